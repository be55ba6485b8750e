import * as t from '../../../src/db/schema.ts'
import type { PlannedRows } from '../rows.ts'

export type SearchDocument = Omit<typeof t.searchDocuments.$inferInsert, 'id'>

export const BLANK_DOCUMENT = { aliases: '', services: '', place: '', lat: null, lng: null, weightedRating: 0 }

export const joinAlternativeTerms = (rows: PlannedRows, kind: 'treatment' | 'service' | 'area', target: string) =>
  rows
    .of(t.searchTerms)
    .filter((term) => term.kind === kind && term.target === target && !term.isPrimaryName)
    .map((term) => term.phrase)
    .join(', ')
