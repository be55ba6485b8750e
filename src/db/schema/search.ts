import { integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { flag } from './columns.ts'

/**
 * What the search reads. Three full-text indexes lie over it (hand-written SQL): `site_index` over all that is no
 * clinic, `clinic_names` and `clinic_index` over the clinics. The ids of clinics follow their weighed ratings, so
 * that the first rows a full-text index gives are the best rated, and a page reads no more than it shows.
 */
export const searchDocuments = sqliteTable(
  'search_documents',
  {
    id: integer('id').primaryKey(),
    /** `page`: found by its key only, e.g. a treatment in an area. */
    kind: text('kind', { enum: ['treatment', 'area', 'clinic', 'guide', 'question', 'page'] }).notNull(),
    /** How the rules name it, e.g. `treatment:botox`, `area:queens/astoria`, `page:botox/soho`, `clinic:clinic-001`. */
    key: text('key').notNull(),
    title: text('title').notNull(),
    /** Other names it goes by; searched, never printed. */
    aliases: text('aliases').notNull(),
    services: text('services').notNull(),
    /** Where it is: the address of a clinic and the names of its areas. */
    place: text('place').notNull(),
    body: text('body').notNull(),
    path: text('path').notNull(),
    note: text('note').notNull(),
    lat: real('lat'),
    lng: real('lng'),
    /** The weighed rating of a clinic; 0 for all else. */
    weight: real('weight').notNull(),
  },
  (t) => [uniqueIndex('search_documents_by_key').on(t.key)],
)

/** Phrases that stand for a treatment, a place or a topic: held with the catalog, never searched here. */
export const searchTerms = sqliteTable(
  'search_terms',
  {
    phrase: text('phrase').notNull(),
    kind: text('kind', { enum: ['treatment', 'service', 'area', 'topic', 'filter', 'ignored'] }).notNull(),
    target: text('target').notNull(),
    /** The thing's own name, rather than another word for it. */
    isName: flag('is_name').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.phrase, t.kind, t.target] })],
)

/** The words of all names, under each key that a misspelling of them may have (`spellingKeys`). */
export const searchSpellings = sqliteTable(
  'search_spellings',
  { key: text('key').notNull(), word: text('word').notNull() },
  (t) => [primaryKey({ columns: [t.key, t.word] })],
)
