import { describe, expect, test } from 'vitest'
import { findHeadings, findLinkHref, findLinks, findRegion, readHead, readTableRows } from '../../tools/html.ts'
import { getPage, getStatusAndLocation } from '../../tools/site.ts'

const twoClinicsPath = '/compare?c=slipway-aesthetics,pincushion'

describe('the comparison', () => {
  test('accepts slugs and ids, and is not indexed', async () => {
    const { status, html } = await getPage('/compare?c=slipway-aesthetics,clinic-007')
    expect(status).toBe(200)
    expect(readHead(html).robots).toBe('noindex')
    const [columns] = readTableRows(findRegion(html, 'Comparison'))
    expect(columns?.map((cell) => cell.replace('Sample listing ', ''))).toEqual([
      '',
      'Slipway Aesthetics Remove Slipway Aesthetics',
      'Small Doses Remove Small Doses',
    ])
  })

  test('shows a price row only if both clinics list a price in the same unit', async () => {
    const tableRows = readTableRows(findRegion((await getPage(`${twoClinicsPath}&treatment=all`)).html, 'Comparison'))
    expect(tableRows.find(([name]) => name?.startsWith('Botox, per unit'))?.slice(1)).toEqual([
      '$14–18 Botox, per unit',
      '$14–18 Botox, per unit',
    ])
    expect(tableRows.some(([name]) => name?.startsWith('Fillers, per syringe'))).toBe(false)
    const differentUnitsPath = '/compare?c=linden-boulevard-skin-and-wellness,tanaka-reyes-aesthetics&treatment=all'
    const otherRows = readTableRows(findRegion((await getPage(differentUnitsPath)).html, 'Comparison'))
    expect(otherRows.filter(([name]) => /^Weight Management.*, per /.test(name ?? ''))).toEqual([])
  })

  test('marks a row that differs, but not the addresses', async () => {
    const tableRows = readTableRows(findRegion((await getPage(twoClinicsPath)).html, 'Comparison'))
    const findRowNames = (name: string) =>
      tableRows.filter(([first]) => first?.startsWith(name)).map(([first]) => first)
    expect(findRowNames('Tuesday')).toEqual(['Tuesday Differs'])
    expect(findRowNames('Thursday')).toEqual(['Thursday'])
    expect(findRowNames('Address')).toEqual(['Address'])
  })

  test('shows "Not stated" for clinics that do not say whether they take visitors by appointment', async () => {
    const tableRows = readTableRows(findRegion((await getPage(twoClinicsPath)).html, 'Comparison'))
    expect(tableRows.find(([name]) => name?.startsWith('By appointment'))?.slice(1)).toEqual([
      'Not stated',
      'Not stated',
    ])
  })

  test('shows distances between clinics and from a zip code or area, or that the place is unknown', async () => {
    const fetchTextFrom = async (text: string) => (await getPage(`${twoClinicsPath}&from=${text}`)).text
    expect(await fetchTextFrom('10012')).toContain('From the center of zip code 10012 (Greenwich Village, SoHo)')
    const { html } = await getPage(`${twoClinicsPath}&from=10012`)
    const row = readTableRows(findRegion(html, 'Comparison')).find(([name]) => name?.startsWith('From the center'))
    expect(row?.slice(1)).toEqual([expect.stringMatching(/^[\d.]+ miles$/), expect.stringMatching(/^[\d.]+ miles$/)])
    expect(await fetchTextFrom('10451')).toContain('From the center of zip code 10451')
    expect(await fetchTextFrom('Staten+Island')).toContain('From the center of Staten Island')
    expect(await fetchTextFrom('SoHo')).toContain('From the center of SoHo')
    expect(await fetchTextFrom('soho')).toMatch(/2\.1 miles from Pincushion/)
    const address = '350 Fifth Avenue, Floor 20, New York, New York 10118'
    expect(await fetchTextFrom(address)).toContain('From the center of zip code 10118')
    expect(await fetchTextFrom('90210')).toContain('Distances are not measured: we do not know where “90210” is')
  })

  test.each([
    ['from', 59],
    ['add', 79],
  ])('shortens %s after %i characters even if that splits an emoji', async (name, length) => {
    const { status } = await getPage(`${twoClinicsPath}&${name}=${'a'.repeat(length)}%F0%9F%98%80`)
    expect(status).toBe(200)
  })

  test('offers no phone number and no hours of a clinic that has closed', async () => {
    const { html } = await getPage('/compare?c=cold-front-body-studio,pincushion&treatment=all')
    const rows = readTableRows(findRegion(html, 'Comparison'))
    const findCell = (label: string) => rows.find(([name]) => name?.startsWith(label))?.[1]
    expect(findCell('Call to book')).toBe('Closed for good')
    expect(findCell('Monday')).toBe('Closed for good')
  })

  test.each(['coolsculpting', 'all'])('does not say that a clinic that has closed offers %s', async (treatment) => {
    const { html } = await getPage(`/compare?c=cold-front-body-studio,pincushion&treatment=${treatment}`)
    const rows = readTableRows(findRegion(html, 'Comparison'))
    const [, cell] = rows.find(([name]) => name?.startsWith(treatment === 'all' ? 'CoolSculpting' : 'Offered')) ?? []
    expect(cell).toBe('Closed for good')
  })

  test('shows no distance for a clinic whose exact place is unknown', async () => {
    const { text } = await getPage('/compare?c=golden-carp-facial-house,pincushion&from=soho')
    expect(text.match(/Not known: its exact place is not on record/g)).toHaveLength(2)
    expect(text).toContain('Not known: the exact places of the others are not on record')
  })

  test('lists the clinics that were left out: unknown clinics, invalid names and the fifth clinic', async () => {
    const { text, html } = await getPage(
      '/compare?c=pincushion,no-such-clinic,%3Cb%3E,clinic-007,slipway-aesthetics,quill-injectables,ropewalk-skin',
    )
    expect(text).toContain('“no-such-clinic” is not in this directory, so it is left out.')
    expect(text).toContain('One name in the address could not be read, and is left out.')
    expect(text).toContain('Left out: Ropewalk Skin.')
    expect(html).not.toContain('<b>')
    expect(findHeadings(html, 2)).not.toContain('Add a clinic')
  })

  test('shows a clinic once if both its id and its slug are given', async () => {
    const { html } = await getPage('/compare?c=clinic-001,marchetti-osei-dermatology')
    expect(readTableRows(findRegion(html, 'Comparison'))[0]).toHaveLength(2)
  })

  test('shows a clinic once if both its id and a former slug are given', async () => {
    const { html, text } = await getPage('/compare?c=brandtner-dermatology,clinic-028')
    expect(readTableRows(findRegion(html, 'Comparison'))[0]).toHaveLength(2)
    expect(text).not.toContain('is left out')
  })

  test.each(['/compare', '/compare?c=', '/compare?c=%00,%ff', '/compare?c=nobody&add=&from='])(
    '%s explains how to start',
    async (path) => {
      const { status, html } = await getPage(path)
      expect(status).toBe(200)
      expect(findHeadings(html, 2)).toEqual(expect.arrayContaining(['Choose clinics to compare', 'Add a clinic']))
    },
  )
})

