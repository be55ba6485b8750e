import { and, asc, eq, inArray } from 'drizzle-orm'
import { ALL } from '../domain/catalog.ts'
import type {
  ClinicCard,
  ComparisonTable,
  Faq,
  Guide,
  LocalPage,
  PricingRow,
  PricingTable,
  Review,
} from '../domain/content.ts'
import { type Database, type Read, readTogether } from './client.ts'
import { listClinics } from './clinics.ts'
import { comparisonTables, faqs, guides, localPages, pricingRows, pricingTables, reviews } from './schema.ts'

/** The table of treatments that have none of their own (specification §9). */
const DEFAULT_TABLE = 'default'

/** As many providers as a treatment page lists; the rest are a link away. */
export const PROVIDERS_ON_TREATMENT_PAGE = 60

export interface TreatmentPage {
  guide: Guide | null
  prices: PricingTable[]
  comparison: ComparisonTable | null
  faqs: Faq[]
  reviews: Review[]
  providers: ClinicCard[]
}

/** Everything a treatment page shows beyond the catalog, in one round trip. */
export async function findTreatmentPage(db: Database, slug: string): Promise<Read<TreatmentPage>> {
  const { version, results } = await readTogether(db, [
    db.select().from(guides).where(eq(guides.treatment, slug)),
    ...priceQueries(db, slug),
    db.select().from(comparisonTables).where(eq(comparisonTables.treatment, slug)),
    listFaqs(db, treatmentScope(slug)),
    db.select().from(reviews).where(eq(reviews.treatment, slug)).orderBy(asc(reviews.id)).limit(3),
    listClinics(db, { service: slug, area: ALL, perPage: PROVIDERS_ON_TREATMENT_PAGE }),
  ] as const)
  const [[guide], tables, rows, [comparison], questions, samples, providers] = results
  return {
    version,
    data: {
      guide: guide ?? null,
      prices: joinPrices(tables, rows),
      comparison: comparison ?? null,
      faqs: questions,
      reviews: samples,
      providers,
    },
  }
}

/** The treatment's own table and the default one, as two queries for a batch. */
const priceQueries = (db: Database, slug: string) =>
  [
    db
      .select()
      .from(pricingTables)
      .where(inArray(pricingTables.treatment, [slug, DEFAULT_TABLE])),
    db
      .select()
      .from(pricingRows)
      .where(inArray(pricingRows.treatment, [slug, DEFAULT_TABLE]))
      .orderBy(asc(pricingRows.treatment), asc(pricingRows.position)),
  ] as const

/** Tables with their rows, the treatment's own first. */
function joinPrices(
  tables: (typeof pricingTables.$inferSelect)[],
  rows: (PricingRow & { treatment: string })[],
): PricingTable[] {
  return tables
    .map((table) => ({ ...table, rows: rows.filter((row) => row.treatment === table.treatment) }))
    .sort((a, b) => Number(a.treatment === DEFAULT_TABLE) - Number(b.treatment === DEFAULT_TABLE))
}

/** Where the questions of a treatment (in an area) stand. */
export const treatmentScope = (treatment: string, area?: string) =>
  area ? `treatment/${treatment}/${area}` : `treatment/${treatment}`

/** The questions of one place, as a query for a batch. */
export const listFaqs = (db: Database, scope: string) =>
  db
    .select({ question: faqs.question, answer: faqs.answer })
    .from(faqs)
    .where(eq(faqs.scope, scope))
    .orderBy(asc(faqs.position))

export interface TreatmentInAreaPage {
  local: LocalPage | null
  clinics: ClinicCard[]
  faqs: Faq[]
}

/** Everything a treatment-in-location page shows beyond the catalog, in one round trip. */
export async function findTreatmentInArea(
  db: Database,
  treatment: string,
  area: string,
  page: number,
): Promise<Read<TreatmentInAreaPage>> {
  const { version, results } = await readTogether(db, [
    db
      .select()
      .from(localPages)
      .where(and(eq(localPages.treatment, treatment), eq(localPages.area, area))),
    listClinics(db, { service: treatment, area, page }),
    listFaqs(db, treatmentScope(treatment, area)),
  ] as const)
  const [[local], clinics, questions] = results
  return { version, data: { local: local ?? null, clinics, faqs: questions } }
}

/** What a treatment is priced at, for the estimator. */
export async function findPrices(db: Database, slug: string): Promise<Read<PricingTable[]>> {
  const { version, results } = await readTogether(db, priceQueries(db, slug))
  return { version, data: joinPrices(...results) }
}
