import type { ReactNode } from 'react'
import type { Point } from '../../domain/geo.ts'
import type { PageProps } from '../../ui/page/page-props.ts'
import type { ComparedTreatment } from './compared-treatment.ts'
import type { ClinicName, ComparedClinic } from './queries.ts'

export interface CompareProps extends PageProps {
  clinics: ComparedClinic[]
  comparedTreatment: ComparedTreatment
  /** Names that match no clinic. */
  unknown: string[]
  /** Number of malformed names. */
  invalid: number
  tooMany: ComparedClinic[]
  /** The place that distances are measured from. `typed` is empty if the visitor entered none. Links preserve it. */
  from: { typed: string; place: (Point & { name: string }) | null }
  adding: { typed: string; matches: ClinicName[] } | null
  others: ClinicName[]
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

export const textRow = ({ clinics }: CompareProps, name: string, textOf: (clinic: ComparedClinic) => string): Row => ({
  name,
  texts: clinics.map((clinic) => textOf(clinic)),
})
