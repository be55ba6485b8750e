import { and, asc, eq } from 'drizzle-orm'
import { WILDCARD } from '../domain/catalog.ts'
import { type Database, type DataOf, findWithVersion } from './client.ts'
import { selectClinicCards } from './clinics.ts'
import { prepareLookup, prepareQuery } from './prepared-query.ts'
import { joinPricingRows, pickPricingTable, selectPriceStatistics, selectPricing } from './prices.ts'
import { comparisonTables, faqs, guides, localPages, reviews, treatmentOptions } from './schema.ts'

export const MAX_PROVIDERS_ON_TREATMENT_PAGE = 60

/** `option` and `prices` are null only during a reseed. */
export const findTreatmentPage = (db: Database, slug: string) =>
  findWithVersion(
    db,
    [
      selectGuide(db, slug),
      ...selectPricing(db, slug),
      selectComparison(db, slug),
      selectFaqs(db, treatmentFaqScope(slug)),
      selectReviews(db, { slug }),
      selectClinicCards(db, { service: slug, area: WILDCARD, perPage: MAX_PROVIDERS_ON_TREATMENT_PAGE }),
      selectPriceStatistics(db, slug, WILDCARD),
      selectOption(db, slug),
    ],
    ([[guide], tables, rows, [comparison], faqRows, reviewRows, providers, priceStatistics, [option]]) => ({
      guide: guide ?? null,
      prices: pickPricingTable(joinPricingRows(tables, rows)),
      comparison: comparison ?? null,
      faqs: faqRows,
      reviews: reviewRows,
      providers,
      priceStatistics,
      option: option ?? null,
    }),
  )

export type TreatmentPage = DataOf<typeof findTreatmentPage>

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

export const selectFaqs = prepareLookup(faqs, faqs.scope, faqs.position)

export const selectLocalPage = prepareQuery(['treatment', 'area'], (db, value) =>
  db
    .select()
    .from(localPages)
    .where(and(eq(localPages.treatment, value('treatment')), eq(localPages.area, value('area')))),
)
