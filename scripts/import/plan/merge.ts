import { isFarFromZip } from '../../../seed/check/addresses.ts'
import { assignClinicAreas } from '../../../seed/plan/clinic-areas.ts'
import { findZipCode } from '../../../src/domain/clinic/address.ts'
import { type ClinicFile, withOrderedKeys } from '../clinic-file.ts'
import type { Directory } from '../directory.ts'
import { isAbbreviationOf } from '../places/addresses.ts'
import { type ClinicDraft, ESSENTIAL_COLUMNS } from '../row-reader.ts'
import type { RowIssue } from '../values/reading.ts'
import { rawText } from '../values/values.ts'
import { slugOf, type UsedNames } from './ids.ts'
import { mergeCoordinates, mergePrice, mergeRating, mergeStatus, schemaIssues } from './merge-fields.ts'

export interface MergeContext {
  directory: Directory
  today: string
  names: UsedNames
  lenient: boolean
}

export interface MergedClinic {
  clinic: ClinicFile
  issues: Omit<RowIssue, 'row'>[]
  notes: Omit<RowIssue, 'row'>[]
}

export function mergeClinic(before: ClinicFile | null, draft: ClinicDraft, context: MergeContext): MergedClinic {
  const merge = new Merge(before, draft, context)
  merge.apply()
  return { clinic: withOrderedKeys(merge.clinic), issues: merge.issues, notes: merge.notes }
}

const COPIED_FIELDS = [
  ...(['name', 'description', 'address', 'services', 'featured', 'verified', 'phone', 'website', 'email'] as const),
  ...(['hours', 'byAppointment', 'languages', 'stepFree', 'providers', 'devices', 'skinTypes', 'opened'] as const),
  ...(['lastChecked', 'previousSlugs'] as const),
] satisfies (keyof ClinicFile & keyof ClinicDraft)[]

const FALSE_BY_DEFAULT = ['featured', 'verified', 'byAppointment'] as const

class Merge {
  readonly #before: ClinicFile | null
  readonly #draft: ClinicDraft
  readonly #context: MergeContext
  readonly issues: MergedClinic['issues'] = []
  readonly notes: MergedClinic['notes'] = []
  clinic: ClinicFile

  constructor(before: ClinicFile | null, draft: ClinicDraft, context: MergeContext) {
    this.#before = before
    this.#draft = draft
    this.#context = context
    this.clinic = { ...(before ?? { id: '', name: '', address: '' }) }
  }

