import { expect, test } from '../../tools/playwright/fixtures.ts'
import {
  delayMapScript,
  expectMapStarted,
  getPannableArea,
  getResultsMap,
  startMap,
} from '../../tools/playwright/results-map.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test.describe('the map beside a list', () => {
  test('highlights the marker of a hovered card, even before the map is touched, and the card of a hovered marker', async ({
    page,
  }) => {
    await page.goto('/queens')
    const card = page.locator('.rows > li').nth(1)
    const marker = getPannableArea(page).locator(`a[href="#${await card.getAttribute('id')}"]`)
    await card.getByRole('heading').hover()
    await expect(marker).toHaveAttribute('data-highlighted')
    await marker.hover()
    await expect(card).toHaveAttribute('data-highlighted')
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(card).not.toHaveAttribute('data-highlighted')
  })

  test('highlights the marker of a hovered card in an area guide, and the card of a hovered marker', async ({
    page,
  }) => {
    await page.goto('/locations/queens')
    const card = page.locator('.card:has([data-clinic])').first()
    const marker = page.locator(
      `[data-pannable] a[href="${await card.locator('[data-clinic]').first().getAttribute('href')}"]`,
    )
    await card.getByRole('heading').hover()
    await expect(marker).toHaveAttribute('data-highlighted')
    await marker.hover()
    await expect(card).toHaveAttribute('data-highlighted')
  })

  test('highlights the cards of a hovered marker for several clinics, and the marker for any of those cards', async ({
    page,
  }) => {
    await page.goto('/manhattan')
    const map = getResultsMap(page)
    await startMap(page)
    const cluster = map.getByRole('link', { name: / close together: / }).first()
    const panel = page.locator(`${await cluster.getAttribute('href')} + .map-panel`)
    const hrefs = await panel.locator('li a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    await cluster.hover()
    await expect(page.locator('.rows > [data-highlighted]')).toHaveCount(hrefs.length)
    for (const href of hrefs) {
      const card = page.locator(href ?? '')
      await card.getByRole('heading').hover()
      await expect(page.locator('.rows > [data-highlighted]')).toHaveCount(1)
      await expect(card).toHaveAttribute('data-highlighted')
      await expect(cluster).toHaveAttribute('data-highlighted')
    }
  })

  test("follows a marker's link if the script arrives while the mouse button is down", async ({ page }) => {
    const sendScript = await delayMapScript(page)
    await page.goto('/queens')
    const marker = getResultsMap(page).getByRole('link').last()
    const href = (await marker.getAttribute('href')) ?? ''
    await marker.hover()
    await page.mouse.down()
    sendScript()
    await expectMapStarted(page)
    await page.mouse.up()
    await expect(page).toHaveURL(`/queens${href}`)
  })

  test('has touch targets of at least 44 pixels on a small desktop screen', async ({ page }) => {
    await page.goto('/queens')
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 768 })
      const box = await page.locator('[data-pannable] a circle').first().boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(44)
    }
  })
})
