import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { SAMPLE_FOLDER } from '../../../seed/directory.ts'
import { loadSeedFiles } from '../../../seed/load/load.ts'
import { copySample, loadSampleFiles, rewrite, rewriteData } from '../../tools/node/seed-folder.ts'

type Entry = Record<string, unknown>

test("the sample's files are valid", () => {
  expect(loadSeedFiles(SAMPLE_FOLDER).issues).toEqual([])
})

test('every line of a Markdown file is front matter or body, and the body has the right line number', () => {
  const prose = Object.values(loadSampleFiles().prose).flat()
  for (const { file, body, bodyStartLine } of prose) {
    const lines = readFileSync(join(SAMPLE_FOLDER, file), 'utf8').split('\n')
    expect(lines.slice(bodyStartLine - 1).join('\n'), file).toBe(body)
    expect(lines[bodyStartLine - 2], file).toBe('---')
  }
})

// §D4.45
test('errors of all kinds in many files are reported together, and no files are returned', () => {
  const folder = copySample()
  rewrite(folder, 'data/facts.json', (text) => text.slice(0, -10))
  rmSync(join(folder, 'data/stations.json'))
  rewrite(folder, 'content/faq/nyc.md', (text) => text.replace('---\n', ''))
  rewrite(folder, 'content/pages/about.md', (text) => text.replace('slug:', 'slug: [unclosed\nslug:'))
  rewrite(folder, 'content/guides/botox.md', (text) => text.replace('treatment:', 'reviewer: somebody\ntreatment:'))
  rewrite(folder, 'content/areas/soho.md', (text) => text.replace(/reviewed: .*/, 'reviewed: yesterday'))
  rewriteData(folder, 'site', (site: Entry) => delete site['name'])

  const { files, issues } = loadSeedFiles(folder)
  expect(files).toBeNull()
  const createIssueMatcher = (file: string, path: string, message: string) =>
    expect.objectContaining({ file, path, message: expect.stringContaining(message) })
  const expected = [
    createIssueMatcher('data/facts.json', '', 'is not JSON: '),
    createIssueMatcher('data/stations.json', '', 'is missing'),
    createIssueMatcher('content/faq/nyc.md', 'line 1', 'must begin with front matter'),
    createIssueMatcher('content/pages/about.md', 'front matter', 'is not YAML: '),
    createIssueMatcher('content/guides/botox.md', 'reviewer', 'Unrecognized key: "reviewer"'),
    createIssueMatcher('content/areas/soho.md', 'reviewed', 'must be a date such as 2026-04-14'),
    createIssueMatcher('data/site.json', 'name', 'is missing'),
  ]
  expect(issues).toHaveLength(expected.length)
  expect(issues).toEqual(expect.arrayContaining(expected))
})

function setAtPath(data: Entry, path: string, value: unknown): void {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const parent = keys.reduce((entry, key) => entry[key] as Entry, data)
  parent[last] = value
}

