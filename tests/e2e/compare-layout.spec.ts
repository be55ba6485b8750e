import { expect, test } from '../tools/playwright/fixtures.ts'

const FOUR_CLINICS = ['slipway-aesthetics', 'pincushion', 'clinic-007', 'quill-injectables']

for (const width of [320, 390])
  for (const count of [3, 4])
    test(`${count} compared clinics need no scrolling sideways on a ${width}-px-wide phone`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`/compare?c=${FOUR_CLINICS.slice(0, count)}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const frame = page.getByRole('region', { name: 'Comparison' })
      const overflow = await frame.evaluate((node) => [
        node.scrollWidth - node.clientWidth,
        node.scrollHeight - node.clientHeight,
      ])
      expect(overflow).toEqual([0, 0])
    })

test('three clinics are side by side on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto(`/compare?c=${FOUR_CLINICS.slice(0, 3)}`)
  const cells = page.getByRole('row', { name: /^Rating/ }).getByRole('cell')
  const tops = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top))
  expect(tops.length).toBe(3)
  expect(new Set(tops).size).toBe(1)
})

for (const width of [320, 390, 1440])
  test(`the Remove buttons of three clinics are level at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/compare?c=${FOUR_CLINICS.slice(0, 3)}`)
    const buttons = page.getByRole('link', { name: /^Remove / })
    const bottoms = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().bottom))
    expect(bottoms.length).toBe(3)
    expect(new Set(bottoms).size).toBe(1)
  })

for (const { table, path, width } of [
  { table: 'Comparison', path: `/compare?c=${FOUR_CLINICS.slice(0, 3)}`, width: 390 },
  { table: 'Comparison', path: `/compare?c=${FOUR_CLINICS.slice(0, 3)}`, width: 768 },
  { table: 'Comparison', path: `/compare?c=${FOUR_CLINICS}`, width: 768 },
  { table: 'Botox vs Dysport', path: '/treatments/botox', width: 390 },
  { table: "20 units at each clinic's own price", path: '/prices/botox?quantity=20&row=6', width: 390 },
])
  test(`the table ${table} of ${path} is not cut off at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1024 })
    await page.goto(path)
    const frame = page.getByRole('region', { name: table })
    const tableRight = await frame.evaluate((node) => node.getBoundingClientRect().right)
    const cellRights = await frame
      .locator('th, td')
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().right))
    expect(cellRights.length).toBeGreaterThan(2)
    expect(Math.max(...cellRights)).toBeLessThanOrEqual(tableRight)
  })
