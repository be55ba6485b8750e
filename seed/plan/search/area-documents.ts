import * as t from '../../../src/db/schema.ts'
import { centroidOf } from '../../../src/domain/geo.ts'
import { boroughsWithoutPage } from '../../../src/domain/list/near.ts'
import { toPlainText } from '../../../src/domain/plain-text.ts'
import { nearestUrl, urls } from '../../../src/urls.ts'
import type { SeedFiles } from '../../load/load.ts'
import type { PlannedRows } from '../rows.ts'
import { clinicsOfBorough, listedNote } from './borough-clinics.ts'
import { alternativeTerms, BLANK_DOCUMENT, type SearchDocument } from './search-document.ts'

export const areaDocuments = (rows: PlannedRows): SearchDocument[] => [
  ...rows.of(t.areas).map((area) => ({
    ...BLANK_DOCUMENT,
    kind: 'area' as const,
    key: `area:${area.slug}`,
    title: area.name,
    aliases: alternativeTerms(rows, 'area', area.slug),
    body: toPlainText(area.guide.welcome.join(' ')),
    path: urls.landing(area.slug),
    note: area.tagline,
    lat: area.lat,
    lng: area.lng,
  })),
  ...rows
    .of(t.subAreas)
    .filter((sub) => !rows.of(t.areas).some((area) => area.slug === sub.slug))
    .map((sub) => ({
      ...BLANK_DOCUMENT,
      kind: 'area' as const,
      key: `area:${sub.area}/${sub.slug}`,
      title: sub.name,
      aliases: alternativeTerms(rows, 'area', `${sub.area}/${sub.slug}`),
      services: sub.popularServices.join(', '),
      body: sub.description,
      path: urls.subArea(sub.area, sub.slug),
      note: `Neighborhood in ${rows.of(t.areas).find((area) => area.slug === sub.area)?.name ?? sub.area}`,
      lat: sub.lat,
      lng: sub.lng,
    })),
]

export const documentsOfBoroughsWithoutPage = (files: SeedFiles, rows: PlannedRows): SearchDocument[] =>
  boroughsWithoutPage(files.areas).map(([slug, name]) => {
    const listed = clinicsOfBorough(rows, name).length
    const centroid = centroidOf(files.zips.zips.filter((zip) => zip.borough === name))
    return {
      ...BLANK_DOCUMENT,
      kind: 'area',
      key: `area:${slug}`,
      title: `Med spas ${listed ? 'in' : 'nearest to'} ${name}`,
      aliases: alternativeTerms(rows, 'area', slug),
      body: listed
        ? `The list has all clinics, by their distance from the middle of ${name}.`
        : `No clinic in ${name} is listed here. These are the others, by their distance from the middle of it.`,
      path: nearestUrl(urls.medspas(), slug),
      note: listed ? `${listedNote(listed)}: the nearest first` : 'None is listed there: the nearest first',
      lat: centroid?.lat ?? null,
      lng: centroid?.lng ?? null,
    }
  })
