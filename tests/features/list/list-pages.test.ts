import { describe, expect, test } from 'vitest'
import { findElement, findHeadings, findLinkHref, findRegion, readHead } from '../../tools/html.ts'
import { getPage, getStatusAndLocation, ORIGIN } from '../../tools/site.ts'

describe('the URL of a list', () => {
  test.each([
    ['parameters in another order', '/medspas?verified=yes&area=soho', '/medspas?area=soho&verified=yes'],
    ['empty parameters, as a form sends them', '/medspas?treatment=&area=soho&open=&sort=&near=', '/medspas?area=soho'],
    ['an invalid value', '/medspas?price=9&area=atlantis', '/medspas'],
    ['an unknown parameter', '/medspas?sort=&utm_source=x&area=soho', '/medspas?area=soho&utm_source=x'],
    ['the first page', '/medspas?page=1&area=', '/medspas'],
    ['a place without a sort order', '/medspas?near=SoHo', '/medspas?near=soho&sort=distance'],
    ['a ZIP+4 code', '/medspas?near=10009-4321', '/medspas?near=10009&sort=distance'],
    ['a neighborhood', '/medspas?near=Park+Slope', '/medspas?near=11215&sort=distance'],
    ['a borough without a page', '/medspas?near=The+Bronx', '/medspas?near=the-bronx&sort=distance'],
    ['a station', '/medspas?near=bedford+avenue', '/medspas?near=williamsburg&sort=distance'],
    [
      'a place with a sort order that does not need a place',
      '/medspas?sort=name&near=SoHo',
      '/medspas?near=soho&sort=name',
    ],
    ['a maximum price as people write it', '/services/fillers?max=%241%2C200', '/services/fillers?max=1200'],
    ['a maximum price that is not a number', '/services/fillers?max=cheap', '/services/fillers'],
    ['a maximum price without a treatment', '/medspas?max=15', '/medspas'],
    ['a skin type that does not exist', '/medspas?skin=7', '/medspas'],
    ['sorting by price without a treatment', '/medspas?sort=price', '/medspas'],
    ['a treatment filter on the list of a treatment', '/services/botox?treatment=fillers', '/services/botox'],
    ['an area on another area’s page', '/soho?area=queens', '/soho'],
    ['a parameter given twice', '/medspas?area=soho&area=queens', '/medspas?area=soho'],
  ])('redirects to its canonical form: %s', async (_, path, target) => {
    expect(await getStatusAndLocation(path)).toBe(`302 ${target}`)
    expect(await getStatusAndLocation(target)).toBe('200')
  })

  test.each(['/medspas?utm_source=x', '/medspas?utm_source=x&area=soho', '/medspas?page=1', '/medspas?&area=soho'])(
    '%s is not redirected, and its canonical URL is that of the plain list',
    async (path) => {
      const { status, html } = await getPage(path)
      expect(status).toBe(200)
      expect(readHead(html).canonical).toBe('http://localhost:8787/medspas')
    },
  )
})

test('the prev and next links keep the filters', async () => {
  const first = readHead((await getPage('/medspas?area=manhattan')).html)
  expect(first.next).toBe('http://localhost:8787/medspas?area=manhattan&page=2')
  const second = await getPage('/medspas?area=manhattan&page=2')
  expect(readHead(second.html).prev).toBe('http://localhost:8787/medspas?area=manhattan')
  expect(findLinkHref(findRegion(second.html, 'Pages'), 'Previous')).toBe('/medspas?area=manhattan')
})

describe('the list of a treatment in an area', () => {
  test('has filters, a sort order and a map, and is not indexed when filtered', async () => {
    const { html } = await getPage('/treatments/botox/manhattan?open=evening&sort=price')
    expect(findHeadings(html, 2)[0]).toMatch(/^Showing \d+ Botox Clinics & Med Spas in Manhattan$/)
    expect(findLinkHref(findRegion(html, 'Chosen filters'), 'Remove filter: Weekday evenings')).toBe(
      '/treatments/botox/manhattan?sort=price',
    )
    expect(findElement(html, 'select', ' id="sort"')).toContain('value="price" selected')
    expect(findRegion(html, 'Map of these results')).toContain('map-marker')
    expect(readHead(html)).toMatchObject({ robots: 'noindex', canonical: `${ORIGIN}/treatments/botox/manhattan` })
  })

  test('redirects to its URL without an unknown sort order and without an area filter', async () => {
    expect(await getStatusAndLocation('/treatments/botox/soho?sort=upward&area=queens')).toBe(
      '302 /treatments/botox/soho',
    )
  })
})
