import type { Area, Catalog } from '../../domain/catalog.ts'
import type { ClinicCard } from '../../domain/clinic/clinic-record.ts'
import { areaPlace, subAreaPlace } from '../../seo/places.ts'
import { clinicItemList, type GraphNodes, itemList } from '../../seo/structured-data.ts'
import { urls } from '../../urls.ts'

export const createLocationListJsonLd = ({ areas }: Catalog): GraphNodes => [
  itemList(areas.map(({ name, slug }) => ({ name, path: urls.areaClinics(slug) }))),
]

export const createAreaJsonLd = (area: Area, clinics: ClinicCard[]): GraphNodes => [
  {
    ...areaPlace(area),
    ...(area.subAreas.length > 0 ? { containsPlace: area.subAreas.map((sub) => subAreaPlace(area.slug, sub)) } : {}),
  },
  clinicItemList(clinics, { name: `Listed ${area.where}` }),
]

export const createSubAreaJsonLd = (
  area: Area,
  { subArea, clinics }: { subArea: { slug: string; name: string; where: string }; clinics: ClinicCard[] },
): GraphNodes => [
  { ...subAreaPlace(area.slug, subArea), containedInPlace: areaPlace(area) },
  clinicItemList(clinics, { name: `Med spas ${subArea.where}` }),
]
