import type { MapPoint } from '../../domain/map.ts'
import type { MapMarker } from '../../domain/map-markers.ts'
import { telephoneUrl } from '../../urls.ts'

export interface MapEntry {
  id: string
  lat: number
  lng: number
  name: string
  href: string
  /** Text of the marker: a price, a number or initials. */
  label: string
  /** Text after the clinic's name in the panel of a cluster. */
  detail?: string
  /** Phone number that the panel of a cluster links to. */
  phone?: string | null
}

/**
 * Diameter of a marker's touch target, in pixels of the map's image. The image is displayed at about half its size,
 * where the target still has 44 pixels or more on a phone.
 */
export const MARKER_SIZE = 112

type PlacedMarker = MapMarker<MapEntry>

interface MarkersProps {
  markers: readonly PlacedMarker[]
  /** Prefix of the panels' ids. The marker's index follows. */
  panel: string
}

export const isCluster = ({ members }: MapMarker<unknown>) => members.length > 1

/** Draws the markers for one zoom level. */
export const Markers = ({ markers, panel, zoom }: MarkersProps & { zoom: 'far' | 'close' }) => (
  <g className={`marks-${zoom}`}>
    <path className="leaders" d={markers.map(leaderPath).join('')} />
    {markers.map((marker, index) => (
      <Marker key={marker.members[0]?.id} marker={marker} panel={`${panel}-${index}`} />
    ))}
  </g>
)

/** Returns the path of a line from a clinic to its marker, or an empty string if the marker was not moved. */
const leaderPath = ({ place: [x, y], at: [toX, toY] }: PlacedMarker) =>
  x === toX && y === toY ? '' : `M${x} ${y}L${toX} ${toY}`

/** Returns the `transform` prop to spread, because React's types for links lack SVG attributes. */
const translate = ([x, y]: MapPoint) => ({ transform: `translate(${x} ${y})` })

const Marker = ({ marker: { at, members }, panel }: { marker: PlacedMarker; panel: string }) => {
  const [entry, ...others] = members
  if (!entry) return null
  if (others.length === 0)
    return (
      <a href={entry.href} className="map-mark" {...translate(at)} aria-label={`${entry.name}, ${entry.label}`}>
        <MarkerShape label={entry.label} />
      </a>
    )
  const count = String(members.length)
  return (
    <a href={`#${panel}`} className="map-mark map-cluster" {...translate(at)} aria-label={`${count} close together`}>
      <MarkerShape label={`×${count}`} />
    </a>
  )
}

/** Marks the place that distances are measured from. */
export const OriginMarker = ({ at, label }: { at: MapPoint; label: string }) => (
  <g className="map-origin" {...translate(at)}>
    <circle r="18" />
    <text dy="54">{label}</text>
  </g>
)

const MARKER_HEIGHT = 64

/** Draws a marker. The transparent circle is the touch target. */
const MarkerShape = ({ label }: { label: string }) => {
  const width = Math.min(Math.max(label.length * 19 + 26, MARKER_HEIGHT), MARKER_SIZE - 4)
  return (
    <>
      <circle r={MARKER_SIZE / 2} opacity="0" />
      <rect x={-width / 2} y={-MARKER_HEIGHT / 2} width={width} height={MARKER_HEIGHT} rx={MARKER_HEIGHT / 2} />
      <text dy=".35em">{label}</text>
    </>
  )
}

/** Renders a panel per cluster. A panel is hidden until the URL's fragment names it. */
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
                  <a href={telephoneUrl(phone)}>Call</a>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    ) : null,
  )
