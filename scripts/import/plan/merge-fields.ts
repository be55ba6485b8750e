import { clinicSchema } from '../../../seed/load/clinic-schemas.ts'
import type { ZipCode } from '../../../src/domain/clinic/address.ts'
import { type ClinicFile, orderKeys } from '../clinic-file.ts'
import { createAddressKey } from '../places/addresses.ts'
import { type Coordinates, getZipCenter, markApproximateIfZipCenter } from '../places/coordinates.ts'
import type { ClinicDraft } from '../row-reader.ts'
import type { PriceDraft } from '../values/prices.ts'
import type { RowIssue } from '../values/reading.ts'
import type { ServiceIndex } from '../values/services.ts'
import type { StatusDraft } from '../values/status.ts'

type Rating = Pick<ClinicFile, 'rating' | 'reviewCount' | 'ratingSource'>

/** Returns undefined if the row has none of a rating's fields, and null if the merged rating is incomplete. */
export function mergeRating(draft: ClinicDraft, clinic: ClinicFile, isSample: boolean): Rating | null | undefined {
  const rating = draft.rating ?? clinic.rating
  const reviewCount = draft.reviewCount ?? clinic.reviewCount
  const ratingSource = draft.ratingSource || clinic.ratingSource
  const hasRatingField = draft.rating !== undefined || draft.reviewCount !== undefined || Boolean(draft.ratingSource)
  if (!hasRatingField) return undefined
  if (rating === undefined || reviewCount === undefined) return null
  if (!ratingSource) return isSample ? { rating, reviewCount } : null
  return { rating, reviewCount, ratingSource }
}

/** Returns undefined for an open clinic, and null if the former address of a moved clinic is unknown. */
export function mergeStatus(
  draft: StatusDraft,
  clinic: ClinicFile,
  before: ClinicFile | null,
  today: string,
): ClinicFile['status'] | null {
  if (draft.kind === 'open') return undefined
  const currentStatus = before?.status
  const on = draft.on ?? (currentStatus?.kind === draft.kind ? currentStatus.on : today)
  if (draft.kind !== 'moved') return { kind: draft.kind, on }
  const currentMove = currentStatus?.kind === 'moved' ? currentStatus : null
  const formerAddress = before?.address === clinic.address || currentMove?.on === on ? undefined : before?.address
  const from = draft.from ?? formerAddress ?? currentMove?.from
  return from ? { kind: 'moved', on, from } : null
}

export function mergeCoordinates(
  rowCoordinates: Coordinates | undefined,
  clinic: ClinicFile,
  before: ClinicFile | null,
  zip: ZipCode,
): Coordinates | undefined {
  const currentCoordinates = before?.coordinates
  if (rowCoordinates)
    return currentCoordinates?.lat === rowCoordinates.lat && currentCoordinates.lng === rowCoordinates.lng
      ? currentCoordinates
      : markApproximateIfZipCenter(rowCoordinates, zip)
  return before && createAddressKey(before.address) === createAddressKey(clinic.address)
    ? currentCoordinates
    : getZipCenter(zip)
}

/** Takes a missing date from an identical price or from `lastChecked`, whichever is later. */
export function mergePrice(
  draft: PriceDraft,
  { prices = [] }: ClinicFile,
  serviceIndex: ServiceIndex,
  lastChecked: string | undefined,
) {
  const { service, unit, min, max } = draft
  const comparablePrices = prices.filter(
    (price) => price.unit === unit && price.service === service && price.label === (draft.label ?? price.label),
  )
  const identicalPrice = comparablePrices.find((price) => price.min === min && price.max === max)
  const label =
    draft.label ?? (identicalPrice ?? comparablePrices[0])?.label ?? `${serviceIndex.getName(service)}, per ${unit}`
  const [latestDate] = [identicalPrice?.asOf, lastChecked]
    .filter((date) => date !== undefined)
    .toSorted()
    .reverse()
  return { service, label, unit, min, max, asOf: draft.asOf ?? latestDate }
}

export function findSchemaIssues(clinic: ClinicFile): Omit<RowIssue, 'row'>[] {
  const result = clinicSchema.safeParse(orderKeys(clinic))
  if (result.success) return []
  return result.error.issues.map(({ path, message }) => {
    const key = path[0] as keyof ClinicFile
    return {
      column: String(key),
      value: JSON.stringify(clinic[key]) ?? '',
      reason: message,
      suggestion: 'correct the cell',
    }
  })
}
