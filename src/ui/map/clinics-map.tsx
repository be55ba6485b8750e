import { getMilesBetween, type Point } from '../../domain/geo.ts'
import { type BaseMap, chooseMap, chooseMapWithNearest, isOnMap, toMapPoint } from '../../domain/map.ts'
import { CLOSER_ZOOM, placeMarkers } from '../../domain/map-markers.ts'
import { urls } from '../../urls.ts'
import {
  isCluster,
  MapAnchor,
  type MapEntry,
  MarkerPanels,
  Markers,
  type MarkersProps,
  OriginMarker,
  TOUCH_TARGET_DIAMETER,
} from './markers.tsx'

interface ClinicsMapProps {
  map: BaseMap
  entries: readonly MapEntry[]
  entriesName: string
  /** Place that distances are measured from. Marked if it is on the map. */
  origin?: (Point & { label: string }) | null
  singleMarkersOpenPanels?: boolean
}

/** Prefers a map that shows the origin and the entries nearest to it. Null if no map shows the origin or an entry. */
export function chooseMapAndEntries<Entry extends MapEntry>(
  maps: readonly BaseMap[],
  entries: readonly Entry[],
  origin: Point | null = null,
) {
  const map =
    (origin && chooseMapWithNearest(maps, origin, sortByDistance(origin, entries), TOUCH_TARGET_DIAMETER / 4)) ??
    chooseMap(maps, entries, TOUCH_TARGET_DIAMETER / 4)
  return map && { map, shownEntries: entries.filter((entry) => isOnMap(map, toMapPoint(map, entry))) }
}

const sortByDistance = (origin: Point, entries: readonly MapEntry[]) =>
  entries.toSorted((a, b) => getMilesBetween(origin, a) - getMilesBetween(origin, b))

export const ClinicsMap = ({
  map,
  entries,
  entriesName,
  origin = null,
  singleMarkersOpenPanels = false,
}: ClinicsMapProps) => {
  const originPoint = origin && toMapPoint(map, origin)
  const shownOrigin = originPoint && isOnMap(map, originPoint) ? originPoint : null
  const markers = placeMarkers(map, entries, TOUCH_TARGET_DIAMETER, shownOrigin)
  const markerSets: MarkersProps[] = [{ zoom: 'far', markers, singleMarkersOpenPanels }]
  if (markers.some(isCluster)) {
    const closeMarkers = placeMarkers(map, entries, TOUCH_TARGET_DIAMETER / CLOSER_ZOOM, shownOrigin)
    markerSets.push({ zoom: 'close', markers: closeMarkers, singleMarkersOpenPanels })
  }
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
          <title>{`Map of ${entries.length} of ${entriesName}`}</title>
          {shownOrigin && <OriginMarker at={shownOrigin} label={origin?.label ?? ''} />}
          {markerSets.map((markerSet) => (
            <Markers key={markerSet.zoom} {...markerSet} />
          ))}
        </svg>
      </div>
      <ZoomButtons />
      {markerSets.map((markerSet) => (
        <MarkerPanels key={markerSet.zoom} {...markerSet} />
      ))}
    </div>
  )
}

const ZoomButtons = () => (
  <div className="absolute top-2 right-2 grid gap-2 text-xl noscript:hidden">
    <button type="button" className="button size-11 p-0" data-zoom="in" aria-label="Zoom in">
      +
    </button>
    <button type="button" className="button size-11 p-0" data-zoom="out" aria-label="Zoom out">
      −
    </button>
  </div>
)
