import { expect, test } from 'vitest'
import { part, visible } from '../tools/html.ts'
import { column, page } from '../tools/site.ts'

const paths = await column(
  "SELECT path FROM content_items WHERE path LIKE '/%' AND kind NOT IN ('redirect') ORDER BY 1",
)
const pages = await Promise.all(paths.map(async (path) => ({ path, ...(await page(path)) })))
const shown = pages
  .filter(({ status }) => status === 200)
  .map(({ path, html }) => ({ path, html, main: part(html, 'main') }))

test('all pages of the directory were read', () => {
  expect(shown.length).toBeGreaterThan(250)
  const read = shown.map(({ path }) => path)
  expect(read).toEqual(
    expect.arrayContaining(['/', '/about', '/faq', '/manhattan', '/locations/manhattan', '/treatments/botox']),
  )
})

test('a page lists exactly the sources that it cites, by number', () => {
  const issues = shown.flatMap(({ path, main }) => {
    const cited = [...main.matchAll(/<a href="#s(\d+)"[^>]*>(\d+)<\/a>/g)].map(([, id, number]) => `${number} s${id}`)
    let next = 0
    const listed = [...main.matchAll(/<li id="s(\d+)"(?: value="(\d+)")?/g)].map(([, id, value]) => {
      next = value ? Number(value) : next + 1
      return `${next} s${id}`
    })
    const missing = cited
      .filter((one) => !listed.includes(one))
      .map((one) => `${path} cites ${one}, which is not listed`)
    const idle = listed.filter((one) => !cited.includes(one)).map((one) => `${path} lists ${one}, which is not cited`)
    return [...new Set([...missing, ...idle])]
  })
  expect(issues).toEqual([])
})

// §D4.23
test('a page with verified listings explains the badge', () => {
  const marked = shown.filter(({ main }) => main.includes('mark-verified'))
  expect(marked.length).toBeGreaterThan(100)
  const silent = marked.filter(({ main }) => !/“Verified” means|“verified” and “last checked” mean/.test(visible(main)))
  expect(silent.map(({ path }) => path)).toEqual([])
})
