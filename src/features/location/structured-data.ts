import type { Area, Catalog } from '../../domain/catalog.ts'
import type { ClinicCard } from '../../domain/clinic/clinic-record.ts'
import { createAreaPlace, createSubAreaPlace } from '../../seo/places.ts'
import { createClinicItemList, createItemList, type GraphNodes } from '../../seo/structured-data.ts'
import { urls } from '../../urls.ts'

export const createLocationListJsonLd = ({ areas }: Catalog): GraphNodes => [
  createItemList(areas.map(({ name, slug }) => ({ name, path: urls.areaClinics(slug) }))),
]

export const createAreaGuideJsonLd = (area: Area, clinics: ClinicCard[]): GraphNodes => [
  {
    ...createAreaPlace(area),
    ...(area.subAreas.length > 0
      ? { containsPlace: area.subAreas.map((subArea) => createSubAreaPlace(area.slug, subArea)) }
      : {}),
  },
  createClinicItemList(clinics, { name: `Listed ${area.where}` }),
]

export const createSubAreaJsonLd = (
  area: Area,
  { subArea, clinics }: { subArea: { slug: string; name: string; where: string }; clinics: ClinicCard[] },
): GraphNodes => [
  { ...createSubAreaPlace(area.slug, subArea), containedInPlace: createAreaPlace(area) },
  createClinicItemList(clinics, { name: `Med spas ${subArea.where}` }),
]
