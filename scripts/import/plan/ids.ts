import { toSlug } from '../../../src/domain/slug.ts'
import type { ClinicFile } from '../clinic-file.ts'

const MAX_SLUG_LENGTH = 80

export const createSlug = (name: string): string =>
  toSlug(name.replaceAll('&', ' and ')).slice(0, MAX_SLUG_LENGTH).replace(/-$/, '')

/** Records the owner of each id, slug and former slug. Former slugs stay in use, because their URLs redirect. */
export class UsedNames {
  readonly #owners = new Map<string, string>()
  readonly #nextNumbers = new Map<string, number>()

  constructor(clinics: readonly ClinicFile[]) {
    for (const { id } of clinics) this.claim(id, id)
    for (const { id, slug, previousSlugs = [] } of clinics)
      for (const name of [slug, ...previousSlugs]) if (name !== undefined) this.claim(name, id)
  }

  claim(name: string, owner: string): string {
    const currentOwner = this.#owners.get(name)
    if (currentOwner === undefined) this.#owners.set(name, owner)
    return currentOwner ?? owner
  }

  createUniqueSlug(name: string, zip: string, owner?: string): string {
    const baseSlug = createSlug(name) || 'clinic'
    const isFree = (slug: string) => {
      const currentOwner = this.#owners.get(slug)
      return currentOwner === undefined || (owner !== undefined && currentOwner === owner)
    }
    if (isFree(baseSlug)) return baseSlug
    const slugWithZip = `${baseSlug}-${zip}`
    if (isFree(slugWithZip)) return slugWithZip
    let number = this.#nextNumbers.get(slugWithZip) ?? 2
    while (!isFree(`${slugWithZip}-${number}`)) number++
    this.#nextNumbers.set(slugWithZip, number)
    return `${slugWithZip}-${number}`
  }
}
