import { createHash } from 'node:crypto'
import { getTableColumns } from 'drizzle-orm'
import * as t from '../../src/db/schema.ts'
import { WILDCARD } from '../../src/domain/catalog.ts'
import { urls } from '../../src/urls.ts'
import { listKeys } from '../load/fields.ts'
import { HOME_SLUG } from '../load/prose-schemas.ts'
import { findIndexableLocalPages } from './local-indexable.ts'
import type { PlannedRows } from './rows.ts'

type Item = typeof t.contentItems.$inferInsert

/** Kinds of items in the change log. Lists of clinics are not among them, because a list changes with its clinics. */
export const LOGGED_KINDS: ReadonlySet<string> = new Set(['clinic', 'guide', 'prices', 'redirect'])

/** Includes pages that are not indexable. `diffItems` sets `modifiedOn` later. */
export function planItems(rows: PlannedRows): void {
  const findCards = createCardFinder(rows)
  const items = [
    ...createPageItems(rows, findCards),
    ...createGuideItems(rows),
    ...createTreatmentItems(rows, findCards),
    ...createAreaItems(rows, findCards),
    ...createClinicItems(rows),
    ...createServiceItems(rows, findCards),
    ...createSubAreaItems(rows, findCards),
    ...createRedirectItems(rows),
  ]
  const loggedHashes = items.filter(({ kind }) => LOGGED_KINDS.has(kind)).map(({ hash }) => hash)
  rows.add(t.contentItems, ...items, toItem('page', 'changes', 'Changes to the data', urls.changes(), loggedHashes))
}

/** Leaves out the names of Open Graph images, which also change with the name of the site. */
const serializeContent = (content: unknown) =>
  JSON.stringify(content, (key, value) => (key === 'ogImage' ? undefined : value))

function toItem(kind: string, id: string, title: string, path: string | null, ...content: unknown[]): Item {
  const hash = createHash('sha256').update(serializeContent(content)).digest('hex').slice(0, 16)
  return { kind, id, title, path, hash, modifiedOn: '', indexable: path !== null }
}

const listCardFields = (clinic: typeof t.clinics.$inferInsert) => {
  const { id, segment, name, excerpt, address, location, verified, services, map, providers } = clinic
  const { rating, reviewCount, ratingSource, phone, hours, byAppointment } = clinic
  return [
    ...[id, segment, name, excerpt, address, location, verified, rating, reviewCount, services, map],
    ...[ratingSource, phone, hours, byAppointment, providers?.map(({ license }) => license)],
  ]
}

type FindCards = (service: string, area: string) => unknown[]

function createCardFinder(rows: PlannedRows): FindCards {
  const cardsById = new Map(rows.of(t.clinics).map((clinic) => [clinic.id, listCardFields(clinic)]))
  const listingsByList = Map.groupBy(rows.of(t.listings), ({ service, area }) => `${service} ${area}`)
  return (service, area) =>
    (listingsByList.get(`${service} ${area}`) ?? []).map(({ clinicId }) => cardsById.get(clinicId))
}

const findQuestions = (rows: PlannedRows, scope: string) => rows.of(t.faqs).filter((faq) => faq.scope === scope)

function createPageItems(rows: PlannedRows, findCards: FindCards): Item[] {
  const homeClinics = rows.of(t.clinics).filter((clinic) => clinic.homePosition !== null)
  const homePage = rows.of(t.prosePages).filter(({ slug }) => slug === HOME_SLUG)
  const otherPages = rows.of(t.prosePages).filter(({ slug }) => slug !== HOME_SLUG)
  const areas = rows.of(t.areas).map((area) => [area.slug, area.shortDescription, area.statedCount, area.listedCount])
  const faqs = rows.of(t.faqs).filter((faq) => !faq.scope.includes('/'))
  const reviews = rows.of(t.reviews)
  const statistics = rows.of(t.priceStatistics).filter((row) => row.area === WILDCARD)
  return [
    toItem(
      'page',
      'home',
      'Home',
      urls.home(),
      homeClinics.map(listCardFields),
      findQuestions(rows, HOME_SLUG),
      homePage,
    ),
    toItem('page', 'treatments', 'Treatments', urls.treatments(), rows.of(t.treatments)),
    toItem('page', 'locations', 'Locations', urls.locations(), areas),
    toItem('page', 'faq', 'FAQ', urls.faq(), rows.of(t.faqSections), faqs),
    ...(reviews.length > 0 ? [toItem('page', 'reviews', 'Reviews', urls.reviews(), reviews)] : []),
    toItem('page', 'medspas', 'All med spas', urls.medspas(), findCards(WILDCARD, WILDCARD)),
    toItem('page', 'finder', 'Finder', urls.finder(), rows.of(t.treatmentGroups), rows.of(t.treatmentOptions)),
    toItem('page', 'prices', 'Prices', urls.prices(), statistics),
    toItem('page', 'appointments', 'Find appointments', urls.appointments(), rows.of(t.services)),
    toItem('page', 'api', 'API', urls.api()),
    ...otherPages.map((prose) => toItem('page', prose.slug, prose.title, `/${prose.slug}`, prose)),
  ]
}

