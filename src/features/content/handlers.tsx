import type { Context } from 'hono'
import type { Catalog } from '../../domain/catalog.ts'
import type { AppEnv } from '../../http/context.ts'
import { streamPage } from '../../http/respond.tsx'
import type { PageMeta } from '../../seo/meta.ts'
import { faqPage } from '../../seo/structured-data.ts'
import { ContactPage } from './contact-page.tsx'
import { FaqPage } from './faq-page.tsx'
import { faqMeta, proseMeta, reviewsMeta } from './meta.ts'
import { ProsePage } from './prose-page.tsx'
import { findContactPage, findFaqSections, findProsePage, listReviews } from './queries.ts'
import { ReviewsPage } from './reviews-page.tsx'

export function sendFaq(c: Context<AppEnv>) {
  return streamPage(
    c,
    faqMeta(),
    () => findFaqSections(c.get('db')),
    (sections, { meta }) => <FaqPage meta={meta} sections={sections} />,
    { jsonLd: (sections) => [faqPage(sections.flatMap(({ faqs }) => faqs))] },
  )
}

export function sendReviews(c: Context<AppEnv>) {
  return streamPage(
    c,
    reviewsMeta(),
    () => listReviews(c.get('db')),
    (reviews, { meta }) => <ReviewsPage meta={meta} reviews={reviews} />,
  )
}

export function sendProse(c: Context<AppEnv>, prose: Catalog['prose'][number]) {
  const { slug } = prose
  const meta = proseMeta(prose)
  if (slug === CONTACT_SLUG) return sendContact(c, meta)
  return streamPage(
    c,
    meta,
    () => findProsePage(c.get('db'), slug),
    (page) => <ProsePage meta={meta} prose={page} />,
    WAIT_FOR_DATA,
  )
}

const CONTACT_SLUG = 'contact'

/** Waits for the data, because the response is a 404 if a reseed removed the page. */
const WAIT_FOR_DATA = { waitForData: true }

function sendContact(c: Context<AppEnv>, proseMeta: PageMeta) {
  const claimedKey = c.req.query('claim')
  const isClaiming = claimedKey !== undefined
  const meta = { ...proseMeta, ...(isClaiming && { noindex: true }) }
  return streamPage(
    c,
    meta,
    () => findContactPage(c.get('db'), claimedKey ?? ''),
    (data, page) => <ContactPage {...page} {...data} isClaiming={isClaiming} />,
    WAIT_FOR_DATA,
  )
}
