import { toSlug } from '../../../src/domain/slug.ts'
import type { ClinicFile } from '../clinic-file.ts'

const MAX_SLUG_LENGTH = 80

export const slugOf = (name: string): string =>
  toSlug(name.replaceAll('&', ' and ')).slice(0, MAX_SLUG_LENGTH).replace(/-$/, '')

/** The ids and slugs in use, and the former slugs, because their URLs redirect. */
export class UsedNames {
  readonly #owners = new Map<string, string>()
  readonly #nextNumbers = new Map<string, number>()

  constructor(clinics: readonly ClinicFile[]) {
    for (const { id } of clinics) this.take(id, id)
    for (const { id, slug, previousSlugs = [] } of clinics)
      for (const name of [slug, ...previousSlugs]) if (name !== undefined) this.take(name, id)
  }

  take(name: string, owner: string): string {
    const current = this.#owners.get(name)
    if (current === undefined) this.#owners.set(name, owner)
    return current ?? owner
  }

  unique(name: string, zip: string, owner?: string): string {
    const base = slugOf(name) || 'clinic'
    const isFree = (slug: string) => {
      const current = this.#owners.get(slug)
      return current === undefined || (owner !== undefined && current === owner)
    }
    if (isFree(base)) return base
    const withZip = `${base}-${zip}`
    if (isFree(withZip)) return withZip
    let number = this.#nextNumbers.get(withZip) ?? 2
    while (!isFree(`${withZip}-${number}`)) number++
    this.#nextNumbers.set(withZip, number)
    return `${withZip}-${number}`
  }
}
