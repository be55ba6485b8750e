import { and, asc, eq } from 'drizzle-orm'
import { ALL } from '../domain/catalog.ts'
import type { ClinicCard, Review } from '../domain/clinic-record.ts'
import type { ComparisonTable, Faq, Guide, LocalPage } from '../domain/content.ts'
import type { PriceStatistic, PricingTable } from '../domain/price-record.ts'
import { type Database, type Read, readTogether } from './client.ts'
import { listClinics } from './clinics.ts'
import { prepareQuery } from './prepared-query.ts'
import { joinPrices, listStatisticsOf, ownPrices, priceQueries } from './prices.ts'
import { comparisonTables, faqs, guides, localPages, reviews } from './schema.ts'

/** As many providers as a treatment page lists; the rest are a link away. */
export const PROVIDERS_ON_TREATMENT_PAGE = 60

export interface TreatmentPage {
  guide: Guide | null
  /** The editors' table; null only while the data are being replaced. */
  prices: PricingTable | null
  comparison: ComparisonTable | null
  faqs: Faq[]
  reviews: Review[]
  providers: ClinicCard[]
  /** What clinics charge, all areas together. */
  charged: PriceStatistic[]
}

/** Everything a treatment page shows beyond the catalog, in one round trip. */
export async function findTreatmentPage(db: Database, slug: string): Promise<Read<TreatmentPage>> {
  const { version, results } = await readTogether(db, [
    guideOf(db, { slug }),
    ...priceQueries(db, slug),
    comparisonOf(db, { slug }),
    listFaqs(db, treatmentScope(slug)),
    reviewsOf(db, { slug }),
    listClinics(db, { service: slug, area: ALL, perPage: PROVIDERS_ON_TREATMENT_PAGE }),
    listStatisticsOf(db, slug, ALL),
  ] as const)
  const [[guide], tables, rows, [comparison], questions, samples, providers, charged] = results
  return {
    version,
    data: {
      guide: guide ?? null,
      prices: ownPrices(joinPrices(tables, rows)),
      comparison: comparison ?? null,
      faqs: questions,
      reviews: samples,
      providers,
      charged,
    },
  }
}

const guideOf = prepareQuery(['slug'], (db, value) =>
  db
    .select()
    .from(guides)
    .where(eq(guides.treatment, value('slug'))),
)

const comparisonOf = prepareQuery(['slug'], (db, value) =>
  db
    .select()
    .from(comparisonTables)
    .where(eq(comparisonTables.treatment, value('slug'))),
)

const reviewsOf = prepareQuery(['slug'], (db, value) =>
  db
    .select()
    .from(reviews)
    .where(eq(reviews.treatment, value('slug')))
    .orderBy(asc(reviews.id))
    .limit(3),
)

/** Where the questions of a treatment (in an area) stand. */
export const treatmentScope = (treatment: string, area?: string) =>
  area ? `treatment/${treatment}/${area}` : `treatment/${treatment}`

/** The questions of one place, as a query for a batch. */
export const listFaqs = (db: Database, scope: string) => faqsOfScope(db, { scope })

const faqsOfScope = prepareQuery(['scope'], (db, value) =>
  db
    .select({ question: faqs.question, answer: faqs.answer })
    .from(faqs)
    .where(eq(faqs.scope, value('scope')))
    .orderBy(asc(faqs.position)),
)

export interface TreatmentInAreaPage {
  local: LocalPage | null
  clinics: ClinicCard[]
  faqs: Faq[]
  /** What clinics here charge. */
  charged: PriceStatistic[]
}

/** Everything a treatment-in-location page shows beyond the catalog, in one round trip. */
export async function findTreatmentInArea(
  db: Database,
  treatment: string,
  area: string,
  page: number,
): Promise<Read<TreatmentInAreaPage>> {
  const { version, results } = await readTogether(db, [
    localPageOf(db, { treatment, area }),
    listClinics(db, { service: treatment, area, page }),
    listFaqs(db, treatmentScope(treatment, area)),
    listStatisticsOf(db, treatment, area),
  ] as const)
  const [[local], clinics, questions, charged] = results
  return { version, data: { local: local ?? null, clinics, faqs: questions, charged } }
}

const localPageOf = prepareQuery(['treatment', 'area'], (db, value) =>
  db
    .select()
    .from(localPages)
    .where(and(eq(localPages.treatment, value('treatment')), eq(localPages.area, value('area')))),
)
