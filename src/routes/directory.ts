import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import {
  CLINICS_PER_FILE,
  type ExportedClinic,
  listAreaPoints,
  listForExport,
  listPricingTables,
} from '../db/open-data.ts'
import { listAllStatistics } from '../db/prices.ts'
import { ALL, countOf } from '../domain/catalog.ts'
import {
  areaDownload,
  clinicDownload,
  serviceDownload,
  statisticDownload,
  treatmentDownload,
} from '../domain/download.ts'
import { checkVersion } from '../render/respond.tsx'
import { absolute, urls } from '../urls.ts'

/**
 * The whole directory as one download, streamed in pieces of `CLINICS_PER_FILE` clinics: the memory it takes does not
 * grow with the directory. It breaks off when the data are replaced meanwhile, because a file must not mix two versions.
 */
export async function sendDirectory(c: Context<AppEnv>): Promise<Response> {
  c.header('content-type', 'application/json; charset=UTF-8')
  c.header('content-disposition', 'attachment; filename="directory.json"')
  c.header('x-robots-tag', 'noindex')
  const { version, head, current } = await readHead(c)
  if (!current && c.get('retry')) return c.body(null)
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
  const { catalog, db, settings } = c.var
  const record = (clinic: ExportedClinic) =>
    JSON.stringify(clinicDownload(clinic, absolute(settings.origin, urls.clinic(clinic)), catalog.site.sample))
  const pages = Math.ceil(countOf(catalog, ALL, ALL) / CLINICS_PER_FILE)
  for (let page = 1; page <= pages; page++) {
    const piece = await listForExport(db, ALL, page)
    if (piece.version !== version) throw new Error('the data were replaced while the directory was being sent')
    await write((page > 1 ? ',' : '') + piece.data.map(record).join(','))
  }
}

/** All that comes before the clinics. */
async function readHead(c: Context<AppEnv>) {
  const { catalog, db, settings } = c.var
  const url = (path: string) => absolute(settings.origin, path)
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
    licence: url(urls.licence()),
    treatments: catalog.treatments.map((treatment) =>
      treatmentDownload(treatment, url(urls.treatment(treatment.slug)), countOf(catalog, treatment.slug, ALL)),
    ),
    services: catalog.services.map((service) => serviceDownload(service, url(urls.providers(service.slug)))),
    areas: catalog.areas.map((area) =>
      areaDownload(area, url(urls.landing(area.slug)), points.data.find(({ slug }) => slug === area.slug) ?? null),
    ),
    priceTables: tables.data,
    priceStatistics: statistics.data.map((row) => statisticDownload(row, ALL)),
  }
  // Three reads, of which each may have seen other data.
  const current = [tables, statistics, points].every(({ version }) => checkVersion(c, version))
  return { version: tables.version, head, current }
}
