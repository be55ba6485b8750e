import { normalizeAreaAlias } from '../domain/area.ts'
import { type Area, type Catalog, findArea, findTreatment, type Treatment } from '../domain/catalog.ts'
import { matchService } from '../domain/service.ts'
import { NOTICES } from '../urls.ts'

/**
 * What comes from outside, read once. A value that makes no sense counts as not given: a list is then shown without it.
 * Words and whole numbers are all there is, so that these few lines do, and the Worker starts without a library for
 * shapes.
 */

/** Reads one of some words; undefined for any other text. */
export const oneOf =
  <const Word extends string>(words: readonly Word[]) =>
  (text: string | undefined): Word | undefined =>
    words.find((word) => word === text)

/** Reads a whole number in digits; undefined for any other text, and for one that is out of bounds. */
export const wholeNumber =
  ({ least, most }: { least: number; most: number }) =>
  (text: string | undefined): number | undefined => {
    if (text === undefined || !/^\d{1,15}$/.test(text)) return undefined
    const number = Number(text)
    return number >= least && number <= most ? number : undefined
  }

const pageNumber = wholeNumber({ least: 1, most: 100_000 })
export const readPageNumber = (query: Record<string, string>) => pageNumber(query['page']) ?? 1

const notice = oneOf(NOTICES)
export const readNotice = (text: string | undefined) => notice(text) ?? null

/** Longest query that is searched; what follows is left out. */
const QUERY_LENGTH = 200
export const readQuery = (text: string | undefined) => (text ?? '').trim().slice(0, QUERY_LENGTH)

const rowNumber = wholeNumber({ least: 0, most: 50 })
const quantityOf = wholeNumber({ least: 1, most: 100 })

/** What the estimator was asked; null before the form was sent, or when it was sent with nonsense. */
export function readEstimate(query: Record<string, string>): { row: number; quantity: number } | null {
  const row = rowNumber(query['row'])
  const quantity = quantityOf(query['quantity'])
  return row === undefined || quantity === undefined ? null : { row, quantity }
}

/** An area as a path names it; `hamptons` stands for the-hamptons. */
export const areaParam = (catalog: Catalog, segment: string): Area | null =>
  findArea(catalog, normalizeAreaAlias(segment))

/** A treatment as a path names it; case and hyphens do not matter. */
export function treatmentParam(catalog: Catalog, segment: string): Treatment | null {
  const slug = matchService(
    segment,
    catalog.treatments.map((treatment) => treatment.slug),
  )
  return slug === null ? null : findTreatment(catalog, slug)
}

const lineNumber = wholeNumber({ least: 1, most: Number.MAX_SAFE_INTEGER })
/** The line of the change log before which to go on; null for the newest. */
export const readBefore = (text: string | undefined) => lineNumber(text) ?? null
