import { expect, test } from '../tools/playwright/fixtures.ts'
import { getResultsMap } from '../tools/playwright/results-map.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 1440, height: 900 } })

    test('a frequent filter and the form add filters to the URL of a list, and the tags remove them', async ({
      page,
    }) => {
      await page.goto('/medspas')
      await page
        .getByRole('navigation', { name: 'Frequent filters' })
        .getByRole('link', { name: /^Verified/ })
        .click()
      await expect(page).toHaveURL('/medspas?verified=yes')
      const filters = page.getByRole('form', { name: 'Filters' })
      await expect(filters.getByRole('checkbox', { name: /^Verified/ })).toBeChecked()
      await filters.getByRole('combobox', { name: 'Location' }).selectOption('manhattan')
      await filters.getByRole('radio', { name: /^4\.5 and higher/ }).check()
      await filters.getByRole('button', { name: 'Show results' }).click()
      await expect(page).toHaveURL('/medspas?area=manhattan&rating=4.5&verified=yes')
      const tags = page.getByRole('navigation', { name: 'Chosen filters' })
      await tags.getByRole('link', { name: /Manhattan$/ }).click()
      await expect(page).toHaveURL('/medspas?rating=4.5&verified=yes')
      await page.goBack()
      await expect(page).toHaveURL('/medspas?area=manhattan&rating=4.5&verified=yes')
      await tags.getByRole('link', { name: 'Remove all' }).click()
      await expect(page).toHaveURL('/medspas')
    })

    test('the number next to a filter value is the number of results for that value', async ({ page }) => {
      await page.goto('/services/botox')
      const option = page.getByRole('radio', { name: /^Saturdays/ })
      const optionCount = ((await option.locator('xpath=..').textContent()) ?? '').replaceAll(/\D/g, '')
      await option.check()
      await page.getByRole('button', { name: 'Show results' }).click()
      await expect(page).toHaveURL('/services/botox?open=saturday')
      await expect(page.getByRole('heading', { level: 2, name: `${optionCount} clinics` })).toBeVisible()
    })

    test('filters and a sort order keep the place, and after Back the form matches the list', async ({ page }) => {
      await page.goto('/services/botox?near=11215&sort=distance')
      const filters = page.getByRole('form', { name: 'Filters' })
      await filters.getByRole('spinbutton', { name: 'Highest starting price per unit, in dollars' }).fill('16')
      await filters.getByRole('radio', { name: /^Saturdays/ }).check()
      await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'Lowest price' })
      await filters.getByRole('button', { name: 'Show results' }).click()
      await expect(page).toHaveURL('/services/botox?max=16&near=11215&open=saturday&sort=price')
      await expect(page.getByRole('article').first()).toContainText(/miles? away/)
      await page.goBack()
      await expect(page).toHaveURL('/services/botox?near=11215&sort=distance')
      await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('distance')
      await expect(
        filters.getByRole('spinbutton', { name: 'Highest starting price per unit, in dollars' }),
      ).toHaveValue('')
      await expect(page.getByRole('combobox', { name: 'Near' })).toHaveValue('11215')
    })

    test('entering a place selects the sort by distance, and the first card shows its distance', async ({ page }) => {
      await page.goto('/medspas')
      await page.getByRole('combobox', { name: 'Near' }).fill('SoHo')
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(page).toHaveURL('/medspas?near=soho&sort=distance')
      await expect(page.getByRole('article').first()).toContainText(/[\d.]+ miles? away/)
    })

    test("a map marker links to the clinic's card", async ({ page }) => {
      await page.goto('/queens')
      const marker = getResultsMap(page).getByRole('link').last()
      const [, number = '', name = ''] =
        /^(\d+)\. (.*), \1$/.exec((await marker.getAttribute('aria-label')) ?? '') ?? []
      await marker.click()
      await expect(page).toHaveURL(/\/queens#clinic-/)
      const card = page.locator(':target')
      await expect(card.getByRole('heading')).toHaveText(name)
      await expect(card).toContainText(number)
      await expect(card).toBeInViewport()
    })

    test('a marker for several clinics, opened by keyboard, shows a link to each of them', async ({ page }) => {
      await page.goto('/manhattan')
      const map = getResultsMap(page)
      const cluster = map.getByRole('link', { name: / close together: / }).first()
      const count = Number.parseInt((await cluster.getAttribute('aria-label')) ?? '', 10)
      await cluster.focus()
      await page.keyboard.press('Enter')
      const names = page.locator(':target + .map-panel').getByRole('listitem').getByRole('link')
      await expect(names).toHaveCount(count)
      await expect(names.last()).toBeInViewport()
      const name = ((await names.first().textContent()) ?? '').replace(/^\d+\. /, '')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Close', exact: true })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page.locator(':target').getByRole('heading')).toHaveText(name)
      await expect(page.locator('.map-panel').filter({ visible: true })).toHaveCount(0)
    })

    test('the first suggestion of an empty list leads to results', async ({ page }) => {
      await page.goto('/medspas?area=the-hamptons&language=bukharian&verified=yes')
      const suggestion = page.getByRole('link', { name: /^Without/ }).first()
      await suggestion.click()
      await expect(page.getByRole('article').first()).toBeVisible()
    })
  })
}

test('a list of one clinic, which has no filter form, is aligned with the page title', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const measureLeftEdge = async (level: number) =>
    (await page.getByRole('main').getByRole('heading', { level }).first().boundingBox())?.x
  await page.goto('/treatments/kybella/queens')
  await expect(page.getByRole('form', { name: 'Filters' })).toBeHidden()
  expect(await measureLeftEdge(2)).toBe(await measureLeftEdge(1))
})

test('closed filters open if the form cannot be sent because of an invalid filter', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/services/botox')
  const summary = page.locator('details.facets > summary')
  const maxPrice = page.getByRole('spinbutton', { name: /price/i })
  await summary.click()
  await maxPrice.fill('-5')
  await summary.click()
  await expect(maxPrice).toBeHidden()
  await page.getByLabel('Near').fill('11215')
  await page.getByLabel('Near').press('Enter')
  await expect(maxPrice).toBeVisible()
  await expect(maxPrice).toBeFocused()
})

for (const [width, height] of [
  [390, 844],
  [1440, 700],
] as const)
  test(`the comparison bar does not cover the button that applies the filters, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/medspas')
    await page.locator('a[data-compare]').first().click()
    const bar = page.getByRole('region', { name: 'Your comparison' })
    await expect(bar).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 0))
    const summary = page.locator('details.facets > summary')
    if (await summary.isVisible()) await summary.click()
    const button = page.getByRole('button', { name: 'Show results' })
    await expect(button).toBeInViewport({ ratio: 1 })
    const [buttonBox, barBox] = [await button.boundingBox(), await bar.boundingBox()]
    if (!buttonBox || !barBox) throw new Error('the button or the bar has no box')
    expect(buttonBox.y + buttonBox.height).toBeLessThanOrEqual(barBox.y)
  })
