import * as t from '../../src/db/schema.ts'
import { ALL } from '../../src/domain/catalog.ts'
import { areaCardSvg, cardMapSvg } from '../draw/map-card.ts'
import { areaCover } from '../draw/maps.ts'
import { addOgImage, type OgImages, sampleNote } from '../draw/og-images.ts'
import { type CompileContext, compileArea } from '../load/content.ts'
import type { PlannedClinic, SeedFiles } from '../load/load.ts'
import { addCitation, toSource } from '../load/source.ts'
import { addPicture } from './clinic-pictures.ts'
import type { Rows } from './rows.ts'

type AreaEntry = SeedFiles['areas'][number]

export function planAreas(
  files: SeedFiles,
  rows: Rows,
  clinics: PlannedClinic[],
  context: CompileContext,
  ogImages: OgImages,
): void {
  files.areas.forEach((area, position) => {
    const prose = files.prose.areas.find((candidate) => candidate.front.area === area.slug)
    if (!prose) {
      context.issues.push({ file: 'content/areas', path: `${area.slug}.md`, message: 'is missing' })
      return
    }
    const { guide, insights, sources } = compileArea(prose, context)
    const source = files.sources.find(({ id }) => id === area.medspaCountSource)
    const countSource = source && addCitation(toSource(source), sources)
    rows.add(t.areas, {
      ...areaFacts(area),
      position,
      listedCount:
        rows.of(t.listingCounts).find((count) => count.service === ALL && count.area === area.slug)?.total ?? 0,
      guide: countSource === undefined ? guide : { ...guide, countSource },
      sources,
      ...drawArea(files, rows, area, clinics, ogImages),
      reviewedOn: prose.front.reviewed,
    })
    rows.add(t.insights, ...insights.map((insight, index) => ({ area: area.slug, position: index, ...insight })))
    addSubAreas(rows, area, clinics)
  })
}

const wherePhrase = ({ where, name }: { where?: string | undefined; name: string }) => where ?? `in ${name}`

const areaFacts = (area: AreaEntry) => ({
  slug: area.slug,
  name: area.name,
  where: wherePhrase(area),
  statedCount: area.medspaCount,
  featured: area.featured,
  tagline: area.tagline,
  shortDescription: area.shortDescription,
  lat: area.center.lat,
  lng: area.center.lng,
  transit: area.transit,
  neighbors: area.neighbors,
})

function drawArea(
  files: SeedFiles,
  rows: Rows,
  area: AreaEntry,
  clinics: readonly PlannedClinic[],
  ogImages: OgImages,
) {
  const clinicPoints = clinics.flatMap((clinic) =>
    clinic.areas.includes(area.slug) && clinic.coordinates ? [clinic.coordinates] : [],
  )
  return {
    cover: areaCover(area, clinicPoints),
    share: addOgImage(ogImages, {
      brand: files.site.name,
      title: area.name,
      subtitle: area.tagline,
      note: sampleNote(files.site),
      center: area.center,
      widthKm: Math.max(area.windowKm, 14),
      points: clinicPoints,
    }),
    map: addPicture(rows, areaCardSvg({ ...area, clinics: clinicPoints })),
  }
}

function addSubAreas(rows: Rows, area: AreaEntry, clinics: PlannedClinic[]): void {
  const clinicPoints = clinics.flatMap((clinic) => clinic.coordinates ?? [])
  rows.add(
    t.subAreas,
    ...area.subAreas.map((sub, position) => ({
      area: area.slug,
      slug: sub.slug,
      position,
      name: sub.name,
      where: wherePhrase(sub),
      lat: sub.center.lat,
      lng: sub.center.lng,
      description: sub.description,
      clientele: sub.clientele,
      popularServices: sub.popularServices,
      map: addPicture(rows, cardMapSvg({ center: sub.center, clinics: clinicPoints, approximate: true })),
    })),
  )
}
