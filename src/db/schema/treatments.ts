import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { UnsuitedTreatment } from '../../domain/catalog.ts'
import type { ComparisonRow, GuideContent, LabeledValue, LocalPageContent, Source } from '../../domain/content.ts'
import type { SourcedText, TreatmentFacts, TreatmentOption } from '../../domain/treatment/option.ts'
import { declareBooleanColumn, declareJsonColumn } from './columns.ts'

export const treatments = sqliteTable('treatments', {
  slug: text('slug').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  category: text('category').notNull(),
  description: text('description').notNull(),
  listed: declareBooleanColumn('listed').notNull(),
  popular: declareBooleanColumn('popular').notNull(),
  icon: text('icon').notNull(),
  ogImage: text('share').notNull(),
  quickFacts: declareJsonColumn<LabeledValue[]>('quick_facts').notNull(),
})

export const treatmentGroups = sqliteTable(
  'treatment_groups',
  {
    /** What uses the groups: lists of treatments, the search's treatment field, or the finder. */
    grouping: text('screen', { enum: ['list', 'dropdown', 'finder'] }).notNull(),
    position: integer('position').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    treatments: declareJsonColumn<string[]>('treatments').notNull(),
    doctorFirst: declareJsonColumn<SourcedText>('doctor_first'),
    unsuited: declareJsonColumn<UnsuitedTreatment[]>('unsuited'),
  },
  (t) => [primaryKey({ columns: [t.grouping, t.position] })],
)

export const services = sqliteTable('services', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  /** Slug of the treatment whose guide covers the service best. Null if no guide does. */
  treatment: text('treatment'),
})

export const guides = sqliteTable('guides', {
  treatment: text('treatment').primaryKey(),
  description: text('description').notNull(),
  content: declareJsonColumn<GuideContent>('content').notNull(),
  sources: declareJsonColumn<Source[]>('sources').notNull(),
  reviewedOn: text('reviewed_on').notNull(),
  medicallyReviewedBy: text('medically_reviewed_by'),
})

export const treatmentOptions = sqliteTable('treatment_options', {
  treatment: text('treatment').primaryKey(),
  downtime: text('downtime').notNull(),
  sessions: text('sessions').notNull(),
  labelStatement: declareJsonColumn<SourcedText>('treats').notNull(),
  risk: declareJsonColumn<TreatmentOption['risk']>('risk').notNull(),
  performers: declareJsonColumn<TreatmentOption['performers']>('performers').notNull(),
  facts: declareJsonColumn<TreatmentFacts>('facts'),
})

export const localPages = sqliteTable(
  'local_pages',
  {
    treatment: text('treatment').notNull(),
    area: text('area').notNull(),
    content: declareJsonColumn<LocalPageContent>('content').notNull(),
    sources: declareJsonColumn<Source[]>('sources').notNull(),
    reviewedOn: text('reviewed_on'),
  },
  (t) => [primaryKey({ columns: [t.treatment, t.area] })],
)

export const comparisonTables = sqliteTable('comparison_tables', {
  treatment: text('treatment').primaryKey(),
  title: text('title').notNull(),
  option1: text('option1').notNull(),
  option2: text('option2').notNull(),
  rows: declareJsonColumn<ComparisonRow[]>('rows').notNull(),
  footnote: text('footnote'),
})
