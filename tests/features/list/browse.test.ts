import { describe, expect, test } from 'vitest'
import { head, headings, items, links, linkTo, part, region, visible } from '../../tools/html.ts'
import { column, ORIGIN, outcome, page } from '../../tools/site.ts'

const numberOfResults = (html: string) =>
  Number(/^([\d,]+) clinics?$/.exec(headings(html, 2).find((text) => / clinics?$/.test(text)) ?? '')?.[1])
const cardNames = (html: string) => headings(part(html, 'ol', 'aria-labelledby="results"'), 3)

describe('the URL of a list', () => {
  test.each([
    ['another order', '/medspas?verified=yes&area=soho', '/medspas?area=soho&verified=yes'],
    ['empty parameters, as a form sends them', '/medspas?treatment=&area=soho&open=&sort=&near=', '/medspas?area=soho'],
    ['an invalid value', '/medspas?price=9&area=atlantis', '/medspas'],
    ['an unknown parameter', '/medspas?sort=&utm_source=x&area=soho', '/medspas?area=soho&utm_source=x'],
    ['the first page', '/medspas?page=1&area=', '/medspas'],
    ['a place without an order', '/medspas?near=SoHo', '/medspas?near=soho&sort=distance'],
    ['a ZIP+4 code', '/medspas?near=10009-4321', '/medspas?near=10009&sort=distance'],
    ['a neighborhood', '/medspas?near=Park+Slope', '/medspas?near=11215&sort=distance'],
    ['a borough without a page', '/medspas?near=The+Bronx', '/medspas?near=the-bronx&sort=distance'],
    ['a station', '/medspas?near=bedford+avenue', '/medspas?near=williamsburg&sort=distance'],
    ['a place with an order that does not need it', '/medspas?sort=name&near=SoHo', '/medspas?near=soho&sort=name'],
    ['a maximum price as people write it', '/services/fillers?max=%241%2C200', '/services/fillers?max=1200'],
    ['a maximum price that is no number', '/services/fillers?max=cheap', '/services/fillers'],
    ['a maximum price without a treatment', '/medspas?max=15', '/medspas'],
    ['a skin type that does not exist', '/medspas?skin=7', '/medspas'],
    ['a price order without a treatment', '/medspas?sort=price', '/medspas'],
    ['the treatment of a treatment’s own list', '/services/botox?treatment=fillers', '/services/botox'],
    ['an area on another area’s page', '/soho?area=queens', '/soho'],
    ['a parameter given twice', '/medspas?area=soho&area=queens', '/medspas?area=soho'],
  ])('redirects to its canonical form: %s', async (_, path, target) => {
    expect(await outcome(path)).toBe(`302 ${target}`)
    expect(await outcome(target)).toBe('200')
  })

  test.each(['/medspas?utm_source=x', '/medspas?utm_source=x&area=soho', '/medspas?page=1', '/medspas?&area=soho'])(
    '%s is not redirected and is canonical to the plain list',
    async (path) => {
      const { status, html } = await page(path)
      expect(status).toBe(200)
      expect(head(html).canonical).toBe('http://localhost:8787/medspas')
    },
  )

  test.each(['/medspas?page=99', '/medspas?area=soho&page=99'])(
    '%s is beyond the last page and returns 404',
    async (path) => {
      expect(await outcome(path)).toBe('404')
    },
  )
})

