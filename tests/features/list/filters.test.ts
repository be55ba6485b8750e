import { describe, expect, test } from 'vitest'
import { CLINICS_PER_PAGE } from '../../../src/domain/limits.ts'
import {
  extractVisibleText,
  findContentUnder,
  findElement,
  findHeadings,
  findLinkHref,
  findLinks,
  findRegion,
  readListItems,
} from '../../tools/html.ts'
import { getPage, queryColumn } from '../../tools/site.ts'
import { listCardNames, readResultCount } from './results.ts'

// §D7.5
test('a list of one clinic says "1 clinic offers …"', async () => {
  expect((await getPage('/treatments/kybella/queens')).text).toContain('1 clinic offers Kybella in Queens')
})

describe('the filters of a list', () => {
  test('for a license find as many clinics as have a person with that license', async () => {
    const licensePairs = await queryColumn<string>(
      `SELECT DISTINCT lower(value ->> 'license') || ' ' || clinics.id FROM clinics, json_each(providers)
       WHERE status IS NULL OR status ->> 'kind' <> 'closed'`,
    )
    const pairsByLicense = Map.groupBy(licensePairs, (pair) => pair.split(' ')[0])
    expect([...pairsByLicense.keys()]).toContain('esthetician')
    for (const [license, clinicsWithLicense] of pairsByLicense) {
      const { html } = await getPage(`/medspas?provider=${license}`)
      expect(readResultCount(html), license).toBe(clinicsWithLicense.length)
    }
  })

  // §3.13, §3.21
  test('offer the ten areas, each by its id and name', async () => {
    const field = findElement(findRegion((await getPage('/medspas')).html, 'Filters'), 'select', ' name="area"')
    const options = [...field.matchAll(/<option value="([a-z-]+)">(.*?) \(\d+\)<\/option>/g)].map(([, id, name]) => [
      id,
      name,
    ])
    expect(field.match(/<option/g)).toHaveLength(11)
    const names = 'Manhattan,Brooklyn,SoHo,Tribeca,Williamsburg,Midtown,Upper East Side,The Hamptons,Flushing,Queens'
    expect(options).toEqual(names.split(',').map((name) => [name.toLowerCase().replaceAll(' ', '-'), name]))
  })

  test('offer a maximum price per unit on a list of a treatment, with the range of the city', async () => {
    const form = findRegion((await getPage('/services/botox?max=15')).html, 'Filters')
    expect(extractVisibleText(form)).toMatch(/Highest starting price per unit, in dollars In the city \$12–25/)
    expect(form).toMatch(/<input[^>]* name="max"[^>]* value="15"/)
    expect(extractVisibleText(findRegion((await getPage('/medspas')).html, 'Filters'))).not.toContain('starting price')
    const treatmentField = (await getPage('/medspas?max=12&treatment=botox')).html.match(
      /<select[^>]*name="treatment".*?<\/select>/s,
    )
    expect(treatmentField?.[0]).toContain('>Fillers</option>')
    const tags = findLinks(findRegion((await getPage('/services/botox?max=15&open=saturday')).html, 'Chosen filters'))
    expect(tags.map(({ text }) => text)).toEqual([
      'Remove filter: Saturdays',
      'Remove filter: Starting at $15 or less per unit',
      'Remove all',
    ])
  })

  // §D4.59
  test('for a day leave out clinics of the sample whose hours are the usual hours of the directory', async () => {
    const namesWithoutHours = await queryColumn('SELECT name FROM clinics WHERE hours IS NULL')
    expect(namesWithoutHours).toContain('Quill Injectables')
    for (const day of ['saturday', 'evening', 'weekend']) {
      const { html } = await getPage(`/medspas?open=${day}`)
      const pageCount = Math.ceil(readResultCount(html) / CLINICS_PER_PAGE)
      const laterPages = Array.from({ length: pageCount - 1 }, (_, index) => `/medspas?open=${day}&page=${index + 2}`)
      const pages = [html, ...(await Promise.all(laterPages.map(getPage))).map((page) => page.html)]
      const names = pages.flatMap(listCardNames)
      expect(names).toHaveLength(readResultCount(html))
      expect(names.filter((name) => namesWithoutHours.includes(name))).toEqual([])
    }
  })

  test('offer Saturday and Sunday, and the weekend only if it is already chosen', async () => {
    const filtersText = extractVisibleText(findRegion((await getPage('/medspas')).html, 'Filters'))
    expect(filtersText).toMatch(/Any time Open now Weekday evenings.* Saturdays.* Sundays/)
    expect(filtersText).not.toContain('Weekends')
    expect(extractVisibleText(findRegion((await getPage('/medspas?open=weekend')).html, 'Filters'))).toContain(
      'Weekends',
    )
  })

  test('are hidden if they cannot change the results', async () => {
    const { html } = await getPage('/treatments/kybella/queens')
    expect(html).toMatch(/<form id="filters"[^>]*><\/form>/)
    const filtersText = extractVisibleText(findRegion((await getPage('/services/kybella?area=queens')).html, 'Filters'))
    expect(filtersText).toMatch(/Location All locations .*Queens \(1\)/)
    expect(filtersText).not.toMatch(/Saturdays|Any rating|Any language|starting price/)
  })

  test('that leave one clinic do not say that only one offers the treatment', async () => {
    const { text } = await getPage('/treatments/micro-botox/upper-east-side?rating=4.8')
    expect(text).toContain('Showing 1 Micro-Botox clinic in Upper East Side')
    expect(text).not.toContain('1 clinic offers')
  })

  test('show the number of matches next to each value, except for "Open now"', async () => {
    const form = findRegion((await getPage('/medspas')).html, 'Filters')
    const [botox] = await queryColumn<number>("SELECT total FROM listing_counts WHERE service = 'botox' AND area = '*'")
    const [verified] = await queryColumn<number>(
      "SELECT count(*) FROM clinics WHERE verified AND status IS NULL OR verified AND status NOT LIKE '%closed%'",
    )
    expect(extractVisibleText(form)).toContain(`Botox (${botox})`)
    expect(extractVisibleText(form)).toMatch(new RegExp(`Verified ?\\(${verified}\\)`))
    const values = [...form.matchAll(/<option [^>]*value="[^"]+".*?<\/option>|<label class="option">.*?<\/label>/gs)]
    const texts = values.map(([html]) => extractVisibleText(html))
    expect(texts.filter((text) => !/^Any |\(\d+\)$/.test(text))).toEqual(['Open now'])
  })

  test('that are links show the number of results of the linked page, except for "Open now"', async () => {
    const frequent = findLinks(findRegion((await getPage('/medspas')).html, 'Frequent filters'))
    expect(frequent.length).toBeGreaterThan(5)
    for (const { text, href } of frequent) {
      // "Open now" has no number, because the number changes every quarter hour, but the page is cached for a day.
      if (href.endsWith('open=now')) {
        expect(text).toBe('Open now')
        continue
      }
      expect(new URL(href, 'http://localhost').searchParams.size, href).toBe(1)
      expect(readResultCount((await getPage(href)).html), href).toBe(
        Number(/\d+$/.exec(text.replace(/(\d)\.(\d)/, ''))?.[0]),
      )
    }
  })

  test('offer neighborhoods once an area is chosen, and on the landing page of an area', async () => {
    expect(extractVisibleText(findRegion((await getPage('/medspas')).html, 'Filters'))).not.toContain('Astoria')
    expect(extractVisibleText(findRegion((await getPage('/medspas?area=queens')).html, 'Filters'))).toMatch(
      /– Astoria \(\d+\)/,
    )
    const filters = extractVisibleText(findRegion((await getPage('/queens')).html, 'Filters'))
    expect(filters).toContain('All neighborhoods')
    expect(filters).not.toContain('Brooklyn')
  })

  test('are shown as tags once chosen, each with a link that removes the filter', async () => {
    const { html } = await getPage('/medspas?area=manhattan&rating=4.5&verified=yes')
    const tags = findLinks(findRegion(html, 'Chosen filters'))
    expect(tags).toEqual([
      { text: 'Remove filter: Manhattan', href: '/medspas?rating=4.5&verified=yes' },
      { text: 'Remove filter: Rated 4.5 and higher', href: '/medspas?area=manhattan&verified=yes' },
      { text: 'Remove filter: Verified', href: '/medspas?area=manhattan&rating=4.5' },
      { text: 'Remove all', href: '/medspas' },
    ])
  })

  test('that are links keep the filters that are already chosen', async () => {
    const { html } = await getPage('/medspas?area=manhattan&rating=4.5&verified=yes')
    const frequent = findLinks(findRegion(html, 'Frequent filters')).map(
      ({ href }) => new URL(href, 'http://localhost').searchParams,
    )
    expect(frequent.length).toBeGreaterThan(0)
    for (const params of frequent) {
      expect(params.size).toBe(4)
      expect([params.getAll('area'), params.get('rating'), params.get('verified')]).toEqual([
        ['manhattan'],
        '4.5',
        'yes',
      ])
    }
  })

  // §D3.20
  test('without a match suggest which filter to remove, with the number of matches', async () => {
    const { html, status } = await getPage('/medspas?area=the-hamptons&language=bukharian&verified=yes')
    expect(status).toBe(200)
    expect(findHeadings(html)).toContain('No MedSpas Found')
    const suggestions = readListItems(findContentUnder(html, 'No MedSpas Found'))
    expect(suggestions.length).toBeGreaterThan(0)
    for (const suggestion of suggestions) {
      const [, name = '', total = ''] = /^Without “(.*)” (\d+) clinics?$/.exec(suggestion) ?? []
      const href = findLinkHref(html, `Without “${name}”`) ?? ''
      expect(readResultCount((await getPage(href)).html), href).toBe(Number(total))
    }
  })

  // §D3.20
  test('without a match suggest which two filters to remove if removing one is not enough', async () => {
    const { html } = await getPage('/medspas?area=flushing&language=yoruba&open=evening&treatment=kybella')
    const suggestions = readListItems(findContentUnder(html, 'No MedSpas Found'))
    expect(suggestions.length).toBeGreaterThan(0)
    for (const suggestion of suggestions) {
      const [, name = '', total = ''] = /^(Without “.*” and “.*”) (\d+) clinics?$/.exec(suggestion) ?? []
      const href = findLinkHref(html, name) ?? ''
      expect(readResultCount((await getPage(href)).html), href).toBe(Number(total))
    }
  })
})
