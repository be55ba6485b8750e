import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Source } from '../../domain/content.ts'
import { declareBooleanColumn, declareJsonColumn } from './columns.ts'

export const prosePages = sqliteTable('prose_pages', {
  slug: text('slug').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  lead: text('lead').notNull(),
  body: text('body').notNull(),
  sources: declareJsonColumn<Source[]>('sources').notNull(),
  updatedOn: text('updated_on').notNull(),
})

export const faqSections = sqliteTable('faq_sections', {
  slug: text('slug').primaryKey(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  /** Sources that no earlier section of the page cites. */
  sources: declareJsonColumn<Source[]>('sources').notNull(),
})

/** `scope` is the slug of an FAQ section, `home`, `treatment/{slug}` or `treatment/{slug}/{area}`. Answers are HTML. */
export const faqs = sqliteTable(
  'faqs',
  {
    scope: text('scope').notNull(),
    position: integer('position').notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    /** Null in guides and in the questions that the load writes for a treatment in an area. */
    reviewedOn: text('reviewed_on'),
  },
  (t) => [primaryKey({ columns: [t.scope, t.position] })],
)

export const reviews = sqliteTable(
  'reviews',
  {
    id: integer('id').primaryKey(),
    rating: integer('rating').notNull(),
    text: text('text').notNull(),
    author: text('author').notNull(),
    location: text('location').notNull(),
    writtenOn: text('written_on').notNull(),
    treatment: text('treatment').notNull(),
    home: declareBooleanColumn('home').notNull(),
  },
  (t) => [index('reviews_by_treatment').on(t.treatment), index('reviews_home').on(t.home, t.id)],
)
