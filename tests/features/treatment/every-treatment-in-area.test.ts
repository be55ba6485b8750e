import { expect, test, vi } from 'vitest'
import { findHeadings, readHead } from '../../tools/html.ts'
import { get, ORIGIN, queryColumn } from '../../tools/site.ts'

vi.setConfig({ testTimeout: 60_000 })

const treatmentSlugs = await queryColumn('SELECT slug FROM treatments')
const areaSlugs = await queryColumn('SELECT slug FROM areas')
const pairs = treatmentSlugs.flatMap((treatment) =>
  areaSlugs.map((area) => ({ treatment, area, nested: `/treatments/${treatment}/${area}` })),
)

async function fetchStatusCanonicalAndHeading(path: string): Promise<string> {
  const response = await get(path)
  const html = await response.text()
  return [response.status, readHead(html).canonical, ...findHeadings(html, 1)].join(' ')
}

async function findWrongPages(createPath: (treatment: string, area: string) => string, checkedPairs = pairs) {
  const names = new Map(
    [
      ...(await queryColumn(`SELECT slug || '=' || name FROM treatments`)),
      ...(await queryColumn(`SELECT slug || '=' || where_phrase FROM areas`)),
    ].map((line) => line.split('=') as [string, string]),
  )
  const issues: string[] = []
  for (const { treatment, area, nested } of checkedPairs) {
    const path = createPath(treatment, area)
    const expected = `200 ${ORIGIN}${nested} ${names.get(treatment)} ${names.get(area)}`
    const actual = await fetchStatusCanonicalAndHeading(path)
    if (actual !== expected) issues.push(`${path}: ${actual}`)
  }
  return issues
}

const pairsInTheHamptons = pairs.filter(({ area }) => area === 'the-hamptons')

// §D1.7
test('there are 18 treatments in 10 locations', () => {
  expect([treatmentSlugs.length, areaSlugs.length]).toEqual([18, 10])
})

// §2.22, §2.101, §2.105, §2.162, §D1.7, §D1.8
test('all 180 pairs of treatment and location have a page with its own canonical URL', async () => {
  expect(await findWrongPages((treatment, area) => `/treatments/${treatment}/${area}`)).toEqual([])
})

// §2.23, §2.101, §2.108, §D1.9
test('all 180 URLs /treatments/{treatment}-in-{location} are pages whose canonical URL is the nested one', async () => {
  expect(await findWrongPages((treatment, area) => `/treatments/${treatment}-in-${area}`)).toEqual([])
})

// §2.106, §D1.11
test('hamptons is an alias of the-hamptons in both URL forms, and the canonical URL is the nested one', async () => {
  expect(await findWrongPages((treatment) => `/treatments/${treatment}/hamptons`, pairsInTheHamptons)).toEqual([])
  expect(await findWrongPages((treatment) => `/treatments/${treatment}-in-hamptons`, pairsInTheHamptons)).toEqual([])
})

// §2.44, §2.163, §D1.23
test('all 180 URLs /{treatment}/{location} redirect to the nested URL in one hop, with their query string', async () => {
  const issues: string[] = []
  for (const { treatment, area, nested } of pairs) {
    const response = await get(`/${treatment}/${area}?from=home%20page&x=+`)
    const expected = `301 ${nested}?from=home%20page&x=+`
    const actual = `${response.status} ${response.headers.get('location')}`
    if (actual !== expected) issues.push(`/${treatment}/${area}: ${actual}`)
  }
  expect(issues).toEqual([])
})

// §2.25, §D1.19
test('under /services, all 180 pairs redirect to the same path under /treatments, in both URL forms', async () => {
  const issues: string[] = []
  for (const { treatment, area } of pairs) {
    for (const relativePath of [`${treatment}/${area}`, `${treatment}-in-${area}`]) {
      const response = await get(`/services/${relativePath}`)
      const actual = `${response.status} ${response.headers.get('location')}`
      if (actual !== `301 /treatments/${relativePath}`) issues.push(`/services/${relativePath}: ${actual}`)
    }
  }
  expect(issues).toEqual([])
})
