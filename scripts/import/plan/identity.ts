import type { ClinicFile } from '../clinic-file.ts'
import { addressKey } from '../places/addresses.ts'
import type { ClinicDraft } from '../row-reader.ts'
import { isSimilarName } from '../values/names.ts'
import { slugOf } from './ids.ts'

export type IdentifyingFields = Pick<ClinicDraft, 'id' | 'name' | 'phone' | 'address'>

/** More would make the import slow. */
export const MAX_COMPARED = 200

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

  /** A row with an id and another address is not matched by phone: it may be a branch that shares the number. */
  find({ id, name, phone, address }: IdentifyingFields): ClinicFile | null {
    const key = address === undefined ? null : addressKey(address)
    const hasSimilarName = (clinic: ClinicFile) => name !== undefined && isNameOf(clinic, name)
    const samePhone = this.#findUnclaimed(this.#byPhone, phone)
    const samePhoneAndAddress = samePhone.filter((clinic) => key === null || addressKey(clinic.address) === key)
    const byPhone = samePhoneAndAddress.find(hasSimilarName) ?? samePhoneAndAddress[0]
    if (byPhone) return byPhone
    const byPhoneElsewhere = id === undefined ? (samePhone.find(hasSimilarName) ?? samePhone[0]) : undefined
    return byPhoneElsewhere ?? this.#findUnclaimed(this.#byAddress, key ?? undefined).find(hasSimilarName) ?? null
  }

  #findUnclaimed(index: ReadonlyMap<string, ClinicFile[]>, key: string | undefined): ClinicFile[] {
    const clinics = key === undefined ? [] : (index.get(key) ?? [])
    return clinics.slice(0, MAX_COMPARED).filter((clinic) => !this.isClaimed(clinic))
  }
}

const isNameOf = ({ id, name, previousSlugs = [] }: ClinicFile, rowName: string) =>
  isSimilarName(rowName, name) || [id, ...previousSlugs].includes(slugOf(rowName))

export function append<T>(index: Map<string, T[]>, key: string | undefined, value: T): void {
  if (key === undefined) return
  const values = index.get(key)
  if (values) values.push(value)
  else index.set(key, [value])
}
