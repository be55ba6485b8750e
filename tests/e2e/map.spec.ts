import { expect, test } from '../tools/playwright/fixtures.ts'

const MAP_URL_PATTERN = /^https:\/\/www\.google\.com\/maps/

test.describe('the map of a clinic', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/tribeca')
    await page.getByRole('link', { name: 'View Profile' }).first().click()
    await page.waitForURL(/\/tribeca\/./)
  })

  test('is shown by a double click, which does not also follow the link below the map', async ({ page, watch }) => {
    await page.route(MAP_URL_PATTERN, (route) => route.fulfill({ body: 'Map' }))
    watch.expectError(/^left the site: https:\/\/www\.google\.com\/maps/)
    const link = page.getByRole('link', { name: 'Show interactive map' })
    await link.scrollIntoViewIfNeeded()
    const box = await link.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) + 8]
    await page.mouse.click(x, y)
    await expect(page.getByTitle(/^Map of /)).toBeVisible()
    await page.mouse.click(x, y)
    await expect(page.getByRole('link', { name: 'Open it on Google Maps' })).toBeVisible()
    await page.waitForTimeout(500)
    await expect(page).toHaveURL(/\/tribeca\//)
  })

  for (const [trigger, inputMethod] of [
    ['a click', 'click'],
    ['a press of Enter', 'keyboard'],
  ] as const) {
    // §D5.2
    test(`sends no request to another host before ${trigger}, and becomes a frame after that`, async ({
      page,
      watch,
    }) => {
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      const showLink = page.getByRole('link', { name: 'Show interactive map' })
      await showLink.scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      expect(watch.externalRequests).toEqual([])
      watch.expectError(/^left the site: https:\/\/www\.google\.com\/maps/)
      if (inputMethod === 'click') await showLink.click()
      else {
        await showLink.focus()
        await page.keyboard.press('Enter')
      }
      await expect(page.getByTitle(`Map of ${name}`)).toHaveAttribute('src', MAP_URL_PATTERN)
      await expect.poll(() => watch.externalRequests).toEqual([expect.stringMatching(MAP_URL_PATTERN)])
      await expect(page).toHaveURL(/\/tribeca\//)
    })
  }
})
