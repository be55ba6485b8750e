import type { ClinicFile } from '../clinic-file.ts'
import { createAddressKey } from '../places/addresses.ts'
import type { ClinicDraft } from '../row-reader.ts'
import { isSimilarName } from '../values/names.ts'
import { createSlug } from './slugs.ts'

export type IdentifyingFields = Pick<ClinicDraft, 'id' | 'name' | 'phone' | 'address'>

/** Without this limit, an import of many rows with the same phone number or address would be slow. */
export const MAX_COMPARED_RECORDS = 200

export class DirectoryIndex {
  readonly #byId: ReadonlyMap<string, ClinicFile>
  readonly #byPhone = new Map<string, ClinicFile[]>()
  readonly #byAddress = new Map<string, ClinicFile[]>()
  readonly #matchedIds = new Set<string>()

  constructor(clinics: readonly ClinicFile[]) {
    this.#byId = new Map(clinics.map((clinic) => [clinic.id, clinic]))
    for (const clinic of clinics) {
      addToIndex(this.#byPhone, clinic.phone, clinic)
      addToIndex(this.#byAddress, createAddressKey(clinic.address), clinic)
      const { status } = clinic
      if (status?.kind === 'moved') addToIndex(this.#byAddress, createAddressKey(status.from), clinic)
    }
  }

  findById(id: string | undefined): ClinicFile | null {
    return (id !== undefined && this.#byId.get(id)) || null
  }

  markAsMatched({ id }: ClinicFile): void {
    this.#matchedIds.add(id)
  }

  isMatched = ({ id }: ClinicFile) => this.#matchedIds.has(id)

  /** A row with an id and an address does not match by phone alone, because it may be another branch. */
  findMatchingClinic({ id, name, phone, address }: IdentifyingFields): ClinicFile | null {
    const key = address === undefined ? null : createAddressKey(address)
    const hasSimilarName = (clinic: ClinicFile) => name !== undefined && isCurrentOrFormerName(clinic, name)
    const clinicsWithPhoneAndAddress = this.#findUnmatched(this.#byPhone, phone).filter(
      (clinic) => createAddressKey(clinic.address) === key,
    )
    const phoneAndAddressMatch = clinicsWithPhoneAndAddress.find(hasSimilarName) ?? clinicsWithPhoneAndAddress[0]
    if (phoneAndAddressMatch) return phoneAndAddressMatch
    const mayBeBranch = id !== undefined && key !== null
    const phoneMatch = mayBeBranch ? undefined : this.#findByPhoneAlone(phone, hasSimilarName)
    if (phoneMatch && hasSimilarName(phoneMatch)) return phoneMatch
    return this.#findUnmatched(this.#byAddress, key ?? undefined).find(hasSimilarName) ?? phoneMatch ?? null
  }

  /** Of branches that share a phone number, finds the only one with a similar name. */
  #findByPhoneAlone(
    phone: string | undefined,
    hasSimilarName: (clinic: ClinicFile) => boolean,
  ): ClinicFile | undefined {
    const clinics = phone === undefined ? [] : (this.#byPhone.get(phone) ?? []).slice(0, MAX_COMPARED_RECORDS)
    const [clinic, otherClinic] = clinics.length === 1 ? clinics : clinics.filter(hasSimilarName)
    return clinic && !otherClinic && !this.isMatched(clinic) ? clinic : undefined
  }

  #findUnmatched(index: ReadonlyMap<string, ClinicFile[]>, key: string | undefined): ClinicFile[] {
    const clinics = key === undefined ? [] : (index.get(key) ?? [])
    return clinics.slice(0, MAX_COMPARED_RECORDS).filter((clinic) => !this.isMatched(clinic))
  }
}

const isCurrentOrFormerName = ({ id, name, previousSlugs = [] }: ClinicFile, rowName: string) =>
  isSimilarName(rowName, name) || [id, ...previousSlugs].includes(createSlug(rowName))

export function addToIndex<T>(index: Map<string, T[]>, key: string | undefined, value: T): void {
  if (key === undefined) return
  const values = index.get(key)
  if (values) values.push(value)
  else index.set(key, [value])
}
