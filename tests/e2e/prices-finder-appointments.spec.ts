import { expect, test } from '../tools/playwright/fixtures.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test("a visitor gets from a treatment to a price estimate and each clinic's own price", async ({ page }) => {
      await page.goto('/treatments/botox')
      await page.getByRole('link', { name: 'Get price quote' }).click()
      await page.getByRole('combobox', { name: 'What' }).selectOption({ label: 'Botox (per unit)' })
      await page.getByRole('spinbutton', { name: 'How many' }).fill('20')
      await page.getByRole('combobox', { name: 'Where' }).selectOption({ label: 'SoHo' })
      await page.getByRole('button', { name: 'Get price quote' }).click()
      await expect(page.getByRole('heading', { name: '$240–500' })).toBeVisible()
      await expect(page.getByRole('table', { name: "20 units at each clinic's own price in SoHo" })).toBeVisible()
      await expect(page.getByText('Tax and tips.')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('spinbutton', { name: 'How many' })).toBeVisible()
    })

    test('after Back, the form of an estimate matches the estimate', async ({ page }) => {
      await page.goto('/prices/botox?row=6&quantity=24&area=soho')
      await page.getByRole('spinbutton', { name: 'How many' }).fill('30')
      await page.getByRole('combobox', { name: 'Where' }).selectOption({ label: 'Brooklyn' })
      await page.getByRole('button', { name: 'Get price quote' }).click()
      await expect(page).toHaveURL(/quantity=30&area=brooklyn/)
      await page.goBack()
      await expect(page).toHaveURL(/quantity=24&area=soho/)
      await expect(page.getByRole('spinbutton', { name: 'How many' })).toHaveValue('24')
      await expect(page.getByRole('combobox', { name: 'Where' })).toHaveValue('soho')
    })

    test('a visitor gets from a concern to an option and the clinics for it', async ({ page }) => {
      await page.goto('/finder')
      await page.getByRole('combobox', { name: 'What bothers you' }).selectOption({ label: 'Fullness under the chin' })
      await page.getByRole('button', { name: 'Show options' }).click()
      await page.getByRole('link', { name: /clinics? in New York City and nearby for Kybella/ }).click()
      await expect(page.getByRole('heading', { name: 'Who offers Kybella' })).toBeVisible()
      await page.getByRole('combobox', { name: 'Area' }).selectOption('tribeca')
      await page.getByRole('button', { name: 'Show clinics' }).click()
      await expect(page.getByRole('heading', { name: 'Who offers Kybella in Tribeca' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'See a doctor first' })).toBeVisible()
    })

    test('a visitor gets from a treatment to the clinics to call', async ({ page }) => {
      await page.goto('/treatments/fillers')
      await page.getByRole('link', { name: 'Find appointments' }).first().click()
      await expect(page).toHaveURL('/appointments/fillers')
      await expect(page.getByRole('heading', { name: /^Open now \(\d+\)$/ })).toBeVisible()
      const callLink = page.getByRole('link', { name: /^Call \(\d{3}\) 555-01\d\d/ }).first()
      await expect(callLink).toHaveAttribute('href', /^tel:\+1\d{10}$/)
    })
  })
}

// §D3.40
test('the browser stores nothing of a search, the finder and an estimate', async ({ page, context }) => {
  await page.goto('/search')
  await page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: /^Search/ }))
    .first()
    .fill('botox soho')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=botox/)
  await page.goto('/finder')
  await page.getByRole('combobox', { name: 'What bothers you' }).selectOption({ label: 'Fullness under the chin' })
  await page.getByRole('button', { name: 'Show options' }).click()
  await expect(page).toHaveURL(/concern=/)
  await page.goto('/prices/botox')
  await page.getByRole('combobox', { name: 'What' }).selectOption({ label: 'Botox (per unit)' })
  await page.getByRole('spinbutton', { name: 'How many' }).fill('20')
  await page.getByRole('button', { name: 'Get price quote' }).click()
  await expect(page).toHaveURL(/quantity=20/)
  const stored = await page.evaluate(() => [Object.entries(localStorage), Object.entries(sessionStorage)])
  expect(stored).toEqual([[], []])
  expect(await context.cookies()).toEqual([])
})

for (const scheme of ['light', 'dark'] as const) {
  test(`prices, finder, appointments, data and comparison fit a phone in ${scheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of [
      '/prices',
      '/prices/botox',
      '/finder?concern=volume',
      '/appointments',
      '/appointments/botox',
      '/data',
      '/compare',
    ]) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
    }
  })
}
