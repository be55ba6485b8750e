import { type CsvCell, formatCsvRows } from '../../api-shapes/csv.ts'
import { CLINICS_PER_EXPORT_PAGE, listAreaPoints, listClinicsForExport } from '../../db/open-data.ts'
import { listAllStatistics } from '../../db/prices.ts'
import { getClinicCount, WILDCARD } from '../../domain/catalog.ts'
import { getPageCount } from '../../domain/list/paging.ts'
import type { Context } from '../../http/context.ts'
import { sendNotFound } from '../../http/not-found.tsx'
import { findServiceByParam, readPageNumber } from '../../http/params.ts'
import { checkVersion, redirectPermanently, timeQuery } from '../../http/respond.tsx'
import { createUrlWithParameters, type FileFormat, toAbsoluteUrl, urls } from '../../urls.ts'
import { toClinicDownload, toGeoJsonFeature } from './clinic-records.ts'
import { toClinicCsvRow } from './clinic-row.ts'
import { sendFileProblem } from './problem.ts'
import { toAreaDownloadRecords, toStatisticDownloadRecord, toTreatmentDownloadRecords } from './records.ts'

export function sendMedspasFile(c: Context) {
  return sendClinicsFile(c, WILDCARD, urls.medspas())
}

export function sendServiceClinicsFile(c: Context<'/services/:file'>) {
  const [slug = '', format] = c.req.param('file').split('.')
  const service = findServiceByParam(c.get('catalog'), slug)
  if (!service) return sendNotFound(c, 'service')
  const listPath = urls.serviceClinics(service.slug)
  if (service.slug !== slug) return redirectPermanently(c, urls.dataFile(listPath, format as FileFormat))
  return sendClinicsFile(c, service.slug, listPath)
}

export async function sendAreasFile(c: Context) {
  const { catalog, db, settings } = c.var
  const { version, data: points } = await timeQuery(c, () => listAreaPoints(db))
  checkVersion(c, version)
  return sendRecordsFile(c, 'areas', toAreaDownloadRecords(catalog, points, settings.origin))
}

export function sendTreatmentsFile(c: Context) {
  const { catalog, settings } = c.var
  return sendRecordsFile(c, 'treatments', toTreatmentDownloadRecords(catalog, settings.origin))
}

export async function sendPricesFile(c: Context) {
  const { version, data: statistics } = await timeQuery(c, () => listAllStatistics(c.get('db')))
  checkVersion(c, version)
  const { sample } = c.get('catalog').site
  return sendRecordsFile(
    c,
    'prices',
    statistics.map((statistic) => toStatisticDownloadRecord(statistic, sample)),
  )
}

export async function sendDirectorySchema(c: Context) {
  const { default: schema } = await import('../../api-shapes/directory-schema.json')
  return sendJsonFile(c, schema)
}

async function sendClinicsFile(c: Context, service: string, listPath: string) {
  const { catalog, db, settings } = c.var
  const format = c.req.path.slice(c.req.path.lastIndexOf('.') + 1) as FileFormat
  const total = getClinicCount(catalog, service, WILDCARD)
  const pageCount = getPageCount(total, CLINICS_PER_EXPORT_PAGE)
  const problem = sendFileProblem(c, pageCount)
  if (problem) return problem
  const page = readPageNumber(c.req.query())
  const { version, data: clinics } = await timeQuery(c, () => listClinicsForExport(db, service, page))
  checkVersion(c, version)
  const records = clinics.map((clinic) => toClinicDownload(clinic, catalog.site.sample, settings.origin))
  const nextPath = createUrlWithParameters(urls.dataFile(listPath, format), { page: page + 1 })
  const next = page < pageCount ? toAbsoluteUrl(settings.origin, nextPath) : null
  if (next) c.header('link', `<${next}>; rel="next"`)
  if (format === 'csv') return sendCsvFile(c, listPath.slice(1).replace('/', '-'), records.map(toClinicCsvRow))
  const head = { sample: catalog.site.sample, license: createLicenseUrl(c), total, page, pages: pageCount, next }
  if (format === 'json') return sendJsonFile(c, { ...head, clinics: records })
  const features = records.flatMap((record) => toGeoJsonFeature(record) ?? [])
  const withoutPlace = records.length - features.length
  return sendJsonFile(c, { type: 'FeatureCollection', ...head, withoutPlace, features }, 'application/geo+json')
}

const createLicenseUrl = (c: Context) => toAbsoluteUrl(c.get('settings').origin, urls.license())

function sendRecordsFile(c: Context, name: string, records: Record<string, CsvCell>[]) {
  const problem = sendFileProblem(c)
  if (problem) return problem
  if (c.req.path.endsWith('.csv')) return sendCsvFile(c, name, records)
  return sendJsonFile(c, { sample: c.get('catalog').site.sample, license: createLicenseUrl(c), [name]: records })
}

function sendCsvFile(c: Context, name: string, records: readonly Record<string, CsvCell>[]) {
  const columns = Object.keys(records[0] ?? {})
  const rows = records.map((record) => columns.map((column) => record[column] ?? null))
  const hasHeader = rows.length > 0
  c.header('content-disposition', `attachment; filename="${name}.csv"`)
  return c.body(formatCsvRows(hasHeader ? [columns, ...rows] : []), 200, {
    'content-type': `text/csv; charset=UTF-8; header=${hasHeader ? 'present' : 'absent'}`,
  })
}

const sendJsonFile = (c: Context, body: unknown, contentType = 'application/json; charset=UTF-8') =>
  c.body(JSON.stringify(body, null, 2), 200, { 'content-type': contentType })
