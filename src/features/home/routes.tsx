import { Hono } from 'hono'
import { claimProps } from '../../http/claim-props.ts'
import type { AppEnv } from '../../http/context.ts'
import { streamPage } from '../../http/respond.tsx'
import { WithJsonLd } from '../../render/with-json-ld.tsx'
import { homeMeta } from './meta.ts'
import { HomePage } from './page.tsx'
import { findHomePage } from './queries.ts'
import { homeJsonLd } from './structured-data.ts'

export const home = new Hono<AppEnv>().get('/', (c) =>
  streamPage(
    c,
    homeMeta(),
    () => findHomePage(c.get('db')),
    (page) => (
      <WithJsonLd nodes={homeJsonLd(page, c.get('settings').origin)}>
        <HomePage catalog={c.get('catalog')} claim={claimProps(c)} home={page} />
      </WithJsonLd>
    ),
  ),
)