describe('search engines', () => {
  test('may index the plain lists and their pages', async () => {
    for (const path of ['/medspas', '/medspas?page=2', '/services/botox', '/soho']) {
      const { robots, canonical } = head((await page(path)).html)
      expect({ robots, canonical }).toEqual({ robots: undefined, canonical: `http://localhost:8787${path}` })
    }
  })

  test.each([
    ['/medspas?area=manhattan', '/medspas'],
    ['/services/botox?sort=price', '/services/botox'],
    ['/manhattan?verified=yes', '/manhattan'],
  ])('may not index %s, whose canonical URL is the plain list', async (path, plain) => {
    const { robots, canonical } = head((await page(path)).html)
    expect({ robots, canonical }).toEqual({ robots: 'noindex', canonical: `http://localhost:8787${plain}` })
  })

  test('get prev and next links that keep the filters', async () => {
    const first = head((await page('/medspas?area=manhattan')).html)
    expect(first.next).toBe('http://localhost:8787/medspas?area=manhattan&page=2')
    const second = await page('/medspas?area=manhattan&page=2')
    expect(head(second.html).prev).toBe('http://localhost:8787/medspas?area=manhattan')
    expect(linkTo(region(second.html, 'Pages'), 'Previous')).toBe('/medspas?area=manhattan')
  })
})

describe('the filters of a list', () => {
  test('find the clinics with each license', async () => {
    const named = await column<string>(
      `SELECT DISTINCT lower(value ->> 'license') || ' ' || clinics.id FROM clinics, json_each(providers)
       WHERE status IS NULL OR status ->> 'kind' <> 'closed'`,
    )
    const clinics = Map.groupBy(named, (pair) => pair.split(' ')[0])
    expect([...clinics.keys()]).toContain('esthetician')
    for (const [license, own] of clinics) {
      const { html } = await page(`/medspas?provider=${license}`)
      expect(numberOfResults(html), license).toBe(own.length)
    }
  })

  test('offer a maximum price in the unit of the treatment, with the range of the city', async () => {
    const form = region((await page('/services/botox?max=15')).html, 'Filters')
    expect(visible(form)).toMatch(/Maximum price per unit, in dollars In the city \$12–25/)
    expect(form).toMatch(/<input[^>]* name="max"[^>]* value="15"/)
    expect(visible(region((await page('/medspas')).html, 'Filters'))).not.toContain('Maximum price')
    const tags = links(region((await page('/services/botox?max=15&open=saturday')).html, 'Chosen filters'))
    expect(tags.map(({ text }) => text)).toEqual([
      'Remove filter: Open Saturdays',
      'Remove filter: Up to $15 per unit',
      'Remove all',
    ])
  })

  test('offer each day of the weekend, and the weekend only to those who have chosen it', async () => {
    const hours = visible(region((await page('/medspas')).html, 'Filters'))
    expect(hours).toMatch(/Any time Open now Open weekday evenings.* Open Saturdays.* Open Sundays/)
    expect(hours).not.toContain('Open weekends')
    expect(visible(region((await page('/medspas?open=weekend')).html, 'Filters'))).toContain('Open weekends')
  })

  test('show the number of matches of each value', async () => {
    const form = region((await page('/medspas')).html, 'Filters')
    const [botox] = await column<number>("SELECT total FROM listing_counts WHERE service = 'botox' AND area = '*'")
    const [verified] = await column<number>(
      "SELECT count(*) FROM clinics WHERE verified AND status IS NULL OR verified AND status NOT LIKE '%closed%'",
    )
    expect(visible(form)).toContain(`Botox (${botox})`)
    expect(visible(form)).toMatch(new RegExp(`Verified ?, ${verified} clinics`))
  })

  test('show the number of matches that the linked page has', async () => {
    const frequent = links(region((await page('/medspas')).html, 'Frequent filters'))
    expect(frequent.length).toBeGreaterThan(5)
    for (const { text, href } of frequent) {
      // Its number would change by the minute, and the page is cached for a day.
      if (href.endsWith('open=now')) {
        expect(text).toBe('Open now')
        continue
      }
      expect(new URL(href, 'http://localhost').searchParams.size, href).toBe(1)
      expect(numberOfResults((await page(href)).html), href).toBe(
        Number(/\d+$/.exec(text.replace(/(\d)\.(\d)/, ''))?.[0]),
      )
    }
  })

  test('offer neighborhoods once an area is chosen, and on the page of an area', async () => {
    expect(visible(region((await page('/medspas')).html, 'Filters'))).not.toContain('Astoria')
    expect(visible(region((await page('/medspas?area=queens')).html, 'Filters'))).toMatch(/– Astoria \(\d+\)/)
    const own = visible(region((await page('/queens')).html, 'Filters'))
    expect(own).toContain('All neighborhoods')
    expect(own).not.toContain('Brooklyn')
  })

  test('are shown as tags, each with a link that removes it', async () => {
    const { html } = await page('/medspas?area=manhattan&rating=4.5&verified=yes')
    const tags = links(region(html, 'Chosen filters'))
    expect(tags).toEqual([
      { text: 'Remove filter: Manhattan', href: '/medspas?rating=4.5&verified=yes' },
      { text: 'Remove filter: Rated 4.5 and higher', href: '/medspas?area=manhattan&verified=yes' },
      { text: 'Remove filter: Verified', href: '/medspas?area=manhattan&rating=4.5' },
      { text: 'Remove all', href: '/medspas' },
    ])
    expect(html).not.toContain('aria-label="Frequent filters"')
  })

  // §D3.20
  test('without a match suggest which filter to drop, with the number of matches', async () => {
    const { html, status } = await page('/medspas?area=the-hamptons&language=bukharian&verified=yes')
    expect(status).toBe(200)
    expect(headings(html)).toContain('No MedSpas Found')
    const ways = items(part(html, 'ul', 'class="ways-out"'))
    expect(ways.length).toBeGreaterThan(0)
    for (const way of ways) {
      const [, name = '', total = ''] = /^Without “(.*)” (\d+) clinics?$/.exec(way) ?? []
      const href = linkTo(html, `Without “${name}”`) ?? ''
      expect(numberOfResults((await page(href)).html), href).toBe(Number(total))
    }
  })

  // §D3.20
  test('without a match suggest which two filters to drop when dropping one is not enough', async () => {
    const { html } = await page('/medspas?area=flushing&language=yoruba&open=evening&treatment=kybella')
    const ways = items(part(html, 'ul', 'class="ways-out"'))
    expect(ways.length).toBeGreaterThan(0)
    for (const way of ways) {
      const [, name = '', total = ''] = /^(Without “.*” and “.*”) (\d+) clinics?$/.exec(way) ?? []
      const href = linkTo(html, name) ?? ''
      expect(numberOfResults((await page(href)).html), href).toBe(Number(total))
    }
  })
})

