import { expect, test } from '../tools/fixtures.ts'
import { breakIslands, holdIslands, plainField, richField } from '../tools/islands.ts'

test('the first press on a field opens the list, and the field accepts typing', async ({ page }) => {
  const release = await holdIslands(page)
  await page.goto('/')
  const select = plainField(page, 'Treatment')
  await select.click()
  release()
  await expect(richField(page, 'Treatment')).toBeFocused()
  await expect(page.getByRole('listbox', { name: 'Treatment' })).toBeVisible()
})

test('a press opens the plain select if the script cannot be loaded', async ({ page, watch }) => {
  watch.expectError(/^failed \/assets\/hydrate-/)
  await breakIslands(page)
  await page.goto('/')
  await plainField(page, 'Treatment').click()
  await expect(page.locator('[data-island="search-box"]')).toHaveAttribute('data-failed', '')
  await plainField(page, 'Treatment').click()
  await expect(plainField(page, 'Treatment')).toBeFocused()
})

// §D3.2
test('a choice in a select and the focus are kept when the script loads', async ({ page }) => {
  const release = await holdIslands(page)
  await page.goto('/')
  await plainField(page, 'Treatment').selectOption({ label: 'Kybella' })
  await plainField(page, 'Location').focus()
  await page.keyboard.type('Bro')
  await expect(plainField(page, 'Location')).toHaveValue('brooklyn')
  release()
  await expect(richField(page, 'Location')).toBeFocused()
  await expect(richField(page, 'Location')).toHaveValue('Brooklyn')
  await expect(richField(page, 'Treatment')).toHaveValue('Kybella')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/treatments/kybella/brooklyn')
})

test('a search with an unknown treatment shows a message and keeps the location', async ({ page }) => {
  await page.goto('/search?treatment=no-such-thing&location=soho')
  await expect(page.getByRole('alert')).toHaveText(/^There is no treatment called “no-such-thing”/)
  await expect(plainField(page, 'Location')).toHaveValue('soho')
  await plainField(page, 'Treatment').focus()
  await expect(richField(page, 'Treatment')).toBeFocused()
  await expect(richField(page, 'Location')).toHaveValue('SoHo')
})
