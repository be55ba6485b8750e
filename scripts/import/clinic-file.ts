import type { z } from 'zod'
import { clinicSchema } from '../../seed/load/clinic-schemas.ts'

export type ClinicFile = z.input<typeof clinicSchema>
export type ProviderEntry = NonNullable<ClinicFile['providers']>[number]

const KEYS = Object.keys(clinicSchema.shape) as (keyof ClinicFile)[]

export const withOrderedKeys = (clinic: ClinicFile): ClinicFile =>
  Object.fromEntries(
    KEYS.flatMap((key) => (clinic[key] === undefined ? [] : [[key, clinic[key]]])),
  ) as unknown as ClinicFile

export const formatClinic = (clinic: ClinicFile) => `${JSON.stringify(withOrderedKeys(clinic), null, 2)}\n`

export const changedKeys = (before: ClinicFile, after: ClinicFile): (keyof ClinicFile)[] =>
  KEYS.filter((key) => before[key] !== after[key] && JSON.stringify(before[key]) !== JSON.stringify(after[key]))
