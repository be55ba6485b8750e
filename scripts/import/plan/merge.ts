import { isFarFromZipCenter } from '../../../seed/check/addresses.ts'
import { assignClinicAreas } from '../../../seed/plan/clinic-areas.ts'
import { assertAllFieldsUsed } from '../../../src/domain/assert-all-fields-used.ts'
import { findZipCode } from '../../../src/domain/clinic/address.ts'
import { type ClinicFile, orderKeys } from '../clinic-file.ts'
import type { Directory } from '../directory.ts'
import { isShortFormOfAddress } from '../places/addresses.ts'
import { type ClinicDraft, ESSENTIAL_COLUMNS } from '../row-reader.ts'
import type { RowIssue } from '../values/reading.ts'
import { describeValue } from '../values/scalars.ts'
import { findSchemaIssues, mergeCoordinates, mergePrice, mergeRating, mergeStatus } from './merge-fields.ts'
import { createSlug, type UsedSlugs } from './slugs.ts'

export interface MergeContext {
  directory: Directory
  today: string
  usedSlugs: UsedSlugs
  lenient: boolean
}

export interface MergeResult {
  clinic: ClinicFile
  issues: Omit<RowIssue, 'row'>[]
  notes: Omit<RowIssue, 'row'>[]
}

export function mergeClinic(before: ClinicFile | null, draft: ClinicDraft, context: MergeContext): MergeResult {
  const merge = new ClinicMerge(before, draft, context)
  merge.apply()
  return { clinic: orderKeys(merge.clinic), issues: merge.issues, notes: merge.notes }
}

const COPIED_FIELDS = [
  'name',
  'description',
  'address',
  'services',
  'featured',
  'verified',
  'phone',
  'website',
  'email',
  'hours',
  'byAppointment',
  'languages',
  'stepFree',
  'providers',
  'devices',
  'skinTypes',
  'opened',
  'lastChecked',
  'previousSlugs',
] as const satisfies readonly (keyof ClinicFile & keyof ClinicDraft)[]

/** Fields that a method of ClinicMerge sets. */
type ComputedField =
  | 'id'
  | 'slug'
  | 'location'
  | 'rating'
  | 'reviewCount'
  | 'ratingSource'
  | 'coordinates'
  | 'prices'
  | 'status'

assertAllFieldsUsed({} as Omit<ClinicFile, (typeof COPIED_FIELDS)[number] | ComputedField>)

const FIELDS_FALSE_BY_DEFAULT = ['featured', 'verified', 'byAppointment'] as const

class ClinicMerge {
  readonly #before: ClinicFile | null
  readonly #draft: ClinicDraft
  readonly #context: MergeContext
  readonly issues: MergeResult['issues'] = []
  readonly notes: MergeResult['notes'] = []
  clinic: ClinicFile

  constructor(before: ClinicFile | null, draft: ClinicDraft, context: MergeContext) {
    this.#before = before
    this.#draft = draft
    this.#context = context
    this.clinic = { ...(before ?? { id: '', name: '', address: '' }) }
  }