describe('the sort order of a list', () => {
  test("by price starts with the treatment's lowest price and shows it", async () => {
    const { html } = await page('/services/botox?sort=price')
    const prices = [...part(html, 'ol', 'aria-labelledby="results"').matchAll(/\$(\d+)(?:–\d+)? per unit/g)].map(
      ([, min]) => Number(min),
    )
    expect(prices.length).toBe(24)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  })

  test('by price is offered only with a treatment', async () => {
    expect((await page('/medspas')).html).not.toContain('Lowest price')
    expect((await page('/medspas?treatment=botox')).html).toContain('Lowest price')
  })

  test.each([
    '/medspas?near=soho&sort=distance',
    '/medspas?near=10013&sort=distance',
    '/medspas?near=10314&sort=distance',
    '/services/fillers?near=queens&sort=distance',
  ])('by distance puts the nearest first: %s', async (path) => {
    const { text } = await page(path)
    const miles = [...text.matchAll(/([\d.]+) miles? away/g)].map(([, far]) => Number(far))
    expect(miles.length).toBeGreaterThan(10)
    expect(miles).toEqual([...miles].sort((a, b) => a - b))
  })

  test('by distance shows the starting point, or that it is unknown', async () => {
    expect((await page('/medspas?near=soho&sort=distance')).text).toContain('from the middle of SoHo')
    expect((await page('/medspas?near=11230&sort=distance')).text).toContain(
      'from the middle of zip code 11230 (Midwood)',
    )
    expect((await page('/medspas?near=10451&sort=distance')).text).toContain('zip code 10451 (Concourse, Melrose)')
    expect((await page('/medspas?near=11202&sort=distance')).text).toContain(
      'We have no exact place for 11202: distances are from the middle of Brooklyn',
    )
    expect((await page('/medspas?near=10499&sort=distance')).text).toContain('from the middle of the Bronx')
    expect((await page('/medspas?near=60601&sort=distance')).text).toContain('We do not know where “60601” is')
    expect((await page('/medspas?near=Narnia&sort=distance')).text).toContain('We do not know where “Narnia” is')
    expect((await page('/medspas?sort=distance')).text).toContain('Distance from where?')
  })

  test('keeps the place, and each card its distance', async () => {
    for (const sort of ['price', 'rating', 'name']) {
      const { html, text } = await page(`/services/botox?near=11215&sort=${sort}`)
      expect(text).toContain('from the middle of zip code 11215')
      expect(text.match(/miles? away|Distance unknown/g)?.length).toBe(24)
      expect(html).toMatch(/<input[^>]* id="near"[^>]* value="11215"/)
    }
  })

  test('cards name the nearest subway station once there is a place', async () => {
    const distances = /(?:[\d.]+|less than 0\.1) miles? from [^·]+ station/g
    expect((await page('/services/botox?near=11215&sort=rating')).text.match(distances)?.length).toBeGreaterThan(15)
    expect((await page('/services/botox')).text).not.toMatch(distances)
  })

  test('by name is alphabetical, and by rating starts with the highest', async () => {
    const names = cardNames((await page('/medspas?area=brooklyn&sort=name')).html)
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
    const ratings = [...(await page('/medspas?sort=rating&verified=yes')).text.matchAll(/(\d\.\d) out of 5/g)].map(
      ([, own]) => Number(own),
    )
    expect(ratings.length).toBe(24)
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a))
  })
})

