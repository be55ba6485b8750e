import type { z } from 'zod'
import { clinicSchema } from '../../seed/load/clinic-schemas.ts'

export type ClinicFile = z.input<typeof clinicSchema>
export type ClinicProvider = NonNullable<ClinicFile['providers']>[number]

const CLINIC_KEYS = Object.keys(clinicSchema.shape) as (keyof ClinicFile)[]

export const orderKeys = (clinic: ClinicFile): ClinicFile =>
  Object.fromEntries(
    CLINIC_KEYS.flatMap((key) => (clinic[key] === undefined ? [] : [[key, clinic[key]]])),
  ) as unknown as ClinicFile

export const formatClinic = (clinic: ClinicFile) => `${JSON.stringify(orderKeys(clinic), null, 2)}\n`

export const findChangedKeys = (before: ClinicFile, after: ClinicFile): (keyof ClinicFile)[] =>
  CLINIC_KEYS.filter((key) => before[key] !== after[key] && JSON.stringify(before[key]) !== JSON.stringify(after[key]))
