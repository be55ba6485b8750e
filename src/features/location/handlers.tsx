import type { Context } from 'hono'
import { findAreaPage, findSubAreaPage } from '../../db/areas.ts'
import { requireRow } from '../../db/client.ts'
import { findArea } from '../../domain/catalog.ts'
import { claimProps } from '../../http/claim-props.ts'
import type { AppEnv } from '../../http/context.ts'
import { sendNotFound } from '../../http/not-found.tsx'
import { readNotice } from '../../http/params.ts'
import { sendPage, streamPage } from '../../http/respond.tsx'
import { WithJsonLd } from '../../render/with-json-ld.tsx'
import { AreaPage } from './area-page.tsx'
import { LocationListPage } from './list-page.tsx'
import { areaMeta, locationListMeta, subAreaMeta } from './meta.ts'
import { areaJsonLd, locationListJsonLd, subAreaJsonLd } from './structured-data.ts'
import { SubAreaPage } from './sub-area-page.tsx'

export function sendLocationListPage(c: Context<AppEnv>) {
  const notice = readNotice(c.req.query('notice'))
  const meta = { ...locationListMeta(c.get('catalog')), ...(notice ? { noindex: true } : {}) }
  return sendPage(
    c,
    meta,
    <WithJsonLd nodes={locationListJsonLd(c.get('catalog'), c.get('settings').origin)}>
      <LocationListPage meta={meta} catalog={c.get('catalog')} claim={claimProps(c)} notice={notice} />
    </WithJsonLd>,
  )
}

export function sendAreaPage(c: Context<AppEnv>, areaSlug: string) {
  const { catalog, db, settings } = c.var
  const area = findArea(catalog, areaSlug)
  if (!area) return sendNotFound(c, 'location')
  const meta = areaMeta(area)
  return streamPage(
    c,
    meta,
    () => findAreaPage(db, area.slug),
    (found) => {
      const page = requireRow(found, `area ${area.slug}`)
      return (
        <WithJsonLd nodes={areaJsonLd(area, page.clinics, settings.origin)}>
          <AreaPage meta={meta} catalog={catalog} claim={claimProps(c)} area={area} page={page} />
        </WithJsonLd>
      )
    },
  )
}

export function sendSubAreaPage(c: Context<AppEnv>, areaSlug: string, subAreaSlug: string) {
  const { catalog, db, settings } = c.var
  const area = findArea(catalog, areaSlug)
  const subArea = area?.subAreas.find((candidate) => candidate.slug === subAreaSlug)
  if (!area || !subArea) return sendNotFound(c, 'location')
  const meta = subAreaMeta(area, subArea, findArea(catalog, subArea.slug) !== null)
  return streamPage(
    c,
    meta,
    () => findSubAreaPage(db, area.slug, subArea.slug),
    (found) => {
      const page = requireRow(found, `sub-area ${area.slug}/${subArea.slug}`)
      return (
        <WithJsonLd nodes={subAreaJsonLd(area, page, settings.origin)}>
          <SubAreaPage meta={meta} catalog={catalog} claim={claimProps(c)} area={area} page={page} />
        </WithJsonLd>
      )
    },
    // Waits for the data, because a reseed may have removed the sub-area.
    { waitForData: true },
  )
}
