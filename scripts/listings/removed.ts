import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readJsonFile } from '../../seed/load/json.ts'
import { UserError } from '../../seed/user-error.ts'
import type { ClinicFile } from '../import/clinic-file.ts'
import { createAddressKey } from '../import/places/addresses.ts'
import { createNameKey } from '../import/values/names.ts'

const hashes = z.array(z.string())

const removedClinicSchema = z.strictObject({
  id: z.string(),
  /** Last segments of the clinic's former URLs. */
  segments: z.array(z.string()),
  /** Hashes, because the file must not contain the phone number, name and address themselves. */
  identityHashes: hashes,
})

/** Also reads files of earlier versions, in which `identityHashes` was named `marks`. */
const removedClinicsSchema = z.array(
  z.union([
    removedClinicSchema,
    removedClinicSchema
      .omit({ identityHashes: true })
      .extend({ marks: hashes })
      .transform(({ marks, ...clinic }) => ({ ...clinic, identityHashes: marks })),
  ]),
)

export type RemovedClinic = z.infer<typeof removedClinicSchema>

/** Returns the path of the list of removed clinics, which is not in `data/` because it is not published. */
export const getRemovedClinicsPath = (folder: string) => join(folder, 'removed.json')

const RESTORE_ADVICE = 'The import needs this file to leave out removed clinics: restore it'

export function readRemovedClinics(folder: string): RemovedClinic[] {
  const file = getRemovedClinicsPath(folder)
  if (!existsSync(file)) return []
  const { data } = removedClinicsSchema.safeParse(readJsonFile(file, RESTORE_ADVICE))
  if (!data) throw new UserError(`${file} is not a list of removed clinics. ${RESTORE_ADVICE}`)
  return data
}

export const formatRemovedClinics = (clinics: readonly RemovedClinic[]) => `${JSON.stringify(clinics, null, 2)}\n`

type HashedFields = Partial<Pick<ClinicFile, 'name' | 'address' | 'phone'>>

export const hashIdentity = (fields: HashedFields): string[] => [
  ...(fields.phone === undefined ? [] : [computeSha256(fields.phone)]),
  ...hashIdentityAtAddress(fields),
]

/** Returns hashes of the name with the address and of the phone number with the address. A branch has other hashes. */
export const hashIdentityAtAddress = ({ name, address, phone }: HashedFields): string[] =>
  address === undefined
    ? []
    : [name && createNameKey(name), phone]
        .filter((text) => text !== undefined)
        .map((text) => computeSha256(`${text} ${createAddressKey(address)}`))

const computeSha256 = (text: string) => createHash('sha256').update(text).digest('hex')
