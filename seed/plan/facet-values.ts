import { DAYS, getOpenSpans, isOpenOnAnyDay, NO_HOURS, type WeekHours } from '../../src/domain/clinic/hours.ts'
import { isWithinSpan, MINUTES_PER_DAY } from '../../src/domain/clinic/open-state.ts'
import { type Facet, type License, MIN_RATINGS, toLicenseFacetValue } from '../../src/domain/list/facets.ts'
import { toSlug } from '../../src/domain/slug.ts'

export interface FacetedClinic {
  services: readonly string[]
  areas: readonly string[]
  /** Values of the facet `area`, such as 'queens.astoria'. */
  subAreas: readonly string[]
  priceLevel: number | null
  rating: number | null
  verified: boolean
  hours?: WeekHours
  languages?: readonly string[]
  stepFree?: boolean
  providers?: readonly { license: License }[]
  devices?: readonly string[]
  skinTypes?: readonly number[]
}

/** A clinic with the value 'evening' is open at this minute of a weekday, half an hour after SAMPLE_HOURS end. */
const EVENING_MINUTE = 19 * 60 + 30

/** A clinic with opening times always has the value 'now', because a load cannot know when visitors use the filter. */
export function getFacetValues(clinic: FacetedClinic): Record<Exclude<Facet, 'max'>, string[]> {
  const { hours = NO_HOURS, providers = [], languages = [], devices = [], skinTypes = [] } = clinic
  return {
    treatment: [...new Set(clinic.services)],
    area: [...clinic.areas, ...clinic.subAreas],
    open: [
      ...(isOpenOnAnyDay(hours, DAYS) ? ['now'] : []),
      ...(isOpenOnAnyWeekdayAt(hours, EVENING_MINUTE) ? ['evening'] : []),
      ...(isOpenOnAnyDay(hours, ['sat']) ? ['saturday'] : []),
      ...(isOpenOnAnyDay(hours, ['sun']) ? ['sunday'] : []),
      ...(isOpenOnAnyDay(hours, ['sat', 'sun']) ? ['weekend'] : []),
    ],
    price: clinic.priceLevel === null ? [] : [String(clinic.priceLevel)],
    rating: MIN_RATINGS.filter((min) => (clinic.rating ?? 0) >= Number(min)),
    verified: clinic.verified ? ['yes'] : [],
    access: clinic.stepFree ? ['step-free'] : [],
    provider: [...new Set(providers.map(({ license }) => toLicenseFacetValue(license)))],
    language: [...new Set(languages.map(toSlug))],
    device: [...new Set(devices.map(toSlug))],
    skin: [...new Set(skinTypes.map(String))],
  }
}

function isOpenOnAnyWeekdayAt(hours: WeekHours, minuteOfDay: number): boolean {
  const spans = getOpenSpans(hours)
  return [0, 1, 2, 3, 4].some((day) => spans.some((span) => isWithinSpan(span, day * MINUTES_PER_DAY + minuteOfDay)))
}
