import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import { CLINICS_PER_FILE, type ExportedClinic, listAreaPoints, listForExport } from '../db/open-data.ts'
import { listAllStatistics } from '../db/prices.ts'
import { ALL, countOf, findService } from '../domain/catalog.ts'
import { type Cell, csvRows } from '../domain/csv.ts'
import {
  areaDownload,
  type ClinicDownload,
  clinicDownload,
  clinicFeature,
  clinicRow,
  statisticDownload,
  treatmentDownload,
} from '../domain/download.ts'
import { pagesOf } from '../domain/paging.ts'
import { checkVersion, timed } from '../render/respond.tsx'
import { absolute, type DataFormat, listUrl, urls } from '../urls.ts'
import { sendNotFound } from './answers.tsx'
import { readPageNumber } from './params.ts'

/** The lists as files: CSV and JSON, in pages of `CLINICS_PER_FILE` clinics. */

export function sendMedspasFile(c: Context<AppEnv>) {
  return sendClinicsFile(c, ALL, urls.medspas())
}

export function sendProvidersFile(c: Context<AppEnv, '/services/:file'>) {
  const [slug = ''] = c.req.param('file').split('.')
  const service = findService(c.get('catalog'), slug)
  return service ? sendClinicsFile(c, service.slug, urls.providers(service.slug)) : sendNotFound(c, 'service')
}

export async function sendAreasFile(c: Context<AppEnv>) {
  const { catalog, db, settings } = c.var
  const { version, data: points } = await timed(c, () => listAreaPoints(db))
  checkVersion(c, version)
  const records = catalog.areas.map((area) =>
    areaDownload(
      area,
      absolute(settings.origin, urls.landing(area.slug)),
      points.find(({ slug }) => slug === area.slug) ?? null,
    ),
  )
  return sendRecords(c, 'areas', records)
}

export function sendTreatmentsFile(c: Context<AppEnv>) {
  const { catalog, settings } = c.var
  const records = catalog.treatments.map((treatment) =>
    treatmentDownload(
      treatment,
      absolute(settings.origin, urls.treatment(treatment.slug)),
      countOf(catalog, treatment.slug, ALL),
    ),
  )
  return sendRecords(c, 'treatments', records)
}

export async function sendPricesFile(c: Context<AppEnv>) {
  const { version, data: statistics } = await timed(c, () => listAllStatistics(c.get('db')))
  checkVersion(c, version)
  return sendRecords(
    c,
    'prices',
    statistics.map((row) => statisticDownload(row, ALL)),
  )
}

export async function sendDirectorySchema(c: Context<AppEnv>) {
  const { default: schema } = await import('../api/directory-schema.json')
  return sendJsonFile(c, schema)
}

/** A page of a list of clinics, as the format behind the path says. */
async function sendClinicsFile(c: Context<AppEnv>, service: string, list: string) {
  const { catalog, db } = c.var
  const format = c.req.path.slice(c.req.path.lastIndexOf('.') + 1) as DataFormat
  const total = countOf(catalog, service, ALL)
  const pages = pagesOf(total, CLINICS_PER_FILE)
  const page = readPageNumber(c.req.query())
  if (page > pages) return sendNotFound(c)
  const { version, data: clinics } = await timed(c, () => listForExport(db, service, page))
  checkVersion(c, version)
  const records = clinics.map(recordsFor(c))
  const next = page < pages ? listUrl(urls.dataFile(list, format), { page: page + 1 }) : null
  if (next) c.header('link', `<${next}>; rel="next"`)
  if (format === 'csv') return sendCsvFile(c, list.slice(1).replace('/', '-'), records.map(clinicRow))
  const head = { sample: catalog.site.sample, licence: licenceOf(c), total, page, pages, next }
  if (format === 'json') return sendJsonFile(c, { ...head, clinics: records })
  const features = records.flatMap((record) => clinicFeature(record) ?? [])
  return sendJsonFile(c, { type: 'FeatureCollection', ...head, features }, 'application/geo+json')
}

/** Makes records of clinics, with absolute addresses. */
const recordsFor =
  (c: Context<AppEnv>) =>
  (clinic: ExportedClinic): ClinicDownload =>
    clinicDownload(clinic, absolute(c.get('settings').origin, urls.clinic(clinic)), c.get('catalog').site.sample)

const licenceOf = (c: Context<AppEnv>) => absolute(c.get('settings').origin, urls.licence())

function sendRecords(c: Context<AppEnv>, name: string, records: Record<string, Cell>[]) {
  if (c.req.path.endsWith('.csv')) return sendCsvFile(c, name, records)
  return sendJsonFile(c, { sample: c.get('catalog').site.sample, licence: licenceOf(c), [name]: records })
}

function sendCsvFile(c: Context<AppEnv>, name: string, records: readonly Record<string, Cell>[]) {
  const columns = Object.keys(records[0] ?? {})
  const rows = records.map((record) => columns.map((column) => record[column] ?? null))
  c.header('content-disposition', `attachment; filename="${name}.csv"`)
  return c.body(csvRows([columns, ...rows]), 200, fileHeaders('text/csv; charset=UTF-8; header=present'))
}

const sendJsonFile = (c: Context<AppEnv>, body: unknown, type = 'application/json; charset=UTF-8') =>
  c.body(JSON.stringify(body, null, 2), 200, fileHeaders(type))

/** Files are for programs; a search engine has the pages. */
const fileHeaders = (type: string) => ({ 'content-type': type, 'x-robots-tag': 'noindex' })
