import { listChanges } from '../../db/changes.ts'
import { findClinicPage, findClinicUrlParts } from '../../db/clinics.ts'
import { listClinicRange, listPricingTables } from '../../db/open-data.ts'
import { findTreatmentPage } from '../../db/treatments.ts'
import { normalizeAreaAlias } from '../../domain/area.ts'
import { findTreatment, getClinicCount, isAreaPath, WILDCARD } from '../../domain/catalog.ts'
import { isClosed, isClosingNoticeOver } from '../../domain/clinic/clinic.ts'
import { LIST_PARAMETERS } from '../../domain/list/list-state.ts'
import type { Context } from '../../http/context.ts'
import { sendNotFound } from '../../http/not-found.tsx'
import { findAreaByParam, findServiceByParam, findTreatmentByParam } from '../../http/params.ts'
import { sendProblem } from '../../http/problem.ts'
import { redirectPermanently, timeQuery } from '../../http/respond.tsx'
import { createUrlWithParameters, toAbsoluteUrl, urls } from '../../urls.ts'
import { operations } from './operations.ts'
import { readCursor, readLimit } from './params.ts'
import {
  toAreaRecord,
  toChangeRecord,
  toClinicDetailRecord,
  toClinicRecord,
  toPriceTableRecord,
  toTreatmentDetailRecord,
  toTreatmentRecord,
} from './records.ts'
import { sendJson } from './response.ts'

/** Sends an error for a parameter of the site's lists that the path does not take. Returns null otherwise. */
export function sendUnsupportedParameterProblem(c: Context): Response | null {
  const operation = operations.find(({ path }) => urls.apiV1(path) === c.req.path)
  const names = operation?.parameters.map(({ name }) => name) ?? []
  const unsupportedName = [...LIST_PARAMETERS, 'service'].find(
    (name) => c.req.query(name) !== undefined && !names.includes(name),
  )
  if (!operation || !unsupportedName) return null
  const supportedNames = names.map((name) => `'${name}'`).join(', ')
  const hint = supportedNames ? `only ${supportedNames}` : 'no parameters'
  const detail = `Leave out '${unsupportedName}': this path takes ${hint}.`
  return sendProblem(c, 400, 'Unsupported parameter', detail)
}

export function sendTreatments(c: Context) {
  const { catalog, settings } = c.var
  const data = catalog.treatments.map((treatment) => toTreatmentRecord(treatment, catalog, settings.origin))
  return sendJson(c, catalog.version, { data, next: null, total: data.length })
}

export async function sendTreatment(c: Context<'/treatments/:slug'>) {
  const { catalog, db, settings } = c.var
  const slug = c.req.param('slug')
  const treatment = findTreatmentByParam(catalog, slug)
  if (!treatment) return sendNotFound(c)
  if (treatment.slug !== slug) return redirectPermanently(c, urls.apiV1(`/treatments/${treatment.slug}`))
  const { version, data: page } = await timeQuery(c, () => findTreatmentPage(db, treatment.slug))
  return sendJson(c, version, { data: toTreatmentDetailRecord(treatment, page, catalog, settings.origin) })
}

export function sendAreas(c: Context) {
  const { catalog, settings } = c.var
  const data = catalog.areas.map((area) => toAreaRecord(area, settings.origin))
  return sendJson(c, catalog.version, { data, next: null, total: data.length })
}

export function sendArea(c: Context<'/areas/:slug'>) {
  const { catalog, settings } = c.var
  const slug = c.req.param('slug')
  const area = findAreaByParam(catalog, slug)
  if (!area) return sendNotFound(c)
  if (area.slug !== slug) return redirectPermanently(c, urls.apiV1(`/areas/${area.slug}`))
  return sendJson(c, catalog.version, { data: toAreaRecord(area, settings.origin) })
}

export async function sendPrices(c: Context) {
  const treatmentParam = c.req.query('treatment')
  const treatment = findTreatmentByParam(c.get('catalog'), treatmentParam ?? '')?.slug ?? treatmentParam
  const { version, data: tables } = await timeQuery(c, () => listPricingTables(c.get('db')))
  const data = tables
    .filter((table) => treatment === undefined || table.treatment === treatment)
    .map(toPriceTableRecord)
  if (treatment !== undefined && data.length === 0 && !findTreatment(c.get('catalog'), treatment))
    return sendUnknownValueProblem(c, 'treatment', treatment)
  return sendJson(c, version, { data, next: null, total: data.length })
}

