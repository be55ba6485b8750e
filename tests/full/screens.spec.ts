import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures.ts'
import {
  type Box,
  boxesOf,
  boxOf,
  columnsOf,
  expectAligned,
  expectBelowEachOther,
  expectBesideEachOther,
  expectGrid,
  expectInside,
} from './boxes.ts'

// Where the parts of the screens stand to each other, at the width of a phone, a tablet and a desk.

const HEIGHTS = { 390: 844, 768: 1024, 1440: 900 } as const
type Width = keyof typeof HEIGHTS
const WIDTHS = [390, 768, 1440] as const

test.describe.configure({ mode: 'parallel' })

/** Opens the page at each width, and holds what every screen has: its bar, its heading, its main part, its footer. */
async function atEachWidth(page: Page, path: string, hold: (width: Width, heading: Box) => Promise<void>) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHTS[width] })
    await page.goto(path)
    const bar = await boxOf('bar', page.getByRole('banner'))
    const heading = await boxOf('heading', page.getByRole('heading', { level: 1 }))
    const main = await boxOf('main part', page.getByRole('main'))
    const footer = await boxOf('footer', page.getByRole('contentinfo'))
    expect(bar.top).toBe(0)
    expectBelowEachOther(bar, main, footer)
    expectInside(heading, main)
    expectAligned('left', [heading, await boxOf('brand', page.getByRole('banner').getByRole('link').first())])
    await test.step(`${path} at ${width} px`, () => hold(width, heading))
  }
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })

test('home: the search box lies on the map, its fields in a column on a phone and in a row with room', async ({
  page,
}) => {
  await atEachWidth(page, '/', async (width, title) => {
    const search = page.getByRole('search')
    const box = await boxOf('search box', search)
    const fields = [
      await boxOf('treatment', search.getByRole('combobox', { name: 'Treatment' })),
      await boxOf('location', search.getByRole('combobox', { name: 'Location' })),
      await boxOf('search button', search.getByRole('button')),
    ]
    for (const field of fields) expectInside(field, box)
    expectBelowEachOther(title, box)
    if (width === 390) {
      expectBelowEachOther(...fields)
      expectAligned('width', fields)
    } else {
      expectBesideEachOther(...fields)
      expectAligned('bottom', fields)
    }
    const sections = await Promise.all(
      ['Popular treatments', /^Featured/, 'By location', 'What patients say', 'Frequently asked questions'].map(
        (name) => boxOf(String(name), heading(page, name)),
      ),
    )
    expectBelowEachOther(box, ...sections)
    expectAligned('left', [title, ...sections])
    const cards = await boxesOf('card', page.getByRole('region', { name: /^Featured/ }).getByRole('article'))
    expectGrid(cards, { 390: 1, 768: 2, 1440: 3 }[width])
  })
})

for (const path of ['/treatments/botox', '/treatments/botox/manhattan', '/locations/queens', '/manhattan'] as const) {
  test(`${path}: what is beside the text stands below it where there is no room`, async ({ page }) => {
    await atEachWidth(page, path, async (width) => {
      const aside = await boxOf('aside', page.getByRole('complementary').last().locator('.panel'))
      const text = await boxOf('text', page.locator('.columns > :first-child').last())
      if (width === 1440) {
        expectBesideEachOther(text, aside)
        expectAligned('top', [text, aside])
      } else {
        expectBelowEachOther(text, aside)
        expectAligned('left', [text, aside])
      }
    })
  })
}

test('treatment in an area: the map of a card is above its text on a phone and beside it with room', async ({
  page,
}) => {
  await atEachWidth(page, '/treatments/botox/manhattan', async (width) => {
    const cards = page.getByRole('article')
    const all = await boxesOf('card', cards)
    expectBelowEachOther(...all)
    expectAligned('left', all)
    expectAligned('width', all)
    for (const card of (await cards.all()).slice(0, 4)) {
      const map = await boxOf('map', card.locator('.clinic-map'))
      const name = await boxOf('name', card.getByRole('heading'))
      if (width === 390) expectBelowEachOther(map, name)
      else expectBesideEachOther(map, name)
      expect(map.bottom - map.top).toBeGreaterThanOrEqual(width === 390 ? 180 : 240)
    }
  })
})

test('list with filters: filters, results and map stand below each other on a phone and side by side on a desk', async ({
  page,
}) => {
  await atEachWidth(page, '/medspas', async (width) => {
    const filters = await boxOf('filters', page.locator('.facets'))
    const results = await boxOf('results', page.getByRole('list').filter({ has: page.getByRole('article') }))
    const map = await boxOf('map', page.getByRole('complementary', { name: 'Map of these results' }))
    if (width === 1440) {
      expectBesideEachOther(filters, results, map)
      expectAligned('top', [filters, map])
    } else {
      expectBelowEachOther(filters, results, map)
      expectAligned('left', [filters, results, map])
    }
    const cards = await boxesOf('card', page.getByRole('article'))
    expectBelowEachOther(...cards)
    expectAligned('width', cards)
    const order = [
      await boxOf('order', page.getByRole('combobox', { name: 'Order' })),
      await boxOf('near', page.getByRole('combobox', { name: 'Near' })),
      await boxOf('update', page.getByRole('button', { name: 'Update' })),
    ]
    expectBesideEachOther(...order)
    expectAligned('bottom', order)
  })
})

