import { type Context, Hono } from 'hono'
import type { AppEnv } from '../context.ts'
import { present } from '../db/client.ts'
import { findFaqSections, findHomePage, findProsePage, listReviews } from '../db/content.ts'
import { ContactPage } from '../pages/contact.tsx'
import { FaqPage } from '../pages/faq.tsx'
import { HomePage } from '../pages/home.tsx'
import { ProsePage } from '../pages/prose.tsx'
import { ReviewsPage } from '../pages/reviews.tsx'
import { Described } from '../render/described.tsx'
import { streamPage } from '../render/respond.tsx'
import { faqData, homeData } from '../seo/page-data.ts'
import { faqMeta, homeMeta, proseMeta, reviewsMeta } from '../seo/page-metas.ts'
import { claimProps, sendNotFound } from './answers.tsx'

/** Pages that stand alone: home, prose, questions, reviews. */
export const content = new Hono<AppEnv>()
  .get('/', (c) =>
    streamPage(
      c,
      homeMeta(),
      () => findHomePage(c.get('db')),
      (home) => (
        <Described things={homeData(home, c.get('settings').origin)}>
          <HomePage catalog={c.get('catalog')} claim={claimProps(c)} home={home} />
        </Described>
      ),
    ),
  )
  .get('/faq', (c) => {
    const meta = faqMeta()
    return streamPage(
      c,
      meta,
      () => findFaqSections(c.get('db')),
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
      () => listReviews(c.get('db')),
      (reviews) => <ReviewsPage meta={meta} reviews={reviews} />,
    )
  })
  .get('/contact', (c) => sendProse(c, 'contact'))
  .get('/about', (c) => sendProse(c, 'about'))
  .get('/ordering', (c) => sendProse(c, 'ordering'))
  .get('/checking', (c) => sendProse(c, 'checking'))
  .get('/privacy', (c) => sendProse(c, 'privacy'))
  .get('/glossary', (c) => sendProse(c, 'glossary'))
  .get('/data', (c) => sendProse(c, 'data'))

/** A page of prose. The catalog knows what its head says. */
function sendProse(c: Context<AppEnv>, slug: string) {
  const { catalog, db } = c.var
  const prose = catalog.prose.find((page) => page.slug === slug)
  if (!prose) return sendNotFound(c)
  const claiming = slug === 'contact' && c.req.query('claim') !== undefined
  const meta = { ...proseMeta(prose), ...(claiming ? { noindex: true } : {}) }
  return streamPage(
    c,
    meta,
    () => findProsePage(db, slug),
    (page) =>
      slug === 'contact' ? (
        <ContactPage
          meta={meta}
          prose={present(page, `prose page ${slug}`)}
          claim={claimProps(c)}
          claiming={claiming}
        />
      ) : (
        <ProsePage meta={meta} prose={present(page, `prose page ${slug}`)} />
      ),
    // A reseed may have removed it.
    { waits: true },
  )
}
