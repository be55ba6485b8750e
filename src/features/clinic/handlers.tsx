import {
  type ClinicUrlParts,
  findClinicPage,
  findClinicUrlParts,
  findClinicUrlPartsOrRedirect,
  type VersionedClinicPage,
} from '../../db/clinics.ts'
import { isClosed, isClosingNoticeOver } from '../../domain/clinic/clinic.ts'
import type { Context } from '../../http/context.ts'
import { sendGone, sendNotFound } from '../../http/not-found.tsx'
import { findAreaByParam, findTreatmentByParam } from '../../http/params.ts'
import { redirectPermanently, streamPage, timeQuery } from '../../http/respond.tsx'
import { urls } from '../../urls.ts'
import { createMapLinks } from './map-links.ts'
import { createClinicMeta } from './meta.ts'
import { ClinicPage } from './page.tsx'
import { createClinicBusiness } from './structured-data.ts'

export async function redirectByClinicKey(c: Context, key: string) {
  const clinic = await timeQuery(c, () => findClinicUrlParts(c.get('db'), key))
  if (!clinic) return sendNotFound(c)
  return isClosingNoticeOver(clinic.status, c.get('now')) ? sendGone(c) : redirectPermanently(c, urls.clinic(clinic))
}

export async function sendClinicOrRedirect(c: Context, location: string, key: string) {
  const foundPage = await timeQuery(c, () => findClinicPage(c.get('db'), key))
  if (foundPage && foundPage.data.clinic.segment === key && foundPage.data.clinic.areas.includes(location))
    return sendClinicPage(c, foundPage)
  const { clinic, redirectTarget } = await timeQuery(c, () =>
    findClinicUrlPartsOrRedirect(c.get('db'), key, c.req.path),
  )
  return clinic ? redirectToClinic(c, clinic, location) : sendMissingClinic(c, location, key, redirectTarget)
}

function sendClinicPage(c: Context, foundPage: VersionedClinicPage) {
  const { catalog, settings } = c.var
  const { clinic } = foundPage.data
  if (isClosingNoticeOver(clinic.status, c.get('now'))) return sendGone(c)
  // The closing notice ends at midnight, so the page must expire then. A quarter hour always ends at midnight.
  if (isClosed(clinic)) c.set('expiresWithQuarterHour', true)
  return streamPage(
    c,
    createClinicMeta(clinic, foundPage.data.prices, catalog),
    async () => foundPage,
    (data, pageProps) => (
      <ClinicPage {...pageProps} data={data} mapLinks={createMapLinks(clinic, settings.mapsEmbedKey)} />
    ),
    { jsonLd: ({ prices }) => [createClinicBusiness(clinic, prices, catalog.site.sample)] },
  )
}

function redirectToClinic(c: Context, clinic: ClinicUrlParts, location: string) {
  if (isClosingNoticeOver(clinic.status, c.get('now'))) return sendGone(c)
  if (clinic.areas.includes(location)) return redirectPermanently(c, urls.clinic({ location, segment: clinic.segment }))
  return c.redirect(urls.clinic(clinic) + new URL(c.req.url).search, 302)
}

function sendMissingClinic(c: Context, location: string, key: string, redirectTarget: string | null) {
  const catalog = c.get('catalog')
  const treatment = findTreatmentByParam(catalog, location)
  if (treatment && findAreaByParam(catalog, key))
    return redirectPermanently(c, urls.treatmentInArea(treatment.slug, key))
  if (treatment) return sendNotFound(c, 'location', { redirectTarget })
  if (redirectTarget || !findAreaByParam(catalog, location)) return sendNotFound(c, 'page', { redirectTarget })
  return c.redirect(urls.locations('clinic-not-found'), 303)
}
