import { createHash } from 'node:crypto'
import { DATA_FORMAT } from '../../src/db/formats/data-format.ts'
import * as t from '../../src/db/schema.ts'
import { BOROUGHS_BY_SLUG } from '../../src/domain/clinic/address.ts'
import { isClosed } from '../../src/domain/clinic/clinic.ts'
import { checkFiles } from '../check/check.ts'
import { checkLinks, findDuplicateUrls, findMissingPages, findReservedSlugs } from '../check/links.ts'
import { drawHeroMap } from '../draw/hero-map.ts'
import { addOgImage } from '../draw/og-images.ts'
import { createClinicLinkResolver } from '../load/clinic-links.ts'
import type { CompileContext } from '../load/content.ts'
import type { Issue, PlannedClinic, SeedFiles } from '../load/load.ts'
import { createOutdatedNameFinder, findOutdatedNamesInFields } from '../load/outdated-names.ts'
import { findRemovedAreas, leadsToRemovedArea, omitRemovedAreas } from '../load/removed-areas.ts'
import { toSource } from '../load/source.ts'
import { readSourcedValues } from '../load/values.ts'
import { planAreas } from './areas.ts'
import { planClinics } from './clinics.ts'
import { planContent } from './content.ts'
import { planFacets } from './facets.ts'
import { planItems } from './items.ts'
import { planMaps } from './maps.ts'
import { planPrices } from './prices.ts'
import { PlannedRows, seededTables } from './rows.ts'
import { selectSampleOrRealContent } from './sample-content.ts'
import { planSearch } from './search/plan-search.ts'

export interface LoadPlan {
  rows: PlannedRows
  version: string
}

export function planLoad(allFiles: SeedFiles): { plan: LoadPlan | null; issues: Issue[] } {
  const issues = checkFiles(allFiles)
  const files = omitRemovedAreas(selectSampleOrRealContent(allFiles, issues))
  const rows = new PlannedRows()
  const clinics = planClinics(files, rows)
  const openClinics = clinics.filter((clinic) => !isClosed(clinic))
  const references = createReferences(files, clinics, findRemovedAreas(allFiles))
  issues.push(...findOutdatedNamesInFields(files, references.findOutdatedName))
  const context: CompileContext = { references, issues, links: [], termIdsByPage: new Map() }
  planFacets(files, rows, clinics)
  planMaps(files, rows, openClinics)
  rows.add(t.zipCodes, ...files.zips.zips)
  planAreas(files, rows, openClinics, context)
  planContent(files, rows, clinics, context)
  planPrices(files, rows, openClinics)
  planSearch(files, rows)
  planItems(rows)
  issues.push(...findDuplicateUrls(rows), ...findReservedSlugs(rows), ...findMissingPages(rows))
  checkLinks(rows, context)
  // Each file that includes a shared text reports the issues of that text.
  const uniqueIssues = [...new Map(issues.map((issue) => [JSON.stringify(issue), issue])).values()]
  if (issues.some(({ warning }) => !warning)) return { plan: null, issues: uniqueIssues }
  const clinicPoints = openClinics.flatMap(({ coordinates }) => coordinates ?? [])
  const site = {
    id: 1,
    version: '',
    format: DATA_FORMAT,
    ...files.site,
    hero: drawHeroMap(clinicPoints),
    ogImage: addOgImage(rows.ogImages, {
      site: files.site,
      title: 'Find the Best MedSpas in NYC',
      subtitle: 'Treatments, prices, risks and who does it nearby',
      center: { lat: 40.745, lng: -73.985 },
      widthKm: 30,
      points: clinicPoints,
    }),
    loadedAt: '',
  }
  rows.add(t.site, site)
  site.version = hashRows(rows)
  return { plan: { rows, version: site.version }, issues: uniqueIssues }
}

function createReferences(files: SeedFiles, clinics: readonly PlannedClinic[], removedAreas: ReadonlySet<string>) {
  const placeSlugs = new Set([...files.areas.map(({ slug }) => slug), ...removedAreas, ...BOROUGHS_BY_SLUG.keys()])
  return {
    sources: new Map(files.sources.map((source) => [source.id, toSource(source)])),
    values: readSourcedValues(files),
    sharedTexts: new Map(files.prose.shared.map((file) => [file.front.slug, file])),
    leadsToRemovedArea: (path: string) => leadsToRemovedArea(path, removedAreas),
    findOutdatedName: createOutdatedNameFinder(files),
    resolveClinicLink: createClinicLinkResolver(clinics, placeSlugs),
  }
}

/** Must run before `modifiedOn` and `loadedAt` are set, because the version must depend on neither. */
function hashRows(rows: PlannedRows): string {
  const hash = createHash('sha256')
  for (const table of seededTables) hash.update(JSON.stringify(rows.of(table)))
  return hash.digest('hex').slice(0, 16)
}
