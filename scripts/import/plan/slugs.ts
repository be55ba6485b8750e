import { toSlug } from '../../../src/domain/slug.ts'
import type { ClinicFile } from '../clinic-file.ts'

const MAX_SLUG_LENGTH = 80

export const createSlug = (name: string): string => appendSuffix(toSlug(name.replaceAll('&', ' and ')), '')

const appendSuffix = (slug: string, suffix: string): string =>
  slug.slice(0, MAX_SLUG_LENGTH - suffix.length).replace(/-$/, '') + suffix

/** Records the owner of each id, slug and former slug. Former slugs stay in use, because their URLs redirect. */
export class UsedSlugs {
  readonly #owners = new Map<string, string>()
  readonly #nextNumbers = new Map<string, number>()

  constructor(clinics: readonly ClinicFile[]) {
    for (const { id } of clinics) this.reserve(id, id)
    for (const { id, slug, previousSlugs = [] } of clinics)
      for (const usedSlug of [slug, ...previousSlugs]) if (usedSlug !== undefined) this.reserve(usedSlug, id)
  }

  /** Reserves the slug unless it is taken. Returns its owner in either case. */
  reserve(slug: string, owner: string): string {
    const currentOwner = this.#owners.get(slug)
    if (currentOwner === undefined) this.#owners.set(slug, owner)
    return currentOwner ?? owner
  }

  createUniqueSlug(name: string, zip: string, owner?: string): string {
    const baseSlug = createSlug(name) || 'clinic'
    const isFree = (slug: string) => {
      const currentOwner = this.#owners.get(slug)
      return currentOwner === undefined || (owner !== undefined && currentOwner === owner)
    }
    if (isFree(baseSlug)) return baseSlug
    const slugWithZip = appendSuffix(baseSlug, `-${zip}`)
    if (isFree(slugWithZip)) return slugWithZip
    let number = this.#nextNumbers.get(slugWithZip) ?? 2
    while (!isFree(appendSuffix(baseSlug, `-${zip}-${number}`))) number++
    this.#nextNumbers.set(slugWithZip, number)
    return appendSuffix(baseSlug, `-${zip}-${number}`)
  }
}