  apply(): void {
    const given = COPIED_FIELDS.filter((field) => !isEmpty(this.#draft[field]))
    Object.assign(this.clinic, Object.fromEntries(given.map((field) => [field, this.#draft[field]])))
    for (const field of FALSE_BY_DEFAULT)
      if (this.clinic[field] === false && this.#before?.[field] === undefined) delete this.clinic[field]
    if (this.#before && isAbbreviationOf(this.clinic.address, this.#before.address))
      this.clinic.address = this.#before.address
    this.#applyName()
    this.#applyArea()
    this.#applyRating()
    this.#applyCoordinates()
    this.#applyPrices()
    this.#applyStatus()
    this.#checkSchema()
  }

  get #zip(): string {
    return findZipCode(this.clinic.address) ?? ''
  }

  #addIssue(column: string, value: unknown, reason: string, suggestion: string): void {
    this.issues.push({ column, value: rawText(value), reason, suggestion })
  }

  #addNote(column: string, value: unknown, reason: string, suggestion = ''): void {
    this.notes.push({ column, value: rawText(value), reason, suggestion })
  }

  #leaveOutOrReject(column: string, value: string, reason: string, suggestion: string): boolean {
    const isLeftOut = this.#context.lenient && !ESSENTIAL_COLUMNS.has(column)
    if (isLeftOut) this.#addNote(column, value, `${reason}: left out`, suggestion)
    else this.#addIssue(column, value, reason, suggestion)
    return isLeftOut
  }

  #applyName(): void {
    const { names } = this.#context
    const before = this.#before
    const { name } = this.clinic
    if (!before) this.clinic.id = this.#draft.id ?? names.unique(name, this.#zip)
    this.#claimName('id', this.clinic.id)
    const current = before?.slug ?? this.clinic.id
    const isRenamed = before !== null && slugOf(before.name) !== slugOf(name)
    const slug = this.#draft.slug ?? (isRenamed ? names.unique(name, this.#zip, this.clinic.id) : current)
    if (slug === current) return
    this.#claimName('slug', slug)
    const former = [...(this.clinic.previousSlugs ?? []), ...(before ? [current] : [])]
    // Omits the id, which always redirects to the page.
    this.clinic.previousSlugs = [...new Set(former)].filter((text) => text !== slug && text !== this.clinic.id)
    if (this.clinic.previousSlugs.length === 0) delete this.clinic.previousSlugs
    if (slug === this.clinic.id) delete this.clinic.slug
    else this.clinic.slug = slug
  }

  #claimName(column: 'id' | 'slug', name: string): void {
    const owner = this.#context.names.take(name, this.clinic.id)
    if (owner !== this.clinic.id)
      this.#addIssue(column, name, `is already used by ${owner}`, `choose another ${column}, or leave the cell empty`)
  }

  /** Downloads contain areas that clinic files omit, because they follow from the address. */
  #applyArea(): void {
    const { location } = this.#draft
    const { lists, zips } = this.#context.directory
    if (!location) return
    const followsFromAddress =
      location === assignClinicAreas({ address: this.clinic.address }, lists.areas, zips).location
    if (!followsFromAddress || this.#before?.location !== undefined) this.clinic.location = location
  }

  #applyRating(): void {
    const rating = mergeRating(this.#draft, this.clinic, this.#context.directory.sample)
    if (rating) Object.assign(this.clinic, rating)
    if (rating === null)
      this.#addNote('rating', this.#draft.rating, 'needs review_count and rating_source: left out', 'fill in all three')
  }

  #applyCoordinates(): void {
    const zip = this.#context.directory.zips.get(this.#zip)
    if (!zip) return
    const { coordinates } = this.#draft
    const isFar = coordinates !== undefined && isFarFromZip(zip, coordinates)
    this.clinic.coordinates = mergeCoordinates(isFar ? undefined : coordinates, this.clinic, this.#before, zip)
    if (!isFar) return
    const suggestion = 'correct the point or the zip code, or empty latitude and longitude'
    const point = `${coordinates.lat}, ${coordinates.lng}`
    this.#leaveOutOrReject('latitude', point, `is miles away from zip code ${zip.zip}`, suggestion)
  }

  #applyPrices(): void {
    const drafts = this.#draft.prices ?? []
    if (drafts.length === 0) return
    const { directory, today } = this.#context
    const prices = drafts.map((draft) => mergePrice(draft, this.clinic, directory.services))
    const { lastChecked } = this.#draft
    const undated = lastChecked ? [] : prices.filter(({ asOf }) => asOf === undefined)
    if (undated.length > 0)
      this.#addNote('prices', undated.map(({ service }) => service).join('; '), 'has no date: taken as of today')
    this.clinic.prices = prices.map((price) => ({ ...price, asOf: price.asOf ?? lastChecked ?? today }))
    this.#addPricedServices(prices.map(({ service }) => service))
  }

  /** Adds services that have prices, because the loader requires a clinic to offer them. */
  #addPricedServices(priced: readonly string[]): void {
    const offered = this.clinic.services ?? []
    const added = [...new Set(priced)].filter((service) => !offered.includes(service))
    if (added.length === 0) return
    this.clinic.services = [...offered, ...added]
    this.#addNote('prices', added.join('; '), 'was not among the services: added')
  }

  #checkSchema(): void {
    for (const { column, value, reason, suggestion } of schemaIssues(this.clinic)) {
      const isLeftOut = this.#leaveOutOrReject(column, value, reason, suggestion)
      if (isLeftOut) Object.assign(this.clinic, { [column]: this.#before?.[column as keyof ClinicFile] })
    }
  }

  #applyStatus(): void {
    if (!this.#draft.status) return
    const status = mergeStatus(this.#draft.status, this.clinic, this.#before, this.#context.today)
    if (status) this.clinic.status = status
    if (status === undefined) delete this.clinic.status
    if (status === null) this.#addIssue('status', 'moved', 'needs the former address', 'fill in status_from')
  }
}

const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
