import { describe, expect, test } from 'vitest'
import { findHeadings } from '../../tools/html.ts'
import { findResultLinks, listResultLinks, search, suggest } from '../../tools/search-page.ts'
import { getPage } from '../../tools/site.ts'

describe('a search with a zip code', () => {
  // §D3.13
  test.each(['10009', '11215', '10451', '10314', '11101', '11937'])(
    '%s links to the list of the nearest clinics',
    async (zip) => {
      const { html, text } = await search(zip)
      const hit = findResultLinks(html).find(({ href }) => href === `/medspas?near=${zip}&sort=distance`)
      expect(hit?.text).toBe(`Med spas nearest to ${zip}`)
      expect(text).toContain(`Measured from the center of zip code ${zip} (`)
      expect((await getPage(`/medspas?near=${zip}&sort=distance`)).text).toMatch(/[\d.]+ miles? away/)
    },
  )

  test('and a treatment offers the nearest clinics with that treatment', async () => {
    const { html } = await search('botox 10451')
    expect(findResultLinks(html)[0]?.text).toBe('Med spas offering Botox nearest to 10451')
    expect(findResultLinks(html)[0]?.href).toBe('/services/botox?near=10451&sort=distance')
  })

  test('offers the map of the nearest clinics', async () => {
    const { html } = await search('botox 10451')
    expect(findResultLinks(html)[1]).toEqual({
      text: 'On the map: Med spas offering Botox nearest to 10451',
      href: '/services/botox?near=10451&sort=distance&view=map',
    })
    expect((await search('botox manhattan')).html).not.toContain('view=map')
  })

  test('for PO boxes shows where distances are measured from', async () => {
    const { text } = await search('10108')
    expect(text).toContain('There is no exact place for 10108: measured from the center of Manhattan')
  })

  // §D3.14
  test.each(['90210', 'botox 90210'])('outside the region, %j, shows a message', async (query) => {
    const { text, html } = await search(query)
    expect(text).toContain('We do not know where 90210 is: this directory covers the zip codes of New York City')
    expect(html).not.toContain('near=90210')
  })

  test('is suggested while typing, unless the zip code is outside the region', async () => {
    expect((await suggest('10451')).map(({ path }) => path)).toContain('/medspas?near=10451&sort=distance')
    expect((await suggest('90210')).map(({ path }) => path).join()).not.toContain('90210')
  })
})

describe('a search near the visitor', () => {
  test.each([
    ['near me', 'Med spas near you', '/medspas', {}],
    ['botox near me', 'Botox near you', '/services/botox', {}],
    ['botox near me open sunday', 'Botox near you', '/services/botox', { open: 'sunday' }],
  ])('%j first asks where the visitor is', async (query, title, list, filters) => {
    const { html } = await search(query)
    expect(findHeadings(html, 2)[0]).toBe(title)
    const form = /<form[^>]* aria-label="Near me".*?<\/form>/s.exec(html)?.[0] ?? ''
    expect(form).toContain(`action="${list}"`)
    expect(form).toContain('name="near"')
    expect(form).toContain('data-locate="near"')
    for (const [name, value] of Object.entries({ sort: 'distance', ...filters }))
      expect(form).toContain(`<input type="hidden" name="${name}" value="${value}"/>`)
    expect(listResultLinks(html).join(' ')).not.toMatch(/Staten Island|Bronx/)
  })

  test.each(['botox near me 10021', 'near me in tribeca', 'botox'])(
    '%j does not ask where the visitor is',
    async (query) => {
      expect((await search(query)).html).not.toContain('aria-label="Near me"')
    },
  )
})

describe('a neighborhood without a page', () => {
  // §D3.13
  test.each(['park slope', 'Park Slope'])('%s first links to the nearest clinics', async (query) => {
    expect(findResultLinks((await search(query)).html)[0]).toEqual({
      text: 'Med spas nearest to Park Slope',
      href: '/medspas?near=11215&sort=distance',
    })
  })

  test.each([
    [
      'fillers upper west side',
      'Med spas offering Fillers nearest to Upper West Side',
      '/services/fillers?near=10024&sort=distance',
    ],
    [
      'west village botox',
      'Med spas offering Botox nearest to West Village',
      '/services/botox?near=10014&sort=distance',
    ],
    ['botox astoria', 'Med spas offering Botox nearest to Astoria', '/services/botox?near=11102&sort=distance'],
    ['med spa in park slope', 'Med spas nearest to Park Slope', '/medspas?near=11215&sort=distance'],
    [
      'botox park slope open sunday',
      'Med spas offering Botox nearest to Park Slope, open on Sundays',
      '/services/botox?near=11215&open=sunday&sort=distance',
    ],
  ])('%s: with a treatment or a filter, links to the nearest clinics too', async (query, text, href) => {
    expect(findResultLinks((await search(query)).html)).toContainEqual({ text, href })
  })

  test('a borough or an area with a page is no neighborhood', async () => {
    for (const query of ['botox brooklyn', 'botox soho', 'botox upper east side'])
      expect((await search(query)).html).not.toContain('near=')
  })

  test('is suggested while typing, with its borough', async () => {
    const paths = (await suggest('park slope')).map(({ path }) => path)
    expect(paths).toEqual(['/medspas?near=11215&sort=distance', '/brooklyn'])
  })
})

describe('a borough without a clinic', () => {
  // §D3.15
  test('is found and links to the nearest clinics', async () => {
    const { html, text } = await search('Staten Island')
    expect(findResultLinks(html)[0]).toEqual({
      text: 'Med spas nearest to Staten Island',
      href: '/medspas?near=staten-island&sort=distance',
    })
    expect(text).toContain('None is listed there')
    expect((await suggest('staten')).map(({ title }) => title)).toContain('Med spas nearest to Staten Island')
  })
})

describe('a search for filter values', () => {
  // §D3.16
  test.each([
    ['botox open now', 'Med spas offering Botox, open now', '/services/botox?open=now'],
    ['wheelchair accessible med spa soho', 'Med spas in SoHo, step-free', '/medspas?access=step-free&area=soho'],
    [
      'bronx sunday',
      'Med spas nearest to the Bronx, open on Sundays',
      '/medspas?near=the-bronx&open=sunday&sort=distance',
    ],
    [
      'laser for dark skin brooklyn',
      'Med spas offering Laser Hair Removal in Brooklyn, treating skin type 6',
      '/services/laser-hair-removal?area=brooklyn&skin=6',
    ],
    ['korean speaking', 'Med spas, Korean spoken', '/medspas?language=korean'],
    [
      'botox sunday 10009',
      'Med spas offering Botox nearest to 10009, open on Sundays',
      '/services/botox?near=10009&open=sunday&sort=distance',
    ],
  ])('%j links to %s', async (query, title, path) => {
    const [first] = findResultLinks((await search(query)).html)
    expect(first).toEqual({ text: title, href: path })
    expect((await getPage(path)).status).toBe(200)
  })
})

describe('correctly spelled words are not corrected', () => {
  test.each(['male botox', 'melasma on dark skin', 'spanish speaking botox', 'many botox sessions'])(
    '%j',
    async (query) => {
      const { text, html } = await search(query)
      expect(text).not.toContain('Nothing is spelled like')
      expect(findHeadings(html, 1)).toEqual([`Results for “${query}”`])
    },
  )
})
