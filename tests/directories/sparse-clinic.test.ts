import { beforeAll, describe, expect, test } from 'vitest'
import {
  extractVisibleText,
  findContentUnder,
  findElement,
  findHeadings,
  findStructuredData,
  readHead,
  readTableRows,
} from '../tools/html.ts'
import { getPage } from '../tools/site.ts'
import { loadDirectory } from './directory.ts'

const BARE_CLINIC_PATH = '/staten-island/nothing-at-all'

beforeAll(() => loadDirectory('sparse'))

describe('the page of a clinic with few details', () => {
  // §D4.52
  test('has a name, an address and a map, and no empty section', async () => {
    const { html } = await getPage(BARE_CLINIC_PATH)
    expect(findHeadings(findElement(html, 'main'))).toEqual([
      'Hylan Boulevard Med Spa',
      'Where it is',
      'Hours',
      'Is this your clinic?',
      'Claim or add a listing',
    ])
    expect(extractVisibleText(findElement(html, 'main'))).toContain(
      '2600 Hylan Boulevard, Staten Island, NY 10306 Phone: Not available',
    )
    expect(extractVisibleText(findContentUnder(html, 'Hours'))).toBe('Not known.')
    expect(extractVisibleText(html)).not.toMatch(/out of 5|reviews/)
    expect(html).toContain('Approximate location')
  })

  test('has only known values in the structured data and the description', async () => {
    const { html } = await getPage(BARE_CLINIC_PATH)
    expect(Object.keys(findStructuredData(html, 'MedicalBusiness') ?? {})).toEqual([
      '@type',
      'additionalType',
      '@id',
      'name',
      'url',
      'address',
    ])
    expect(readHead(html).description).toBe(
      'Hylan Boulevard Med Spa: med spa at 2600 Hylan Boulevard, Staten Island, NY 10306. Map and directions.',
    )
  })

  // §D4.60
  test('without hours, says "By appointment only." if stated, else "Call for hours." if it has a phone', async () => {
    expect(extractVisibleText(findContentUnder((await getPage('/brooklyn/only-phone')).html, 'Hours'))).toBe(
      'Call for hours.',
    )
    expect(extractVisibleText(findContentUnder((await getPage('/the-hamptons/by-appointment')).html, 'Hours'))).toBe(
      'By appointment only.',
    )
  })

  test('shows that a day is by appointment, and does not count that day as open', async () => {
    const { html } = await getPage('/midtown/only-hours')
    expect(extractVisibleText(findContentUnder(html, 'Hours'))).toMatch(/Fri 9am–5pm Sat By appointment Sun 11am–4pm/)
    const business = JSON.stringify(findStructuredData(html, 'MedicalBusiness'))
    expect(business).toContain('"dayOfWeek":"Sunday"')
    expect(business).not.toMatch(/Saturday|appointment/)
    const isListedAsOpen = async (day: string) =>
      (await getPage(`/medspas?open=${day}`)).text.includes('Bryant Injectors')
    expect(await Promise.all([isListedAsOpen('saturday'), isListedAsOpen('sunday')])).toEqual([false, true])
  })

  test('says in a comparison that some days are by appointment', async () => {
    const { html } = await getPage('/compare?c=only-hours,harbor-street-aesthetics')
    const row = readTableRows(html).find(([name]) => name?.startsWith('By appointment'))
    expect(row?.slice(1)).toEqual(['On some days', 'By appointment'])
  })

  test('shows "no reviews yet" without stars', async () => {
    const { text } = await getPage('/flushing/no-reviews-yet')
    expect(text).toContain('No reviews yet')
    expect(text).not.toContain('out of 5')
  })
})

describe('a comparison', () => {
  test('of two clinics without details omits rows without a value', async () => {
    const { html } = await getPage('/compare?c=nothing-at-all,nothing-else')
    expect(readTableRows(html).map(([name]) => name)).toEqual([
      '',
      'At a glance',
      'Verified',
      'Call to book',
      'Where it is',
      'Address',
      'Area Differs',
    ])
  })

  test('of a complete clinic and one without details marks unknown values', async () => {
    const table = Object.fromEntries(
      readTableRows((await getPage('/compare?c=harbor-street-aesthetics,nothing-at-all')).html).map(
        ([name = '', ...cells]) => [name.replace(' Differs', ''), cells],
      ),
    )
    expect(table).toMatchObject({
      Rating: ['4.6 out of 5(120 reviews) Google, November 2026', 'Not known'],
      'Monday–Wednesday': ['9am–6pm', 'Not known'],
      'People and licenses': [expect.stringContaining('Ana Castellanos, MD'), 'Not listed'],
      Devices: [
        'Candela GentleMax Pro, Lumenis M22, Sciton Halo hybrid fractional laser (1470 and 2940 nm), Q',
        'Not known',
      ],
      Botox: ['Yes', 'Not known'],
    })
  })
})

test('a clinic outside all areas is said to be in its borough: in its title, in a comparison and in a guide', async () => {
  expect(readHead((await getPage('/staten-island/nothing-at-all')).html).title).toMatch(
    /^Hylan Boulevard Med Spa, .*Staten Island/,
  )
  const rows = readTableRows((await getPage('/compare?c=nothing-at-all,nothing-else')).html)
  expect(rows).toContainEqual(['Area Differs', 'Staten Island', 'SoHo'])
  expect((await getPage('/treatments/kybella')).text).toContain('Riverdale Aesthetic Nursing Bronx')
})

test('a closed clinic has a notice and is not in the list of its area', async () => {
  expect((await getPage('/soho/closed-one')).text).toContain('This clinic closed on September 30, 2026.')
  expect((await getPage('/soho')).text).not.toContain('Spring Street Glow')
})
