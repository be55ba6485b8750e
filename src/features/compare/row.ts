import type { ReactNode } from 'react'
import type { Catalog } from '../../domain/catalog.ts'
import type { Clinic } from '../../domain/clinic/clinic-record.ts'
import type { Point } from '../../domain/geo.ts'
import type { ClinicPrice } from '../../domain/price-record.ts'
import type { Scope } from './scope.ts'

export interface ComparisonProps {
  clinics: readonly { clinic: Clinic; prices: ClinicPrice[] }[]
  catalog: Catalog
  scope: Scope
  place: (Point & { name: string }) | null
}

/** `texts` holds the compared texts. `cells` replaces them where markup is needed. */
export interface Row {
  name: string
  texts: string[]
  cells?: ReactNode[]
  /** Omits the "differs" mark, because the value always differs, such as an address. */
  alwaysDiffers?: boolean
}

export const PLACE_UNKNOWN = 'Not known: its exact place is not on record'

const UNKNOWN: ReadonlySet<string> = new Set(['Not known', 'Not listed', PLACE_UNKNOWN])

/** Returns false for the texts of missing values, which are not compared. A row of only such texts is left out. */
export const isKnown = (text: string) => !UNKNOWN.has(text)

export const textRow = ({ clinics }: ComparisonProps, name: string, textOf: (clinic: Clinic) => string): Row => ({
  name,
  texts: clinics.map(({ clinic }) => textOf(clinic)),
})
