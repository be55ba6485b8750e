import type { Catalog } from '../../domain/catalog.ts'
import type { Clinic } from '../../domain/clinic/clinic-record.ts'
import { formatStation, formatWalk } from '../../domain/clinic/station.ts'
import type { Point } from '../../domain/geo.ts'
import { type BaseMap, chooseMapAround, getCropCorner, toMapPoint } from '../../domain/map.ts'
import { ClinicMapPicture } from '../../ui/clinic/map.tsx'
import { Island } from '../../ui/page/island.tsx'
import { Section } from '../../ui/page/layout.tsx'
import { urls } from '../../urls.ts'
import type { createMapLinks } from './map-links.ts'

interface LocationSectionProps {
  catalog: Catalog
  clinic: Clinic
  links: ReturnType<typeof createMapLinks>
}

export const LocationSection = ({ catalog, clinic, links: { embedUrl, placeUrl } }: LocationSectionProps) => {
  const { lat, lng } = clinic
  const point = lat === null || lng === null ? null : { lat, lng }
  const map = point && chooseMapAround(catalog.maps, point, CROP_SIZE.height / 4)
  return (
    <Section id="map" title="Where it is" className="stack print:hidden">
      <Station clinic={clinic} />
      <div className="card">
        {map && point ? (
          <CroppedMap map={map} point={point} />
        ) : (
          <ClinicMapPicture map={clinic.map} approximate={point === null} />
        )}
      </div>
      <Island name="map-embed" props={{ embedUrl, placeUrl, name: clinic.name }} />
    </Section>
  )
}

const CROP_SIZE = { width: 640, height: 400 }

const CroppedMap = ({ map, point }: { map: BaseMap; point: Point }) => {
  const [x, y] = toMapPoint(map, point)
  const [cropX, cropY] = getCropCorner(map, [x, y], CROP_SIZE)
  return (
    <>
      <img
        src={`${urls.picture(map.picture)}#svgView(viewBox(${cropX},${cropY},${CROP_SIZE.width},${CROP_SIZE.height}))`}
        className="aspect-8/5 h-auto w-full"
        alt=""
        {...CROP_SIZE}
        loading="lazy"
        decoding="async"
      />
      <svg
        className="absolute inset-0 size-full"
        viewBox={`${cropX} ${cropY} ${CROP_SIZE.width} ${CROP_SIZE.height}`}
        aria-hidden="true"
      >
        <circle className="map-marker" cx={x} cy={y} r="16" />
      </svg>
    </>
  )
}

const Station = ({ clinic }: { clinic: Clinic }) => {
  const text = formatStation(clinic)
  if (text === null || clinic.stationMiles === null) return null
  return (
    <p>
      {`Subway: ${text} in a straight line, ${formatWalk(clinic.stationMiles)}.`}
      <span className="note">The walk is an estimate: 3 miles an hour, on streets a third longer than the line.</span>
    </p>
  )
}
