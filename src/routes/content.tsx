import { type Context, Hono } from 'hono'
import type { AppEnv } from '../context.ts'
import { findFaqSections, findHomePage, findProsePage, listReviews } from '../db/content.ts'
import { findPrices } from '../db/treatments.ts'
import { findArea, findTreatment } from '../domain/catalog.ts'
import { ContactPage } from '../pages/contact.tsx'
import { FaqPage } from '../pages/faq.tsx'
import { FinderPage } from '../pages/finder.tsx'
import { HomePage } from '../pages/home.tsx'
import { PriceEstimatePage } from '../pages/price-estimate.tsx'
import { ProsePage } from '../pages/prose.tsx'
import { ReviewsPage } from '../pages/reviews.tsx'
import { Described } from '../render/described.tsx'
import { sendPage, streamPage } from '../render/respond.tsx'
import { faqData, homeData, priceData } from '../seo/page-data.ts'
import { faqMeta, finderMeta, homeMeta, priceEstimateMeta, proseMeta, reviewsMeta } from '../seo/page-metas.ts'
import { claimProps, sendNotFound } from './answers.tsx'
import { readEstimate } from './params.ts'

/** Pages that stand alone: home, prose, questions, reviews, and the two small tools. */
export const content = new Hono<AppEnv>()
  .get('/', (c) =>
    streamPage(
      c,
      homeMeta(),
      () => findHomePage(c.var.db),
      (home) => (
        <Described things={homeData(home, c.var.settings.origin)}>
          <HomePage catalog={c.var.catalog} claim={claimProps(c)} home={home} />
        </Described>
      ),
    ),
  )
  .get('/faq', (c) => {
    const meta = faqMeta()
    return streamPage(
      c,
      meta,
      () => findFaqSections(c.var.db),
      (sections) => (
        <Described things={faqData(sections)}>
          <FaqPage meta={meta} sections={sections} />
        </Described>
      ),
    )
  })
  .get('/reviews', (c) => {
    const meta = reviewsMeta()
    return streamPage(
      c,
      meta,
      () => listReviews(c.var.db),
      (reviews) => <ReviewsPage meta={meta} reviews={reviews} />,
    )
  })
  .get('/finder', (c) => {
    const { catalog } = c.var
    const concern = catalog.groups.finder.find((group) => group.slug === c.req.query('concern')) ?? null
    const area = findArea(catalog, c.req.query('area') ?? '')
    const meta = finderMeta(concern !== null || area !== null)
    return sendPage(c, meta, <FinderPage meta={meta} catalog={catalog} concern={concern} area={area} />)
  })
  .get('/prices/:treatment', (c) => {
    const { catalog, db, settings } = c.var
    const treatment = findTreatment(catalog, c.req.param('treatment'))
    if (!treatment) return sendNotFound(c, 'service')
    const asked = readEstimate(c.req.query())
    const meta = priceEstimateMeta(treatment, asked !== null)
    return streamPage(
      c,
      meta,
      () => findPrices(db, treatment.slug),
      (tables) => (
        <Described things={priceData(treatment, tables, settings.origin)}>
          <PriceEstimatePage meta={meta} catalog={catalog} treatment={treatment} tables={tables} asked={asked} />
        </Described>
      ),
    )
  })
  .get('/contact', (c) => sendProse(c, 'contact'))
  .get('/about', (c) => sendProse(c, 'about'))
  .get('/ordering', (c) => sendProse(c, 'ordering'))
  .get('/checking', (c) => sendProse(c, 'checking'))
  .get('/privacy', (c) => sendProse(c, 'privacy'))
  .get('/glossary', (c) => sendProse(c, 'glossary'))

/** A page of prose. Its title is part of its text, so it is read before the head goes out. */
async function sendProse(c: Context<AppEnv>, slug: string) {
  const found = await findProsePage(c.var.db, slug)
  const prose = found.data
  if (!prose) return sendNotFound(c)
  const claiming = slug === 'contact' && c.req.query('claim') !== undefined
  const meta = { ...proseMeta(prose), ...(claiming ? { noindex: true } : {}) }
  return streamPage(
    c,
    meta,
    async () => found,
    () =>
      slug === 'contact' ? (
        <ContactPage meta={meta} prose={prose} claim={claimProps(c)} claiming={claiming} />
      ) : (
        <ProsePage meta={meta} prose={prose} />
      ),
  )
}
