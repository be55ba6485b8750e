import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ComparisonRow, GuideContent, LabelledValue, LocalContent, Source } from '../../domain/content.ts'
import type { SourcedText, TreatmentOption } from '../../domain/option.ts'
import { flag, json } from './columns.ts'

export const treatments = sqliteTable('treatments', {
  slug: text('slug').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  category: text('category').notNull(),
  description: text('description').notNull(),
  listed: flag('listed').notNull(),
  popular: flag('popular').notNull(),
  icon: text('icon').notNull(),
  /** Name of its sharing picture in `share_pictures`. */
  share: text('share').notNull(),
  quickFacts: json<LabelledValue[]>('quick_facts').notNull(),
})

/** Treatments as three screens group them: the treatment list, the dropdown of the search box, the finder's concerns. */
export const treatmentGroups = sqliteTable(
  'treatment_groups',
  {
    screen: text('screen', { enum: ['list', 'dropdown', 'finder'] }).notNull(),
    position: integer('position').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    treatments: json<string[]>('treatments').notNull(),
  },
  (t) => [primaryKey({ columns: [t.screen, t.position] })],
)

/** Everything a clinic can offer: the treatments with a guide, and the services beyond them. */
export const services = sqliteTable('services', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  /** The guide nearest to it; its own for a treatment, null when there is none. */
  treatment: text('treatment'),
})

export const guides = sqliteTable('guides', {
  treatment: text('treatment').primaryKey(),
  description: text('description').notNull(),
  content: json<GuideContent>('content').notNull(),
  sources: json<Source[]>('sources').notNull(),
  reviewedOn: text('reviewed_on').notNull(),
  medicallyReviewedBy: text('medically_reviewed_by'),
})

/** A treatment as an option of the finder: what it treats, how risky it is, who may perform it. */
export const treatmentOptions = sqliteTable('treatment_options', {
  treatment: text('treatment').primaryKey(),
  downtime: text('downtime').notNull(),
  sessions: text('sessions').notNull(),
  treats: json<SourcedText>('treats').notNull(),
  risk: json<TreatmentOption['risk']>('risk').notNull(),
  performers: json<TreatmentOption['performers']>('performers').notNull(),
})

export const localPages = sqliteTable(
  'local_pages',
  {
    treatment: text('treatment').notNull(),
    area: text('area').notNull(),
    content: json<LocalContent>('content').notNull(),
    sources: json<Source[]>('sources').notNull(),
  },
  (t) => [primaryKey({ columns: [t.treatment, t.area] })],
)

export const comparisonTables = sqliteTable('comparison_tables', {
  treatment: text('treatment').primaryKey(),
  title: text('title').notNull(),
  option1: text('option1').notNull(),
  option2: text('option2').notNull(),
  rows: json<ComparisonRow[]>('rows').notNull(),
  footnote: text('footnote'),
})
