import type { ClinicFile } from '../clinic-file.ts'
import { addressKey } from '../places/addresses.ts'
import type { ClinicDraft } from '../row-reader.ts'
import { isSimilarName } from '../values/names.ts'
import { slugOf } from './ids.ts'

/** The values by which records of the same clinic are recognized. */
export type Identified = Pick<ClinicDraft, 'id' | 'name' | 'phone' | 'address'>

/** Maximum records with the same phone number or address that are compared, so that no file makes the import slow. */
export const MAX_COMPARED = 200

/** Finds the directory's clinic for a row. Each clinic is matched to one row at most. */
export class DirectoryIndex {
  readonly #byId: ReadonlyMap<string, ClinicFile>
  readonly #byPhone = new Map<string, ClinicFile[]>()
  readonly #byAddress = new Map<string, ClinicFile[]>()
  readonly #claimed = new Set<string>()

  constructor(clinics: readonly ClinicFile[]) {
    this.#byId = new Map(clinics.map((clinic) => [clinic.id, clinic]))
    for (const clinic of clinics) {
      append(this.#byPhone, clinic.phone, clinic)
      append(this.#byAddress, addressKey(clinic.address), clinic)
    }
  }

  withId(id: string | undefined): ClinicFile | null {
    return (id !== undefined && this.#byId.get(id)) || null
  }

  claim({ id }: ClinicFile): void {
    this.#claimed.add(id)
  }

  isClaimed = ({ id }: ClinicFile) => this.#claimed.has(id)

  /** Returns an unclaimed clinic with the same phone number, or else with the same address and a similar name. */
  find({ id, name, phone, address }: Identified): ClinicFile | null {
    const key = address === undefined ? null : addressKey(address)
    const hasName = (clinic: ClinicFile) => name !== undefined && isNamed(clinic, name)
    const samePhone = this.#free(this.#byPhone, phone)
    const together = samePhone.filter((clinic) => key === null || addressKey(clinic.address) === key)
    const byPhone = together.find(hasName) ?? together[0]
    if (byPhone) return byPhone
    // A different id means another clinic, such as a branch with the same number.
    const elsewhere = id === undefined ? (samePhone.find(hasName) ?? samePhone[0]) : undefined
    return elsewhere ?? this.#free(this.#byAddress, key ?? undefined).find(hasName) ?? null
  }

  #free(index: ReadonlyMap<string, ClinicFile[]>, key: string | undefined): ClinicFile[] {
    const clinics = key === undefined ? [] : (index.get(key) ?? [])
    return clinics.slice(0, MAX_COMPARED).filter((clinic) => !this.isClaimed(clinic))
  }
}

/** Returns whether `other` is similar to the clinic's name, or has its id or a former slug as its slug. */
const isNamed = ({ id, name, previousSlugs = [] }: ClinicFile, other: string) =>
  isSimilarName(other, name) || [id, ...previousSlugs].includes(slugOf(other))

export function append<T>(index: Map<string, T[]>, key: string | undefined, value: T): void {
  if (key === undefined) return
  const values = index.get(key)
  if (values) values.push(value)
  else index.set(key, [value])
}
