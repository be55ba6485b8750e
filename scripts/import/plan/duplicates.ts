import { addressKey } from '../places/addresses.ts'
import type { ReadRow } from '../row-reader.ts'
import { isSimilarName } from '../values/names.ts'
import { append, type IdentifyingFields, MAX_COMPARED } from './identity.ts'

export interface Duplicate {
  keptRow: number
  reason: 'same id' | 'same phone' | 'same address and a similar name'
}

/** Prefers rows with an id, a name and an address. Ignores the directory, so that every import finds the same ones. */
export function findDuplicates(rows: readonly ReadRow[]): Map<ReadRow, Duplicate> {
  const kept = new KeptRows()
  const duplicates = new Map<ReadRow, Duplicate>()
  for (const read of rows.toSorted((a, b) => rank(a.draft) - rank(b.draft))) {
    const duplicate = kept.find(read.draft)
    if (duplicate) duplicates.set(read, duplicate)
    else kept.add(read.row, read.draft)
  }
  return duplicates
}

const rank = ({ id, name, address }: IdentifyingFields) => (id === undefined ? 1 : 0) + (name && address ? 0 : 1)

class KeptRows {
  readonly #byId = new Map<string, number>()
  readonly #byPhone = new Map<string, number>()
  readonly #byAddress = new Map<string, { row: number; name: string }[]>()

  find({ id, name = '', phone, address }: IdentifyingFields): Duplicate | null {
    if (id !== undefined) return toDuplicate(this.#byId.get(id), 'same id')
    const samePhone = toDuplicate(phone === undefined ? undefined : this.#byPhone.get(phone), 'same phone')
    const sameAddress = address === undefined ? [] : (this.#byAddress.get(addressKey(address)) ?? [])
    const similar = sameAddress.slice(0, MAX_COMPARED).find((kept) => isSimilarName(name, kept.name))
    return samePhone ?? toDuplicate(similar?.row, 'same address and a similar name')
  }

  add(row: number, { id, name = '', phone, address }: IdentifyingFields): void {
    if (id !== undefined) this.#byId.set(id, row)
    if (phone !== undefined && !this.#byPhone.has(phone)) this.#byPhone.set(phone, row)
    append(this.#byAddress, address === undefined ? undefined : addressKey(address), { row, name })
  }
}

const toDuplicate = (keptRow: number | undefined, reason: Duplicate['reason']): Duplicate | null =>
  keptRow === undefined ? null : { keptRow, reason }
