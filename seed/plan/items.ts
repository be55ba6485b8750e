import { createHash } from 'node:crypto'
import * as t from '../../src/db/schema.ts'
import { urls } from '../../src/urls.ts'
import { indexableLocalPages } from './local-indexable.ts'
import type { Rows } from './rows.ts'

type Item = typeof t.contentItems.$inferInsert

/** Slug of the prose page whose text is part of the home page. */
const HOME_SLUG = 'home'

/** Adds an item for each page, guide and redirect, with a hash of its content. `diffItems` sets `modifiedOn`. */
export function planItems(rows: Rows): void {
  const lists = cardsByList(rows)
  const items = [
    ...pageItems(rows, lists),
    ...guideItems(rows),
    ...treatmentItems(rows, lists),
    ...areaItems(rows, lists),
    ...clinicItems(rows),
    ...otherItems(rows, lists),
  ]
  // The content of the changes page is derived from other items.
  items.push(
    toItem('page', 'changes', 'Changes to the data', urls.changes(), [
      items.filter(({ kind }) => kind === 'clinic' || kind === 'guide').map((item) => item.hash),
    ]),
  )
  rows.add(t.contentItems, ...items)
}

const hash = (...content: unknown[]) => createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)

const toItem = (
  kind: string,
  id: string,
  title: string,
  path: string | null,
  content: unknown[],
  indexable = path !== null,
): Item => ({
  kind,
  id,
  title,
  path,
  hash: hash(...content),
  modifiedOn: '',
  indexable,
})

const cardFields = (clinic: typeof t.clinics.$inferInsert) => {
  const { id, segment, name, excerpt, address, location, verified, rating, reviewCount, services, map } = clinic
  return [id, segment, name, excerpt, address, location, verified, rating, reviewCount, services, map]
}

type Lists = ReadonlyMap<string, unknown[]>

/** The keys are services and areas, such as 'botox soho'. */
function cardsByList(rows: Rows): Lists {
  const cards = new Map(rows.of(t.clinics).map((clinic) => [clinic.id, cardFields(clinic)]))
  const entries = Map.groupBy(rows.of(t.listings), ({ service, area }) => `${service} ${area}`)
  return new Map([...entries].map(([list, listings]) => [list, listings.map(({ clinicId }) => cards.get(clinicId))]))
}

const listOf = (lists: Lists, service: string, area: string) => lists.get(`${service} ${area}`) ?? []

const pageItems = (rows: Rows, lists: Lists): Item[] => [
  toItem('page', 'home', 'Home', urls.home(), [
    rows
      .of(t.clinics)
      .filter((clinic) => clinic.homePosition !== null)
      .map(cardFields),
    rows.of(t.faqs).filter((faq) => faq.scope === HOME_SLUG),
    rows.of(t.prosePages).filter((page) => page.slug === HOME_SLUG),
  ]),
  toItem('page', 'treatments', 'Treatments', urls.treatments(), [rows.of(t.treatments)]),
  toItem('page', 'locations', 'Locations', urls.locations(), [
    rows.of(t.areas).map((area) => [area.slug, area.shortDescription, area.statedCount, area.listedCount]),
  ]),
  toItem('page', 'faq', 'FAQ', urls.faq(), [
    rows.of(t.faqSections),
    rows.of(t.faqs).filter((faq) => !faq.scope.includes('/')),
  ]),
  ...(rows.of(t.reviews).length > 0
    ? [toItem('page', 'reviews', 'Reviews', urls.reviews(), [rows.of(t.reviews)])]
    : []),
  toItem('page', 'medspas', 'All med spas', urls.medspas(), [listOf(lists, '*', '*')]),
  toItem('page', 'finder', 'Finder', urls.finder(), [rows.of(t.treatmentGroups), rows.of(t.treatmentOptions)]),
  toItem('page', 'prices', 'Prices', urls.prices(), [rows.of(t.priceStatistics).filter((row) => row.area === '*')]),
  toItem('page', 'appointments', 'Find appointments', urls.appointments(), [rows.of(t.services)]),
  toItem('page', 'api', 'API', urls.api(), []),
  ...rows
    .of(t.prosePages)
    .filter((page) => page.slug !== HOME_SLUG)
    .map((page) => toItem('page', page.slug, page.title, `/${page.slug}`, [page])),
]

