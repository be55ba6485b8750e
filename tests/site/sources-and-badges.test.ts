import { expect, test } from 'vitest'
import { extractVisibleText, findElement } from '../tools/html.ts'
import { getPage, queryColumn } from '../tools/site.ts'

const paths = await queryColumn(
  "SELECT path FROM content_items WHERE path LIKE '/%' AND kind NOT IN ('redirect') ORDER BY 1",
)
const pages = await Promise.all(paths.map(async (path) => ({ path, ...(await getPage(path)) })))
const servedPages = pages
  .filter(({ status }) => status === 200)
  .map(({ path, html }) => ({ path, html, main: findElement(html, 'main') }))

test('the tests below read more than 250 pages of the directory', () => {
  expect(servedPages.length).toBeGreaterThan(250)
  const servedPaths = servedPages.map(({ path }) => path)
  expect(servedPaths).toEqual(
    expect.arrayContaining(['/', '/about', '/faq', '/manhattan', '/locations/manhattan', '/treatments/botox']),
  )
})

// §D4.46
test('a page lists exactly the sources that it cites, by number', () => {
  const issues = servedPages.flatMap(({ path, main }) => {
    const citations = [...main.matchAll(/<a href="#s(\d+)"[^>]*>(\d+)<\/a>/g)].map(
      ([, id, number]) => `${number} s${id}`,
    )
    let sourceNumber = 0
    const sources = [...main.matchAll(/<li id="s(\d+)"(?: value="(\d+)")?/g)].map(([, id, value]) => {
      sourceNumber = value ? Number(value) : sourceNumber + 1
      return `${sourceNumber} s${id}`
    })
    const missingIssues = citations
      .filter((citation) => !sources.includes(citation))
      .map((citation) => `${path} cites ${citation}, which is not listed`)
    const uncitedIssues = sources
      .filter((source) => !citations.includes(source))
      .map((source) => `${path} lists ${source}, which is not cited`)
    return [...new Set([...missingIssues, ...uncitedIssues])]
  })
  expect(issues).toEqual([])
  expect(servedPages.filter(({ main }) => /<a href="#s\d+"[^>]*>\d+<\/a>/.test(main)).length).toBeGreaterThan(10)
})

// §D4.23
test('a page with verified listings explains the badge', () => {
  const pagesWithBadge = servedPages.filter(({ main }) => main.includes('mark-verified'))
  expect(pagesWithBadge.length).toBeGreaterThan(100)
  const pagesWithoutExplanation = pagesWithBadge.filter(
    ({ main }) => !/“Verified” means|“verified” and “last checked” mean/.test(extractVisibleText(main)),
  )
  expect(pagesWithoutExplanation.map(({ path }) => path)).toEqual([])
})
