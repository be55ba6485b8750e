import * as z from 'zod/mini'
import { normalizeAreaAlias } from '../domain/area.ts'
import { type Area, type Catalog, findArea } from '../domain/catalog.ts'
import { NOTICES } from '../urls.ts'

/** What comes from outside, read once. A value that makes no sense counts as not given: a list is then shown without it. */

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) => z.catch(z.nullable(z.enum(values)), null)
const word = z.catch(z.nullable(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))), null)
const pageNumber = z.catch(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1)

export const readPageNumber = (query: Record<string, string>) => pageNumber.parse(query['page'] ?? 1)

const noticeQuery = oneOf(NOTICES)
export const readNotice = (notice: string | undefined) => noticeQuery.parse(notice ?? null)

/** Longest query that is searched; what follows is left out. */
const QUERY_LENGTH = 200
export const readQuery = (text: string | undefined) => (text ?? '').trim().slice(0, QUERY_LENGTH)

const estimateQuery = z.object({
  row: z.coerce.number().check(z.int(), z.gte(0), z.lte(50)),
  quantity: z.coerce.number().check(z.int(), z.gte(1), z.lte(100)),
})

/** What the estimator was asked; null before the form was sent, or when it was sent with nonsense. */
export function readEstimate(query: Record<string, string>) {
  const result = estimateQuery.safeParse({ row: query['row'], quantity: query['quantity'] })
  return result.success ? result.data : null
}

/** A word that can be a slug or a unit; null for anything else. */
export const readWord = (text: string | undefined) => word.parse(text ?? null)

/** An area as a path names it; `hamptons` stands for the-hamptons. */
export const areaParam = (catalog: Catalog, segment: string): Area | null =>
  findArea(catalog, normalizeAreaAlias(segment))

const lineNumber = z.catch(z.nullable(z.coerce.number().check(z.int(), z.gte(1))), null)
/** The line of the change log before which to go on; null for the newest. */
export const readBefore = (text: string | undefined) => (text === undefined ? null : lineNumber.parse(text))
