import { lazily } from '../../domain/lazily.ts'
import type { FilteredListProps, ListResults, ResultCard } from '../../domain/list/list-results.ts'
import { getPlaceName } from '../../domain/list/near.ts'
import type { BaseMap } from '../../domain/map.ts'
import { formatUsd } from '../../domain/price.ts'
import { ClinicsMap, chooseMapAndEntries } from '../../ui/map/clinics-map.tsx'
import type { MapEntry } from '../../ui/map/markers.tsx'
import { createResultId, formatDistance } from './result-list.tsx'

export const chooseResultMap = ({ catalog, state, results }: FilteredListProps) =>
  chooseMapAndEntries(
    catalog.maps,
    results.cards.flatMap((clinic, index) => toMapEntries(clinic, index + 1, results, state.view === 'map')),
    results.near,
  )

interface ResultMapProps extends FilteredListProps {
  mapAndEntries: NonNullable<ReturnType<typeof chooseResultMap>>
}

export function ResultMap({ catalog, state, results, mapAndEntries: { map, shownEntries } }: ResultMapProps) {
  const origin = results.near && { ...results.near, label: getPlaceName(catalog, results.near.slug) }
  const missingClinics = results.cards
    .map((clinic, index) => ({ clinic, number: index + 1 }))
    .filter(({ clinic }) => !shownEntries.some(({ id }) => id === clinic.id))
  return (
    <aside
      className={`min-w-0 max-lg:col-span-full lg:tall:sticky top-4 print:hidden ${state.view === 'map' ? 'lg:col-start-2 xl:can-open:col-start-3' : 'max-lg:hidden'}`}
      aria-label="Map of these results"
    >
      <ClinicsMap
        map={map}
        entries={shownEntries}
        entriesName="the results"
        origin={origin}
        // On a phone, the cards are below the map view, so a marker opens a panel instead of linking to its card.
        singleMarkersOpenPanels={state.view === 'map'}
      />
      <p className="mt-2 text-sm text-muted">
        {formatMapNote(map, explainLabels(shownEntries, results.unit), missingClinics)}
      </p>
    </aside>
  )
}

function toMapEntries(
  clinic: ResultCard,
  number: number,
  { unit, near }: Pick<ListResults, 'unit' | 'near'>,
  showsPhone: boolean,
): MapEntry[] {
  const { id, lat, lng, name, price, phone } = clinic
  if (lat === null || lng === null) return []
  const priceLabel = price && price.unit === unit ? formatUsd(price.minPrice) : null
  return [
    {
      id,
      lat,
      lng,
      href: `#${createResultId(clinic)}`,
      name: `${number}. ${name}`,
      label: priceLabel ?? String(number),
      detail: [priceLabel, near && formatDistance(near, clinic)].filter(Boolean).join(' · '),
      phone: showsPhone ? phone : null,
    },
  ]
}

function explainLabels(entries: readonly MapEntry[], unit: string | null): string {
  const pricedCount = entries.filter(({ label }) => label.startsWith('$')).length
  if (pricedCount === 0) return 'Numbers are those in the list.'
  return `Prices are the lowest per ${unit}${pricedCount < entries.length ? ', numbers those in the list' : ''}.`
}

function formatMapNote(
  map: BaseMap,
  explanation: string,
  missingClinics: readonly { number: number; clinic: ResultCard }[],
): string {
  const numbersBeyondMap = missingClinics.filter(({ clinic }) => clinic.lat !== null).map(({ number }) => number)
  const numbersWithoutPlace = missingClinics.filter(({ clinic }) => clinic.lat === null).map(({ number }) => number)
  const formatNote = (numbers: number[], description: string) =>
    numbers.length > 0 ? [`${formatNumbers(numbers)} ${description}`] : []
  return [
    `${explanation} A dark marker opens several.`,
    ...formatNote(
      numbersBeyondMap,
      `${numbersBeyondMap.length === 1 ? 'lies' : 'lie'} beyond this map${map.slug === 'city' ? ' of the city' : ''}.`,
    ),
    ...formatNote(numbersWithoutPlace, `${numbersWithoutPlace.length === 1 ? 'has' : 'have'} no exact place.`),
  ].join(' ')
}

const getListFormat = lazily(() => new Intl.ListFormat('en-US', { type: 'conjunction' }))
const MAX_LISTED_NUMBERS = 6
const formatNumbers = (numbers: readonly number[]) =>
  numbers.length > MAX_LISTED_NUMBERS
    ? `${numbers.length} of the results`
    : `${numbers.length === 1 ? 'Number' : 'Numbers'} ${getListFormat().format(numbers.map(String))}`