const dataIssues: [name: string, changedPath: string, value: unknown, path: string, message: string][] = [
  ['clinics/clinic-001', 'rating', 5.1, 'rating', 'must be at most 5'],
  ['clinics/clinic-001', 'reviewCount', -1, 'reviewCount', 'must be at least 0'],
  ['clinics/clinic-004', 'coordinates.lat', 39.95, 'coordinates.lat', 'is outside the region'],
  ['clinics/clinic-004', 'coordinates.lng', -71.06, 'coordinates.lng', 'is outside the region'],
  ['clinics/clinic-003', 'phone', '(212) 867-5309', 'phone', 'must be a US number such as +12127654321'],
  ['clinics/clinic-003', 'address', '12 Main Street', 'address', 'must end in ", NY" and a zip code'],
  ['clinics/clinic-001', 'hours.mon', '9-5', 'hours.mon', 'must be HH:MM-HH:MM'],
  ['clinics/clinic-001', 'prices.0.min', 9000, 'prices.0', 'min must not exceed max'],
  ['clinics/clinic-002', 'prices.0.min', 1.005, 'prices.0.min', 'must have at most two decimals'],
  ['site', 'phone', '(212) 765-4321 ext. 5', 'phone', 'must be a US number such as (212) 765-4321, without'],
  ['clinics/clinic-005', 'id', 'Clinic 005', 'id', 'must have only lowercase letters, digits and hyphens'],
  ['clinics/clinic-005', 'lastChecked', '8/19/2026', 'lastChecked', 'must be a date such as 2026-04-14'],
  ['clinics/clinic-005', 'website', 'ftp://example.com', 'website', 'must be a URL such as https://example.com'],
  ['clinics/clinic-005', 'page', 'https://example.com', 'page', 'Unrecognized key: "page"'],
  ['clinics/clinic-006', 'slug', 'Two Words', 'slug', 'must be lowercase words joined by single hyphens'],
  ['clinics/clinic-006', 'status', { kind: 'gone' }, 'status.kind', 'must be one of "closed"|"moved"'],
  ['clinics/clinic-007', 'opened', new Date().getFullYear() + 1, 'opened', 'is in the future'],
  ['clinics/clinic-007', 'lastChecked', '2999-01-01', 'lastChecked', 'is in the future'],
  ['clinics/clinic-007', 'description', 'x'.repeat(2001), 'description', '<=2000 characters'],
  ['clinics/clinic-007', 'name', 'Linden \u202enikS', 'name', 'must not contain control characters'],
  ['areas', '0.subAreas.0.center.lat', 42, '0.subAreas.0.center.lat', 'is outside the region'],
  ['areas', '0.tagline', 'x'.repeat(91), '0.tagline', '<=90 characters'],
  ['treatments/botox', 'icon', 'unicorn', 'icon', 'must be one of "diamond"|'],
  ['treatments/botox', 'category', 'surgery', 'category', 'must be one of "'],
  ['treatments/botox', 'position', 0, 'position', 'must be more than 0'],
  ['treatments/botox', 'quickFacts.0', 'price', 'quickFacts.0', 'must be one of "'],
  ['treatments/botox', 'facts.treats.0.sources', [], 'facts.treats.0.sources', '>=1 items'],
  ['treatments/botox', 'facts.values.onset.1.sources', undefined, 'facts.values.onset.1', 'needs text and sources'],
  ['treatments/botox', 'facts.values.spacing.0.fact', 'a', 'facts.values.spacing.0', 'needs text and sources'],
  ['treatments/botox', 'facts.values.healing', [], 'facts.values.healing', 'Unrecognized key: "healing"'],
  ['treatments/botox', 'facts.label.status', 'good', 'facts.label.status', 'must be one of "'],
  ['treatments/botox', 'facts.risk.sources', undefined, 'facts.risk.sources', 'is missing'],
  ['treatments/prp', 'category', undefined, 'category', 'is missing: expected one of "'],
  ['areas', '1.tagline', undefined, '1.tagline', 'is missing'],
  ['groups', 'finder.0.treatments', ['botox'], 'finder.0.treatments', 'Unrecognized key: "treatments"'],
  ['prices', '0.rows.0.minPrice', 451, '0.rows.0', 'minPrice must not exceed maxPrice'],
  ['prices', '0.rows.1.maxPrice', 9000.005, '0.rows.1.maxPrice', 'must have at most two decimals'],
  ['facts', '0.note', undefined, '0', 'needs a source or a note'],
  ['sources', '0.url', 'ftp://example.com/a', '0.url', 'must be a URL such as https://example.com'],
  ['sources', '0.date', '2026-1', '0.date', 'must be a date such as 2026-04-14, 2026-04 or 2026'],
  ['reviews', '0.rating', 0, '0.rating', 'must be at least 1'],
  ['redirects', '0.from', 'spas', '0.from', 'must start with "/"'],
  ['site', 'email', 'nobody', 'email', 'Invalid email'],
]

const frontMatterIssues: [file: string, from: RegExp, to: string, path: string, message: string][] = [
  ['content/guides/prp.md', /description: .*/, 'description: Too short.', 'description', '>=50 characters'],
  ['content/local/botox/soho.md', /nearby:\n(?: {2}- .*\n)+/, 'nearby: []\n', 'nearby', '>=1 items'],
  [
    'content/areas/queens.md',
    /insights:\n/,
    'insights:\n  - title: One too many\n    description: x\n',
    'insights',
    '4',
  ],
  ['content/faq/home.md', /position: .*/, 'position: first', 'position', 'must be a number'],
  ['content/pages/privacy.md', /updated: .*/, 'updated: 2026-02-30', 'updated', 'must be a date such as 2026-04-14'],
  ['content/pages/privacy.md', /lead: /, 'sublead: a\nlead: ', 'sublead', 'Unrecognized key: "sublead"'],
  ['content/local/micro-botox/upper-east-side.md', /emptyText: .*\n/, '', 'emptyTitle', 'needs an emptyText'],
  ['content/local/botox/soho.md', /area: .*/, 'area: SoHo', 'area', 'must be lowercase words'],
]

describe('a schema error is reported once, with file and path', () => {
  const folder = copySample(afterAll)
  for (const [name, changedPath, value] of dataIssues)
    rewriteData(folder, name, (data) => setAtPath(data, changedPath, value))
  for (const [file, from, to] of frontMatterIssues) rewrite(folder, file, (text) => text.replace(from, to))
  const { issues } = loadSeedFiles(folder)
  const findIssuesAt = (file: string, path: string) =>
    issues.filter((issue) => issue.file === file && issue.path === path)

  test.each(dataIssues)('data/%s.json with %s = %j: at %s, %j', (name, _changedPath, _value, path, message) => {
    expect(findIssuesAt(`data/${name}.json`, path).map((issue) => issue.message)).toEqual([
      expect.stringContaining(message),
    ])
  })

  test.each(frontMatterIssues)('%s with %s changed to %j: at %j, %j', (file, _from, _to, path, message) => {
    expect(findIssuesAt(file, path).map((issue) => issue.message)).toEqual([expect.stringContaining(message)])
  })

  test('no further issue is reported', () => {
    expect(issues).toHaveLength(dataIssues.length + frontMatterIssues.length)
  })
})
