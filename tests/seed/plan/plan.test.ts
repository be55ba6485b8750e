import { expect, test } from 'vitest'
import { SAMPLE_FOLDER } from '../../../seed/directory.ts'
import { SPECIFIED_AREAS } from '../../../seed/load/area-rules.ts'
import { describeIssues } from '../../../seed/load/describe-issues.ts'
import type { SeedFiles } from '../../../seed/load/load.ts'
import { planLoad } from '../../../seed/plan/plan.ts'
import * as t from '../../../src/db/schema.ts'
import type { Source } from '../../../src/domain/content.ts'
import { urls } from '../../../src/urls.ts'
import { loadSampleFiles } from '../../tools/node/seed-folder.ts'
import { getElement } from '../tools/seed-issues.ts'

const files = loadSampleFiles()

function planSample(change: (files: SeedFiles) => void = () => {}) {
  const changed = structuredClone(files)
  change(changed)
  const { plan: result, issues } = planLoad(changed)
  if (!result) throw new Error(describeIssues(issues, SAMPLE_FOLDER))
  return result
}

const samplePlan = planSample()
const items = samplePlan.rows.of(t.contentItems)
const getItemHashes = ({ rows }: typeof samplePlan) =>
  new Map(rows.of(t.contentItems).map(({ kind, id, hash }) => [`${kind} ${id}`, hash]))

test('the same files produce the same version', () => {
  expect(planSample().version).toBe(samplePlan.version)
})

test('the order of the fields in a file, and a missing list instead of an empty one, change nothing', () => {
  const after = planSample(({ clinics }) => {
    for (const [index, { devices, ...clinic }] of clinics.entries()) {
      const reversed = Object.fromEntries(Object.entries(clinic).toReversed()) as typeof clinic
      clinics[index] = devices?.length ? { ...reversed, devices } : index % 2 ? reversed : { ...reversed, devices: [] }
    }
  })
  expect(getItemHashes(after)).toEqual(getItemHashes(samplePlan))
})

test.each<[string, Partial<SeedFiles['clinics'][number]>]>([
  ['source of the rating', { ratingSource: 'Another site' }],
  ['phone number', { phone: '+12125550199' }],
  [
    'week of hours',
    { hours: { mon: '10:00-11:00', tue: null, wed: null, thu: null, fri: null, sat: null, sun: null } },
  ],
  ['provider', { providers: [{ name: 'Ida Voss', license: 'DO' }] }],
])('a new %s changes the lists with the card of the clinic', (_, change) => {
  const after = planSample(({ clinics }) => Object.assign(getElement(clinics, 0), change))
  expect(getItemHashes(after).get('page medspas')).not.toBe(getItemHashes(samplePlan).get('page medspas'))
})

test("a new number of reviews changes the version, the clinic's page and lists, but no other clinic or area", () => {
  const clinic = getElement(files.clinics, 0)
  const after = planSample(({ clinics }) => (getElement(clinics, 0).reviewCount = 9999))
  expect(after.version).not.toBe(samplePlan.version)

  const [before, now] = [getItemHashes(samplePlan), getItemHashes(after)]
  const changed = new Set([...now].filter(([key, hash]) => before.get(key) !== hash).map(([key]) => key))
  const areas = samplePlan.rows.of(t.clinics).find(({ id }) => id === clinic.id)?.areas ?? []
  for (const key of [
    `clinic ${clinic.id}`,
    'page medspas',
    ...areas.map((area) => `landing ${area}`),
    ...clinic.services.map((service) => `providers ${service}`),
    ...clinic.services.flatMap((service) => areas.map((area) => `local ${service}/${area}`)),
  ]) {
    expect(changed).toContain(key)
  }
  for (const other of files.clinics.slice(1)) expect(changed).not.toContain(`clinic ${other.id}`)
  for (const { slug } of SPECIFIED_AREAS.filter((area) => !areas.includes(area.slug)))
    expect(changed).not.toContain(`landing ${slug}`)
  expect([...now.keys()]).toEqual([...before.keys()])
})

test('a new name of the site changes its Open Graph images, but no item', () => {
  const after = planSample(({ site }) => (site.name = 'Another Name'))
  const listOgImages = ({ rows }: typeof samplePlan) => rows.of(t.treatments).map(({ ogImage }) => ogImage)
  expect(listOgImages(after)).not.toEqual(listOgImages(samplePlan))
  expect(getItemHashes(after)).toEqual(getItemHashes(samplePlan))
})

test('items other than guides have different paths', () => {
  const paths = items.filter((item) => item.kind !== 'guide').flatMap((item) => item.path ?? [])
  expect(new Set(paths).size).toBe(paths.length)
})

test('each treatment has a page in each area', () => {
  const paths = new Set(items.map((item) => item.path))
  for (const { slug } of files.treatments)
    for (const area of SPECIFIED_AREAS) expect(paths).toContain(urls.treatmentInArea(slug, area.slug))
})

test('a closed clinic keeps its page but is not in the search', () => {
  const closed = files.clinics.filter((clinic) => clinic.status?.kind === 'closed')
  const searchablePaths = samplePlan.rows.of(t.searchDocuments).map((document) => document.path)
  expect(closed.length).toBeGreaterThan(0)
  for (const { id, slug, location = '' } of closed) {
    const path = urls.clinic({ location, segment: slug ?? id })
    expect(items).toContainEqual(expect.objectContaining({ kind: 'clinic', id, path }))
    expect(searchablePaths).not.toContain(path)
  }
})

