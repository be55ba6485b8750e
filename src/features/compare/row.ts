import type { ReactNode } from 'react'
import type { Catalog } from '../../domain/catalog.ts'
import type { Clinic } from '../../domain/clinic/clinic-record.ts'
import type { Point } from '../../domain/geo.ts'
import type { ClinicPrice } from '../../domain/price-record.ts'
import type { ComparedTreatment } from './compared-treatment.ts'

export interface ComparisonProps {
  clinics: readonly { clinic: Clinic; prices: ClinicPrice[] }[]
  catalog: Catalog
  comparedTreatment: ComparedTreatment
  place: (Point & { name: string }) | null
}

/** A row with one value per clinic. `texts` are compared. If set, `cells` are shown instead, for values with markup. */
export interface Row {
  name: string
  texts: string[]
  cells?: ReactNode[]
  /** Omits the label "Differs", for a value that always differs, such as an address. */
  alwaysDiffers?: boolean
}

export const PLACE_UNKNOWN = 'Not known: its exact place is not on record'

const UNKNOWN: ReadonlySet<string> = new Set(['Not known', 'Not listed', PLACE_UNKNOWN])

/** Returns whether the text is a known value. Only known values are compared. */
export const isKnown = (text: string) => !UNKNOWN.has(text)

export const textRow = ({ clinics }: ComparisonProps, name: string, textOf: (clinic: Clinic) => string): Row => ({
  name,
  texts: clinics.map(({ clinic }) => textOf(clinic)),
})
