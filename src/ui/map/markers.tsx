import { Fragment } from 'react'
import type { MapPoint } from '../../domain/map.ts'
import type { MapMarker } from '../../domain/map-markers.ts'
import { createTelephoneUrl } from '../../urls.ts'

export interface MapEntry {
  id: string
  lat: number
  lng: number
  name: string
  href: string
  label: string
  detail?: string
  phone?: string | null
}

/** Diameter of a marker's touch target, in pixels of the map image, which most screens display scaled down. */
export const TOUCH_TARGET_DIAMETER = 112

type PlacedMarker = MapMarker<MapEntry>

export interface MarkersProps {
  /** The panels' anchors have ids such as 'far-3', with the index of the marker. */
  zoom: 'far' | 'close'
  markers: readonly PlacedMarker[]
  /** Whether the marker of a single clinic opens a panel. If not, it links to the entry's `href`. */
  singleMarkersOpenPanels: boolean
}

export const isCluster = ({ members }: MapMarker<unknown>) => members.length > 1

export const Markers = ({ zoom, markers, singleMarkersOpenPanels }: MarkersProps) => (
  <g className={`markers-${zoom}`}>
    <path className="fill-none stroke-navy stroke-3 dark:stroke-gold" d={markers.map(createLeaderPath).join('')} />
    {markers.map((marker, index) => (
      <Marker
        key={marker.members[0]?.id}
        marker={marker}
        href={singleMarkersOpenPanels || isCluster(marker) ? `#${zoom}-${index}` : marker.members[0]?.href}
      />
    ))}
  </g>
)

/** Returns '' for a marker that was not moved. */
const createLeaderPath = ({ memberCenter: [x, y], point: [toX, toY] }: PlacedMarker) =>
  x === toX && y === toY ? '' : `M${x} ${y}L${toX} ${toY}`

/** Returns an object to spread, because React's types for links lack the attribute `transform`. */
const translate = ([x, y]: MapPoint) => ({ transform: `translate(${x} ${y})` })

const Marker = ({ marker: { point, members }, href }: { marker: PlacedMarker; href: string | undefined }) => {
  const [entry, ...others] = members
  if (!entry) return null
  if (others.length === 0)
    return (
      <a href={href} className="map-marker" {...translate(point)} aria-label={`${entry.name}, ${entry.label}`}>
        <MarkerShape label={entry.label} />
      </a>
    )
  const count = String(members.length)
  // Several markers may have the same number of clinics, so the label names them.
  const label = `${count} close together: ${members.map(({ name }) => name).join(', ')}`
  return (
    <a href={href} className="map-marker map-cluster" {...translate(point)} aria-label={label}>
      <MarkerShape label={`×${count}`} />
    </a>
  )
}

export const OriginMarker = ({ at, label }: { at: MapPoint; label: string }) => (
  <g className="map-origin fill-[#c2185b] stroke-white stroke-6" {...translate(at)}>
    <circle r="18" />
    <text className="[paint-order:stroke] [stroke-linejoin:round]" dy="54">
      {label}
    </text>
  </g>
)

const MARKER_HEIGHT = 64

/** The transparent circle is the touch target. */
const MarkerShape = ({ label }: { label: string }) => {
  const width = Math.min(Math.max(label.length * 19 + 26, MARKER_HEIGHT), TOUCH_TARGET_DIAMETER - 4)
  return (
    <>
      <circle r={TOUCH_TARGET_DIAMETER / 2} opacity="0" />
      <rect x={-width / 2} y={-MARKER_HEIGHT / 2} width={width} height={MARKER_HEIGHT} rx={MARKER_HEIGHT / 2} />
      <text dy=".35em">{label}</text>
    </>
  )
}

export const MapAnchor = ({ id }: { id: string }) => <span id={id} className="map-anchor" />

/** A panel is hidden unless the URL's fragment names its anchor. */
export const MarkerPanels = ({ zoom, markers, singleMarkersOpenPanels }: MarkersProps) =>
  markers.map((marker, index) =>
    singleMarkersOpenPanels || isCluster(marker) ? (
      <Fragment key={marker.members[0]?.id}>
        <MapAnchor id={`${zoom}-${index}`} />
        <div className="map-panel">
          <p>
            {!isCluster(marker) && <a href={marker.members[0]?.href}>In the list</a>}
            <a href="#map" className="ms-auto">
              Close
            </a>
          </p>
          <ul>
            {marker.members.map(({ id, href, name, detail, phone }) => (
              <li key={id}>
                <span>
                  <a href={href}>{name}</a>
                  {detail && ` ${detail}`}
                </span>
                {phone && (
                  <a href={createTelephoneUrl(phone)} className="button button-quiet">
                    Call
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
      </Fragment>
    ) : null,
  )
