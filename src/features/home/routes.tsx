import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'
import { streamPage } from '../../http/respond.tsx'
import { clinicItemList, faqPage } from '../../seo/structured-data.ts'
import { homeMeta } from './meta.ts'
import { HomePage } from './page.tsx'
import { findHomePage } from './queries.ts'

export const home = new Hono<AppEnv>().get('/', (c) =>
  streamPage(
    c,
    homeMeta(),
    () => findHomePage(c.get('db')),
    (home, page) => <HomePage {...page} home={home} />,
    { jsonLd: ({ featured, faqs }) => [clinicItemList(featured), faqPage(faqs)] },
  ),
)
