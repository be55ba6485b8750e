import type { MapPoint } from '../../domain/map.ts'
import type { MapMarker } from '../../domain/map-markers.ts'
import { telephone } from '../../urls.ts'

export interface MapEntry {
  id: string
  lat: number
  lng: number
  name: string
  href: string
  /** What the marker shows: a price, a number or initials. */
  mark: string
  /** Text after the clinic's name in the panel of a cluster. */
  detail?: string
  /** The number that a cluster's panel calls. */
  phone?: string | null
}

/** Pixels of the map's picture, which is displayed at about half its size. A touch target on a phone has 44 pixels or more. */
export const MARKER_SIZE = 112

type PlacedMarker = MapMarker<MapEntry>

interface MarkersProps {
  markers: readonly PlacedMarker[]
  /** Prefix of the ids of the panels. The marker's index follows. */
  panel: string
}

export const isCluster = ({ members }: MapMarker<unknown>) => members.length > 1

/** Draws the markers for one zoom. */
export const Markers = ({ markers, panel, zoom }: MarkersProps & { zoom: 'far' | 'close' }) => (
  <g className={`marks-${zoom}`}>
    <path className="leaders" d={markers.map(leader).join('')} />
    {markers.map((marker, index) => (
      <Marker key={marker.members[0]?.id} marker={marker} panel={`${panel}-${index}`} />
    ))}
  </g>
)

/** Draws a line from the place to a marker that was moved. */
const leader = ({ place: [x, y], at: [toX, toY] }: PlacedMarker) =>
  x === toX && y === toY ? '' : `M${x} ${y}L${toX} ${toY}`

/** Returns props to spread, because React's types of a link lack SVG's attributes. */
const translate = ([x, y]: MapPoint) => ({ transform: `translate(${x} ${y})` })

const Marker = ({ marker: { at, members }, panel }: { marker: PlacedMarker; panel: string }) => {
  const [entry, ...others] = members
  if (!entry) return null
  if (others.length === 0)
    return (
      <a href={entry.href} className="map-mark" {...translate(at)} aria-label={`${entry.name}, ${entry.mark}`}>
        <Shape mark={entry.mark} />
      </a>
    )
  const count = String(members.length)
  return (
    <a href={`#${panel}`} className="map-mark map-cluster" {...translate(at)} aria-label={`${count} close together`}>
      <Shape mark={`×${count}`} />
    </a>
  )
}

/** Marks the place that distances are measured from. */
export const Origin = ({ at, label }: { at: MapPoint; label: string }) => (
  <g className="map-origin" {...translate(at)}>
    <circle r="18" />
    <text dy="54">{label}</text>
  </g>
)

const MARKER_HEIGHT = 64

/** The first shape is the touch target. */
const Shape = ({ mark }: { mark: string }) => {
  const width = Math.min(Math.max(mark.length * 19 + 26, MARKER_HEIGHT), MARKER_SIZE - 4)
  return (
    <>
      <circle r={MARKER_SIZE / 2} opacity="0" />
      <rect x={-width / 2} y={-MARKER_HEIGHT / 2} width={width} height={MARKER_HEIGHT} rx={MARKER_HEIGHT / 2} />
      <text dy=".35em">{mark}</text>
    </>
  )
}

/** Panels that are hidden until the URL's fragment names one. */
export const ClusterPanels = ({ markers, panel }: MarkersProps) =>
  markers.map((marker, index) =>
    isCluster(marker) ? (
      <div key={marker.members[0]?.id} className="map-panel" id={`${panel}-${index}`}>
        <a href="#map">Close</a>
        <ul>
          {marker.members.map(({ id, href, name, detail, phone }) => (
            <li key={id}>
              <a href={href}>{name}</a>
              {detail && ` ${detail}`}
              {phone && (
                <>
                  {' · '}
                  <a href={telephone(phone)}>Call</a>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    ) : null,
  )
