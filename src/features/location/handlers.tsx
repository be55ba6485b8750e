import { findAreaGuidePage, findSubAreaPage } from '../../db/areas.ts'
import { findArea } from '../../domain/catalog.ts'
import type { Context } from '../../http/context.ts'
import { sendNotFound } from '../../http/not-found.tsx'
import { readNotice } from '../../http/params.ts'
import { sendPage, streamPage } from '../../http/respond.tsx'
import { AreaGuidePage } from './area-guide-page.tsx'
import { LocationListPage } from './list-page.tsx'
import { createAreaGuideMeta, createLocationListMeta, createSubAreaMeta } from './meta.ts'
import { createAreaGuideJsonLd, createLocationListJsonLd, createSubAreaJsonLd } from './structured-data.ts'
import { SubAreaPage } from './sub-area-page.tsx'

export function sendLocationListPage(c: Context) {
  const notice = readNotice(c.req.query('notice'))
  const meta = { ...createLocationListMeta(c.get('catalog')), ...(notice ? { noindex: true } : {}) }
  return sendPage(c, meta, (pageProps) => <LocationListPage {...pageProps} notice={notice} />, {
    jsonLd: createLocationListJsonLd(c.get('catalog')),
  })
}

export function sendAreaGuidePage(c: Context, areaSlug: string) {
  const { catalog, db } = c.var
  const area = findArea(catalog, areaSlug)
  if (!area) return sendNotFound(c, 'location')
  return streamPage(
    c,
    createAreaGuideMeta(area),
    () => findAreaGuidePage(db, area.slug),
    (data, pageProps) => <AreaGuidePage {...pageProps} area={area} data={data} />,
    { jsonLd: ({ clinics }) => createAreaGuideJsonLd(area, clinics) },
  )
}

export function sendSubAreaPage(c: Context, areaSlug: string, subAreaSlug: string) {
  const { catalog, db } = c.var
  const area = findArea(catalog, areaSlug)
  const subArea = area?.subAreas.find((candidate) => candidate.slug === subAreaSlug)
  if (!area || !subArea) return sendNotFound(c, 'location')
  return streamPage(
    c,
    createSubAreaMeta(area, subArea, findArea(catalog, subArea.slug) !== null),
    () => findSubAreaPage(db, area.slug, subArea.slug),
    (data, pageProps) => <SubAreaPage {...pageProps} area={area} data={data} />,
    // Waits for the data: if a load has removed the sub-area, the status is 404, which streaming could not send.
    { waitForData: true, jsonLd: (data) => createSubAreaJsonLd(area, data) },
  )
}
