import { expect, test } from '../../tools/playwright/fixtures.ts'
import { breakIslands, delayIslands, getSearchCombobox, getSearchSelect } from '../../tools/playwright/islands.ts'

test('the first press on a field focuses the field and opens its list', async ({ page }) => {
  const release = await delayIslands(page)
  await page.goto('/')
  const select = getSearchSelect(page, 'Treatment')
  await select.click()
  release()
  await expect(getSearchCombobox(page, 'Treatment')).toBeFocused()
  await expect(page.getByRole('listbox', { name: 'Treatment' })).toBeVisible()
})

test('a press focuses the select after the script has failed to load', async ({ page, watch }) => {
  watch.expectError(/^failed \/assets\/hydrate-/)
  await breakIslands(page)
  await page.goto('/')
  await getSearchSelect(page, 'Treatment').click()
  await expect(page.locator('[data-island="search-box"]')).toHaveAttribute('data-failed', '')
  await getSearchSelect(page, 'Treatment').click()
  await expect(getSearchSelect(page, 'Treatment')).toBeFocused()
})

// §D3.2
test('a choice in a select and the focus are kept when the script loads', async ({ page }) => {
  const release = await delayIslands(page)
  await page.goto('/')
  await getSearchSelect(page, 'Treatment').selectOption({ label: 'Kybella' })
  await getSearchSelect(page, 'Location').focus()
  await page.keyboard.type('Bro')
  await expect(getSearchSelect(page, 'Location')).toHaveValue('brooklyn')
  release()
  await expect(getSearchCombobox(page, 'Location')).toBeFocused()
  await expect(getSearchCombobox(page, 'Location')).toHaveValue('Brooklyn')
  await expect(getSearchCombobox(page, 'Treatment')).toHaveValue('Kybella')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/treatments/kybella/brooklyn')
})

test('a search with an unknown treatment shows a message and keeps the location', async ({ page }) => {
  await page.goto('/search?treatment=no-such-thing&location=soho')
  await expect(page.getByRole('alert')).toHaveText(/^There is no treatment called “no-such-thing”/)
  await expect(getSearchSelect(page, 'Location')).toHaveValue('soho')
  await getSearchSelect(page, 'Treatment').focus()
  await expect(getSearchCombobox(page, 'Treatment')).toBeFocused()
  await expect(getSearchCombobox(page, 'Location')).toHaveValue('SoHo')
})
