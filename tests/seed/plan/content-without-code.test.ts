import { expect, test } from 'vitest'
import type { SeedFiles } from '../../../seed/load/load.ts'
import { planLoad } from '../../../seed/plan/plan.ts'
import * as t from '../../../src/db/schema.ts'
import { loadSampleFiles } from '../../tools/node/seed-folder.ts'
import { getElement } from '../tools/seed-issues.ts'

const sampleFiles = loadSampleFiles()

/**
 * Plans the changed sample with only four clinics and four local pages, to save time. Throws if the data has errors.
 */
function planRowsAfter(change: (files: SeedFiles) => void) {
  const files = structuredClone(sampleFiles)
  files.clinics.splice(4)
  files.prose.local.splice(4)
  change(files)
  const { plan, issues } = planLoad(files)
  if (!plan) throw new Error(`the data was refused: ${JSON.stringify(issues.filter(({ warning }) => !warning))}`)
  return plan.rows
}

const listPaths = (rows: ReturnType<typeof planRowsAfter>) => rows.of(t.contentItems).map(({ path }) => path)

test('a new treatment needs a guide and data, but no code', () => {
  const rows = planRowsAfter(({ treatments, prose }) => {
    const original = getElement(treatments, 0)
    const file = 'data/treatments/dermaplaning.json'
    treatments.push({ ...original, file, position: 99, slug: 'dermaplaning', name: 'Dermaplaning', icon: 'eraser' })
    const guide = prose.guides.find(({ front }) => front.treatment === original.slug)
    if (!guide) throw new Error('the sample lacks a guide')
    const front = { ...guide.front, treatment: 'dermaplaning' }
    prose.guides.push({ ...guide, file: 'content/guides/dermaplaning.md', front })
  })
  expect(listPaths(rows)).toEqual(
    expect.arrayContaining(['/treatments/dermaplaning', '/services/dermaplaning', '/treatments/dermaplaning/soho']),
  )
})

test('a new area needs data and text, but no code, and lists the clinics with its name in the address', () => {
  const rows = planRowsAfter(({ areas, clinics, prose }) => {
    areas.push({ ...getElement(areas, 0), slug: 'park-slope', name: 'Park Slope', subAreas: [], medspaCount: null })
    const page = getElement(prose.areas, 0)
    prose.areas.push({ ...page, file: 'content/areas/park-slope.md', front: { ...page.front, area: 'park-slope' } })
    const address = '12 Seventh Avenue, Park Slope, Brooklyn, NY 11217'
    Object.assign(getElement(clinics, 0), { address, location: undefined, coordinates: undefined })
  })
  const { id } = getElement(sampleFiles.clinics, 0)
  expect(listPaths(rows)).toEqual(expect.arrayContaining(['/park-slope', '/locations/park-slope']))
  expect(rows.of(t.clinics).find((clinic) => clinic.id === id)?.location).toBe('park-slope')
  const listed = rows.of(t.listings).filter(({ service, area }) => service === '*' && area === 'park-slope')
  expect(listed.map(({ clinicId }) => clinicId)).toContain(id)
})

// §2.98
test('a comparison needs no footnote', () => {
  const rows = planRowsAfter(({ comparisons }) => delete getElement(comparisons, 0).footnote)
  expect(rows.of(t.comparisonTables).map(({ footnote }) => footnote)).toEqual([null])
})

test.each(['staten-island', 'the-bronx', 'bronx'])(
  'in the search, a new area %s replaces a borough that has no page',
  (slug) => {
    const rows = planRowsAfter(({ areas, prose }) => {
      areas.push({ ...getElement(areas, 0), slug, name: 'New Area', subAreas: [], medspaCount: null })
      const page = getElement(prose.areas, 0)
      prose.areas.push({ ...page, file: `content/areas/${slug}.md`, front: { ...page.front, area: slug } })
    })
    const documents = rows.of(t.searchDocuments)
    expect(new Set(documents.map(({ key }) => key)).size).toBe(documents.length)
    const borough = slug === 'staten-island' ? 'Staten Island' : 'the Bronx'
    expect(documents.map(({ title }) => title)).not.toContain(`Med spas nearest to ${borough}`)
  },
)

test('a new page of prose needs a file, but no code', () => {
  const rows = planRowsAfter(({ prose }) => {
    const page = getElement(prose.pages, 0)
    prose.pages.push({ ...page, file: 'content/pages/parking.md', front: { ...page.front, slug: 'parking' } })
  })
  expect(listPaths(rows)).toContain('/parking')
})

test('a page of prose with the slug of an area is rejected, and the error names both', () => {
  const change = ({ prose }: SeedFiles) => {
    const page = getElement(prose.pages, 0)
    prose.pages.push({ ...page, file: 'content/pages/soho.md', front: { ...page.front, slug: 'soho' } })
  }
  expect(() => planRowsAfter(change)).toThrow(
    "'MedSpas in SoHo' would have the same URL as 'About the directory', /soho:",
  )
})
