import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'
import { streamPage } from '../../http/respond.tsx'
import type { PageMeta } from '../../seo/meta.ts'
import { createClinicItemList, createFaqPage } from '../../seo/structured-data.ts'
import { urls } from '../../urls.ts'
import { HomePage } from './page.tsx'
import { findHomePage } from './queries.ts'

/** The specification requires 'read reviews' in the description. Only a sample has reviews. */
const createHomeMeta = (sample: boolean): PageMeta => ({
  title: 'Find the Best MedSpas in NYC: treatments, prices, locations',
  omitsSiteName: true,
  description: `Discover med spas for Botox, CoolSculpting, laser hair removal and similar treatments: compare prices${sample ? ', read reviews' : ''} and book appointments by phone.`,
  canonical: urls.home(),
})

export const home = new Hono<AppEnv>().get('/', (c) =>
  streamPage(
    c,
    createHomeMeta(c.get('catalog').site.sample),
    () => findHomePage(c.get('db')),
    (data, pageProps) => <HomePage {...pageProps} home={data} />,
    { jsonLd: ({ featured, faqs }) => [createClinicItemList(featured), createFaqPage(faqs)] },
  ),
)
