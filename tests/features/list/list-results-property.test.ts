// @own-database: these tests change the data, so vitest.config.ts gives this file its own database.
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FacetedClinic } from '../../../seed/plan/facet-values.ts'
import { openDatabase } from '../../../src/db/client.ts'
import { getOpenSpans, NO_HOURS, type WeekHours } from '../../../src/domain/clinic/hours.ts'
import { getNewYorkMinuteOfWeek, getOpenState } from '../../../src/domain/clinic/open-state.ts'
import { CLINICS_PER_PAGE } from '../../../src/domain/limits.ts'
import {
  FACETS,
  type Facet,
  type FacetValue,
  getSelectionWithoutFacet,
  type Selection,
} from '../../../src/domain/list/facets.ts'
import type { ListState } from '../../../src/domain/list/list-state.ts'
import { getStartOfQuarterHour } from '../../../src/domain/time.ts'
import { findListResults } from '../../../src/features/list/queries.ts'
import { formatClinicId, replaceStoredClinics } from '../../tools/replace-stored-clinics.ts'

const createFacetValues = (facet: Facet, ...values: string[]): FacetValue[] =>
  values.map((value) => ({ facet, value, name: value }))

const knownValues: FacetValue[] = [
  ...createFacetValues('treatment', 'botox', 'fillers', 'prp'),
  ...createFacetValues('area', 'soho', 'queens', 'queens.astoria', 'queens.bayside'),
  ...createFacetValues('open', 'evening', 'saturday', 'sunday', 'weekend'),
  ...createFacetValues('price', '1', '2', '3', '4'),
  ...createFacetValues('rating', '4', '4.5', '4.8'),
  ...createFacetValues('verified', 'yes'),
  ...createFacetValues('access', 'step-free'),
  ...createFacetValues('provider', 'md', 'rn', 'esthetician'),
  ...createFacetValues('language', 'english', 'haitian-creole'),
  ...createFacetValues('device', 'lumenis-m22'),
  ...createFacetValues('skin', '3', '6'),
]

const dayArbitrary = fc.constantFrom(null, '09:00-17:00', '09:10-19:00', '11:00-20:00', '18:00-02:00', '00:00-00:00')

const clinicArbitrary: fc.Arbitrary<FacetedClinic> = fc.record(
  {
    services: fc.uniqueArray(fc.constantFrom('botox', 'fillers', 'prp'), { minLength: 1 }),
    areas: fc.subarray(['soho', 'queens']),
    subAreas: fc.subarray(['queens.astoria', 'queens.bayside']),
    priceLevel: fc.constantFrom(null, 1, 2, 3, 4),
    rating: fc.constantFrom(0, 3.9, 4, 4.4, 4.5, 4.8, 5),
    verified: fc.boolean(),
    hours: fc.record({
      mon: dayArbitrary,
      tue: dayArbitrary,
      wed: dayArbitrary,
      thu: dayArbitrary,
      fri: dayArbitrary,
      sat: dayArbitrary,
      sun: dayArbitrary,
    }),
    languages: fc.subarray(['English', 'Haitian Creole']),
    stepFree: fc.boolean(),
    providers: fc.array(fc.record({ license: fc.constantFrom('MD', 'RN', 'esthetician') }), { maxLength: 3 }),
    devices: fc.subarray(['Lumenis M22']),
    skinTypes: fc.subarray([3, 6]),
  },
  { requiredKeys: ['services', 'areas', 'subAreas', 'priceLevel', 'rating', 'verified'] },
)

const isOpenAt = (hours: WeekHours, now: Date) => getOpenState(getOpenSpans(hours), getNewYorkMinuteOfWeek(now)).open

function matchesWithoutIndex(clinic: FacetedClinic, facet: Facet, wanted: string, now: Date): boolean {
  const { hours = NO_HOURS, providers = [], devices = [], skinTypes = [], languages = [] } = clinic
  switch (facet) {
    case 'treatment':
      return clinic.services.includes(wanted)
    case 'area':
      return [...clinic.areas, ...clinic.subAreas].includes(wanted)
    case 'open':
      if (wanted === 'now') return isOpenAt(hours, getStartOfQuarterHour(now))
      if (wanted === 'saturday') return hours.sat !== null
      if (wanted === 'sunday') return hours.sun !== null
      if (wanted === 'weekend') return hours.sat !== null || hours.sun !== null
      return [16, 17, 18, 19, 20].some((date) => isOpenAt(hours, new Date(`2026-11-${date}T19:30:00-05:00`)))
    case 'price':
      return clinic.priceLevel === Number(wanted)
    case 'rating':
      return (clinic.rating ?? 0) >= Number(wanted)
    case 'verified':
      return clinic.verified
    case 'access':
      return clinic.stepFree === true
    case 'provider':
      return providers.some(({ license }) => license.toLowerCase() === wanted)
    case 'max':
      return true
    case 'device':
      return devices.some((device) => device.toLowerCase().replace(' ', '-') === wanted)
    case 'skin':
      return skinTypes.includes(Number(wanted))
    case 'language':
      return languages.some((language) => language.toLowerCase().replace(' ', '-') === wanted)
  }
}

