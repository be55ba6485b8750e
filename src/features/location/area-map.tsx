import type { Area, Catalog } from '../../domain/catalog.ts'
import { initials } from '../../domain/clinic/clinic.ts'
import type { ClinicCard } from '../../domain/clinic/clinic-record.ts'
import { ClinicsMap, placeOnMap } from '../../ui/map/clinics-map.tsx'
import { listUrl, urls } from '../../urls.ts'

/** Shows the first clinics of an area on a map, by their initials. A phone has a link to the list's map instead. */
export const AreaMap = ({
  catalog,
  area,
  clinics,
}: {
  catalog: Catalog
  area: Area
  clinics: readonly ClinicCard[]
}) => {
  const entries = clinics.flatMap(({ id, lat, lng, name, ...clinic }) =>
    lat === null || lng === null ? [] : [{ id, lat, lng, name, label: initials(name), href: urls.clinic(clinic) }],
  )
  const placed = placeOnMap(catalog.maps, entries)
  if (!placed) return null
  return (
    <>
      <div className="max-w-160 max-lg:hidden print:hidden">
        <ClinicsMap map={placed.map} entries={placed.shown} what={`the clinics in ${area.name}`} />
      </div>
      <p className="lg:hidden print:hidden">
        <a href={listUrl(urls.landing(area.slug), { view: 'map' })}>{`Map of ${area.name}`}</a>
      </p>
    </>
  )
}