describe('a card', () => {
  const cards = (html: string) => html.split('<article').slice(1)
  const tags = (card: string) => items(part(card, 'ul', 'aria-label="Popular services"'))

  test("shows the price of the list's treatment and the city's range for the same unit, or Price on request", async () => {
    const priced = await column<string>(
      `SELECT DISTINCT name FROM clinics JOIN clinic_prices ON clinic_id = id WHERE service = 'prp'`,
    )
    const found = cards((await page('/services/prp')).html).map((card) => [headings(card)[0] ?? '', visible(card)])
    const [onRequest, stated] = [true, false].map((is) => found.filter(([, text]) => text?.includes('request') === is))
    expect(onRequest?.map(([name]) => priced.includes(name ?? ''))).toContain(false)
    expect(onRequest?.map(([name]) => priced.includes(name ?? ''))).not.toContain(true)
    for (const [, text] of stated ?? []) expect(text).toMatch(/\$[\d,.–]+ per \w+/)
    expect((await page('/services/botox')).text).toMatch(/\$16–20 per unit In the city \$12–25, median \$19/)
  })

  test('names no price on a list without a treatment', async () => {
    expect((await page('/medspas')).text).not.toMatch(/Price on request|per unit/)
  })

  test('has the tag of the treatment first', async () => {
    for (const card of cards((await page('/services/kybella')).html)) expect(tags(card)[0]).toBe('Kybella')
  })

  test('shows who treats by license, and the neighborhood until there is a place to measure from', async () => {
    const marchetti = cards((await page('/upper-east-side')).html).find((card) => card.includes('Marchetti')) ?? ''
    expect(visible(marchetti)).toContain('Upper East Side · Treated by MD, PA')
    const near = cards((await page('/medspas?near=10075&sort=distance')).html).find((card) =>
      card.includes('Marchetti'),
    )
    expect(visible(near ?? '')).toMatch(/miles away · [^·]+ station · Treated by MD, PA/)
  })

  test('shows a language that the list is filtered by', async () => {
    const found = cards((await page('/medspas?language=spanish')).html)
    expect(found.length).toBeGreaterThan(3)
    for (const card of found) expect(visible(card)).toContain('Spanish spoken')
    expect((await page('/medspas')).text).not.toContain('Spanish spoken')
  })
})

