import { describe, expect, test } from 'vitest'
import { head, headings, links, linkTo, region, rows, visible } from '../../tools/html.ts'
import { outcome, page } from '../../tools/site.ts'

const pair = '/compare?c=slipway-aesthetics,pincushion'

describe('the comparison', () => {
  test('stands under its address, by slug or id, and is kept out of search engines', async () => {
    const { status, html } = await page('/compare?c=slipway-aesthetics,clinic-007')
    expect(status).toBe(200)
    expect(head(html).robots).toBe('noindex')
    const [columns] = rows(region(html, 'Comparison'))
    expect(columns?.map((cell) => cell.replace('Sample listing ', ''))).toEqual([
      '',
      'Slipway Aesthetics Remove Slipway Aesthetics',
      'Small Doses Remove Small Doses',
    ])
  })

  test('has prices of both on the same unit, and no row that only one of them prices', async () => {
    const sheet = rows(region((await page(pair)).html, 'Comparison'))
    expect(sheet.find(([name]) => name?.startsWith('Botox, per unit'))?.slice(1)).toEqual([
      '$14–18 Botox, per unit',
      '$14–18 Botox, per unit',
    ])
    expect(sheet.some(([name]) => name?.startsWith('Fillers, per syringe'))).toBe(false)
  })

  test('says in a word which rows differ', async () => {
    const sheet = rows(region((await page(pair)).html, 'Comparison'))
    const named = (name: string) => sheet.filter(([first]) => first?.startsWith(name)).map(([first]) => first)
    expect(named('Tuesday')).toEqual(['Tuesday Differs'])
    expect(named('Thursday')).toEqual(['Thursday'])
    expect(named('Address')).toEqual(['Address'])
  })

  test('tells distances between them, and from a zip code or an area by its name', async () => {
    const from = async (text: string) => (await page(`${pair}&from=${text}`)).text
    expect(await from('10012')).toContain('From the middle of zip code 10012 (Greenwich Village, SoHo)')
    expect(await from('10451')).toContain('From the middle of zip code 10451')
    expect(await from('Staten+Island')).toContain('From the middle of Staten Island')
    expect(await from('SoHo')).toContain('From the middle of SoHo')
    expect(await from('soho')).toMatch(/2\.1 miles from Pincushion/)
    expect(await from('90210')).toContain('Distances are not measured: we do not know where “90210” is')
  })

  test('a clinic whose place is not on record has no distance: the default point is none', async () => {
    const { text } = await page('/compare?c=golden-carp-facial-house,pincushion&from=soho')
    expect(text.match(/Not known: its exact place is not on record/g)).toHaveLength(2)
    expect(text).toContain('The others are not on record')
  })

  test('names what it leaves out: the unknown, the unreadable and the fifth', async () => {
    const { text, html } = await page(
      '/compare?c=pincushion,no-such-clinic,%3Cb%3E,clinic-007,slipway-aesthetics,quill-injectables,ropewalk-skin',
    )
    expect(text).toContain('“no-such-clinic” is no clinic of this directory, and is left out.')
    expect(text).toContain('One name in the address could not be read, and is left out.')
    expect(text).toContain('Left out: Ropewalk Skin.')
    expect(html).not.toContain('<b>')
    expect(headings(html, 2)).not.toContain('Add a clinic')
  })

  test('a clinic named by id and by slug stands there once', async () => {
    const { html } = await page('/compare?c=clinic-001,marchetti-osei-dermatology')
    expect(rows(region(html, 'Comparison'))[0]).toHaveLength(2)
  })

  test.each(['/compare', '/compare?c=', '/compare?c=%00,%ff', '/compare?c=nobody&add=&from='])(
    '%s says how to begin',
    async (path) => {
      const { status, html } = await page(path)
      expect(status).toBe(200)
      expect(headings(html, 2)).toEqual(expect.arrayContaining(['Nothing to compare yet', 'Add a clinic']))
    },
  )
})

describe('adding and removing', () => {
  test('is done by links that keep the rest', async () => {
    const { html } = await page(`${pair}&from=soho`)
    expect(linkTo(html, 'Remove Pincushion')).toBe('/compare?c=slipway-aesthetics&from=soho')
    const adding = links(region(html, 'Add a clinic'))
      .concat(links(html))
      .find(({ text }) => text.startsWith('Add '))
    expect(adding?.href).toMatch(/^\/compare\?c=slipway-aesthetics,pincushion,[a-z0-9-]+&from=soho$/)
  })

  test.each([
    ['Slipway Aesthetics', '302 /compare?c=pincushion,slipway-aesthetics'],
    ['slipway', '302 /compare?c=pincushion,slipway-aesthetics'],
    ['Pincushion', '302 /compare?c=pincushion'],
    ['Nobody at all', '200'],
    ['!!!', '200'],
  ])('by name: %s', async (name, expected) => {
    expect(await outcome(`/compare?c=pincushion&add=${encodeURIComponent(name)}`)).toBe(expected)
  })

  test('a beginning that several share offers them; one that none has leads to the search', async () => {
    expect((await page('/compare?c=pincushion&add=q')).text).toContain('Several clinics begin like “q”')
    const { html } = await page('/compare?c=pincushion&add=zzz')
    expect(linkTo(html, 'Search the directory for it')).toBe('/search?q=zzz')
  })

  test('every card leads to a comparison that begins with it', async () => {
    const { html } = await page('/medspas')
    const cards = links(html).filter(({ text }) => text.startsWith('Compare ') && text !== 'Compare med spas')
    expect(cards).toHaveLength(24)
    expect(cards[0]?.href).toMatch(/^\/compare\?c=[a-z0-9-]+$/)
    expect(visible((await page(cards[0]?.href ?? '')).html)).toContain('Add one more clinic')
  })
})
