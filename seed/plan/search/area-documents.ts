import * as t from '../../../src/db/schema.ts'
import { createListKey, WILDCARD } from '../../../src/domain/catalog.ts'
import { computeCentroid } from '../../../src/domain/geo.ts'
import { toPlainText } from '../../../src/domain/plain-text.ts'
import { createNearestFirstListUrl, urls } from '../../../src/urls.ts'
import type { SeedFiles } from '../../load/load.ts'
import { getTotalsByListKey } from '../listings.ts'
import type { PlannedRows } from '../rows.ts'
import { findOpenClinicsInBorough, formatListedCount, getBoroughPhrase } from './borough-clinics.ts'
import { findBoroughsWithoutPage } from './place-terms.ts'
import { BLANK_DOCUMENT, joinAlternativeTerms, type SearchDocument } from './search-document.ts'

export const createAreaDocuments = (rows: PlannedRows): SearchDocument[] => [
  ...rows.of(t.areas).map((area) => ({
    ...BLANK_DOCUMENT,
    kind: 'area' as const,
    key: `area:${area.slug}`,
    title: area.name,
    aliases: joinAlternativeTerms(rows, 'area', area.slug),
    body: toPlainText(area.guide.welcome.join(' ')),
    path: urls.areaClinics(area.slug),
    note: area.tagline,
    lat: area.lat,
    lng: area.lng,
  })),
  ...rows
    .of(t.subAreas)
    .filter((subArea) => !rows.of(t.areas).some((area) => area.slug === subArea.slug))
    .map((subArea) => ({
      ...BLANK_DOCUMENT,
      kind: 'area' as const,
      key: `area:${subArea.area}/${subArea.slug}`,
      title: subArea.name,
      aliases: joinAlternativeTerms(rows, 'area', `${subArea.area}/${subArea.slug}`),
      services: subArea.popularServices.join(', '),
      body: subArea.description,
      path: urls.subArea(subArea.area, subArea.slug),
      note: `Neighborhood in ${rows.of(t.areas).find((area) => area.slug === subArea.area)?.name ?? subArea.area}`,
      lat: subArea.lat,
      lng: subArea.lng,
    })),
]

export function createBoroughDocuments(files: SeedFiles, rows: PlannedRows): SearchDocument[] {
  const hasClinics = getTotalsByListKey(rows).has(createListKey(WILDCARD, WILDCARD))
  return findBoroughsWithoutPage(files.areas).map(([slug, name]) => {
    const listedCount = findOpenClinicsInBorough(rows, name).length
    const centroid = computeCentroid(files.zips.zips.filter((zip) => zip.borough === name))
    return {
      ...BLANK_DOCUMENT,
      kind: 'area',
      key: `area:${slug}`,
      title: `Med spas ${listedCount ? getBoroughPhrase(name) : `nearest to ${name}`}`,
      aliases: joinAlternativeTerms(rows, 'area', slug),
      body: listedCount
        ? `The list has all clinics, by their distance from the center of ${name}.`
        : `No clinic ${getBoroughPhrase(name)} is listed here.${hasClinics ? ' These are the others, by their distance from its center.' : ''}`,
      path: createNearestFirstListUrl(urls.medspas(), slug),
      note: `${listedCount ? formatListedCount(listedCount) : 'None is listed there'}${hasClinics ? ': the nearest first' : ''}`,
      lat: centroid?.lat ?? null,
      lng: centroid?.lng ?? null,
    }
  })
}
