import { expect, test } from '../../tools/playwright/fixtures.ts'
import { breakIslands, delayIslands, searchCombobox, searchSelect } from '../../tools/playwright/islands.ts'

test('the first press on a field focuses the field and opens its list', async ({ page }) => {
  const release = await delayIslands(page)
  await page.goto('/')
  const select = searchSelect(page, 'Treatment')
  await select.click()
  release()
  await expect(searchCombobox(page, 'Treatment')).toBeFocused()
  await expect(page.getByRole('listbox', { name: 'Treatment' })).toBeVisible()
})

test('a press focuses the select if the script cannot be loaded', async ({ page, watch }) => {
  watch.expectError(/^failed \/assets\/hydrate-/)
  await breakIslands(page)
  await page.goto('/')
  await searchSelect(page, 'Treatment').click()
  await expect(page.locator('[data-island="search-box"]')).toHaveAttribute('data-failed', '')
  await searchSelect(page, 'Treatment').click()
  await expect(searchSelect(page, 'Treatment')).toBeFocused()
})

// §D3.2
test('a choice in a select and the focus are kept when the script loads', async ({ page }) => {
  const release = await delayIslands(page)
  await page.goto('/')
  await searchSelect(page, 'Treatment').selectOption({ label: 'Kybella' })
  await searchSelect(page, 'Location').focus()
  await page.keyboard.type('Bro')
  await expect(searchSelect(page, 'Location')).toHaveValue('brooklyn')
  release()
  await expect(searchCombobox(page, 'Location')).toBeFocused()
  await expect(searchCombobox(page, 'Location')).toHaveValue('Brooklyn')
  await expect(searchCombobox(page, 'Treatment')).toHaveValue('Kybella')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/treatments/kybella/brooklyn')
})

test('a search with an unknown treatment shows a message and keeps the location', async ({ page }) => {
  await page.goto('/search?treatment=no-such-thing&location=soho')
  await expect(page.getByRole('alert')).toHaveText(/^There is no treatment called “no-such-thing”/)
  await expect(searchSelect(page, 'Location')).toHaveValue('soho')
  await searchSelect(page, 'Treatment').focus()
  await expect(searchCombobox(page, 'Treatment')).toBeFocused()
  await expect(searchCombobox(page, 'Location')).toHaveValue('SoHo')
})
