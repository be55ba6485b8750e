import type { ProseSummary } from '../../domain/catalog.ts'
import type { Context } from '../../http/context.ts'
import { streamPage } from '../../http/respond.tsx'
import type { PageMeta } from '../../seo/meta.ts'
import { createFaqPage } from '../../seo/structured-data.ts'
import { urls } from '../../urls.ts'
import { ContactPage } from './contact-page.tsx'
import { FaqPage } from './faq-page.tsx'
import { ProsePage } from './prose-page.tsx'
import { findContactPage, findProsePage, listFaqSections, listReviews } from './queries.ts'
import { ReviewsPage } from './reviews-page.tsx'

const FAQ_META: PageMeta = {
  title: 'FAQ: questions about med spas',
  description:
    'Answers about Botox and fillers, lasers, body contouring, skin treatments and med spas in New York City: prices, recovery, risks, rules.',
  canonical: urls.faq(),
  name: 'FAQ',
}

export function sendFaq(c: Context) {
  return streamPage(
    c,
    FAQ_META,
    () => listFaqSections(c.get('db')),
    (sections, { meta }) => <FaqPage meta={meta} sections={sections} />,
    { jsonLd: (sections) => [createFaqPage(sections.flatMap(({ faqs }) => faqs))] },
  )
}

const REVIEWS_META: PageMeta = {
  title: 'Reviews: what samples look like',
  description:
    'Sample reviews of med spa treatments, labeled as samples: we made them up, and they count toward no rating.',
  canonical: urls.reviews(),
  name: 'Reviews',
}

export function sendReviews(c: Context) {
  return streamPage(
    c,
    REVIEWS_META,
    () => listReviews(c.get('db')),
    (reviews, { meta }) => <ReviewsPage meta={meta} reviews={reviews} />,
  )
}

export function sendProse(c: Context, { slug, title, description }: ProseSummary) {
  const meta = { title, description, canonical: `/${slug}`, name: title }
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

/** Waits for the data, because the response is a 404 if a load has removed the page. */
const WAIT_FOR_DATA = { waitForData: true }

function sendContact(c: Context, proseMeta: PageMeta) {
  const claimedClinicKey = c.req.query('claim')
  const isClaiming = claimedClinicKey !== undefined
  const meta = { ...proseMeta, noindex: isClaiming }
  return streamPage(
    c,
    meta,
    () => findContactPage(c.get('db'), claimedClinicKey ?? ''),
    (data, pageProps) => <ContactPage {...pageProps} {...data} isClaiming={isClaiming} />,
    WAIT_FOR_DATA,
  )
}
