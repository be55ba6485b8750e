import type { BrowseProps, ResultCard } from '../domain/browse-page.ts'
import { type Chart, chooseChart, isOn, type Spot, spotOn, spread } from '../domain/chart.ts'
import { lazily } from '../domain/lazily.ts'
import { urls } from '../urls.ts'
import { resultId } from './result-list.tsx'

/** Where the map is on its page. */
export const MAP_ID = 'map'

/** In pixels of the drawing, which is shown at about half its size. */
const RADIUS = 25
const GAP = 60
/** A mark can be pressed this far around it where its neighbors leave room: 24 pixels across on the narrowest phone. */
const REACH = 35

/** The results of a page on the drawn map, each a numbered link to its card. The list says all of it in words. */
export function ResultMap({ catalog, found }: BrowseProps) {
  const numbered = found.cards.map((clinic, index) => ({ clinic, number: index + 1 }))
  const placed = numbered.flatMap(({ clinic, number }) => {
    const { lat, lng } = clinic
    return lat === null || lng === null ? [] : [{ clinic, number, place: { lat, lng } }]
  })
  const places = placed.map(({ place }) => place)
  const chart = chooseChart(catalog.maps, places, RADIUS)
  if (!chart) return null
  const shown = placed.filter(({ place }) => isOn(chart, spotOn(chart, place)))
  const spots = shown.map(({ place }) => spotOn(chart, place))
  const marks = spread(chart, spots, GAP)
  const missing = numbered.filter(({ number }) => !shown.some((mark) => mark.number === number))
  return (
    <aside className="browse-map" id={MAP_ID} aria-label="Map of these results">
      <div className="map-sheet">
        <img
          src={urls.picture(chart.picture)}
          alt=""
          width={chart.width}
          height={chart.height}
          loading="lazy"
          decoding="async"
        />
        <svg viewBox={`0 0 ${chart.width} ${chart.height}`}>
          <title>{`Map of ${shown.length} of the results`}</title>
          <path className="map-leader" d={leaders(spots, marks)} />
          {shown.map(({ clinic, number }, index) => (
            <Mark
              key={clinic.id}
              clinic={clinic}
              number={number}
              at={marks[index] ?? [0, 0]}
              reach={reachOf(marks, index)}
            />
          ))}
        </svg>
      </div>
      <p className="small muted map-note">{mapNote(chart, missing)}</p>
    </aside>
  )
}

/** Half of the way to the nearest other mark, so that no two can be pressed at one point. */
function reachOf(marks: readonly Spot[], index: number): number {
  const [x, y] = marks[index] ?? [0, 0]
  const ways = marks.filter((_, other) => other !== index).map((mark) => Math.hypot(mark[0] - x, mark[1] - y))
  return Math.min(REACH, Math.floor(Math.min(...ways) / 2))
}

interface MarkProps {
  clinic: ResultCard
  number: number
  at: Spot
  reach: number
}

const Mark = ({ clinic, number, at: [x, y], reach }: MarkProps) => (
  <a href={`#${resultId(clinic)}`} className="map-mark" aria-label={`${number}, ${clinic.name}`}>
    <circle className="map-reach" cx={x} cy={y} r={reach} />
    <circle cx={x} cy={y} r={RADIUS} />
    <text x={x} y={y} dy="0.35em" textAnchor="middle">
      {number}
    </text>
  </a>
)

/** From the true place of each mark to where it was moved. */
const leaders = (spots: readonly Spot[], marks: readonly Spot[]) =>
  spots.map(([x, y], index) => `M${x} ${y}L${(marks[index] ?? [x, y]).join(' ')}`).join('')

function mapNote(chart: Chart, missing: readonly { number: number; clinic: ResultCard }[]): string {
  const elsewhere = missing.filter(({ clinic }) => clinic.lat !== null).map(({ number }) => number)
  const unknown = missing.filter(({ clinic }) => clinic.lat === null).map(({ number }) => number)
  const says = (numbers: number[], what: string) => (numbers.length > 0 ? [`${inWords(numbers)} ${what}`] : [])
  return [
    'Numbers lead to the listings.',
    ...says(
      elsewhere,
      `${elsewhere.length === 1 ? 'lies' : 'lie'} beyond this map${chart.slug === 'city' ? ' of the city' : ''}.`,
    ),
    ...says(unknown, `${unknown.length === 1 ? 'has' : 'have'} no exact place.`),
  ].join(' ')
}

const list = lazily(() => new Intl.ListFormat('en-US', { type: 'conjunction' }))
const inWords = (numbers: readonly number[]) => list().format(numbers.map(String))
