import type { Page } from '@playwright/test'
import { expect, test } from '../../tools/playwright/fixtures.ts'
import { delayMapScript, startMap } from '../../tools/playwright/results-map.ts'

test.describe('the map on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  const getVisiblePanel = (page: Page) => page.locator('.map-panel').filter({ visible: true })
  const readScrollTop = (page: Page) => page.evaluate(() => scrollY)

  for (const [clinics, selector] of [
    ['several clinics', '.map-cluster'],
    ['one clinic', '.map-marker:not(.map-cluster)'],
  ] as const)
    test(`opens and closes the panel of a marker for ${clinics} without moving the page`, async ({ page }) => {
      await page.goto('/manhattan?view=map')
      // From the top of the page, a scroll up to the map would move nothing, and the test could not fail.
      await page.evaluate(() => scrollTo(0, 50))
      await page.locator(`[data-pannable] ${selector}:visible`).first().tap()
      await expect(getVisiblePanel(page)).toBeInViewport({ ratio: 1 })
      expect(await readScrollTop(page)).toBe(50)
      await getVisiblePanel(page).getByRole('link', { name: 'Close', exact: true }).tap()
      await expect(getVisiblePanel(page)).toHaveCount(0)
      expect(await readScrollTop(page)).toBe(50)
    })

  test('shows each clinic of a panel in a row below the Close link, at least 44 pixels high and with a call link', async ({
    page,
  }) => {
    await page.goto('/treatments/botox/manhattan?view=map')
    await page.locator('.map-cluster:visible').first().tap()
    const panel = getVisiblePanel(page)
    const closeLinkBox = await panel.getByRole('link', { name: 'Close', exact: true }).boundingBox()
    const rows = await panel.getByRole('listitem').all()
    expect(rows.length).toBeGreaterThan(1)
    for (const row of rows) {
      const [rowBox, nameBox, callBox] = await Promise.all([
        row.boundingBox(),
        row.getByRole('link').first().boundingBox(),
        row.getByRole('link', { name: 'Call' }).boundingBox(),
      ])
      if (!closeLinkBox || !rowBox || !nameBox || !callBox) throw new Error('a link of the panel has no box')
      expect(rowBox.y).toBeGreaterThanOrEqual(closeLinkBox.y + closeLinkBox.height)
      expect(rowBox.height).toBeGreaterThanOrEqual(44)
      expect(Math.min(callBox.width, callBox.height, closeLinkBox.width, closeLinkBox.height)).toBeGreaterThanOrEqual(
        44,
      )
      expect(callBox.x).toBeGreaterThanOrEqual(nameBox.x + nameBox.width + 8)
      expect(callBox.x + callBox.width).toBeCloseTo(rowBox.x + rowBox.width, 0)
    }
  })

  test('links from the panel of one clinic to its card', async ({ page }) => {
    await page.goto('/manhattan?view=map')
    await page.locator('.map-marker:not(.map-cluster):visible').first().tap()
    const name = (await getVisiblePanel(page).getByRole('listitem').getByRole('link').first().textContent()) ?? ''
    await getVisiblePanel(page).getByRole('link', { name: 'In the list' }).tap()
    const card = page.locator('.rows > :target')
    await expect(card).toBeInViewport()
    await expect(card.getByRole('heading')).toHaveText(name.replace(/^\d+\. /, ''))
  })

  for (const when of ['before', 'after'])
    test(`scrolls to a panel that opens below the viewport, ${when} the script loads`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 600 })
      const sendScript = await delayMapScript(page)
      await page.goto('/manhattan?view=map')
      if (when === 'after') {
        sendScript()
        await startMap(page)
        await page.evaluate(() => scrollTo(0, 0))
      }
      // Dispatches the click directly, because a tap would scroll to the marker.
      await page.locator('.map-cluster:visible').first().dispatchEvent('click')
      if (when === 'before') sendScript()
      await expect(getVisiblePanel(page)).toBeInViewport({ ratio: 1 })
    })
})