/** Every facet but the maximum price, which list-results.test.ts tests with the sample's prices. */
const COUNTED_FACETS = FACETS.filter((facet) => facet !== 'max')

const selectionArbitrary = fc.record(
  Object.fromEntries(
    COUNTED_FACETS.map((facet) => [
      facet,
      fc.constantFrom(
        ...knownValues.filter((known) => known.facet === facet).map(({ value }) => value),
        ...(facet === 'open' ? ['now'] : []),
      ),
    ]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<Selection>

const smallSelectionArbitrary = fc
  .tuple(selectionArbitrary, fc.subarray([...COUNTED_FACETS], { maxLength: 3 }))
  .map(
    ([all, facets]): Selection =>
      Object.fromEntries(Object.entries(all).filter(([facet]) => (facets as string[]).includes(facet))),
  )

const baseArbitrary = fc.constantFrom<Selection>({}, { treatment: 'botox' }, { area: 'queens' })

test('counts, totals and the first page match a brute-force search', async () => {
  const db = openDatabase(env.DB)
  const request = fc.record({
    base: baseArbitrary,
    choice: fc.oneof(smallSelectionArbitrary, selectionArbitrary),
    sort: fc.constantFrom('recommended' as const, 'rating' as const),
    now: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(clinicArbitrary, { maxLength: 70 }),
      fc.array(request, { minLength: 6, maxLength: 12 }),
      async (clinics, requests) => {
        await replaceStoredClinics(clinics, knownValues)
        for (const { base, choice, sort, now } of requests) {
          const { treatment: _, ...noTreatment } = choice
          const { area: inArea, ...noArea } = choice
          const chosen = base.treatment ? noTreatment : base.area && !inArea?.startsWith('queens.') ? noArea : choice
          const minuteOfWeek = getNewYorkMinuteOfWeek(getStartOfQuarterHour(now))
          const state: ListState = { path: '/medspas', base, chosen, sort, near: null, page: 1, view: 'list' }
          const { data } = await findListResults(db, {
            state,
            minuteOfWeek,
            near: null,
            nearbyOrigin: null,
            directorySize: clinics.length,
          })
          const findMatchingIndexes = (wanted: Selection) =>
            clinics.flatMap((clinic, index) =>
              FACETS.every(
                (facet) => wanted[facet] === undefined || matchesWithoutIndex(clinic, facet, wanted[facet], now),
              )
                ? [index]
                : [],
            )
          const all = findMatchingIndexes({ ...base, ...chosen })
          expect(data.total).toBe(all.length)
          const ordered = (sort === 'rating' ? all.toReversed() : all).slice(0, CLINICS_PER_PAGE)
          expect(data.cards.map((card) => card.id)).toEqual(ordered.map(formatClinicId))
          for (const { facet, value, count } of data.values) {
            const others = getSelectionWithoutFacet(base, chosen, facet)
            const expected = findMatchingIndexes(others).filter((index) =>
              matchesWithoutIndex(clinics[index] as FacetedClinic, facet, value, now),
            ).length
            expect({ facet, value, count }).toEqual({ facet, value, count: value === 'now' ? null : expected })
          }
          for (const { facet, total } of data.totalsWithoutFacet)
            expect(total).toBe(findMatchingIndexes(getSelectionWithoutFacet(base, chosen, facet)).length)
          for (const { facets, total } of data.relaxations) {
            const remaining = facets.reduce<Selection>(
              (others, facet) => getSelectionWithoutFacet(base, others, facet),
              chosen,
            )
            expect(total).toBe(findMatchingIndexes({ ...base, ...remaining }).length)
          }
          // A relaxation removes at least two filters and keeps at least one. So `relaxations` is empty unless at least
          // three filters are chosen and one of them alone matches a clinic.
          const hasMatch = (facet: Facet) =>
            findMatchingIndexes({ ...base, [facet]: (chosen as Selection)[facet] }).length > 0
          const needsTwoRemovals =
            all.length === 0 &&
            data.totalsWithoutFacet.length > 1 &&
            data.totalsWithoutFacet.every(({ total }) => total === 0)
          const hasOtherMatches =
            data.totalsWithoutFacet.length > 2 && data.totalsWithoutFacet.some(({ facet }) => hasMatch(facet))
          expect(data.relaxations.length > 0).toBe(needsTwoRemovals && hasOtherMatches)
        }
      },
    ),
    { numRuns: 25 },
  )
}, 120_000)