test('comparison: each clinic has its column, and the name of a row stands above it on a phone', async ({ page }) => {
  await atEachWidth(page, '/compare?c=slipway-aesthetics,pincushion', async (width) => {
    const heads = await boxesOf('clinic', page.getByRole('columnheader'))
    expectBesideEachOther(...heads)
    expectAligned('width', heads)
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Address/ }) })
    const name = await boxOf('name of the row', row.getByRole('rowheader'))
    const cells = await boxesOf('cell', row.getByRole('cell'))
    expectBesideEachOther(...cells)
    expectAligned('left', [heads[0] as Box, cells[0] as Box])
    expectAligned('left', [heads[1] as Box, cells[1] as Box])
    if (width === 390) expectBelowEachOther(name, cells[0] as Box)
    else expectBesideEachOther(name, ...cells)
  })
})

test('prices: all bars of a chart begin at one line and share one scale', async ({ page }) => {
  await atEachWidth(page, '/prices/botox', async () => {
    for (const table of await page.locator('.ranges').all()) {
      const bars = await boxesOf('bar', table.locator('.range-bar'))
      expect(bars.length).toBeGreaterThan(0)
      expectAligned('left', bars)
      expectAligned('width', bars)
      expectBelowEachOther(...bars)
      expectInside(bars[0] as Box, await boxOf('table', table))
    }
    const fields = await boxesOf('field', page.getByRole('form', { name: 'Price estimate' }).locator('.field'))
    expect(fields).toHaveLength(3)
    expectAligned(
      'left',
      fields.filter((field) => field.left < (fields[0] as Box).left + 4),
    )
  })
})

test('finder: options stand in as many columns as there is room for, those of a row equally high', async ({ page }) => {
  await atEachWidth(page, '/finder?concern=volume', async (width, title) => {
    const options = await boxesOf(
      'option',
      page.getByRole('region', { name: 'Options to read about' }).getByRole('article'),
    )
    expectGrid(options, { 390: 1, 768: 1, 1440: 2 }[width])
    const steps = [
      title,
      await boxOf('form', page.getByRole('form', { name: 'Finder' })),
      await boxOf('doctor', page.getByRole('region', { name: 'See a doctor first' })),
      options[0] as Box,
    ]
    expectBelowEachOther(...steps)
    expectAligned('left', steps)
  })
})

test('appointments: the number to call comes first, above the clinic on a phone and before it with room', async ({
  page,
}) => {
  await atEachWidth(page, '/appointments/botox', async (width) => {
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Call \(/ }) })
    expectBelowEachOther(...(await boxesOf('clinic', cards)))
    for (const card of (await cards.all()).slice(0, 4)) {
      const name = await boxOf('name', card.getByRole('heading'))
      const call = await boxOf('call', card.getByRole('link', { name: /^Call \(/ }))
      expectInside(call, await boxOf('card', card))
      expect(call.bottom - call.top).toBeGreaterThanOrEqual(44)
      if (width === 390) expectBelowEachOther(call, name)
      else expect(call.right).toBeLessThan(name.left)
    }
  })
})

test('clinic: on a phone the call button keeps to the lower edge of the window, and leaves the footer free', async ({
  page,
}) => {
  await atEachWidth(page, '/upper-east-side/marchetti-osei-dermatology', async (width) => {
    const bar = page.locator('.call-bar')
    if (width !== 390) {
      await expect(bar).toBeHidden()
      return
    }
    const call = await boxOf('call bar', bar)
    expect(call.bottom).toBeCloseTo(HEIGHTS[width], 0)
    await page.getByRole('contentinfo').getByRole('paragraph').last().scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 10_000)
    const end = page.getByRole('contentinfo').getByRole('paragraph').last()
    await expect(end).toBeInViewport({ ratio: 1 })
    expectBelowEachOther(await boxOf('call bar', bar), await boxOf('end of the footer', end))
  })
})

test('search: the field and its button stand in one row, and results in one column', async ({ page }) => {
  await atEachWidth(page, '/search?q=botox', async (_, title) => {
    const form = page.getByRole('search')
    const parts = [await boxOf('field', form.getByRole('searchbox')), await boxOf('button', form.getByRole('button'))]
    expectBesideEachOther(...parts)
    expectAligned('bottom', parts)
    const results = await boxesOf('result', page.getByRole('main').getByRole('heading', { level: 3 }))
    expectBelowEachOther(...parts.slice(0, 1), ...results)
    expectAligned('left', [title, ...results])
  })
})

test('locations: cards of one size, in as many columns as there is room for', async ({ page }) => {
  await atEachWidth(page, '/locations', async (width) => {
    expectGrid(await boxesOf('card', page.getByRole('article')), { 390: 1, 768: 2, 1440: 3 }[width])
  })
})

test('questions: one below the other, as wide as each other', async ({ page }) => {
  await atEachWidth(page, '/faq', async () => {
    const questions = await boxesOf('question', page.getByRole('main').locator('summary'))
    expectBelowEachOther(...questions)
    expect(columnsOf(questions)).toBe(1)
    expectAligned('width', questions)
  })
})
