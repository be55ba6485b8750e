import type { Area } from '../../domain/catalog.ts'
import type { ClinicCard } from '../../domain/clinic-record.ts'
import type { ListPosition } from '../../seo/clinic-list.ts'
import { clinicItemList, listNumbering } from '../../seo/clinic-list.ts'
import { areaPlace } from '../../seo/places.ts'
import type { Things } from '../../seo/structured-data.ts'

export const landingData = (area: Area, clinics: ClinicCard[], paging: ListPosition, origin: string): Things => [
  areaPlace(area, origin),
  clinicItemList(clinics, origin, { name: `MedSpas in ${area.name}`, ...listNumbering(paging) }),
]

export const clinicListData = (title: string, clinics: ClinicCard[], paging: ListPosition, origin: string): Things => [
  clinicItemList(clinics, origin, { name: title, ...listNumbering(paging) }),
]
