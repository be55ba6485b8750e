import { expect, test } from '../../tools/playwright/fixtures.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form searches with a plain search field', async ({ page }) => {
    await page.goto('/search')
    const plainField = page.getByRole('searchbox', { name: 'Search clinics, treatments and places' })
    await plainField.fill('botox tribeca')
    await plainField.press('Enter')
    await expect(page).toHaveURL('/search?q=botox+tribeca')
    await page.getByRole('link', { name: 'Botox in Tribeca' }).first().click()
    await expect(page).toHaveURL('/treatments/botox/tribeca')
  })
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'from the header of another page' : 'from the header, without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('the search page opens unscrolled, with the focus in the search field', async ({ page }) => {
      await page.goto('/treatments/fillers')
      await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
      await expect(page).toHaveURL('/search#q')
      const field = page.locator('input[name="q"]')
      await expect(field).toBeFocused()
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      await page.keyboard.type('kybella')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/search?q=kybella')
    })
  })
