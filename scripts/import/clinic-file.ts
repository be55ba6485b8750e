import type { z } from 'zod'
import { clinicSchema } from '../../seed/load/clinic-schemas.ts'

/** The content of a file in `data/clinics/`, before the loader fills in defaults. */
export type ClinicFile = z.input<typeof clinicSchema>
export type PriceEntry = NonNullable<ClinicFile['prices']>[number]
export type ProviderEntry = NonNullable<ClinicFile['providers']>[number]

const KEYS = Object.keys(clinicSchema.shape) as (keyof ClinicFile)[]

/** Returns the clinic with its keys in the order of the schema. Omits undefined values. */
export const withOrderedKeys = (clinic: ClinicFile): ClinicFile =>
  Object.fromEntries(
    KEYS.flatMap((key) => (clinic[key] === undefined ? [] : [[key, clinic[key]]])),
  ) as unknown as ClinicFile

export const clinicText = (clinic: ClinicFile) => `${JSON.stringify(withOrderedKeys(clinic), null, 2)}\n`

export const changedKeys = (before: ClinicFile, after: ClinicFile): (keyof ClinicFile)[] =>
  KEYS.filter((key) => before[key] !== after[key] && JSON.stringify(before[key]) !== JSON.stringify(after[key]))