/** Unlike the item of a treatment's page, a guide's does not change with prices or the cards of clinics. */
const createGuideItems = (rows: PlannedRows): Item[] =>
  rows.of(t.treatments).map((treatment) => {
    const { slug, name } = treatment
    const guides = rows.of(t.guides).filter((guide) => guide.treatment === slug)
    const comparisons = rows.of(t.comparisonTables).filter((table) => table.treatment === slug)
    const content = [treatment, guides, comparisons, findQuestions(rows, `treatment/${slug}`)]
    return { ...toItem('guide', slug, `${name} guide`, urls.treatment(slug), ...content), indexable: false }
  })

function createTreatmentItems(rows: PlannedRows, findCards: FindCards): Item[] {
  const indexableLocalPages = findIndexableLocalPages(rows)
  return rows.of(t.treatments).flatMap((treatment) => {
    const { slug, name } = treatment
    const filterByTreatment = <T extends { treatment: string }>(tableRows: readonly T[]) =>
      tableRows.filter((row) => row.treatment === slug)
    const statistics = rows.of(t.priceStatistics).filter((row) => row.service === slug)
    const prices = [filterByTreatment(rows.of(t.pricingTables)), filterByTreatment(rows.of(t.pricingRows)), statistics]
    const comparisons = filterByTreatment(rows.of(t.comparisonTables))
    const questions = findQuestions(rows, `treatment/${slug}`)
    const cards = findCards(slug, WILDCARD)
    const content = [treatment, filterByTreatment(rows.of(t.guides)), prices, comparisons, questions, cards]
    return [
      toItem('treatment', slug, name, urls.treatment(slug), ...content),
      toItem('providers', slug, `${name} providers`, urls.serviceClinics(slug), cards),
      toItem('prices', slug, `${name} prices`, urls.priceEstimate(slug), ...prices),
      ...rows.of(t.areas).map((area) => {
        const id = `${slug}/${area.slug}`
        const localPages = filterByTreatment(rows.of(t.localPages)).filter((page) => page.area === area.slug)
        const localContent = [localPages, findCards(slug, area.slug), findQuestions(rows, `treatment/${id}`)]
        const path = urls.treatmentInArea(slug, area.slug)
        const item = toItem('local', id, `${name} in ${area.name}`, path, treatment.quickFacts, ...localContent)
        return { ...item, indexable: indexableLocalPages.has(id) }
      }),
    ]
  })
}

const createAreaItems = (rows: PlannedRows, findCards: FindCards): Item[] =>
  rows.of(t.areas).flatMap((area) => {
    const { slug, name, guide, tagline } = area
    const insights = rows.of(t.insights).filter((insight) => insight.area === slug)
    return [
      toItem('area', slug, `${name} guide`, urls.area(slug), area, insights),
      toItem('landing', slug, `MedSpas in ${name}`, urls.areaClinics(slug), guide, tagline, findCards(WILDCARD, slug)),
    ]
  })

function createClinicItems(rows: PlannedRows): Item[] {
  const pricesByClinic = Map.groupBy(rows.of(t.clinicPrices), (price) => price.clinicId)
  return rows.of(t.clinics).map((clinic) => ({
    ...toItem(
      'clinic',
      clinic.id,
      clinic.name,
      urls.clinic(clinic),
      orderClinicFields(clinic),
      pricesByClinic.get(clinic.id) ?? [],
    ),
    indexable: clinic.status?.kind !== 'closed',
  }))
}

/** Omits `homePosition`, which the clinic's page does not show. Fixes the order of the fields for the hash. */
const orderClinicFields = (clinic: typeof t.clinics.$inferInsert) =>
  Object.fromEntries(
    listKeys(getTableColumns(t.clinics))
      .filter((field) => field !== 'homePosition')
      .map((field) => [field, clinic[field]]),
  )

function createServiceItems(rows: PlannedRows, findCards: FindCards): Item[] {
  const services = rows.of(t.services).filter(({ slug, treatment }) => treatment !== slug)
  return services.map(({ slug, name }) =>
    toItem('providers', slug, `${name} providers`, urls.serviceClinics(slug), findCards(slug, WILDCARD)),
  )
}

const createSubAreaItems = (rows: PlannedRows, findCards: FindCards): Item[] =>
  rows.of(t.subAreas).map((subArea) => {
    const id = `${subArea.area}/${subArea.slug}`
    return {
      ...toItem(
        'sub-area',
        id,
        subArea.name,
        urls.subArea(subArea.area, subArea.slug),
        subArea,
        findCards(WILDCARD, id),
      ),
      indexable: rows.of(t.areas).every(({ slug }) => slug !== subArea.slug),
    }
  })

const createRedirectItems = (rows: PlannedRows): Item[] =>
  rows
    .of(t.redirects)
    .map((redirect) =>
      toItem('redirect', redirect.path, `${redirect.path} → ${redirect.target ?? 'gone'}`, null, redirect),
    )
