import { describe, expect, test } from 'vitest'
import { checkSources, classifyHost, countCitedStatements } from '../../../seed/check/sources.ts'
import type { SeedFiles } from '../../../seed/load/load.ts'
import { hostsSchema } from '../../../seed/load/schemas.ts'
import { getElement, sampleFiles } from '../tools/seed-issues.ts'

function findIssuesAfter(change: (files: SeedFiles) => void) {
  const files = structuredClone(sampleFiles)
  change(files)
  return checkSources(files)
}

/** Returns the sample with one guide as the only prose, and with one source for each id and URL in `urls`. */
function createFiles(body: string, urls: Record<string, string> = {}): SeedFiles {
  const files = structuredClone(sampleFiles)
  const guide = { ...getElement(files.prose.guides, 0), body, bodyStartLine: 8 }
  files.prose = { guides: [guide], local: [], areas: [], faq: [], pages: [], shared: [] }
  files.sources = Object.entries(urls).map(([id, url]) => ({ ...getElement(sampleFiles.sources, 0), id, url }))
  return files
}

const FDA_URL = 'https://www.fda.gov/x'
const HOSPITAL_URL = 'https://my.clevelandclinic.org/x'

// §D4.46
test('every source in the sample is on an accepted host, and at least 70% of the cited statements cite a primary source', () => {
  expect(checkSources(sampleFiles)).toEqual([])
})

describe('a source', () => {
  const checkUrl = (url: string) => findIssuesAfter(({ sources }) => (getElement(sources, 0).url = url))

  test('on a refused host is an error that suggests other sources', () => {
    expect(checkUrl('https://www.scribd.com/document/1')).toEqual([
      {
        file: 'data/sources.json',
        path: '0.url',
        message: expect.stringMatching(/^'scribd.com' is refused as a source: cite the original/),
      },
    ])
  })

  test('on an unknown host is an error that says where to add the host', () => {
    expect(checkUrl('https://blog.example.org/1')).toEqual([
      {
        file: 'data/sources.json',
        path: '0.url',
        message: expect.stringMatching(/^'blog.example.org' is in no class of data\/hosts.json: open the document/),
      },
    ])
  })
})

describe('the class of the host', () => {
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
    expect(classifyHost(url, sampleFiles.hosts)).toBe(name)
  })
})

test('there is no class for news, because statements may not cite news', () => {
  expect(hostsSchema.safeParse(sampleFiles.hosts).success).toBe(true)
  expect(hostsSchema.safeParse({ ...sampleFiles.hosts, news: ['news.example.org'] }).success).toBe(false)
})

describe('statements', () => {
  test('are sentences with citations, and a source that is cited twice in a sentence counts once', () => {
    const body = 'It lasts 3.5 days.[^a] Ask why. "Is it safe?"[^b][^a][^b]\n\n- Dr. Who says no.[^b]'
    const files = createFiles(body, { a: FDA_URL, b: HOSPITAL_URL })
    expect(countCitedStatements(files)).toEqual({
      statementCount: 3,
      primaryCount: 2,
      countByClass: new Map([
        ['fda', 2],
        ['hospital', 2],
      ]),
    })
  })

  test('are primary if one of their sources is primary, and count in each class that they cite', () => {
    const files = createFiles('One.[^a][^b] Two.[^b] Three.[^b][^b]', { a: FDA_URL, b: HOSPITAL_URL })
    expect(countCitedStatements(files)).toEqual({
      statementCount: 3,
      primaryCount: 1,
      countByClass: new Map([
        ['fda', 1],
        ['hospital', 3],
      ]),
    })
  })

  test.each([
    [7, []],
    [6, [expect.stringMatching(/^6 of 10 cited statements cite a primary source .* at least 70% must/)]],
  ])('get a warning if fewer than seven of ten cite a primary source: %i', (primary, messages) => {
    const body = Array.from({ length: 10 }, (_, index) => `Say.[^${index < primary ? 'a' : 'b'}]`).join(' ')
    const issues = checkSources(createFiles(body, { a: FDA_URL, b: HOSPITAL_URL }))
    expect(issues.map(({ message }) => message)).toEqual(messages)
    expect(issues.every(({ warning }) => warning)).toBe(true)
  })
})
