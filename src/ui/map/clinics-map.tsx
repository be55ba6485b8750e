import { milesBetween, type Point } from '../../domain/geo.ts'
import { type BaseMap, chooseMap, chooseMapWithNearest, isOnMap, pointOnMap } from '../../domain/map.ts'
import { CLOSER_ZOOM, placeMarkers } from '../../domain/map-markers.ts'
import { urls } from '../../urls.ts'
import { isCluster, MARKER_SIZE, MapAnchor, type MapEntry, MarkerPanels, Markers, OriginMarker } from './markers.tsx'

interface ClinicsMapProps {
  map: BaseMap
  entries: readonly MapEntry[]
  /** What the map's title calls the entries, such as 'the results'. */
  what: string
  /** The visitor's location, which is marked if the map shows it. */
  origin?: MapOrigin | null
  /** Whether the marker of a single clinic opens a panel, like a cluster's marker. */
  opensSingles?: boolean
}

interface MapOrigin extends Point {
  label: string
}

/**
 * Chooses the most detailed map that shows the most entries, or the visitor's location with the nearest entries.
 * Returns the map and the entries on it, or null if no map fits.
 */
export function placeOnMap<Entry extends MapEntry>(
  maps: readonly BaseMap[],
  entries: readonly Entry[],
  origin: Point | null = null,
) {
  const map =
    (origin && chooseMapWithNearest(maps, origin, nearestTo(origin, entries), MARKER_SIZE / 4)) ??
    chooseMap(maps, entries, MARKER_SIZE / 4)
  return map && { map, shown: entries.filter((entry) => isOnMap(map, pointOnMap(map, entry))) }
}

const nearestTo = (origin: Point, entries: readonly MapEntry[]) =>
  entries.toSorted((a, b) => milesBetween(origin, a) - milesBetween(origin, b))

/** Draws markers of clinics on a map. Nearby clinics share a marker. It opens a panel with their links. */
export const ClinicsMap = ({ map, entries, what, origin = null, opensSingles = false }: ClinicsMapProps) => {
  const place = origin && pointOnMap(map, origin)
  const shown = place && isOnMap(map, place) ? place : null
  const markers = placeMarkers(map, entries, MARKER_SIZE, shown)
  const closer = markers.some(isCluster) ? placeMarkers(map, entries, MARKER_SIZE / CLOSER_ZOOM, shown) : []
  return (
    <div
      className="map on-navy relative overflow-clip rounded-lg lg:mx-auto lg:aspect-840/1040 lg:max-h-[max(100dvh-6rem,26rem)]"
      data-map
    >
      <MapAnchor id="map" />
      <div className="relative" data-pannable>
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
          className="absolute inset-0 size-full text-[32px] font-semibold"
          viewBox={`0 0 ${map.width} ${map.height}`}
          textAnchor="middle"
        >
          <title>{`Map of ${entries.length} of ${what}`}</title>
          {shown && <OriginMarker at={shown} label={origin?.label ?? ''} />}
          <Markers markers={markers} panel="at" opensSingles={opensSingles} zoom="far" />
          {closer.length > 0 && <Markers markers={closer} panel="near" opensSingles={opensSingles} zoom="close" />}
        </svg>
      </div>
      <Zoom />
      <MarkerPanels markers={markers} panel="at" opensSingles={opensSingles} />
      <MarkerPanels markers={closer} panel="near" opensSingles={opensSingles} />
    </div>
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
