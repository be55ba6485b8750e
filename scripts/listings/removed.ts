import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { addressKey } from '../import/places/addresses.ts'
import { nameKey } from '../import/values/names.ts'

const removedSchema = z.array(
  z.strictObject({
    id: z.string(),
    /** The last segments of its former URLs. */
    segments: z.array(z.string()),
    /** Hashes of its phone number, and of its name with its address. No other data of the clinic is kept. */
    marks: z.array(z.string()),
  }),
)

export type RemovedClinic = z.infer<typeof removedSchema>[number]

/**
 * Returns the path of the list of removed clinics, which no import adds again. It is not in `data/`, because it is not
 * published.
 */
export const removedFile = (folder: string) => join(folder, 'removed.json')

/** Reads the list of removed clinics. Empty without the file. Throws if the file is invalid. */
export function readRemoved(folder: string): RemovedClinic[] {
  const file = removedFile(folder)
  return existsSync(file) ? removedSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}

export const removedText = (clinics: readonly RemovedClinic[]) => `${JSON.stringify(clinics, null, 2)}\n`

interface KnownClinic {
  name?: string | undefined
  address?: string | undefined
  phone?: string | undefined
}

/** Returns the hashes by which a removed clinic is recognized. */
export const identityHashes = ({ name, address, phone }: KnownClinic): string[] => [
  ...(phone === undefined ? [] : [hash(phone)]),
  ...(name === undefined || address === undefined ? [] : [hash(`${nameKey(name)} ${addressKey(address)}`)]),
]

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
