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

const OPEN_ROUNDING_MINUTES = 15

/** The positions in `positionsBySort` are by index in `clinics`. `allValues` may include unused values. */
export function indexFacets(
  clinics: readonly FacetedClinic[],
  positionsBySort: ReadonlyMap<string, readonly number[]>,
  allValues: readonly FacetValue[],
) {
  const indexesByToken = groupClinicIndexesByToken(clinics)
  const indexedValues = allValues.flatMap((value) => {
    const token = toFacetToken(value.facet, value.value)
    const indexes = indexesByToken.get(token)
    return indexes ? [{ value, token, bitmap: toBitmap(indexes) }] : []
  })
  const openSets = listOpenSets(clinics)
  const countByValue = (bitmap: Bitmap) =>
    indexedValues.map((indexedValue) => countSharedPositions(bitmap, indexedValue.bitmap))
  const countsByOpenSet = openSets.map(({ indexes }) => countByValue(toBitmap(indexes)))
  const packPositions = (positions: readonly number[], indexes: readonly number[]) =>
    packWords(toBitmap(indexes.map((index) => positions[index] ?? 0)))
  return {
    values: indexedValues.map(({ value }) => value),
    sets: [...positionsBySort].flatMap(([sort, positions]) =>
      [...indexesByToken].map(([token, indexes]) => ({ sort, token, clinicBitmap: packPositions(positions, indexes) })),
    ),
    open: [...positionsBySort].flatMap(([sort, positions]) =>
      openSets.map(({ minute, indexes }, openSetIndex) => ({
        sort,
        minute,
        clinicBitmap: packPositions(positions, indexes),
        counts: countsByOpenSet[openSetIndex] ?? [],
      })),
    ),
    counts: precomputeCounts(clinics.length, indexedValues, countByValue),
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
  indexedValues: readonly { value: FacetValue; token: string; bitmap: Bitmap }[],
  countByValue: (bitmap: Bitmap) => number[],
) {
  const allClinics = toBitmap(Array.from({ length: total }, (_, index) => index))
  const rows = [{ selection: '', total, counts: countByValue(allClinics) }]
  indexedValues.forEach(({ value: { facet, value }, token, bitmap }, index) => {
    rows.push({ selection: token, total: countPositions(bitmap), counts: countByValue(bitmap) })
    for (const other of indexedValues.slice(index + 1)) {
      const selection = { [facet]: value, [other.value.facet]: other.value.value }
      if (other.value.facet === facet || !isPrecounted(selection)) continue
      const shared = intersectBitmaps([bitmap, other.bitmap])
      const count = countPositions(shared)
      if (count > 0) rows.push({ selection: toSelectionKey(selection), total: count, counts: countByValue(shared) })
    }
  })
  return rows
}

/** Rounds opening and closing times up to a quarter hour. A set counts as open until the next set's `minute`. */
function listOpenSets(clinics: readonly FacetedClinic[]): { minute: number; indexes: number[] }[] {
  const spansByClinic = clinics.map(({ hours = NO_HOURS }) => getOpenSpans(hours))
  const roundUpToStep = (minute: number) =>
    (Math.ceil(minute / OPEN_ROUNDING_MINUTES) * OPEN_ROUNDING_MINUTES) % MINUTES_PER_WEEK
  const changeMinutes = spansByClinic
    .flat()
    .flatMap(([from, minutes]) => [roundUpToStep(from), roundUpToStep(from + minutes)])
  return [...new Set([0, ...changeMinutes])]
    .sort((a, b) => a - b)
    .map((minute) => ({
      minute,
      indexes: spansByClinic.flatMap((spans, index) =>
        spans.some((span) => isWithinSpan(span, minute)) ? [index] : [],
      ),
    }))
}
