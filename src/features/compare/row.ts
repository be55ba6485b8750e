import type { ReactNode } from 'react'
import type { PageProps } from '../../ui/page/layout.tsx'
import { urls } from '../../urls.ts'
import type { Comparison } from './queries.ts'

export type CompareProps = PageProps & Comparison

type ComparedClinic = Comparison['clinics'][number]

export const listSegments = ({ clinics }: Comparison) => clinics.map(({ segment }) => segment)

export const createComparisonUrl = ({ requestedOrigin, treatmentParameter }: Comparison, segments: string[]) =>
  urls.compare(segments, requestedOrigin.typed, treatmentParameter)

/** `texts` and `cells` have one value per clinic. A cell that is not null replaces the clinic's text. */
export interface CompareRow {
  name: string
  texts: string[]
  cells?: ReactNode[]
  isExpectedToDiffer?: boolean
}

export const CLOSED_FOR_GOOD = 'Closed for good'

export const PLACE_UNKNOWN = 'Not known: its exact place is not on record'

const UNKNOWN_TEXTS: ReadonlySet<string> = new Set(['Not known', 'Not listed', PLACE_UNKNOWN])

export const isKnown = (text: string) => !UNKNOWN_TEXTS.has(text)

export const createRow = (
  { clinics }: CompareProps,
  name: string,
  formatText: (clinic: ComparedClinic) => string,
  renderCell?: (clinic: ComparedClinic) => ReactNode,
): CompareRow => ({
  name,
  texts: clinics.map((clinic) => formatText(clinic)),
  ...(renderCell && { cells: clinics.map(renderCell) }),
})
