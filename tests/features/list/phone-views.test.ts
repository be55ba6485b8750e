import { describe, expect, test } from 'vitest'
import { extractVisibleText, findElement, findLinkHref, findRegion, readHead } from '../../tools/html.ts'
import { getPage, getStatusAndLocation, ORIGIN } from '../../tools/site.ts'

describe('the view of a list on a phone', () => {
  const isMapHidden = (html: string) =>
    /<aside class="[^"]*max-lg:hidden[^"]*" aria-label="Map of these results"/.test(html)

  test('is the list by default, and the Map link keeps filters, sort order, place and page', async () => {
    const { html } = await getPage('/medspas?area=manhattan&near=10013&sort=name')
    expect(isMapHidden(html)).toBe(true)
    expect(findLinkHref(findRegion(html, 'View'), 'Map')).toBe('/medspas?area=manhattan&near=10013&sort=name&view=map')
    expect(findLinkHref(findRegion((await getPage('/medspas?page=2')).html, 'View'), 'Map')).toBe(
      '/medspas?page=2&view=map',
    )
  })

  test('is the map above the list with view=map, and the map view is kept when filters change', async () => {
    const { html } = await getPage('/medspas?area=manhattan&view=map')
    expect(isMapHidden(html)).toBe(false)
    expect(html.indexOf('Map of these results')).toBeLessThan(html.indexOf('<h2 id="results"'))
    expect(findLinkHref(findRegion(html, 'View'), 'List')).toBe('/medspas?area=manhattan')
    expect(findElement(html, 'form', 'id="filters"')).toContain('name="view" value="map"')
    expect(findLinkHref(findRegion(html, 'Chosen filters'), 'Remove filter: Manhattan')).toBe('/medspas?view=map')
    expect(html).toMatch(/href="\/medspas\?area=manhattan&amp;page=2&amp;view=map"/)
  })

  test('has a call link in the panel of a marker with view=map only', async () => {
    const panel = findElement((await getPage('/medspas?view=map')).html, 'div', 'class="map-panel"')
    expect(panel).toMatch(/href="tel:\+1\d{10}"[^>]*>Call</)
    expect(findElement((await getPage('/medspas')).html, 'div', 'class="map-panel"')).not.toContain('tel:')
  })

  test('has the distance in the panel of a marker if the list is near a place', async () => {
    const fetchPanel = async (path: string) =>
      extractVisibleText(findElement((await getPage(path)).html, 'div', 'class="map-panel"'))
    expect(await fetchPanel('/medspas?near=10003&sort=distance&view=map')).toMatch(/[\d.]+ miles? away/)
    expect(await fetchPanel('/medspas?view=map')).not.toContain('away')
  })

  test('is not a separate page for search engines, and an unknown view redirects to the list', async () => {
    expect(readHead((await getPage('/medspas?view=map')).html)).toMatchObject({
      robots: 'noindex',
      canonical: `${ORIGIN}/medspas`,
    })
    expect(readHead((await getPage('/medspas?page=2&view=map')).html).canonical).toBe(`${ORIGIN}/medspas?page=2`)
    expect(await getStatusAndLocation('/medspas?view=globe')).toBe('302 /medspas')
    expect(await getStatusAndLocation('/medspas?view=list')).toBe('302 /medspas')
  })
})