test('the point of a closed clinic is on no map of an area or the city', () => {
  const movePoint = (clinic: SeedFiles['clinics'][number]) => {
    const { lat, lng } = clinic.coordinates ?? { lat: 40.72, lng: -73.99 }
    clinic.coordinates = { lat: lat + 0.004, lng: lng + 0.004 }
  }
  const planMoved = (isMoved: (clinic: SeedFiles['clinics'][number]) => boolean) =>
    planSample(({ clinics }) => clinics.filter(isMoved).forEach(movePoint)).rows
  const listMaps = (rows: typeof samplePlan.rows) => [
    ...rows.of(t.site).flatMap(({ hero, ogImage }) => [hero, ogImage]),
    ...rows.of(t.areas).flatMap(({ cover, ogImage, map }) => [cover, ogImage, map]),
    ...rows.of(t.subAreas).map(({ map }) => map),
    ...rows.of(t.baseMaps).map(({ picture }) => picture),
  ]
  expect(listMaps(planMoved(({ status }) => status?.kind === 'closed'))).toEqual(listMaps(samplePlan.rows))
  expect(listMaps(planMoved(({ status }) => !status))).not.toEqual(listMaps(samplePlan.rows))
})

test('the search indexes every open clinic, treatment, area and FAQ question, and links to existing pages', () => {
  const documents = samplePlan.rows.of(t.searchDocuments)
  const listTitles = (kind: string) => documents.filter((document) => document.kind === kind).map(({ title }) => title)
  const openClinics = files.clinics.filter((clinic) => clinic.status?.kind !== 'closed')
  expect(listTitles('clinic').toSorted()).toEqual(openClinics.map(({ name }) => name).toSorted())
  expect(listTitles('treatment')).toEqual(expect.arrayContaining(files.treatments.map(({ name }) => name)))
  expect(listTitles('area')).toEqual(expect.arrayContaining(files.areas.map(({ name }) => name)))
  const sections = new Set(samplePlan.rows.of(t.faqSections).map(({ slug }) => slug))
  const questions = samplePlan.rows.of(t.faqs).filter((faq) => sections.has(faq.scope))
  expect(listTitles('question')).toEqual(expect.arrayContaining(questions.map(({ question }) => question)))

  const pages = new Set(items.map((item) => item.path))
  for (const { path } of documents) expect(pages).toContain(path.split(/[?#]/)[0])
})

test('the search indexes text without tags or citation numbers', () => {
  for (const { title, body, note } of samplePlan.rows.of(t.searchDocuments)) {
    // A citation number would directly follow the period of its sentence.
    expect(`${title} ${body} ${note}`).not.toMatch(/<\/?[a-z]|&(?:amp|lt|gt|quot|#39);|\[\^|[a-z)]\.\d/)
  }
})

test('the citation numbers of every page match its list of sources', () => {
  const { rows } = samplePlan
  const listQuestions = (scope: string) => rows.of(t.faqs).filter((faq) => faq.scope === scope)
  const sections = rows.of(t.faqSections).toSorted((a, b) => a.position - b.position)
  const pages: { name: string; content: unknown[]; sources: Source[] }[] = [
    ...rows.of(t.guides).map(({ treatment, content, sources }) => ({
      name: treatment,
      content: [content, listQuestions(`treatment/${treatment}`)],
      sources,
    })),
    ...rows.of(t.localPages).map(({ treatment, area, content, sources }) => ({
      name: `${treatment}/${area}`,
      content: [content],
      sources,
    })),
    ...rows.of(t.areas).map(({ slug, guide, sources }) => ({
      name: slug,
      content: [guide, rows.of(t.insights).filter((insight) => insight.area === slug)],
      sources,
    })),
    ...rows
      .of(t.prosePages)
      .map(({ slug, body, sources }) => ({ name: slug, content: [body, listQuestions(slug)], sources })),
    {
      name: 'faq',
      content: sections.flatMap(({ slug }) => listQuestions(slug)),
      sources: sections.flatMap((section) => section.sources),
    },
  ]
  for (const { name, content, sources } of pages) {
    const cited = [...JSON.stringify(content).matchAll(/<sup><a href=\\"#s(\d+)\\">(\d+)<\/a><\/sup>/g)]
    const numbers = new Set(cited.flatMap(([, target, number]) => [Number(target), Number(number)]))
    const inOrder = [...numbers].toSorted((a, b) => a - b)
    expect(inOrder, name).toEqual(sources.map((_, index) => index + 1))
  }
})

test('a section of the FAQ with the slug of a page other than the home page is on the FAQ page', () => {
  const { rows } = planSample(({ prose }) => {
    const [section] = prose.faq.filter(({ front }) => front.slug !== 'home')
    if (section) section.front.slug = 'about'
  })
  expect(rows.of(t.faqSections).map(({ slug }) => slug)).toContain('about')
})

test('adding a redirect and changing a price each change the hash of /changes', () => {
  const getHash = (planned: typeof samplePlan) => getItemHashes(planned).get('page changes')
  const withRedirect = planSample(({ redirects }) =>
    redirects.push({ from: '/old-page', to: '/about', why: 'renamed' }),
  )
  const withPrice = planSample(({ prices }) =>
    Object.assign(getElement(getElement(prices, 1).rows, 0), { averagePrice: 560 }),
  )
  expect(getHash(withRedirect)).not.toBe(getHash(samplePlan))
  expect(getHash(withPrice)).not.toBe(getHash(samplePlan))
})
