import { and, asc, eq } from 'drizzle-orm'
import { ALL } from '../domain/catalog.ts'
import type { ClinicCard, Review } from '../domain/clinic/clinic-record.ts'
import type { ComparisonTable, Faq, Guide } from '../domain/content.ts'
import type { PriceStatistic, PricingTable } from '../domain/price-record.ts'
import type { TreatmentOption } from '../domain/treatment/option.ts'
import { type Database, queryWithVersion, type Versioned } from './client.ts'
import { listClinics } from './clinics.ts'
import { prepareLookup, prepareQuery } from './prepared-query.ts'
import { joinPricingRows, pickPricingTable, selectPriceStatistics, selectPricing } from './prices.ts'
import { comparisonTables, faqs, guides, localPages, reviews, treatmentOptions } from './schema.ts'

export const PROVIDERS_ON_TREATMENT_PAGE = 60

export interface TreatmentPage {
  guide: Guide | null
  /** Null only during a reseed. */
  prices: PricingTable | null
  comparison: ComparisonTable | null
  faqs: Faq[]
  reviews: Review[]
  providers: ClinicCard[]
  priceStatistics: PriceStatistic[]
  option: TreatmentOption | null
}

export async function findTreatmentPage(db: Database, slug: string): Promise<Versioned<TreatmentPage>> {
  const { version, results } = await queryWithVersion(db, [
    selectGuide(db, slug),
    ...selectPricing(db, slug),
    selectComparison(db, slug),
    listFaqs(db, treatmentFaqScope(slug)),
    selectReviews(db, { slug }),
    listClinics(db, { service: slug, area: ALL, perPage: PROVIDERS_ON_TREATMENT_PAGE }),
    selectPriceStatistics(db, slug, ALL),
    selectOption(db, slug),
  ])
  const [[guide], tables, rows, [comparison], faqRows, reviewRows, providers, priceStatistics, [option]] = results
  return {
    version,
    data: {
      guide: guide ?? null,
      prices: pickPricingTable(joinPricingRows(tables, rows)),
      comparison: comparison ?? null,
      faqs: faqRows,
      reviews: reviewRows,
      providers,
      priceStatistics,
      option: option ?? null,
    },
  }
}

const selectGuide = prepareLookup(guides, guides.treatment)
const selectOption = prepareLookup(treatmentOptions, treatmentOptions.treatment)
const selectComparison = prepareLookup(comparisonTables, comparisonTables.treatment)

const selectReviews = prepareQuery(['slug'], (db, value) =>
  db
    .select()
    .from(reviews)
    .where(eq(reviews.treatment, value('slug')))
    .orderBy(asc(reviews.id))
    .limit(3),
)

export const treatmentFaqScope = (treatment: string, area?: string) =>
  area ? `treatment/${treatment}/${area}` : `treatment/${treatment}`

export const listFaqs = (db: Database, scope: string) => selectFaqs(db, { scope })

const selectFaqs = prepareQuery(['scope'], (db, value) =>
  db
    .select({ question: faqs.question, answer: faqs.answer })
    .from(faqs)
    .where(eq(faqs.scope, value('scope')))
    .orderBy(asc(faqs.position)),
)

export const selectLocalPage = prepareQuery(['treatment', 'area'], (db, value) =>
  db
    .select()
    .from(localPages)
    .where(and(eq(localPages.treatment, value('treatment')), eq(localPages.area, value('area')))),
)
