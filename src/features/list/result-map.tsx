import { lazily } from '../../domain/lazily.ts'
import type { BrowseProps, ResultCard } from '../../domain/list/browse-page.ts'
import { type BaseMap, chooseMap, isOnMap, type MapPoint, pointOnMap, spreadMarkers } from '../../domain/map.ts'
import { urls } from '../../urls.ts'
import { resultId } from './result-list.tsx'

export const MAP_ID = 'map'

/** In pixels of the picture, which is shown at about half its size. */
const RADIUS = 25
const GAP = 60
/** Maximum radius of a marker's touch target: 24 pixels across on the narrowest phone. */
const REACH = 35

/** Shows the results as numbered markers that link to their cards. The list has all of it as text. */
export function ResultMap({ catalog, found }: BrowseProps) {
  const numbered = found.cards.map((clinic, index) => ({ clinic, number: index + 1 }))
  const placed = numbered.flatMap(({ clinic, number }) => {
    const { lat, lng } = clinic
    return lat === null || lng === null ? [] : [{ clinic, number, place: { lat, lng } }]
  })
  const places = placed.map(({ place }) => place)
  const map = chooseMap(catalog.maps, places, RADIUS)
  if (!map) return null
  const shown = placed.filter(({ place }) => isOnMap(map, pointOnMap(map, place)))
  const points = shown.map(({ place }) => pointOnMap(map, place))
  const markers = spreadMarkers(map, points, GAP)
  const missing = numbered.filter(({ number }) => !shown.some((marker) => marker.number === number))
  return (
    <aside className="min-w-0 lg:tall:sticky lg:top-4 print:hidden" id={MAP_ID} aria-label="Map of these results">
      <div
        className="on-navy relative overflow-clip rounded-lg fill-gold stroke-navy stroke-4 text-[25px] font-semibold lg:mx-auto lg:aspect-840/1040 lg:max-h-[calc(100dvh-6rem)]"
        data-map
      >
        <div className="relative" data-ground>
          <img
            src={urls.picture(map.picture)}
            className="h-auto w-full"
            alt=""
            width={map.width}
            height={map.height}
            loading="lazy"
            decoding="async"
          />
          <svg
            className="absolute inset-0 size-full *:hover:fill-white *:focus-visible:fill-white *:data-lit:fill-white"
            viewBox={`0 0 ${map.width} ${map.height}`}
          >
            <title>{`Map of ${shown.length} of the results`}</title>
            <path className="fill-none stroke-ink stroke-2" d={leaders(points, markers)} />
            {shown.map(({ clinic, number }, index) => (
              <Marker
                key={clinic.id}
                clinic={clinic}
                number={number}
                at={markers[index] ?? [0, 0]}
                reach={reachOf(markers, index)}
              />
            ))}
          </svg>
        </div>
        <Zoom />
      </div>
      <p className="mt-2 text-sm text-muted">{mapNote(map, missing)}</p>
    </aside>
  )
}

const Zoom = () => (
  <div className="absolute top-2 right-2 grid gap-2 text-xl noscript:hidden">
    <button type="button" className="button size-11 p-0" data-zoom="in" aria-label="Zoom in">
      +
    </button>
    <button type="button" className="button size-11 p-0" data-zoom="out" aria-label="Zoom out">
      −
    </button>
  </div>
)

/** Returns half the distance to the nearest marker, so that touch targets do not overlap. */
function reachOf(markers: readonly MapPoint[], index: number): number {
  const [x, y] = markers[index] ?? [0, 0]
  const ways = markers.filter((_, other) => other !== index).map((marker) => Math.hypot(marker[0] - x, marker[1] - y))
  return Math.min(REACH, Math.floor(Math.min(...ways) / 2))
}

/** As an object, because React's types of a link lack SVG's attributes. */
const translate = (x: number, y: number) => ({ transform: `translate(${x} ${y})` })

interface MarkerProps {
  clinic: ResultCard
  number: number
  at: MapPoint
  reach: number
}

const Marker = ({ clinic, number, at: [x, y], reach }: MarkerProps) => (
  <a href={`#${resultId(clinic)}`} className="map-mark" {...translate(x, y)} aria-label={`${number}, ${clinic.name}`}>
    {/* The touch target */}
    <circle r={reach} opacity="0" />
    <circle r={RADIUS} />
    <text className="fill-navy stroke-none" dy="0.35em" textAnchor="middle">
      {number}
    </text>
  </a>
)

const leaders = (points: readonly MapPoint[], markers: readonly MapPoint[]) =>
  points.map(([x, y], index) => leader(x, y, markers[index] ?? [x, y])).join('')

const leader = (x: number, y: number, [toX, toY]: MapPoint) => `M${x} ${y}l${toX - x} ${toY - y}`

function mapNote(map: BaseMap, missing: readonly { number: number; clinic: ResultCard }[]): string {
  const elsewhere = missing.filter(({ clinic }) => clinic.lat !== null).map(({ number }) => number)
  const unknown = missing.filter(({ clinic }) => clinic.lat === null).map(({ number }) => number)
  const says = (numbers: number[], what: string) => (numbers.length > 0 ? [`${inWords(numbers)} ${what}`] : [])
  return [
    'Numbers lead to the listings.',
    ...says(
      elsewhere,
      `${elsewhere.length === 1 ? 'lies' : 'lie'} beyond this map${map.slug === 'city' ? ' of the city' : ''}.`,
    ),
    ...says(unknown, `${unknown.length === 1 ? 'has' : 'have'} no exact place.`),
  ].join(' ')
}

const list = lazily(() => new Intl.ListFormat('en-US', { type: 'conjunction' }))
const inWords = (numbers: readonly number[]) => list().format(numbers.map(String))
