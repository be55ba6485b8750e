import { integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { declareBooleanColumn } from './columns.ts'

/** Clinics have ids in the order of their weighted rating. Hand-written migrations create the full-text indexes. */
export const searchDocuments = sqliteTable(
  'search_documents',
  {
    id: integer('id').primaryKey(),
    /** A `page`, such as a treatment in an area, is found only by its key. */
    kind: text('kind', { enum: ['treatment', 'area', 'clinic', 'guide', 'question', 'page'] }).notNull(),
    /** `treatment:botox`, `area:queens/astoria`, `page:botox/soho` or `clinic:clinic-001`, for example. */
    key: text('key').notNull(),
    title: text('title').notNull(),
    /** Other names of a treatment, service or area. For a clinic, the names of its providers and its phone number. */
    aliases: text('aliases').notNull(),
    /** Services of a clinic, popular services of a sub-area, keywords of a treatment or the treatment of a question. */
    services: text('services').notNull(),
    place: text('place').notNull(),
    body: text('body').notNull(),
    path: text('path').notNull(),
    note: text('note').notNull(),
    lat: real('lat'),
    lng: real('lng'),
    weightedRating: real('weight').notNull(),
  },
  (t) => [uniqueIndex('search_documents_by_key').on(t.key)],
)

export const searchTerms = sqliteTable(
  'search_terms',
  {
    phrase: text('phrase').notNull(),
    kind: text('kind', { enum: ['treatment', 'service', 'area', 'topic', 'filter', 'ignored'] }).notNull(),
    target: text('target').notNull(),
    isPrimaryName: declareBooleanColumn('is_name').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.phrase, t.kind, t.target] })],
)

/** Words of titles, to correct misspelled queries with. `key` is the word, or the word without one of its letters. */
export const searchSpellings = sqliteTable(
  'search_spellings',
  { key: text('key').notNull(), word: text('word').notNull() },
  (t) => [primaryKey({ columns: [t.key, t.word] })],
)
