import { describe, expect, test } from 'vitest'
import {
  extractVisibleText,
  findElement,
  findHeadings,
  findLinkHref,
  findRegion,
  readTableRows,
} from '../../tools/html.ts'
import { getPage, queryColumn } from '../../tools/site.ts'

/**
 * The specified average and range by treatment and type. If the specification states only a range, the average is its
 * midpoint.
 */
const SPECIFIED_PRICES: Record<string, Record<string, [average: string, range: string]>> = {
  botox: {
    Forehead: ['$350', '$250–450'],
    "Crow's Feet": ['$350', '$250–450'],
    Glabellar: ['$350', '$250–450'],
    'Full Face': ['$850', '$700–1,000'],
    'Bunny Lines': ['$275', '$200–350'],
    Masseter: ['$650', '$500–800'],
  },
  coolsculpting: {
    Abdomen: ['$1,550', '$1,200–1,900'],
    Flanks: ['$1,550', '$1,200–1,900'],
    Thighs: ['$1,550', '$1,200–1,900'],
    'Upper Arms': ['$1,550', '$1,200–1,900'],
    'Double Chin': ['$1,000', '$800–1,200'],
    Package: ['$3,000', '$2,000–4,000'],
  },
  'laser-hair-removal': {
    'Upper Lip': ['$150', '$100–200'],
    Underarms: ['$200', '$150–250'],
    Bikini: ['$250', '$200–300'],
    Brazilian: ['$350', '$300–400'],
    'Full Legs': ['$600', '$500–700'],
    Chest: ['$400', '$350–450'],
  },
  'micro-botox': {
    Face: ['$550', '$400–700'],
  },
  fillers: {
    'One syringe': ['$1,000', '$800–1,200'],
  },
  kybella: {
    'Under the chin': ['$1,500', '$1,200–1,800'],
  },
  prp: {
    Face: ['$800', '$600–1,000'],
    Hair: ['$1,150', '$800–1,500'],
  },
  'carbon-laser-facial': {
    'Carbon laser facial': ['$350', '$200–500'],
  },
  'vaginal-rejuvenation': {
    'Laser or radiofrequency': ['$1,700', '$900–2,500'],
  },
  photofacials: {
    Photofacial: ['$450', '$300–600'],
  },
  'laser-resurfacing': {
    'Non-ablative': ['$750', '$500–1,000'],
    Ablative: ['$2,000', '$1,000–3,000'],
  },
  'weight-management': {
    '3-month program': ['$3,250', '$1,500–5,000'],
  },
  'chemical-peels': {
    Superficial: ['$225', '$150–300'],
    Medium: ['$450', '$300–600'],
  },
  microdermabrasion: {
    Microdermabrasion: ['$225', '$150–300'],
  },
  hydrofacials: {
    Hydrofacial: ['$275', '$200–350'],
    Signature: ['$400', '$300–500'],
  },
  'tattoo-removal': {
    'Small tattoo': ['$350', '$200–500'],
  },
}

const DEFAULT_PRICES = {
  Basic: ['$300', '$200–400'],
  Standard: ['$500', '$400–600'],
  Premium: ['$700', '$600–800'],
  '3-Session Package': ['$1,200', '$1,000–1,400'],
  '6-Session Package': ['$2,000', '$1,800–2,200'],
}

const findTreatmentName = async (slug: string) =>
  (await queryColumn('SELECT name FROM treatments WHERE slug = ?', slug))[0] ?? ''

const readPrices = (html: string, caption: string) =>
  Object.fromEntries(
    readTableRows(findRegion(html, caption))
      .slice(1)
      .map(([type = '', , average = '', range = '']) => [type, [average, range]]),
  )

describe.each(Object.entries(SPECIFIED_PRICES))('the price table of %s', (slug, expected) => {
  // §1.8, §9.85, §9.86, §9.87, §9.88, §9.89, §9.90, §9.91, §9.92, §9.93, §9.94, §9.95, §9.96, §9.97, §9.98
  // §9.99, §9.100, §9.107, §9.108, §9.109, §9.110, §9.111, §9.112, §9.113, §9.114, §9.115, §9.116, §9.117, §9.118, §9.119, §9.120, §9.121, §9.122, §9.123
  test('has the specified prices and is labeled as approximate', async () => {
    const { html, text } = await getPage(`/treatments/${slug}`)
    expect(readPrices(html, `${await findTreatmentName(slug)} prices`)).toMatchObject(expected)
    expect(text).toContain('These prices are approximate')
  })
})

// §9.102, §9.103, §9.104, §9.105, §9.106
test('the default price table is shown on /prices, but not for treatments with their own table', async () => {
  expect(readPrices((await getPage('/prices')).html, 'Usual prices of other treatments')).toEqual(DEFAULT_PRICES)
  for (const slug of Object.keys(SPECIFIED_PRICES))
    expect((await getPage(`/treatments/${slug}`)).text).not.toContain('6-Session Package')
})

// The specification mentions price tables for these two treatments, but not their rows.
// §9.125, §D4.49
test.each(['microneedling', 'radio-ultrasound-therapy'])(
  '%s has a price table too, labeled as filled in by the editors',
  async (slug) => {
    const { html, text } = await getPage(`/treatments/${slug}`)
    expect(readTableRows(findRegion(html, `${await findTreatmentName(slug)} prices`)).length).toBeGreaterThan(2)
    expect(text).toContain('These prices are approximate, filled in by the editors')
  },
)

describe('the price estimator', () => {
  // §D3.36
  test("is a GET form with a choice of the treatment's price rows", async () => {
    const { status, html } = await getPage('/prices/kybella')
    const form = findRegion(html, 'Price estimate')
    expect(status).toBe(200)
    expect(form).toContain('action="/prices/kybella#estimate"')
    expect(form).toContain('method="get"')
    expect(extractVisibleText(findElement(form, 'select'))).toBe('Under the chin (per session)')
    expect(extractVisibleText(findElement(form, 'button'))).toBe('Get price quote')
  })

  test('uses the singular for one unit', async () => {
    expect((await getPage('/prices/fillers?row=0&quantity=1')).text).toContain('1 syringe at $800–1,200 each.')
  })

  test.each([
    '?row=0&quantity=0',
    '?row=0&quantity=x',
    '?row=-1&quantity=2',
    '?row=99&quantity=2',
    '?quantity=1e999',
    '?row=0',
  ])('shows the form without a result for %s', async (query) => {
    const { status, html } = await getPage(`/prices/kybella${query}`)
    expect(status).toBe(200)
    expect(extractVisibleText(findRegion(html, 'Price estimate'))).toContain('Under the chin')
    expect(findHeadings(html, 2).filter((heading) => heading.startsWith('$'))).toEqual([])
  })

  test('links to the guide and the providers, and shows a medical disclaimer', async () => {
    const { html, text } = await getPage('/prices/kybella')
    expect(findLinkHref(html, 'The Kybella guide')).toBe('/treatments/kybella')
    expect(findLinkHref(html, 'Who offers Kybella')).toBe('/services/kybella')
    expect(text).toContain('not medical advice')
  })
})
