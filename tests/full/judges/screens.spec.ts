import type { Page } from '@playwright/test'
import { expect, test } from '../../tools/playwright/fixtures.ts'
import { getResultsMap } from '../../tools/playwright/results-map.ts'
import {
  countColumns,
  expectAligned,
  expectGrid,
  expectInside,
  expectSideBySide,
  expectStacked,
  measureBox,
  measureBoxes,
} from './boxes.ts'
import { checkAtEachWidth, WINDOW_HEIGHTS } from './check-at-each-width.ts'

test.describe.configure({ mode: 'parallel' })

const findSectionHeading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })

test('home: heading, search box and sections are stacked; fields are in a column on a phone, else in a row', async ({
  page,
}) => {
  await checkAtEachWidth(page, '/', async (width, heading) => {
    const search = page.getByRole('search')
    const box = await measureBox('search box', search)
    const fields = [
      await measureBox('treatment', search.getByRole('combobox', { name: 'Treatment' })),
      await measureBox('location', search.getByRole('combobox', { name: 'Location' })),
      await measureBox('search button', search.getByRole('button')),
    ]
    for (const field of fields) expectInside(field, box)
    expectStacked(heading, box)
    if (width === 390) {
      expectStacked(...fields)
      expectAligned('width', fields)
    } else {
      expectSideBySide(...fields)
      expectAligned('bottom', fields)
    }
    const sections = await Promise.all(
      ['Popular treatments', /^Featured/, 'By location', 'What patients say', 'Frequently asked questions'].map(
        (name) => measureBox(String(name), findSectionHeading(page, name)),
      ),
    )
    expectStacked(box, ...sections)
    expectAligned('left', [heading, ...sections])
    const cards = await measureBoxes('card', page.getByRole('region', { name: /^Featured/ }).getByRole('article'))
    expectGrid(cards, { 390: 1, 768: 2, 1440: 3 }[width])
  })
})

for (const path of ['/treatments/botox', '/treatments/botox/manhattan', '/locations/queens', '/manhattan'] as const) {
  test(`${path}: the sidebar is beside the text on a desktop and otherwise below it`, async ({ page }) => {
    await checkAtEachWidth(page, path, async (width) => {
      const aside = await measureBox('aside', page.getByRole('complementary').last().locator('.panel'))
      const text = await measureBox('text', page.locator('.columns > :first-child').last())
      if (width === 1440) {
        expectSideBySide(text, aside)
        expectAligned('top', [text, aside])
      } else {
        expectStacked(text, aside)
        expectAligned('left', [text, aside])
      }
    })
  })
}

for (const [path, lastSection] of [
  ['/treatments/botox', 'Sources and notes'],
  ['/treatments/botox/manhattan', 'Sources and notes'],
  ['/locations/queens', 'Sources and notes'],
  ['/faq', 'Sources and notes'],
  ['/upper-east-side/marchetti-osei-dermatology', 'Others in the area'],
] as const) {
  test(`${path}: '${lastSection}' is below the text, and on narrow screens below the sidebar too`, async ({ page }) => {
    await checkAtEachWidth(page, path, async (width) => {
      const text = await measureBox('text', page.locator('.columns > :first-child').last())
      const aside = await measureBox('aside', page.locator('.columns > .sidebar'))
      const end = await measureBox(lastSection, page.getByRole('region', { name: lastSection }))
      expectStacked(text, end)
      expectAligned('left', [text, end])
      if (width !== 1440) expectStacked(text, aside, end)
    })
  })
}

test('sub-area: the map on a card is above the text on a phone and otherwise beside the text', async ({ page }) => {
  await checkAtEachWidth(page, '/locations/queens/astoria', async (width) => {
    const cards = page.getByRole('article')
    const cardBoxes = await measureBoxes('card', cards)
    expectStacked(...cardBoxes)
    expectAligned('left', cardBoxes)
    expectAligned('width', cardBoxes)
    for (const card of (await cards.all()).slice(0, 4)) {
      const map = await measureBox('map', card.locator('.clinic-map'))
      const name = await measureBox('name', card.getByRole('heading'))
      if (width === 390) expectStacked(map, name)
      else expectSideBySide(map, name)
      expect(map.bottom - map.top).toBeGreaterThanOrEqual(width === 390 ? 180 : 240)
    }
  })
})

test('list: filters and results are stacked on narrow screens, and side by side with the map on a desktop', async ({
  page,
}) => {
  await checkAtEachWidth(page, '/medspas', async (width) => {
    const filters = await measureBox('filters', page.locator('.facets'))
    const results = await measureBox('results', page.getByRole('list').filter({ has: page.getByRole('article') }))
    const map = getResultsMap(page)
    if (width === 1440) {
      const mapBox = await measureBox('map', map)
      expectSideBySide(filters, results, mapBox)
      expectAligned('top', [filters, mapBox])
    } else {
      expectStacked(filters, results)
      expectAligned('left', [filters, results])
      await expect(map).toBeHidden()
    }
    const cards = await measureBoxes('card', page.getByRole('article'))
    expectStacked(...cards)
    expectAligned('width', cards)
    const orderControls = [
      await measureBox('order', page.getByRole('combobox', { name: 'Order' })),
      await measureBox('near', page.getByRole('combobox', { name: 'Near' })),
      await measureBox('update', page.getByRole('button', { name: 'Update' })),
    ]
    expectSideBySide(...orderControls)
    expectAligned('bottom', orderControls)
  })
})

test('list with view=map: the map is above the results on narrow screens, and beside them on a desktop', async ({
  page,
}) => {
  await checkAtEachWidth(page, '/medspas?view=map', async (width) => {
    const filters = await measureBox('filters', page.locator('.facets'))
    const results = await measureBox('results', page.getByRole('list').filter({ has: page.getByRole('article') }))
    const map = await measureBox('map', getResultsMap(page))
    if (width === 1440) expectSideBySide(filters, results, map)
    else expectStacked(filters, map, results)
  })
})

test('clinic: the call button is fixed to the bottom on a phone and does not cover the footer', async ({ page }) => {
  await checkAtEachWidth(page, '/upper-east-side/marchetti-osei-dermatology', async (width) => {
    const bar = page.locator('.call-bar')
    if (width !== 390) {
      await expect(bar).toBeHidden()
      return
    }
    const callBarBox = await measureBox('call bar', bar)
    expect(callBarBox.bottom).toBeCloseTo(WINDOW_HEIGHTS[width], 0)
    await page.getByRole('contentinfo').getByRole('paragraph').last().scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 10_000)
    const end = page.getByRole('contentinfo').getByRole('paragraph').last()
    await expect(end).toBeInViewport({ ratio: 1 })
    expectStacked(await measureBox('call bar', bar), await measureBox('end of the footer', end))
  })
})

test('locations: all cards have the same width, and equal heights in each row, in as many columns as fit', async ({
  page,
}) => {
  await checkAtEachWidth(page, '/locations', async (width) => {
    expectGrid(await measureBoxes('card', page.getByRole('article')), { 390: 1, 768: 2, 1440: 3 }[width])
  })
})

test('FAQ: all questions are in one column and have the same width', async ({ page }) => {
  await checkAtEachWidth(page, '/faq', async () => {
    const questions = await measureBoxes('question', page.getByRole('main').locator('summary'))
    expectStacked(...questions)
    expect(countColumns(questions)).toBe(1)
    expectAligned('width', questions)
  })
})
