import type { Service } from 'schema-dts'
import type { Area, Treatment } from '../../domain/catalog.ts'
import { createAreaPlace } from '../../seo/places.ts'
import { urls } from '../../urls.ts'

export const createLocalService = (treatment: Treatment, area: Area): Service => ({
  '@type': 'Service',
  '@id': `${urls.treatmentInArea(treatment.slug, area.slug)}#service`,
  name: `${treatment.name} ${area.where}`,
  serviceType: treatment.name,
  url: urls.treatmentInArea(treatment.slug, area.slug),
  areaServed: createAreaPlace(area),
})
