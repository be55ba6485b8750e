import type { ReactNode } from 'react'
import type { Point } from '../../domain/geo.ts'
import type { PageProps } from '../../ui/page/page-props.ts'
import { urls } from '../../urls.ts'
import { type ComparedTreatment, getTreatmentParameter } from './compared-treatment.ts'
import type { ClinicSuggestion, ComparedClinic } from './queries.ts'

export interface CompareProps extends PageProps {
  clinics: ComparedClinic[]
  comparedTreatment: ComparedTreatment
  unknownIdsOrSlugs: string[]
  malformedIdOrSlugCount: number
  clinicsOverLimit: ComparedClinic[]
  distanceOrigin: { typed: string; place: (Point & { name: string }) | null }
  requestedAddition: { typed: string; matches: ClinicSuggestion[] } | null
  suggestedClinics: ClinicSuggestion[]
}

export const listSegments = ({ clinics }: Pick<CompareProps, 'clinics'>) => clinics.map(({ segment }) => segment)

type ChosenValues = Pick<CompareProps, 'distanceOrigin' | 'comparedTreatment'>

export const createComparisonUrl = ({ distanceOrigin, comparedTreatment }: ChosenValues, segments: string[]) =>
  urls.compare(segments, distanceOrigin.typed, getTreatmentParameter(comparedTreatment))

/**
 * `texts` and `cells` have one value per clinic. A cell that is not null is shown instead of the clinic's text. A row
 * with `alwaysDiffers`, such as the addresses, is never marked 'Differs'.
 */
export interface ComparisonRow {
  name: string
  texts: string[]
  cells?: ReactNode[]
  alwaysDiffers?: boolean
}

export const PLACE_UNKNOWN = 'Not known: its exact place is not on record'

const UNKNOWN_TEXTS: ReadonlySet<string> = new Set(['Not known', 'Not listed', PLACE_UNKNOWN])

export const isKnown = (text: string) => !UNKNOWN_TEXTS.has(text)

export const createRow = (
  { clinics }: CompareProps,
  name: string,
  formatText: (clinic: ComparedClinic) => string,
  renderCell?: (clinic: ComparedClinic) => ReactNode,
): ComparisonRow => ({
  name,
  texts: clinics.map((clinic) => formatText(clinic)),
  ...(renderCell && { cells: clinics.map(renderCell) }),
})