describe('a list of an area with few clinics', () => {
  const others = (html: string) => part(html, 'section', 'aria-labelledby="others"')
  const miles = (html: string) => [...visible(html).matchAll(/([\d.]+) miles? away/g)].map(([, far]) => Number(far))

  test('goes on with the nearest others, nearest first, each once and with its price', async () => {
    const { html } = await page('/treatments/kybella/queens')
    const [name = ''] = cardNames(html)
    expect(cardNames(html)).toHaveLength(1)
    expect(headings(others(html))).toEqual(['The nearest others with Kybella'])
    expect(visible(others(html))).toContain('from the middle of Queens')
    const own = links(others(html)).map(({ text }) => text)
    expect(own.length).toBeGreaterThan(2)
    expect(own).not.toContain(name)
    expect(miles(others(html))).toHaveLength(own.length)
    expect(miles(others(html))).toEqual(miles(others(html)).toSorted((a, b) => a - b))
    expect(visible(others(html))).toMatch(/per session|Price on request/)
  })

  test('measures from the chosen place, and keeps to the other filters', async () => {
    const { html } = await page('/services/kybella?area=queens&near=10075&rating=4.5&sort=distance')
    expect(visible(others(html))).toContain('from the middle of zip code 10075')
    const ratings = [...visible(others(html)).matchAll(/Rated ([\d.]+)/g)].map(([, rating]) => Number(rating))
    expect(ratings.length).toBeGreaterThan(1)
    expect(Math.min(...ratings)).toBeGreaterThanOrEqual(4.5)
  })

  test('has no others with three clinics or more, or without an area', async () => {
    for (const path of ['/treatments/botox/queens', '/medspas?language=bukharian', '/soho'])
      expect((await page(path)).text, path).not.toContain('The nearest others')
  })
})

describe('the list of a treatment in an area', () => {
  test('has the filters, orders and map of every other list', async () => {
    const { html } = await page('/treatments/botox/manhattan?open=evening&sort=price')
    expect(headings(html, 2)[0]).toMatch(/^Showing \d+ Botox Clinics & Med Spas in Manhattan$/)
    expect(linkTo(region(html, 'Chosen filters'), 'Remove filter: Open weekday evenings')).toBe(
      '/treatments/botox/manhattan?sort=price',
    )
    expect(region(html, 'Map of these results')).toContain('map-mark')
    expect(head(html)).toMatchObject({ robots: 'noindex', canonical: `${ORIGIN}/treatments/botox/manhattan` })
  })

  test('redirects an unknown value to the list without it', async () => {
    expect(await outcome('/treatments/botox/soho?sort=upward&area=queens')).toBe('302 /treatments/botox/soho')
  })
})

/** What the map of a page marks: markers of one clinic, clusters, and the links of their panels. */
async function markersOn(path: string) {
  const { html } = await page(path)
  const map = region(html, 'Map of these results')
  const links = [
    ...map.matchAll(/<a href="#([^"]+)" class="([^"]+)" transform="translate\((\d+) (\d+)\)" aria-label="([^"]*)"/g),
  ]
  const markers = links.map(([, id = '', name = '', x, y, label = '']) => ({
    ...{ id, label: visible(label), x: Number(x), y: Number(y) },
    isCluster: name.includes('map-cluster'),
  }))
  const panels = [...map.matchAll(/<div class="map-panel" id="([^"]+)">.*?<ul>(.*?)<\/ul>/g)].map(
    ([, id, list = '']) => ({
      id,
      links: [...list.matchAll(/<a href="#([^"]+)">(.*?)<\/a>/g)].map(([, to = '', label = '']) => ({
        id: to,
        label: visible(label),
      })),
    }),
  )
  return { html, map, markers, panels }
}

