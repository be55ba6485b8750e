import {
  CLINICS_PER_EXPORT_PAGE,
  listAreaPoints,
  listClinicsForExport,
  listClosedClinicsForExport,
  listPricingTables,
} from '../../db/open-data.ts'
import { listAllStatistics } from '../../db/prices.ts'
import { getClinicCount, WILDCARD } from '../../domain/catalog.ts'
import type { ExportedClinic } from '../../domain/clinic/clinic-record.ts'
import type { Context } from '../../http/context.ts'
import { checkVersion } from '../../http/respond.tsx'
import { toAbsoluteUrl, urls } from '../../urls.ts'
import { toClinicDownload } from './clinic-records.ts'
import { sendFileProblem } from './problem.ts'
import {
  toAreaDownloadRecords,
  toServiceDownloadRecord,
  toStatisticDownloadRecord,
  toTreatmentDownloadRecords,
} from './records.ts'

/** Aborts if a load replaces the data meanwhile, because a file must not mix two data versions. */
export async function sendDirectory(c: Context): Promise<Response> {
  const problem = sendFileProblem(c)
  if (problem) return problem
  c.header('content-type', 'application/json; charset=UTF-8')
  c.header('content-disposition', 'attachment; filename="directory.json"')
  const { directoryWithoutClinics, isCurrent } = await readDirectoryWithoutClinics(c)
  if (c.req.method === 'HEAD' || (!isCurrent && c.get('retry'))) return c.body(null)
  const { readable, writable } = new TextEncoderStream()
  const writer = writable.getWriter()
  const writePromise = writeDirectory(c, directoryWithoutClinics, writer).catch((error: unknown) =>
    writer.abort(error).catch(() => {}),
  )
  c.set('sending', writePromise)
  c.executionCtx.waitUntil(writePromise)
  return c.body(readable)
}

async function writeDirectory(
  c: Context,
  directoryWithoutClinics: { version: string },
  writer: WritableStreamDefaultWriter<string>,
) {
  const { catalog, settings } = c.var
  const toJson = (clinic: ExportedClinic) =>
    JSON.stringify(toClinicDownload(clinic, catalog.site.sample, settings.origin))
  await writer.write(`${JSON.stringify(directoryWithoutClinics).slice(0, -1)},"clinics":[`)
  let separator = ''
  for await (const { version, data } of readClinicChunks(c)) {
    if (version !== directoryWithoutClinics.version)
      throw new Error('Data replaced while streaming directory.json; download it again')
    if (data.length === 0) continue
    await writer.write(separator + data.map(toJson).join(','))
    separator = ','
  }
  await writer.write(']}\n')
  await writer.close()
}

async function* readClinicChunks(c: Context) {
  const { catalog, db } = c.var
  const pageCount = Math.ceil(getClinicCount(catalog, WILDCARD, WILDCARD) / CLINICS_PER_EXPORT_PAGE)
  for (let page = 1; page <= pageCount; page++) yield await listClinicsForExport(db, WILDCARD, page)
  let lastId = ''
  do {
    const chunk = await listClosedClinicsForExport(db, lastId)
    yield chunk
    lastId = chunk.data.length < CLINICS_PER_EXPORT_PAGE ? '' : (chunk.data.at(-1)?.id ?? '')
  } while (lastId !== '')
}

async function readDirectoryWithoutClinics(c: Context) {
  const { catalog, db, settings } = c.var
  const toUrl = (path: string) => toAbsoluteUrl(settings.origin, path)
  const [tables, statistics, points] = await Promise.all([
    listPricingTables(db),
    listAllStatistics(db),
    listAreaPoints(db),
  ])
  const directoryWithoutClinics = {
    $schema: toUrl(urls.directorySchema()),
    name: catalog.site.name,
    sample: catalog.site.sample,
    version: tables.version,
    loadedAt: catalog.loadedAt,
    license: toUrl(urls.license()),
    treatments: toTreatmentDownloadRecords(catalog, settings.origin),
    services: catalog.services.map((service) => toServiceDownloadRecord(service, settings.origin)),
    areas: toAreaDownloadRecords(catalog, points.data, settings.origin),
    priceTables: tables.data,
    priceStatistics: statistics.data.map((statistic) => toStatisticDownloadRecord(statistic, catalog.site.sample)),
  }
  // The three queries may have read different data versions.
  const isCurrent = [tables, statistics, points].every(({ version }) => checkVersion(c, version))
  return { directoryWithoutClinics, isCurrent }
}
