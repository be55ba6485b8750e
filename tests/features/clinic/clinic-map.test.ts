import { describe, expect, test, vi } from 'vitest'
import {
  extractVisibleText,
  findContentUnder,
  findElement,
  findLinkHref,
  findStructuredData,
} from '../../tools/html.ts'
import { fetchPage, getPage } from '../../tools/site.ts'

vi.setConfig({ testTimeout: 60_000 })

const MARCHETTI_PATH = '/upper-east-side/marchetti-osei-dermatology'

describe('the map', () => {
  // §D5.1
  test('is a picture served by the site, and loads nothing from other hosts', async () => {
    const { html } = await getPage(MARCHETTI_PATH)
    expect(findElement(findContentUnder(html, 'Where it is'), 'img')).toMatch(
      /src="\/pictures\/[^"]+\.svg#svgView\(viewBox\(\d+,\d+,640,400\)\)"[^>]* loading="lazy"/,
    )
    expect(html).not.toContain('<iframe')
    expect(html).not.toMatch(/(?:src|srcset)="(?:https?:)?\/\//)
  })

  test('comes with the nearest station, the straight-line distance, and how the walk is estimated', async () => {
    const where = extractVisibleText(findContentUnder((await getPage(MARCHETTI_PATH)).html, 'Where it is'))
    expect(where).toContain('Subway: 0.2 miles from 77 St station in a straight line, about 5 minutes on foot.')
    expect(where).toContain('3 miles an hour')
    expect((await getPage('/the-hamptons/offseason-skin')).text).not.toContain('Subway')
  })

  test('comes after the nearest station, which is also shown next to the address', async () => {
    const { html } = await getPage(MARCHETTI_PATH)
    const where = findContentUnder(html, 'Where it is')
    expect(where).toMatch(/Subway:.*<img/s)
    expect(extractVisibleText(html)).toContain(
      '9041 East 78th Street, Upper East Side, New York, NY 10075 77 St station, about 5 minutes on foot',
    )
    expect(extractVisibleText((await getPage('/the-hamptons/offseason-skin')).html)).not.toContain('on foot')
  })

  // §7.10, §D5.4
  test('opens the interactive map by coordinates at zoom 15', async () => {
    const { html } = await getPage(MARCHETTI_PATH)
    expect(html).toContain('https://www.google.com/maps?q=40.77555%2C-73.9624&amp;z=15&amp;output=embed')
    expect(findLinkHref(html, 'Show interactive map')).toBe(
      'https://www.google.com/maps/search/?api=1&query=40.77555%2C-73.9624',
    )
  })

  // §7.11, §D5.5
  test('opens the interactive map by address if there are no coordinates', async () => {
    const { html } = await getPage('/the-hamptons/offseason-skin')
    expect(html).toContain(
      'https://www.google.com/maps?q=9047+South+Elmwood+Avenue%2C+Montauk%2C+NY+11954&amp;z=15&amp;output=embed',
    )
  })

  // §7.12, §D5.6
  test('uses the embed key if one is set', async () => {
    const { html } = await fetchPage(MARCHETTI_PATH, { MAPS_EMBED_KEY: 'test-key' })
    expect(html).toContain(
      'https://www.google.com/maps/embed/v1/place?key=test-key&amp;q=40.77555%2C-73.9624&amp;zoom=15',
    )
  })

  // §D4.39, §D4.40
  test('without coordinates is marked approximate, and the page does not contain the default point', async () => {
    const { html } = await getPage('/the-hamptons/offseason-skin')
    expect(extractVisibleText(findContentUnder(html, 'Where it is'))).toContain('Approximate location')
    expect(findStructuredData(html, 'MedicalBusiness')).not.toHaveProperty('geo')
    expect(html).not.toContain('40.7465')
  })

  test('with coordinates is not marked approximate, and the structured data has the coordinates', async () => {
    const { html } = await getPage(MARCHETTI_PATH)
    expect(extractVisibleText(findContentUnder(html, 'Where it is'))).not.toContain('Approximate')
    expect(findStructuredData(html, 'MedicalBusiness')?.['geo']).toEqual({
      '@type': 'GeoCoordinates',
      latitude: 40.77555,
      longitude: -73.9624,
    })
  })
})
