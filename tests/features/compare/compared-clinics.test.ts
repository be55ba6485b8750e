import { describe, expect, test } from 'vitest'
import { CLINICS_PER_PAGE } from '../../../src/domain/limits.ts'
import { extractVisibleText, findLinkHref, findLinks, findRegion } from '../../tools/html.ts'
import { getPage, getStatusAndLocation, queryColumn } from '../../tools/site.ts'

const twoClinicsPath = '/compare?c=slipway-aesthetics,pincushion'

describe('adding and removing clinics', () => {
  test('uses links that keep the other parameters', async () => {
    const { html } = await getPage(`${twoClinicsPath}&from=soho`)
    expect(findLinkHref(html, 'Remove Pincushion')).toBe('/compare?c=slipway-aesthetics&from=soho')
    const adding = findLinks(findRegion(html, 'Add a clinic'))
      .concat(findLinks(html))
      .find(({ text }) => text.startsWith('Add '))
    expect(adding?.href).toMatch(/^\/compare\?c=slipway-aesthetics,pincushion,[a-z0-9-]+&from=soho$/)
  })

  test.each([
    ['Slipway Aesthetics', '302 /compare?c=pincushion,slipway-aesthetics'],
    ['slipway', '302 /compare?c=pincushion,slipway-aesthetics'],
    // The URLs of these two do not begin like their names.
    ['small  doses', '302 /compare?c=pincushion,clinic-007'],
    ['Felicia & Daughters Skin Room', '302 /compare?c=pincushion,felicia-and-daughters'],
    ['Felicia and Daughters', '302 /compare?c=pincushion,felicia-and-daughters'],
    ["Ledger Men's", '302 /compare?c=pincushion,ledger-mens-skin'],
    ['Defne Aksoyer', '200'],
    ['Doses', '200'],
    ['"small" doses*', '302 /compare?c=pincushion,clinic-007'],
    ['"', '200'],
    ['a\u0000b', '200'],
    ['\u0000', '200'],
    ['\ud83d\ude00', '200'],
    ['Pincushion', '302 /compare?c=pincushion'],
    ['No Such Clinic', '200'],
    ['!!!', '200'],
  ])('adding by the name %j returns %s', async (name, expected) => {
    expect(await getStatusAndLocation(`/compare?c=pincushion&add=${encodeURIComponent(name)}`)).toBe(expected)
  })

  test('adding by an ambiguous name offers a search if all matching clinics are already in the comparison', async () => {
    const segments = await queryColumn("SELECT segment FROM clinics WHERE name LIKE 'Qu%'")
    expect(segments.length).toBeGreaterThan(1)
    const { text } = await getPage(`/compare?c=${segments.toSorted().join(',')}&add=qu`)
    expect(text).toContain('No other clinic begins like “qu”. Search the directory for it')
  })

  test('adding by the name of a closed clinic finds no clinic', async () => {
    const { text } = await getPage('/compare?c=pincushion&add=cold+front')
    expect(text).toContain('No listed clinic begins like “cold front”.')
  })

  test('adding by an ambiguous name offers the matching clinics; by an unknown name, a search', async () => {
    const ambiguous = await getPage('/compare?c=pincushion&add=q')
    expect(ambiguous.text).toContain('Several clinics begin like “q”')
    expect(findLinks(ambiguous.html).flatMap(({ text }) => /^Add (Q.*)$/.exec(text)?.[1] ?? [])).toEqual(
      await queryColumn("SELECT name FROM clinics WHERE segment LIKE 'q%' ORDER BY segment"),
    )
    const { html } = await getPage('/compare?c=pincushion&add=zzz')
    expect(findLinkHref(html, 'Search the directory for it')).toBe('/search?q=zzz')
  })

  test.each([
    ['/services/botox', 3, 'treatment=botox'],
    ['/services/botox?near=11215&sort=distance', 3, 'treatment=botox&from=11215'],
    ['/services/botox?near=nowhere&sort=distance', 3, 'treatment=botox'],
    ['/medspas', 3, ''],
  ])('the list %s links to a comparison of its first three clinics', async (list, count, rest) => {
    const { html } = await getPage(list)
    const [path = '', ...query] = (findLinkHref(html, 'Compare the first three') ?? '').split('&')
    const profiles = findLinks(html).filter(({ text }) => text.startsWith('View Profile'))
    const segments = profiles.slice(0, count).map(({ href }) => href.split('/').at(-1))
    expect(path).toBe(`/compare?c=${segments.join(',')}`)
    expect(query.join('&')).toBe(rest)
    expect((await getPage([path, ...query].join('&'))).status).toBe(200)
  })

  test('a list with one clinic has no link to a comparison of its first clinics', async () => {
    const { html } = await getPage('/treatments/kybella/queens')
    expect(html.split('<article').length - 1).toBe(1)
    expect(html).not.toContain('Compare the first')
  })

  test('every card has a link to compare', async () => {
    const { html } = await getPage('/medspas')
    const cards = findLinks(html).filter(({ text }) => /^Compare (?!med spas|the first)/.test(text))
    expect(cards).toHaveLength(CLINICS_PER_PAGE)
    expect(cards[0]?.href).toMatch(/^\/compare\?c=[a-z0-9-]+$/)
    expect(extractVisibleText((await getPage(cards[0]?.href ?? '')).html)).toContain('Add one more clinic')
  })
})