export async function sendClinics(c: Context) {
  const { catalog, db, settings } = c.var
  const { service: serviceParam = WILDCARD, area: areaParam = WILDCARD } = c.req.query()
  const service = serviceParam === WILDCARD ? WILDCARD : findServiceByParam(catalog, serviceParam)?.slug
  if (service === undefined) return sendUnknownValueProblem(c, 'service', serviceParam)
  // The lists separate an area and its sub-area with a period.
  const area = normalizeAreaAlias(areaParam).replace('.', '/')
  if (area !== WILDCARD && !isAreaPath(catalog, area.split('/'))) return sendUnknownValueProblem(c, 'area', areaParam)
  const limit = readLimit(c.req.query('limit'))
  const cursor = readCursor(c.req.query('cursor'))
  if (limit === null || cursor === null) return sendInvalidPagingProblem(c)
  const { version, data: clinics } = await timeQuery(c, () =>
    listClinicRange(db, { service, area, skip: cursor.position, limit }),
  )
  if (cursor.version && cursor.version !== version) return sendStaleCursorProblem(c)
  const total = getClinicCount(catalog, service, area)
  const nextPosition = cursor.position + clinics.length
  const query = { service: c.req.query('service'), area: c.req.query('area'), limit: c.req.query('limit') }
  const next =
    clinics.length === limit && nextPosition < total
      ? createNextPageUrl(c, '/clinics', query, version, nextPosition)
      : null
  const data = clinics.map((clinic) => toClinicRecord(clinic, catalog.site.sample, settings.origin))
  return sendJson(c, version, { data, next, total })
}

export async function sendClinic(c: Context<'/clinics/:key'>) {
  const { catalog, db, settings, now } = c.var
  const key = c.req.param('key')
  const foundPage = await timeQuery(c, () => findClinicPage(db, key))
  if (!foundPage) {
    const renamedClinic = await timeQuery(c, () => findClinicUrlParts(db, key))
    if (!renamedClinic) return sendNotFound(c)
    return redirectPermanently(c, urls.apiV1(`/clinics/${renamedClinic.segment}`))
  }
  const { clinic, prices } = foundPage.data
  if (isClosingNoticeOver(clinic.status, now)) return sendProblem(c, 410, 'Gone', `${clinic.name} closed.`)
  const data = toClinicDetailRecord(clinic, prices, catalog.site.sample, settings.origin)
  const response = sendJson(c, foundPage.version, { data })
  if (isClosed(clinic)) {
    // The response depends on the current date, which is not part of the ETag.
    response.headers.delete('etag')
    response.headers.set('cache-control', 'no-store')
  }
  return response
}

export async function sendChanges(c: Context) {
  const { db, now } = c.var
  const limit = readLimit(c.req.query('limit'))
  const cursor = readCursor(c.req.query('cursor'))
  if (limit === null || cursor === null) return sendInvalidPagingProblem(c)
  // Changes are append-only, so a cursor never expires.
  const { version, data } = await timeQuery(c, () => listChanges(db, { beforeId: cursor.position || null, limit, now }))
  const lastChange = data.at(-1)
  const query = { limit: c.req.query('limit') }
  const next =
    lastChange && data.length === limit ? createNextPageUrl(c, '/changes', query, version, lastChange.id) : null
  const changes = data.map((change) => toChangeRecord(change, c.get('settings').origin))
  return sendJson(c, version, { data: changes, next, total: null })
}

const createNextPageUrl = (
  c: Context,
  path: string,
  query: Record<string, string | undefined>,
  version: string,
  position: number,
) =>
  toAbsoluteUrl(
    c.get('settings').origin,
    createUrlWithParameters(urls.apiV1(path), { ...query, cursor: `${version}.${position}` }),
  )

const sendUnknownValueProblem = (c: Context, parameter: string, value: string) =>
  sendProblem(c, 400, 'Unknown value', `There is no ${parameter} '${value.slice(0, 60)}'.`)
const sendInvalidPagingProblem = (c: Context) =>
  sendProblem(
    c,
    400,
    'Invalid paging parameters',
    "'limit' must be a whole number from 1 to 100, and 'cursor' must come from the 'next' link of an earlier page.",
  )
const sendStaleCursorProblem = (c: Context) =>
  sendProblem(
    c,
    410,
    'The data changed',
    'The data has been replaced since this cursor was created. Start again without the cursor.',
  )
