import * as t from '../../src/db/schema.ts'
import { WILDCARD } from '../../src/domain/catalog.ts'
import { drawAreaCardMap, drawCardMap } from '../draw/card-map.ts'
import { drawAreaCover } from '../draw/maps.ts'
import { addOgImage } from '../draw/og-images.ts'
import { type CompileContext, compileArea } from '../load/content.ts'
import type { PlannedClinic, SeedFiles } from '../load/load.ts'
import { addCitation, toSource } from '../load/source.ts'
import { addPicture } from './clinic-pictures.ts'
import type { PlannedRows } from './rows.ts'

export function planAreas(files: SeedFiles, rows: PlannedRows, clinics: PlannedClinic[], context: CompileContext) {
  const listCounts = rows.of(t.listingCounts).filter(({ service }) => service === WILDCARD)
  files.areas.forEach((area, position) => {
    const prose = files.prose.areas.find((candidate) => candidate.front.area === area.slug)
    if (!prose) {
      context.issues.push({ file: 'content/areas', path: `${area.slug}.md`, message: 'is missing' })
      return
    }
    const { guide, insights, sources } = compileArea(prose, context)
    const source = files.sources.find(({ id }) => id === area.medspaCountSource)
    const countCitationHtml = source && addCitation(toSource(source), sources)
    const clinicPoints = clinics.flatMap(({ areas, coordinates }) =>
      areas.includes(area.slug) && coordinates ? [coordinates] : [],
    )
    rows.add(t.areas, {
      slug: area.slug,
      name: area.name,
      where: getWherePhrase(area),
      statedCount: area.medspaCount,
      featured: area.featured,
      tagline: area.tagline,
      shortDescription: area.shortDescription,
      ...area.center,
      transit: area.transit,
      neighbors: area.neighbors,
      position,
      listedCount: listCounts.find((count) => count.area === area.slug)?.total ?? 0,
      guide: countCitationHtml === undefined ? guide : { ...guide, countSource: countCitationHtml },
      sources,
      cover: drawAreaCover(area, clinicPoints),
      ogImage: addOgImage(rows.ogImages, {
        site: files.site,
        title: area.name,
        subtitle: area.tagline,
        center: area.center,
        widthKm: Math.max(area.windowKm, 14),
        points: clinicPoints,
      }),
      map: addPicture(rows, drawAreaCardMap(area.center, area.windowKm, clinicPoints)),
      reviewedOn: prose.front.reviewed,
    })
    rows.add(t.insights, ...insights.map((insight, index) => ({ area: area.slug, position: index, ...insight })))
    addSubAreas(rows, area, clinics)
  })
}

export const getWherePhrase = ({ where, name }: { where?: string | undefined; name: string }) => where ?? `in ${name}`

function addSubAreas(rows: PlannedRows, area: SeedFiles['areas'][number], clinics: PlannedClinic[]): void {
  const clinicPoints = clinics.flatMap(({ coordinates }) => coordinates ?? [])
  rows.add(
    t.subAreas,
    ...area.subAreas.map(({ slug, name, where, center, description, clientele, popularServices }, position) => ({
      area: area.slug,
      slug,
      position,
      name,
      where: getWherePhrase({ where, name }),
      ...center,
      description,
      clientele,
      popularServices,
      map: addPicture(rows, drawCardMap({ center, clinics: clinicPoints, hasApproximateCenter: true })),
    })),
  )
}
