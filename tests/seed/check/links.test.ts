import { expect, test } from 'vitest'
import { checkLinks, findMissingPages, findReservedSlugs } from '../../../seed/check/links.ts'
import type { Issue } from '../../../seed/load/load.ts'
import { planLoad } from '../../../seed/plan/plan.ts'
import { PlannedRows } from '../../../seed/plan/rows.ts'
import * as t from '../../../src/db/schema.ts'
import { loadSampleFiles } from '../../tools/node/seed-folder.ts'
import { references } from '../tools/prose.ts'

const createPage = (path: string | null) => ({
  kind: 'page',
  id: path ?? 'none',
  title: 'A page',
  path,
  hash: '',
  modifiedOn: '',
  indexable: true,
})

function findLinkIssues({
  links = [],
  redirects = [],
}: {
  links?: string[]
  redirects?: [string, string | null][]
}): Issue[] {
  const rows = new PlannedRows()
  rows.add(
    t.contentItems,
    ...['/', '/faq', '/glossary', '/treatments/botox', '/soho/linden-skin', '/services/fillers', null].map(createPage),
  )
  rows.add(t.redirects, ...redirects.map(([path, target]) => ({ path, target })))
  const issues: Issue[] = []
  const termIdsByPage = new Map([['/glossary', new Set(['off-label'])]])
  checkLinks(rows, { references, issues, termIdsByPage, links: links.map((path) => ({ file: 'content/x.md', path })) })
  return issues
}

test.each([
  '/',
  '/faq',
  '/faq#botox',
  '/glossary',
  '/glossary#off-label',
  '/treatments/botox?sort=name',
  '/soho/linden-skin',
  '/search?q=laser',
  '/compare',
  '/not-found',
  '/services/fillers.csv',
])('a link to %s is accepted', (path) => {
  expect(findLinkIssues({ links: [path] })).toEqual([])
})

test.each([
  '/fqa',
  '/FAQ',
  '/faq/',
  '//example.com',
  '/\\example.com',
  '/midtown/linden-skin',
  '/treatments',
  '/services/nails.csv',
])('a link to %s is an error in the file that contains the link', (path) => {
  expect(findLinkIssues({ links: [path] })).toEqual([
    { file: 'content/x.md', path, message: 'links to a page that does not exist' },
  ])
})

test.each(['/glossary#unit', '/glossary#', '/glossary#Off-label'])(
  'a link to %s, a term missing from the glossary, is an error in the file that contains the link',
  (path) => {
    expect(findLinkIssues({ links: [path] })).toEqual([
      { file: 'content/x.md', path, message: 'links to a term that the page does not define' },
    ])
  },
)

test.each<[from: string, to: string | null]>([
  ['/questions', '/faq'],
  ['/blog', null],
])('a redirect from %s to %s is accepted', (from, to) => {
  expect(findLinkIssues({ redirects: [[from, to]] })).toEqual([])
})

test.each<[from: string, to: string | null, message: string]>([
  ['/faq', '/', 'is the URL of a page, which a redirect would hide'],
  ['/', null, 'is the URL of a page, which a redirect would hide'],
  ['/questions', '/answers', 'leads to /answers, which is not a page'],
  ['/questions', '//example.com', 'leads to //example.com, which is not a page'],
  ['/questions', '/questions', 'leads to /questions, which is not a page'],
  ['/Old/', '/faq', 'is not canonical: write /old'],
  ['/old?id=1', '/faq', 'is not canonical: write /old'],
  ['/old#prices', '/faq', 'is not canonical: write /old'],
  ['/healthz', '/faq', 'is the URL of a page, which a redirect would hide'],
  ['/claim/form', '/faq', 'is the URL of a page, which a redirect would hide'],
  ['/robots.txt', '/faq', 'is the URL of a page, which a redirect would hide'],
  ['/api/v1/clinics', '/faq', 'is the URL of a page, which a redirect would hide'],
])('a redirect from %s to %s is an error: %s', (from, to, message) => {
  expect(findLinkIssues({ redirects: [[from, to]] })).toEqual([{ file: 'data/redirects.json', path: from, message }])
})

test('a redirect to another redirect is an error', () => {
  const redirects: [string, string][] = [
    ['/old', '/older'],
    ['/older', '/faq'],
  ]
  expect(findLinkIssues({ redirects })).toEqual([
    {
      file: 'data/redirects.json',
      path: '/old',
      message: 'leads to /older, which is not a page',
    },
  ])
})

