import { and, asc, eq } from 'drizzle-orm'
import { WILDCARD } from '../domain/catalog.ts'
import { type Database, type QueryData, queryDataWithVersion } from './client.ts'
import { selectClinicCards } from './clinics.ts'
import { prepareLookup, prepareQuery } from './prepared-query.ts'
import { joinPricingRows, pickPricingTable, selectPricing, selectServicePriceStatistics } from './prices.ts'
import { comparisonTables, faqs, guides, localPages, reviews, treatmentOptions } from './schema.ts'

export const MAX_CLINICS_ON_TREATMENT_PAGE = 60

/** `guide` and `option` are null if a load removed the treatment, `prices` if there is no table, not even `default`. */
export const findTreatmentPage = (db: Database, slug: string) =>
  queryDataWithVersion(
    db,
    [
      selectGuide(db, slug),
      ...selectPricing(db, slug),
      selectComparison(db, slug),
      selectFaqs(db, getTreatmentFaqScope(slug)),
      selectReviews(db, { slug }),
      selectClinicCards(db, { service: slug, area: WILDCARD, perPage: MAX_CLINICS_ON_TREATMENT_PAGE }),
      selectServicePriceStatistics(db, { service: slug, area: WILDCARD }),
      selectTreatmentOption(db, slug),
    ],
    ([[guide], tables, rows, [comparison], faqRows, reviewRows, clinics, priceStatistics, [option]]) => ({
      guide: guide ?? null,
      prices: pickPricingTable(joinPricingRows(tables, rows)),
      comparison: comparison ?? null,
      faqs: faqRows,
      reviews: reviewRows,
      clinics,
      priceStatistics,
      option: option ?? null,
    }),
  )

export type TreatmentPageData = QueryData<typeof findTreatmentPage>

const selectGuide = prepareLookup(guides, guides.treatment)
const selectTreatmentOption = prepareLookup(treatmentOptions, treatmentOptions.treatment)
const selectComparison = prepareLookup(comparisonTables, comparisonTables.treatment)

const selectReviews = prepareQuery(['slug'], (db, placeholder) =>
  db
    .select()
    .from(reviews)
    .where(eq(reviews.treatment, placeholder('slug')))
    .orderBy(asc(reviews.id))
    .limit(3),
)

export const getTreatmentFaqScope = (treatment: string, area?: string) =>
  area ? `treatment/${treatment}/${area}` : `treatment/${treatment}`

export const selectFaqs = prepareLookup(faqs, faqs.scope, faqs.position)

export const selectLocalPage = prepareQuery(['treatment', 'area'], (db, placeholder) =>
  db
    .select()
    .from(localPages)
    .where(and(eq(localPages.treatment, placeholder('treatment')), eq(localPages.area, placeholder('area')))),
)
