import { type Context, Hono } from 'hono'
import { requireRow } from '../../db/client.ts'
import { claimProps } from '../../http/claim-props.ts'
import type { AppEnv } from '../../http/context.ts'
import { sendNotFound } from '../../http/not-found.tsx'
import { streamPage } from '../../http/respond.tsx'
import { WithJsonLd } from '../../render/with-json-ld.tsx'
import { ContactPage } from './contact-page.tsx'
import { FaqPage } from './faq-page.tsx'
import { faqMeta, proseMeta, reviewsMeta } from './meta.ts'
import { ProsePage } from './prose-page.tsx'
import { findFaqSections, findProsePage, listReviews } from './queries.ts'
import { ReviewsPage } from './reviews-page.tsx'
import { faqData } from './structured-data.ts'

export const content = new Hono<AppEnv>()
  .get('/faq', (c) => {
    const meta = faqMeta()
    return streamPage(
      c,
      meta,
      () => findFaqSections(c.get('db')),
      (sections) => (
        <WithJsonLd things={faqData(sections)}>
          <FaqPage meta={meta} sections={sections} />
        </WithJsonLd>
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
          prose={requireRow(page, `prose page ${slug}`)}
          claim={claimProps(c)}
          claiming={claiming}
        />
      ) : (
        <ProsePage meta={meta} prose={requireRow(page, `prose page ${slug}`)} />
      ),
    // A reseed may have removed the page.
    { waitForData: true },
  )
}
