import type { ItemList } from 'schema-dts'
import type { ClinicCard } from '../domain/clinic/clinic-record.ts'
import { CLINICS_PER_PAGE } from '../domain/limits.ts'
import { absoluteUrl, urls } from '../urls.ts'

/** Returns null if there are no clinics. `first` is the 1-based position of `clinics[0]` in the whole list. */
export function clinicItemList(
  clinics: readonly ClinicCard[],
  origin: string,
  { name, total = clinics.length, first = 1 }: { name?: string; total?: number; first?: number } = {},
): ItemList | null {
  if (clinics.length === 0) return null
  return {
    '@type': 'ItemList',
    ...(name ? { name } : {}),
    numberOfItems: total,
    itemListElement: clinics.map((clinic, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name: clinic.name,
      url: absoluteUrl(origin, urls.clinic(clinic)),
    })),
  }
}

export interface ListPosition {
  page: number
  total: number
}

export const listNumbering = ({ page, total }: ListPosition) => ({ total, first: (page - 1) * CLINICS_PER_PAGE + 1 })