  apply(): void {
    const filledFields = COPIED_FIELDS.filter((field) => !isEmptyValue(this.#draft[field]) && !this.#keepsList(field))
    Object.assign(this.clinic, Object.fromEntries(filledFields.map((field) => [field, this.#draft[field]])))
    for (const field of FIELDS_FALSE_BY_DEFAULT)
      if (this.clinic[field] === false && this.#before?.[field] === undefined) delete this.clinic[field]
    if (this.#before && isShortFormOfAddress(this.clinic.address, this.#before.address))
      this.clinic.address = this.#before.address
    this.#applyIdAndSlugs()
    this.#applyArea()
    this.#applyRating()
    this.#applyCoordinates()
    this.#applyPrices()
    this.#addPricedServices()
    this.#applyStatus()
    this.#checkSchema()
  }

  get #zip(): string {
    return findZipCode(this.clinic.address) ?? ''
  }

  #addIssue(column: string, value: unknown, reason: string, suggestion: string): void {
    this.issues.push({ column, value: describeValue(value), reason, suggestion })
  }

  #addNote(column: string, value: unknown, reason: string, suggestion = ''): void {
    this.notes.push({ column, value: describeValue(value), reason, suggestion })
  }

  #leaveOutOrReject(column: string, value: string, reason: string, suggestion: string): boolean {
    const isLeftOut = this.#context.lenient && !ESSENTIAL_COLUMNS.has(column)
    if (isLeftOut) this.#addNote(column, value, `${reason}: left out`, suggestion)
    else this.#addIssue(column, value, reason, suggestion)
    return isLeftOut
  }

  /** Returns true and adds a note if the row's list may lack items and the clinic has a list, which it keeps. */
  #keepsList(field: (typeof COPIED_FIELDS)[number] | 'prices'): boolean {
    const isKept = this.#draft.incompleteFields?.has(field) === true && !isEmptyValue(this.#before?.[field])
    if (isKept) this.#addNote(field, this.#draft[field], 'may be incomplete: kept the list on record')
    return isKept
  }

  #applyIdAndSlugs(): void {
    const { usedSlugs } = this.#context
    const before = this.#before
    const { name } = this.clinic
    if (!before) this.clinic.id = this.#draft.id ?? usedSlugs.createUniqueSlug(name, this.#zip)
    this.#reserveSlug('id', this.clinic.id)
    const currentSlug = before?.slug ?? this.clinic.id
    const isRenamed = before !== null && createSlug(before.name) !== createSlug(name)
    const slug =
      this.#draft.slug ?? (isRenamed ? usedSlugs.createUniqueSlug(name, this.#zip, this.clinic.id) : currentSlug)
    if (slug === currentSlug) return
    this.#reserveSlug('slug', slug)
    const formerSlugs = [...(this.clinic.previousSlugs ?? []), ...(before ? [currentSlug] : [])]
    // The id always redirects to the clinic's page, so the id is not kept as a former slug.
    this.clinic.previousSlugs = [...new Set(formerSlugs)].filter((text) => text !== slug && text !== this.clinic.id)
    if (this.clinic.previousSlugs.length === 0) delete this.clinic.previousSlugs
    if (slug === this.clinic.id) delete this.clinic.slug
    else this.clinic.slug = slug
  }

  #reserveSlug(column: 'id' | 'slug', slug: string): void {
    const owner = this.#context.usedSlugs.reserve(slug, this.clinic.id)
    if (owner !== this.clinic.id)
      this.#addIssue(column, slug, `is already used by ${owner}`, `choose another ${column}, or leave the cell empty`)
  }

  /** Skips an area that the address implies if the stored clinic has none: every row of a download has an area. */
  #applyArea(): void {
    const { location } = this.#draft
    const { referenceData, zips } = this.#context.directory
    if (!location) return
    const followsFromAddress =
      location === assignClinicAreas({ address: this.clinic.address }, referenceData.areas, zips).location
    if (!followsFromAddress || this.#before?.location !== undefined) this.clinic.location = location
  }

  #applyRating(): void {
    const rating = mergeRating(this.#draft, this.clinic, this.#context.directory.isSample)
    if (rating) Object.assign(this.clinic, rating)
    if (rating === null)
      this.#addNote('rating', this.#draft.rating, 'needs review_count and rating_source: left out', 'fill in all three')
  }

  #applyCoordinates(): void {
    const zip = this.#context.directory.zips.get(this.#zip)
    if (!zip) return
    const { coordinates } = this.#draft
    const isFarAway = coordinates !== undefined && isFarFromZipCenter(zip, coordinates)
    this.clinic.coordinates = mergeCoordinates(isFarAway ? undefined : coordinates, this.clinic, this.#before, zip)
    if (!isFarAway) return
    const suggestion = 'correct the point or the zip code, or leave latitude and longitude empty'
    const point = `${coordinates.lat}, ${coordinates.lng}`
    this.#leaveOutOrReject('latitude', point, `is miles away from zip code ${zip.zip}`, suggestion)
  }

  #applyPrices(): void {
    const priceDrafts = this.#draft.prices ?? []
    if (priceDrafts.length === 0 || this.#keepsList('prices')) return
    const { directory, today } = this.#context
    const { lastChecked } = this.#draft
    const prices = priceDrafts.map((draft) => mergePrice(draft, this.clinic, directory.serviceIndex, lastChecked))
    const undatedPrices = prices.filter(({ asOf }) => asOf === undefined)
    if (undatedPrices.length > 0)
      this.#addNote('prices', undatedPrices.map(({ service }) => service).join('; '), 'has no date: taken as of today')
    this.clinic.prices = prices.map((price) => ({ ...price, asOf: price.asOf ?? today }))
  }

  /** Adds services that have prices, because the seed requires a clinic to offer every service that it prices. */
  #addPricedServices(): void {
    const { prices = [], services: offeredServices = [] } = this.clinic
    const addedServices = [...new Set(prices.map(({ service }) => service))].filter(
      (service) => !offeredServices.includes(service),
    )
    if (addedServices.length === 0) return
    this.clinic.services = [...offeredServices, ...addedServices]
    this.#addNote('prices', addedServices.join('; '), 'was not among the services: added')
  }

  #checkSchema(): void {
    for (const { column, value, reason, suggestion } of findSchemaIssues(this.clinic)) {
      const isLeftOut = this.#leaveOutOrReject(column, value, reason, suggestion)
      if (isLeftOut) Object.assign(this.clinic, { [column]: this.#before?.[column as keyof ClinicFile] })
    }
  }

  #applyStatus(): void {
    if (!this.#draft.status) return
    const status = mergeStatus(this.#draft.status, this.clinic, this.#before, this.#context.today)
    if (status) this.clinic.status = status
    if (status === undefined) delete this.clinic.status
    if (status !== null) return
    const suggestion = 'write moved 2026-03-02 from the former address'
    this.#addIssue('status', 'moved', 'needs the former address', suggestion)
  }
}

const isEmptyValue = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