/** For the feed and the change log. Unlike the treatment's page, a guide does not include providers. */
const guideItems = (rows: Rows): Item[] =>
  rows.of(t.treatments).map((treatment) => {
    const { slug, name } = treatment
    const content = [
      treatment,
      rows.of(t.guides).filter((guide) => guide.treatment === slug),
      rows.of(t.comparisonTables).filter((table) => table.treatment === slug),
      rows.of(t.faqs).filter((faq) => faq.scope === `treatment/${slug}`),
    ]
    return toItem('guide', slug, `${name} guide`, urls.treatment(slug), content, false)
  })

function treatmentItems(rows: Rows, lists: Lists): Item[] {
  const indexable = indexableLocalPages(rows)
  return rows.of(t.treatments).flatMap((treatment) => {
    const { slug, name } = treatment
    const ofTreatment = <T extends { treatment: string }>(list: readonly T[]) =>
      list.filter((row) => row.treatment === slug)
    const statistics = rows.of(t.priceStatistics).filter((row) => row.service === slug)
    const prices = [ofTreatment(rows.of(t.pricingTables)), ofTreatment(rows.of(t.pricingRows)), statistics]
    const questions = (scope: string) => rows.of(t.faqs).filter((faq) => faq.scope === scope)
    const guide = [
      treatment,
      ofTreatment(rows.of(t.guides)),
      prices,
      ofTreatment(rows.of(t.comparisonTables)),
      questions(`treatment/${slug}`),
      listOf(lists, slug, '*'),
    ]
    return [
      toItem('treatment', slug, name, urls.treatment(slug), guide),
      toItem('providers', slug, `${name} providers`, urls.providers(slug), [listOf(lists, slug, '*')]),
      toItem('prices', slug, `${name} prices`, urls.priceEstimate(slug), prices),
      ...rows.of(t.areas).map((area) => {
        const local = rows.of(t.localPages).filter((page) => page.treatment === slug && page.area === area.slug)
        const list = listOf(lists, slug, area.slug)
        const content = [treatment.quickFacts, local, list, questions(`treatment/${slug}/${area.slug}`)]
        const id = `${slug}/${area.slug}`
        const path = urls.treatmentIn(slug, area.slug)
        return toItem('local', id, `${name} in ${area.name}`, path, content, indexable.has(id))
      }),
    ]
  })
}

const areaItems = (rows: Rows, lists: Lists): Item[] =>
  rows
    .of(t.areas)
    .flatMap((area) => [
      toItem('area', area.slug, `${area.name} guide`, urls.area(area.slug), [
        area,
        rows.of(t.insights).filter((insight) => insight.area === area.slug),
      ]),
      toItem('landing', area.slug, `MedSpas in ${area.name}`, urls.landing(area.slug), [
        area.guide,
        area.tagline,
        listOf(lists, '*', area.slug),
      ]),
    ])

function clinicItems(rows: Rows): Item[] {
  const prices = Map.groupBy(rows.of(t.clinicPrices), (price) => price.clinicId)
  return rows
    .of(t.clinics)
    .map((clinic) =>
      toItem(
        'clinic',
        clinic.id,
        clinic.name,
        urls.clinic({ location: clinic.location, segment: clinic.segment }),
        [clinic, prices.get(clinic.id) ?? []],
        clinic.status?.kind !== 'closed',
      ),
    )
}

const otherItems = (rows: Rows, lists: Lists): Item[] => [
  ...rows
    .of(t.services)
    .filter((service) => service.treatment !== service.slug)
    .map((service) =>
      toItem('providers', service.slug, `${service.name} providers`, urls.providers(service.slug), [
        listOf(lists, service.slug, '*'),
      ]),
    ),
  ...rows.of(t.subAreas).map((sub) => {
    const isArea = rows.of(t.areas).some((area) => area.slug === sub.slug)
    return toItem(
      'sub-area',
      `${sub.area}/${sub.slug}`,
      sub.name,
      urls.subArea(sub.area, sub.slug),
      [sub, listOf(lists, '*', `${sub.area}/${sub.slug}`)],
      !isArea,
    )
  }),
  ...rows
    .of(t.redirects)
    .map((redirect) =>
      toItem('redirect', redirect.path, `${redirect.path} → ${redirect.target ?? 'gone'}`, null, [redirect]),
    ),
]