test.each([
  ...['services', 'clinics', 'compare', 'pictures'].map((slug) => ['landing', slug, 'data/areas.json'] as const),
  ...['search', 'healthz', 'claim', 'sitemaps', 'not-found'].map((slug) => ['page', slug, 'content/pages'] as const),
])(
  'an item of the kind %s with the slug %s, which other URLs of the site begin with, is an error',
  (kind, slug, file) => {
    const rows = new PlannedRows()
    rows.add(t.contentItems, { ...createPage(`/${slug}`), kind, id: slug }, createPage('/faq'))
    const message = `the URL /${slug} is reserved for another part of the site: choose another slug`
    expect(findReservedSlugs(rows)).toEqual([{ file, path: slug, message }])
  },
)

test('a missing page of prose that the site links to is an error', () => {
  const rows = new PlannedRows()
  rows.add(
    t.contentItems,
    ...['/about', '/before-you-book', '/checking', '/contact', '/glossary', '/ordering', '/privacy'].map(createPage),
  )
  expect(findMissingPages(rows)).toEqual([
    { file: 'content/pages', path: 'data.md', message: 'is missing: pages of the site link to /data' },
  ])
})

test('wrong names, prose, places and links are all reported at once, and there is no plan', () => {
  const files = structuredClone(loadSampleFiles())
  const [guide, faq, local, area] = [
    files.prose.guides[0],
    files.prose.faq[0],
    files.prose.local[0],
    files.prose.areas[0],
  ]
  const [clinic, treatment, comparison] = [files.clinics[0], files.treatments[0], files.comparisons[0]]
  const shared = files.prose.shared.find(({ front }) => front.slug === 'reporting')
  if (!comparison?.rows[1] || !shared) throw new Error('the sample lacks files')
  if (!guide || !faq || !local || !area || !clinic || !treatment) throw new Error('the sample lacks files')
  clinic.services.push('hypnosis')
  clinic.address = '12 Main Street, Brooklyn, New York, NY 11201'
  Object.assign(treatment.facts.values, { cost: [{ fact: 'typo' }] })
  guide.body = guide.body.replace('## Benefits', '## Advantages')
  faq.body += '\n## Where is it?\n\n[Here](/nowhere), says [nobody](/glossary#nobody).[^nobody]\n'
  local.front.popularProviders = ['no-such-clinic']
  local.front.nearby = ['hoboken', 'manhattan/hoboken']
  files.prose.areas.shift()
  comparison.rows[1].option2Value = '{typo}'
  comparison.footnote = 'After {typo}.'
  shared.body += '\nSee [us](/nowhere).[^nobody]\n'
  files.redirects.push({ from: '/faq', to: '/about', why: 'No reason.' })

  const { plan, issues } = planLoad(files)
  expect(plan).toBeNull()
  const line = faq.bodyStartLine + faq.body.trimEnd().split('\n').length - 1
  const sharedIssues = issues.filter(({ file }) => file === shared.file)
  expect(sharedIssues).toEqual([
    expect.objectContaining({ message: "cites 'nobody', which is not in data/sources.json" }),
    { file: shared.file, path: '/nowhere', message: 'links to a page that does not exist' },
  ])
  const unknownReference = expect.stringContaining("refers to 'typo'")
  for (const expected of [
    { file: 'data/comparisons.json', path: '0.rows.1.option2Value', message: unknownReference },
    { file: 'data/comparisons.json', path: '0.footnote', message: unknownReference },
    { file: clinic.file, path: 'services', message: "'hypnosis' is not a service" },
    { file: clinic.file, path: 'location', message: expect.stringContaining('is in Brooklyn'), warning: true },
    {
      file: treatment.file,
      path: 'facts.values.cost.0',
      message: "'typo' is not a fact",
    },
    { file: guide.file, path: '', message: "has no section '## Benefits'" },
    { file: guide.file, path: 'Advantages', message: 'is a section that would not be displayed' },
    { file: faq.file, path: '/nowhere', message: 'links to a page that does not exist' },
    { file: faq.file, path: '/glossary#nobody', message: 'links to a term that the page does not define' },
    { file: faq.file, path: `line ${line}`, message: "cites 'nobody', which is not in data/sources.json" },
    {
      file: local.file,
      path: 'popularProviders.0',
      message: "names the clinic 'no-such-clinic', which is closed or not listed: the page leaves it out",
      warning: true,
    },
    { file: local.file, path: 'nearby.0', message: "names the place 'hoboken', which does not exist" },
    {
      file: local.file,
      path: 'nearby.1',
      message: "names the place 'manhattan/hoboken', which does not exist",
    },
    { file: 'content/areas', path: `${area.front.area}.md`, message: 'is missing' },
    { file: 'data/redirects.json', path: '/faq', message: 'is the URL of a page, which a redirect would hide' },
  ]) {
    expect(issues).toContainEqual(expected)
  }
})
