import { describe, expect, test } from 'vitest'
import { checkSources, classifyHost, countStatements } from '../../../seed/check/sources.ts'
import { listStatements } from '../../../seed/check/statements.ts'
import type { SeedFiles } from '../../../seed/load/load.ts'
import { hostsSchema } from '../../../seed/load/schemas.ts'
import { entry, seed } from '../tools/seed-issues.ts'

function issuesAfter(change: (files: SeedFiles) => void) {
  const files = structuredClone(seed)
  change(files)
  return checkSources(files)
}

/** Returns the sample with one guide as its only text, and with these sources. */
function filesWith(body: string, urls: Record<string, string> = {}): SeedFiles {
  const files = structuredClone(seed)
  const guide = { ...entry(files.prose.guides, 0), body, bodyLine: 8 }
  files.prose = { guides: [guide], local: [], areas: [], faq: [], pages: [], shared: [] }
  files.sources = Object.entries(urls).map(([id, url]) => ({ ...entry(seed.sources, 0), id, url }))
  return files
}

const FDA = 'https://www.fda.gov/x'
const CLINIC = 'https://my.clevelandclinic.org/x'

// §D4.46
test("the sample's sources are of accepted kinds, and most statements have a primary source", () => {
  expect(checkSources(seed)).toEqual([])
})

describe('a source', () => {
  const issuesAt = (url: string) => issuesAfter(({ sources }) => (entry(sources, 0).url = url))

  test('on a rejected host is an error that suggests other sources', () => {
    expect(issuesAt('https://www.scribd.com/document/1')).toEqual([
      {
        file: 'data/sources.json',
        path: '0.url',
        message: expect.stringMatching(/^'scribd.com' is refused as a source: cite the original/),
      },
    ])
  })

  test('on an unknown host is an error that says where to add the host', () => {
    expect(issuesAt('https://blog.example.org/1')).toEqual([
      {
        file: 'data/sources.json',
        path: '0.url',
        message: expect.stringMatching(/^'blog.example.org' is in no class of data\/hosts.json: open the document/),
      },
    ])
  })
})

describe('the class of a host', () => {
  test.each([
    ['https://www.fda.gov/drugs', 'fda'],
    ['https://dailymed.nlm.nih.gov/dailymed/', 'label'],
    ['https://pmc.ncbi.nlm.nih.gov/articles/PMC1', 'nih'],
    ['https://www.op.nysed.gov/', 'statute-or-agency'],
    ['https://api.fda.gov/drug/label.json', 'refused'],
    ['https://op-prod.nysed.gov/', 'refused'],
    ['https://www.startribune.com/novo-chops-wegovy-prices', 'refused'],
    ['https://www.massdevice.com/trial-misses-the-mark/', 'refused'],
    ['https://www.novocare.com/pharmacy.html', 'price'],
    ['https://notfda.gov/', null],
  ])('of %s is %s', (url, name) => {
    expect(classifyHost(url, seed.hosts)).toBe(name)
  })

  test('is unique: a host in two classes is an error', () => {
    const { error } = hostsSchema.safeParse({ ...seed.hosts, other: ['fda.gov'] })
    expect(error?.issues.map(({ message }) => message)).toEqual(["lists 'fda.gov' twice"])
  })
})

test('there is no class for news, which may not carry a statement', () => {
  expect(hostsSchema.safeParse(seed.hosts).success).toBe(true)
  expect(hostsSchema.safeParse({ ...seed.hosts, news: ['news.example.org'] }).success).toBe(false)
})

describe('statements', () => {
  test('are sentences with citations, and each source of a sentence counts once', () => {
    const statements = listStatements(
      filesWith('It lasts 3.5 days.[^a] Ask why. "Is it safe?"[^b][^a][^b]\n\n- Dr. Who says no.[^b]'),
    )
    expect(statements.map(({ line, text, sources }) => ({ line, text, sources }))).toEqual([
      { line: 8, text: 'It lasts 3.5 days.', sources: ['a'] },
      { line: 8, text: '"Is it safe?"', sources: ['b', 'a'] },
      { line: 10, text: expect.stringContaining('Who says no.'), sources: ['b'] },
    ])
  })

  test('are primary if one of the sources is, and count in each class that they cite', () => {
    const files = filesWith('One.[^a][^b] Two.[^b] Three.[^b][^b]', { a: FDA, b: CLINIC })
    expect(countStatements(files)).toEqual({
      statements: 3,
      primary: 1,
      byClass: new Map([
        ['fda', 1],
        ['hospital', 3],
      ]),
    })
  })

  test.each([
    [7, []],
    [6, [expect.stringMatching(/^6 of 10 cited statements cite a primary source .* at least 70% must/)]],
  ])('need a primary source in seven of ten: with %i', (primary, messages) => {
    const body = Array.from({ length: 10 }, (_, index) => `Say.[^${index < primary ? 'a' : 'b'}]`).join(' ')
    const issues = checkSources(filesWith(body, { a: FDA, b: CLINIC }))
    expect(issues.map(({ message }) => message)).toEqual(messages)
    expect(issues.every(({ warning }) => warning)).toBe(true)
  })
})