describe('a comparison for one treatment', () => {
  const threeClinicsPath = '/compare?c=quill-injectables,marchetti-osei-dermatology,fine-grain-aesthetics'

  test('is offered for treatments that at least two of the clinics offer, and keeps the place', async () => {
    const { html } = await getPage(`${threeClinicsPath}&from=soho`)
    expect(findLinkHref(html, 'Micro-Botox all 3')).toBe(
      '/compare?c=quill-injectables,marchetti-osei-dermatology,fine-grain-aesthetics&treatment=micro-botox&from=soho',
    )
    expect(findLinkHref(html, 'Microneedling 2 of 3')).toMatch(/&treatment=microneedling&from=soho$/)
    const choices = findLinks(findRegion(html, 'Which treatment do you want to compare?')).map(({ text }) => text)
    expect(choices.filter((choice) => choice.startsWith('Kybella'))).toEqual([])
  })

  test('asks for a treatment before showing prices, listing the most widely offered first', async () => {
    const { html, text } = await getPage(threeClinicsPath)
    const choices = findLinks(findRegion(html, 'Which treatment do you want to compare?')).map(({ text }) => text)
    expect(choices[0]).toMatch(/ all 3$/)
    expect(choices.at(-1)).toBe('All treatments')
    const counts = choices.slice(0, -1).map((choice) => Number(/(\d) of 3$/.exec(choice)?.[1] ?? 3))
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    expect(readTableRows(findRegion(html, 'Comparison')).some(([name]) => /, per /.test(name ?? ''))).toBe(false)
    expect(text).not.toContain('Prices in the same unit')
  })

  test('does not ask for a treatment once all treatments are chosen', async () => {
    const { html, text } = await getPage(`${threeClinicsPath}&treatment=all`)
    expect(text).not.toContain('Which treatment do you want to compare?')
    expect(text).toContain('Prices in the same unit')
    expect(findLinkHref(html, 'Remove Fine Grain Aesthetics')).toMatch(/&treatment=all$/)
  })

  test('starts with the prices of the treatment, in one row for each part of the body', async () => {
    const { html } = await getPage(`${threeClinicsPath}&treatment=micro-botox`)
    const [, group, ...tableRows] = readTableRows(findRegion(html, 'Comparison'))
    expect(group).toEqual(['Micro-Botox'])
    expect(tableRows.slice(0, 4)).toEqual([
      ['Offered', 'Yes', 'Yes', 'Yes'],
      ['Micro-Botox, full face, per session Differs', '$475–650', '$550–700', 'No price stated'],
      ['Micro-Botox, forehead and cheeks, per session', 'No price stated', 'No price stated', '$500–700'],
      ['Micro-Botox, neck, per session', 'No price stated', 'No price stated', '$450–650'],
    ])
    expect(tableRows.some(([name]) => name?.startsWith('Botox'))).toBe(false)
  })

  test('ignores a treatment that none of the clinics offers', async () => {
    const { html } = await getPage(`${threeClinicsPath}&treatment=coolsculpting`)
    expect(readTableRows(findRegion(html, 'Comparison'))[1]).toEqual(['At a glance'])
  })

  test('keeps the treatment when a clinic is added', async () => {
    expect(await getStatusAndLocation('/compare?c=quill-injectables&treatment=botox&add=Pincushion')).toBe(
      '302 /compare?c=quill-injectables,pincushion&treatment=botox',
    )
  })
})
