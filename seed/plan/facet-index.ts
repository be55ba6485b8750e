import {
  type Bitmap,
  countPositions,
  countSharedPositions,
  intersectBitmaps,
  toBitmap,
} from '../../src/db/formats/bitmap.ts'
import { packWords } from '../../src/db/formats/packed.ts'
import { getOpenSpans, NO_HOURS } from '../../src/domain/clinic/hours.ts'
import { isWithinSpan, MINUTES_PER_WEEK } from '../../src/domain/clinic/open-state.ts'
import {
  type Facet,
  type FacetValue,
  isPrecounted,
  toFacetToken,
  toSelectionKey,
} from '../../src/domain/list/facets.ts'
import { type FacetedClinic, getFacetValues } from './facet-values.ts'

const OPEN_INTERVAL_MINUTES = 15

/** `orders` has the clinics' positions in each sort order. `allValues` may include values that no clinic has. */
export function indexFacets(
  clinics: readonly FacetedClinic[],
  orders: ReadonlyMap<string, readonly number[]>,
  allValues: readonly FacetValue[],
) {
  const indexesByToken = groupClinicIndexesByToken(clinics)
  const valueSets = allValues.flatMap((value) => {
    const token = toFacetToken(value.facet, value.value)
    const indexes = indexesByToken.get(token)
    return indexes ? [{ value, token, set: toBitmap(indexes) }] : []
  })
  const intervals = listOpenIntervals(clinics)
  const countByValue = (set: Bitmap) => valueSets.map((valueSet) => countSharedPositions(set, valueSet.set))
  const intervalCounts = intervals.map(({ indexes }) => countByValue(toBitmap(indexes)))
  const packPositions = (positions: readonly number[], indexes: readonly number[]) =>
    packWords(toBitmap(indexes.map((index) => positions[index] ?? 0)))
  return {
    values: valueSets.map(({ value }) => value),
    sets: [...orders].flatMap(([sort, positions]) =>
      [...indexesByToken].map(([token, indexes]) => ({ sort, token, clinics: packPositions(positions, indexes) })),
    ),
    open: [...orders].flatMap(([sort, positions]) =>
      intervals.map(({ minute, indexes }, interval) => ({
        sort,
        minute,
        clinics: packPositions(positions, indexes),
        counts: intervalCounts[interval] ?? [],
      })),
    ),
    counts: precomputeCounts(clinics.length, valueSets, countByValue),
  }
}

function groupClinicIndexesByToken(clinics: readonly FacetedClinic[]): Map<string, number[]> {
  const tokens = clinics.flatMap((clinic, index) =>
    Object.entries(getFacetValues(clinic)).flatMap(([facet, values]) =>
      values.map((value) => ({ token: toFacetToken(facet as Facet, value), index })),
    ),
  )
  const groups = Map.groupBy(tokens, ({ token }) => token)
  return new Map([...groups].map(([token, group]) => [token, group.map(({ index }) => index)]))
}

function precomputeCounts(
  total: number,
  valueSets: readonly { value: FacetValue; token: string; set: Bitmap }[],
  countByValue: (set: Bitmap) => number[],
) {
  const allClinics = toBitmap(Array.from({ length: total }, (_, index) => index))
  const rows = [{ selection: '', total, counts: countByValue(allClinics) }]
  valueSets.forEach(({ value: { facet, value }, token, set }, index) => {
    rows.push({ selection: token, total: countPositions(set), counts: countByValue(set) })
    for (const other of valueSets.slice(index + 1)) {
      const selection = { [facet]: value, [other.value.facet]: other.value.value }
      if (other.value.facet === facet || !isPrecounted(selection)) continue
      const shared = intersectBitmaps([set, other.set])
      const count = countPositions(shared)
      if (count > 0) rows.push({ selection: toSelectionKey(selection), total: count, counts: countByValue(shared) })
    }
  })
  return rows
}

/** Returns the open clinics at the start of the week, and at each opening or closing time, rounded up to 15 minutes. */
function listOpenIntervals(clinics: readonly FacetedClinic[]): { minute: number; indexes: number[] }[] {
  const spansByClinic = clinics.map(({ hours = NO_HOURS }) => getOpenSpans(hours))
  const toInterval = (minute: number) =>
    (Math.ceil(minute / OPEN_INTERVAL_MINUTES) * OPEN_INTERVAL_MINUTES) % MINUTES_PER_WEEK
  const changes = spansByClinic.flat().flatMap(([from, minutes]) => [toInterval(from), toInterval(from + minutes)])
  return [...new Set([0, ...changes])]
    .sort((a, b) => a - b)
    .map((minute) => ({
      minute,
      indexes: spansByClinic.flatMap((spans, index) =>
        spans.some((span) => isWithinSpan(span, minute)) ? [index] : [],
      ),
    }))
}
