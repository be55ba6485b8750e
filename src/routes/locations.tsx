import { type Context, Hono } from 'hono'
import type { AppEnv } from '../context.ts'
import { findAreaPage, findSubAreaPage } from '../db/areas.ts'
import { present } from '../db/client.ts'
import { type Area, findArea } from '../domain/catalog.ts'
import { AreaPage } from '../pages/area.tsx'
import { LandingPage } from '../pages/landing.tsx'
import { LocationListPage } from '../pages/location-list.tsx'
import { SubAreaPage } from '../pages/sub-area.tsx'
import { Described } from '../render/described.tsx'
import { sendPage, streamPage } from '../render/respond.tsx'
import { areaData, landingData, locationListData, subAreaData } from '../seo/page-data.ts'
import { areaMeta, landingMeta, locationListMeta, subAreaMeta } from '../seo/place-metas.ts'
import { urls } from '../urls.ts'
import { claimProps, sendNotFound } from './answers.tsx'
import { sendBrowse } from './browse.tsx'
import { readNotice } from './params.ts'

export const locations = new Hono<AppEnv>()
  .get('/', (c) => {
    const notice = readNotice(c.req.query('notice'))
    const meta = { ...locationListMeta(), ...(notice ? { noindex: true } : {}) }
    return sendPage(
      c,
      meta,
      <Described things={locationListData(c.get('catalog'), c.get('settings').origin)}>
        <LocationListPage meta={meta} catalog={c.get('catalog')} claim={claimProps(c)} notice={notice} />
      </Described>,
    )
  })
  .get('/:area', (c) => {
    const { catalog, db, settings } = c.var
    const area = findArea(catalog, c.req.param('area'))
    if (!area) return sendNotFound(c, 'location')
    const meta = areaMeta(area)
    return streamPage(
      c,
      meta,
      () => findAreaPage(db, area.slug),
      (found) => {
        const page = present(found, `area ${area.slug}`)
        return (
          <Described things={areaData(area, page.clinics, settings.origin)}>
            <AreaPage meta={meta} catalog={catalog} claim={claimProps(c)} area={area} page={page} />
          </Described>
        )
      },
    )
  })
  .get('/:area/:subArea', (c) => {
    const { catalog, db, settings } = c.var
    const area = findArea(catalog, c.req.param('area'))
    const subArea = area?.subAreas.find((candidate) => candidate.slug === c.req.param('subArea'))
    if (!area || !subArea) return sendNotFound(c, 'location')
    const meta = subAreaMeta(area, subArea, findArea(catalog, subArea.slug) !== null)
    return streamPage(
      c,
      meta,
      () => findSubAreaPage(db, area.slug, subArea.slug),
      (found) => {
        const page = present(found, `sub-area ${area.slug}/${subArea.slug}`)
        return (
          <Described things={subAreaData(area, page, settings.origin)}>
            <SubAreaPage meta={meta} catalog={catalog} claim={claimProps(c)} area={area} page={page} />
          </Described>
        )
      },
      // A reseed may have removed it.
      { waits: true },
    )
  })

/** `/{area}`: the listings of an area. */
export function sendLandingPage(c: Context<AppEnv>, area: Area) {
  return sendBrowse(c, {
    path: urls.landing(area.slug),
    base: { area: area.slug },
    metaOf: (paging) => landingMeta(area, paging),
    things: (clinics, paging, origin) => landingData(area, clinics, paging, origin),
    view: (meta, browse, { area: details }) => (
      <LandingPage meta={meta} browse={browse} claim={claimProps(c)} area={area} details={details} />
    ),
  })
}
