import { normalizeAreaAlias } from '../domain/area.ts'
import { type Area, type Catalog, findArea, type Service, type Treatment } from '../domain/catalog.ts'
import { matchSlug } from '../domain/treatment/service.ts'
import { NOTICES } from '../urls.ts'

// An invalid value counts as absent. No validation library, because it would slow down the start of the Worker.

export const createEnumParser =
  <const Value extends string>(values: readonly Value[]) =>
  (text: string | undefined): Value | undefined =>
    values.find((value) => value === text)

export const createIntegerParser =
  ({ min, max }: { min: number; max: number }) =>
  (text: string | undefined): number | undefined => {
    if (text === undefined || !/^\d{1,15}$/.test(text)) return undefined
    const number = Number(text)
    return number >= min && number <= max ? number : undefined
  }

const parsePageNumber = createIntegerParser({ min: 1, max: 100_000 })
export const readPageNumber = (query: Record<string, string>) => parsePageNumber(query['page']) ?? 1

const parseNotice = createEnumParser(NOTICES)
export const readNotice = (text: string | undefined) => parseNotice(text) ?? null

const MAX_TYPED_LENGTH = 200
/** Replaces NUL characters, because a page that repeats one would be invalid HTML. */
export const readTypedText = (text: string | undefined) =>
  (text ?? '').replaceAll('\0', ' ').trim().slice(0, MAX_TYPED_LENGTH)

export const findAreaByParam = (catalog: Catalog, segment: string): Area | null =>
  findArea(catalog, normalizeAreaAlias(segment))

export const findTreatmentByParam = (catalog: Catalog, segment: string): Treatment | null =>
  findByAnySpelling(catalog.treatments, segment)

export const findServiceByParam = (catalog: Catalog, segment: string): Service | null =>
  findByAnySpelling(catalog.services, segment)

function findByAnySpelling<T extends { slug: string }>(entries: readonly T[], segment: string): T | null {
  const matchedSlug = matchSlug(
    segment,
    entries.map(({ slug }) => slug),
  )
  return entries.find(({ slug }) => slug === matchedSlug) ?? null
}

const parseChangeId = createIntegerParser({ min: 1, max: Number.MAX_SAFE_INTEGER })
export const readBeforeChangeId = (text: string | undefined) => parseChangeId(text) ?? null
