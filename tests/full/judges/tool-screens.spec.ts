import { expect, test } from '../../tools/playwright/fixtures.ts'
import {
  type Box,
  expectAligned,
  expectGrid,
  expectInside,
  expectSideBySide,
  expectStacked,
  measureBox,
  measureBoxes,
} from './boxes.ts'
import { checkAtEachWidth } from './check-at-each-width.ts'

test.describe.configure({ mode: 'parallel' })

test("comparison: each clinic has a column, and on a narrow screen a row's name is above the cells", async ({
  page,
}) => {
  await checkAtEachWidth(page, '/compare?c=slipway-aesthetics,pincushion', async (width) => {
    const heads = await measureBoxes('clinic', page.getByRole('columnheader'))
    expectSideBySide(...heads)
    expectAligned('width', heads)
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Address/ }) })
    const name = await measureBox('name of the row', row.getByRole('rowheader'))
    const cells = await measureBoxes('cell', row.getByRole('cell'))
    expectSideBySide(...cells)
    expectAligned('left', [heads[0] as Box, cells[0] as Box])
    expectAligned('left', [heads[1] as Box, cells[1] as Box])
    if (width === 1440) expectSideBySide(name, ...cells)
    else expectStacked(name, cells[0] as Box)
  })
})

test('prices: all bars of a table start on the same line and have the same scale', async ({ page }) => {
  await checkAtEachWidth(page, '/prices/botox', async () => {
    const tables = await page.locator('.ranges').all()
    expect(tables.length).toBeGreaterThan(0)
    for (const table of tables) {
      const bars = await measureBoxes('bar', table.locator('.range-bar'))
      expect(bars.length).toBeGreaterThan(0)
      expectAligned('left', bars)
      expectAligned('width', bars)
      expectStacked(...bars)
      expectInside(bars[0] as Box, await measureBox('table', table))
    }
    const fields = await measureBoxes('field', page.getByRole('form', { name: 'Price estimate' }).locator('.field'))
    expect(fields).toHaveLength(3)
    expectAligned(
      'left',
      fields.filter((field) => field.left < (fields[0] as Box).left + 4),
    )
  })
})

test('finder: options are in as many columns as fit, with equal heights in each row', async ({ page }) => {
  await checkAtEachWidth(page, '/finder?concern=acne-scars', async (width, heading) => {
    const options = await measureBoxes(
      'option',
      page.getByRole('region', { name: 'Options to read about' }).getByRole('article'),
    )
    expectGrid(options, { 390: 1, 768: 1, 1440: 2 }[width])
    const steps = [
      heading,
      await measureBox('form', page.getByRole('form', { name: 'Finder' })),
      await measureBox('doctor', page.getByRole('region', { name: 'See a doctor first' })),
      options[0] as Box,
    ]
    expectStacked(...steps)
    expectAligned('left', steps)
  })
})

test('appointments: the first link of a card is the call link, below the name on a phone, else beside it', async ({
  page,
}) => {
  await checkAtEachWidth(page, '/appointments/botox', async (width) => {
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Call \(/ }) })
    expect(await cards.count()).toBeGreaterThan(0)
    expectStacked(...(await measureBoxes('clinic', cards)))
    for (const card of (await cards.all()).slice(0, 4)) {
      const name = await measureBox('name', card.getByRole('heading'))
      const callBox = await measureBox('call', card.getByRole('link', { name: /^Call \(/ }))
      expectInside(callBox, await measureBox('card', card))
      expect(callBox.bottom - callBox.top).toBeGreaterThanOrEqual(44)
      await expect(card.getByRole('link').first()).toHaveAccessibleName(/^Call \(/)
      if (width === 390) expectStacked(name, callBox)
      else expect(callBox.left).toBeGreaterThan(name.right)
    }
  })
})

test('search: the field and the button are in one row, and the results in one column', async ({ page }) => {
  await checkAtEachWidth(page, '/search?q=botox', async (_, heading) => {
    const form = page.getByRole('search')
    const parts = [
      await measureBox('field', form.getByRole('searchbox')),
      await measureBox('button', form.getByRole('button')),
    ]
    expectSideBySide(...parts)
    expectAligned('bottom', parts)
    const results = await measureBoxes('result', page.getByRole('main').getByRole('heading', { level: 3 }))
    expect(results.length).toBeGreaterThan(1)
    expectStacked(...parts.slice(0, 1), ...results)
    expectAligned('left', [heading, ...results])
  })
})
