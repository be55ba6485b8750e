import { createAddressKey } from '../places/addresses.ts'
import type { RowReading } from '../row-reader.ts'
import { isSimilarName } from '../values/names.ts'
import { addToIndex, type IdentifyingFields, MAX_COMPARED_RECORDS } from './directory-index.ts'

export interface Duplicate {
  keptRow: number
  reason: 'same id' | 'same phone' | 'same address and a similar name'
  /** Whether this row says that the clinic is closed, and the kept row does not. */
  isClosureLost?: boolean
}

/** Does not look at the directory's clinics, so that a second import of the file finds the same duplicates. */
export function findDuplicates(rowReadings: readonly RowReading[]): Map<RowReading, Duplicate> {
  const keptRows = new KeptRows()
  const closedRows = new Set<number>()
  const duplicates = new Map<RowReading, Duplicate>()
  for (const rowReading of rowReadings.toSorted((a, b) => rankRow(a) - rankRow(b))) {
    const duplicate = keptRows.findDuplicate(rowReading.draft)
    if (duplicate) {
      const isClosureLost = isClosed(rowReading) && !closedRows.has(duplicate.keptRow)
      duplicates.set(rowReading, { ...duplicate, isClosureLost })
    } else {
      keptRows.add(rowReading.row, rowReading.draft)
      if (isClosed(rowReading)) closedRows.add(rowReading.row)
    }
  }
  return duplicates
}

const isClosed = ({ draft }: RowReading) => draft.status?.kind === 'closed'

const rankRow = (rowReading: RowReading) => {
  const { id, name, address } = rowReading.draft
  return (id === undefined ? 4 : 0) + (name && address ? 0 : 2) + (isClosed(rowReading) ? 1 : 0)
}

class KeptRows {
  readonly #byId = new Map<string, number>()
  readonly #byPhone = new Map<string, number>()
  readonly #byAddress = new Map<string, { row: number; name: string }[]>()

  findDuplicate({ id, name = '', phone, address }: IdentifyingFields): Duplicate | null {
    if (id !== undefined) return createDuplicate(this.#byId.get(id), 'same id')
    const phoneDuplicate = createDuplicate(phone === undefined ? undefined : this.#byPhone.get(phone), 'same phone')
    const rowsAtAddress = address === undefined ? [] : (this.#byAddress.get(createAddressKey(address)) ?? [])
    const similarRow = rowsAtAddress.slice(0, MAX_COMPARED_RECORDS).find((kept) => isSimilarName(name, kept.name))
    return phoneDuplicate ?? createDuplicate(similarRow?.row, 'same address and a similar name')
  }

  add(row: number, { id, name = '', phone, address }: IdentifyingFields): void {
    if (id !== undefined) this.#byId.set(id, row)
    if (phone !== undefined && !this.#byPhone.has(phone)) this.#byPhone.set(phone, row)
    addToIndex(this.#byAddress, address === undefined ? undefined : createAddressKey(address), { row, name })
  }
}

const createDuplicate = (keptRow: number | undefined, reason: Duplicate['reason']): Duplicate | null =>
  keptRow === undefined ? null : { keptRow, reason }
