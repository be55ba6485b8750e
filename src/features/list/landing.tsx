import type { Context } from 'hono'
import { Hono } from 'hono'
import type { Area } from '../../domain/catalog.ts'
import { findArea } from '../../domain/catalog.ts'
import { claimProps } from '../../http/claim-props.ts'
import type { AppEnv } from '../../http/context.ts'
import { urls } from '../../urls.ts'
import { LandingPage } from './landing-page.tsx'
import { landingMeta } from './meta.ts'
import { sendClinicList } from './send-list.tsx'
import { landingData } from './structured-data.ts'

export const landingPages = new Hono<AppEnv>().get('/:location', (c, next) => {
  const area = findArea(c.get('catalog'), c.req.param('location'))
  return area ? sendLandingPage(c, area) : next()
})

function sendLandingPage(c: Context<AppEnv>, area: Area) {
  return sendClinicList(c, {
    path: urls.landing(area.slug),
    base: { area: area.slug },
    buildMeta: (paging) => landingMeta(area, paging, c.get('catalog').site.sample),
    buildStructuredData: ({ cards }, paging, origin) => landingData(area, cards, paging, origin),
    renderPage: (meta, browse) => (
      <LandingPage meta={meta} browse={browse} claim={claimProps(c)} area={area} details={browse.found.area} />
    ),
  })
}
