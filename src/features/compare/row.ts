import type { ReactNode } from 'react'
import type { Point } from '../../domain/geo.ts'
import type { PageProps } from '../../ui/page/page-props.ts'
import { urls } from '../../urls.ts'
import { type ComparedTreatment, treatmentParameter } from './compared-treatment.ts'
import type { ClinicSuggestion, ComparedClinic } from './queries.ts'

export interface CompareProps extends PageProps {
  clinics: ComparedClinic[]
  comparedTreatment: ComparedTreatment
  unknownNames: string[]
  malformedNameCount: number
  clinicsOverLimit: ComparedClinic[]
  from: { typed: string; place: (Point & { name: string }) | null }
  adding: { typed: string; matches: ClinicSuggestion[] } | null
  others: ClinicSuggestion[]
}

export const listSegments = ({ clinics }: Pick<CompareProps, 'clinics'>) => clinics.map(({ segment }) => segment)

type ChosenValues = Pick<CompareProps, 'from' | 'comparedTreatment'>

export const comparisonUrl = ({ from, comparedTreatment }: ChosenValues, segments: string[]) =>
  urls.compare(segments, from.typed, treatmentParameter(comparedTreatment))

/** Texts and cells have one value per clinic. A cell that is not null is shown instead of the text. */
export interface ComparisonRow {
  name: string
  texts: string[]
  cells?: ReactNode[]
  alwaysDiffers?: boolean
}

export const PLACE_UNKNOWN = 'Not known: its exact place is not on record'

const UNKNOWN: ReadonlySet<string> = new Set(['Not known', 'Not listed', PLACE_UNKNOWN])

export const isKnown = (text: string) => !UNKNOWN.has(text)

export const createRow = (
  { clinics }: CompareProps,
  name: string,
  textOf: (clinic: ComparedClinic) => string,
  cellOf?: (clinic: ComparedClinic) => ReactNode,
): ComparisonRow => ({
  name,
  texts: clinics.map((clinic) => textOf(clinic)),
  ...(cellOf && { cells: clinics.map(cellOf) }),
})