describe('the map of a list', () => {
  test.each(['/medspas', '/queens', '/the-hamptons?verified=yes', '/services/kybella'])(
    'links each marker, or the line in its panel, to the card of that number on %s',
    async (path) => {
      const { html, markers, panels } = await markersOn(path)
      const names = cardNames(html)
      const linked = [...markers.filter(({ isCluster }) => !isCluster), ...panels.flatMap(({ links }) => links)]
      expect(linked.length).toBeGreaterThan(0)
      for (const { id, label } of linked) {
        expect(html).toContain(`id="${id}"`)
        const [, number, name] = /^(\d+)\. (.*?)(?:, (?:\$[\d.,]+|\1))?$/.exec(label) ?? []
        expect(names[Number(number) - 1]).toBe(name)
      }
      expect(new Set(linked.map(({ id }) => id)).size).toBe(linked.length)
    },
  )

  test.each(['/medspas', '/medspas?page=2', '/manhattan', '/queens', '/services/botox'])(
    'has touch targets of 44 pixels that do not overlap on %s',
    async (path) => {
      const { map, markers, panels } = await markersOn(path)
      // On a phone, where the map is 358 pixels wide.
      const scale = 358 / Number(/viewBox="0 0 (\d+) /.exec(map)?.[1])
      const size = 2 * Number(/<circle r="(\d+)" opacity="0"/.exec(map)?.[1])
      expect(size * scale).toBeGreaterThanOrEqual(44)
      for (const [index, a] of markers.entries()) {
        for (const b of markers.slice(index + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(size - 1)
      }
      const clusters = markers.filter(({ isCluster }) => isCluster)
      expect(clusters.map(({ id, label }) => [id, label])).toEqual(
        panels.map(({ id, links }) => [id, `${links.length} close together`]),
      )
    },
  )

  test('shows the price on the list of a treatment, or else the number', async () => {
    const priced = await markersOn('/services/botox?area=queens')
    const single = priced.markers.filter(({ isCluster }) => !isCluster).map(({ label }) => label.split(', ').at(-1))
    expect(single.filter((mark) => mark?.startsWith('$')).length).toBeGreaterThan(1)
    expect(priced.map).toContain('Prices are the lowest per unit')
    const plain = await markersOn('/queens')
    expect(plain.map).not.toMatch(/\$\d/)
  })
})

describe('the view of a list on a phone', () => {
  const isHidden = (html: string) =>
    /<aside class="[^"]*max-lg:hidden[^"]*" aria-label="Map of these results"/.test(html)

  test('is the list, and the links to the other view keep filters, order, place and page', async () => {
    const { html } = await page('/medspas?area=manhattan&near=10013&sort=name')
    expect(isHidden(html)).toBe(true)
    expect(linkTo(region(html, 'View'), 'Map')).toBe('/medspas?area=manhattan&near=10013&sort=name&view=map')
    expect(linkTo(region((await page('/medspas?page=2')).html, 'View'), 'Map')).toBe('/medspas?page=2&view=map')
  })

  test('is the map with view=map, before the list, and stays while the list is narrowed', async () => {
    const { html } = await page('/medspas?area=manhattan&view=map')
    expect(isHidden(html)).toBe(false)
    expect(html.indexOf('Map of these results')).toBeLessThan(html.indexOf('<h2 id="results"'))
    expect(linkTo(region(html, 'View'), 'List')).toBe('/medspas?area=manhattan')
    expect(part(html, 'form', 'id="filters"')).toContain('name="view" value="map"')
    expect(linkTo(region(html, 'Chosen filters'), 'Remove filter: Manhattan')).toBe('/medspas?view=map')
    expect(html).toMatch(/href="\/medspas\?area=manhattan&amp;page=2&amp;view=map"/)
  })

  test('is no page of its own to search engines, and the list of an unknown view is the list', async () => {
    expect(head((await page('/medspas?view=map')).html)).toMatchObject({
      robots: 'noindex',
      canonical: `${ORIGIN}/medspas`,
    })
    expect(head((await page('/medspas?page=2&view=map')).html).canonical).toBe(`${ORIGIN}/medspas?page=2`)
    expect(await outcome('/medspas?view=globe')).toBe('302 /medspas')
    expect(await outcome('/medspas?view=list')).toBe('302 /medspas')
  })
})
