import type { Area, Catalog } from '../../domain/catalog.ts'
import type { ClinicCard } from '../../domain/clinic/clinic-record.ts'
import { clinicItemList } from '../../seo/clinic-list.ts'
import { areaPlace, subAreaPlace } from '../../seo/places.ts'
import type { GraphNodes } from '../../seo/structured-data.ts'
import { linkItemList } from '../../seo/structured-data.ts'
import { urls } from '../../urls.ts'

export const locationListJsonLd = (catalog: Catalog, origin: string): GraphNodes => [
  linkItemList(
    origin,
    catalog.areas.map(({ name, slug }) => ({ name, path: urls.landing(slug) })),
  ),
]

export const areaJsonLd = (area: Area, clinics: ClinicCard[], origin: string): GraphNodes => [
  areaPlace(area, origin, { withSubAreas: true }),
  clinicItemList(clinics, origin, { name: `Listed ${area.where}` }),
]

export const subAreaJsonLd = (
  area: Area,
  page: { subArea: { slug: string; name: string; where: string }; clinics: ClinicCard[] },
  origin: string,
): GraphNodes => [
  { ...subAreaPlace(area, page.subArea, origin), containedInPlace: areaPlace(area, origin) },
  clinicItemList(page.clinics, origin, { name: `Med spas ${page.subArea.where}` }),
]
