import type { Context } from 'hono'
import {
  CLINICS_PER_FILE,
  listAreaPoints,
  listClinicsForExport,
  listClosedClinicsForExport,
  listPricingTables,
} from '../../db/open-data.ts'
import { listAllStatistics } from '../../db/prices.ts'
import { ALL, clinicCount } from '../../domain/catalog.ts'
import type { ExportedClinic } from '../../domain/clinic/clinic-record.ts'
import type { AppEnv } from '../../http/context.ts'
import { checkVersion } from '../../http/respond.tsx'
import { absoluteUrl, urls } from '../../urls.ts'
import { clinicDownload } from './clinic-records.ts'
import { areaDownloads, serviceDownload, statisticDownload, treatmentDownloads } from './records.ts'

/**
 * Streams the clinics in chunks, to limit memory use. Aborts if the data is replaced meanwhile, because a file must not
 * mix two data versions.
 */
export async function sendDirectory(c: Context<AppEnv>): Promise<Response> {
  c.header('content-type', 'application/json; charset=UTF-8')
  c.header('content-disposition', 'attachment; filename="directory.json"')
  c.header('x-robots-tag', 'noindex')
  const { version, head, isCurrent } = await readHead(c)
  if (!isCurrent && c.get('retry')) return c.body(null)
  if (c.req.method === 'HEAD') return c.body(null)
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  const write = (text: string) => writer.write(encoder.encode(text))
  const send = async () => {
    await write(`${JSON.stringify(head).slice(0, -1)},"clinics":[`)
    await writeClinics(c, version, write)
    await write(']}\n')
    await writer.close()
  }
  const sent = send().catch((error: unknown) => writer.abort(error).catch(() => {}))
  c.set('sent', sent)
  c.executionCtx.waitUntil(sent)
  return c.body(readable)
}

async function writeClinics(c: Context<AppEnv>, version: string, write: (text: string) => Promise<void>) {
  const { catalog, settings } = c.var
  const toJson = (clinic: ExportedClinic) =>
    JSON.stringify(clinicDownload(clinic, catalog.site.sample, settings.origin))
  let separator = ''
  for await (const chunk of readChunks(c)) {
    if (chunk.version !== version) throw new Error('Data replaced while streaming directory.json; download it again')
    if (chunk.data.length === 0) continue
    await write(separator + chunk.data.map(toJson).join(','))
    separator = ','
  }
}

async function* readChunks(c: Context<AppEnv>) {
  const { catalog, db } = c.var
  const pages = Math.ceil(clinicCount(catalog, ALL, ALL) / CLINICS_PER_FILE)
  for (let page = 1; page <= pages; page++) yield await listClinicsForExport(db, ALL, page)
  let lastId = ''
  do {
    const chunk = await listClosedClinicsForExport(db, lastId)
    yield chunk
    lastId = chunk.data.length < CLINICS_PER_FILE ? '' : (chunk.data.at(-1)?.id ?? '')
  } while (lastId !== '')
}

async function readHead(c: Context<AppEnv>) {
  const { catalog, db, settings } = c.var
  const url = (path: string) => absoluteUrl(settings.origin, path)
  const [tables, statistics, points] = await Promise.all([
    listPricingTables(db),
    listAllStatistics(db),
    listAreaPoints(db),
  ])
  const head = {
    $schema: url(urls.directorySchema()),
    name: catalog.site.name,
    sample: catalog.site.sample,
    version: tables.version,
    loadedAt: catalog.loadedAt,
    license: url(urls.license()),
    treatments: treatmentDownloads(catalog, settings.origin),
    services: catalog.services.map((service) => serviceDownload(service, settings.origin)),
    areas: areaDownloads(catalog, points.data, settings.origin),
    priceTables: tables.data,
    priceStatistics: statistics.data.map(statisticDownload),
  }
  // Each of the three reads may have seen a different data version.
  const isCurrent = [tables, statistics, points].every(({ version }) => checkVersion(c, version))
  return { version: tables.version, head, isCurrent }
}
