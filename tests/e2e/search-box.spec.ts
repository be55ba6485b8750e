import { expect, test } from './fixtures.ts'
import { holdIslands, plainField, richField } from './islands.ts'

// §D3.2
test('a choice made in a select before its script came is kept, and so is the focus', async ({ page }) => {
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

test('a search with an unknown treatment says so, and its box keeps the location', async ({ page }) => {
  await page.goto('/search?treatment=no-such-thing&location=soho')
  await expect(page.getByRole('alert')).toHaveText(/^There is no treatment called “no-such-thing”/)
  await expect(plainField(page, 'Location')).toHaveValue('soho')
  await plainField(page, 'Treatment').focus()
  await expect(richField(page, 'Treatment')).toBeFocused()
  await expect(richField(page, 'Location')).toHaveValue('SoHo')
})

test.describe('a field of the search box', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await plainField(page, 'Treatment').focus()
    await expect(richField(page, 'Treatment')).toBeFocused()
  })

  // §2.56
  test('lists the treatments under their five headings, the popular ones first', async ({ page }) => {
    const list = page.getByRole('listbox', { name: 'Treatment' })
    for (const heading of ['Popular Treatments', 'Injectables', 'Laser Treatments', 'Body Treatments']) {
      await expect(list.getByText(heading, { exact: true })).toBeVisible()
    }
    await expect(page.getByRole('option').first()).toHaveText('Botox')
  })

  test('opens its list by the arrow key and by a press, and closes it by a second press', async ({ page }) => {
    const location = richField(page, 'Location')
    const list = page.getByRole('listbox', { name: 'Location' })
    await page.keyboard.press('Tab')
    await expect(location).toBeFocused()
    await expect(list).toBeHidden()
    await page.keyboard.press('ArrowDown')
    await expect(list).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await location.click()
    await expect(list).toBeVisible()
    await location.click()
    await expect(list).toBeHidden()
  })

  test('offers what is typed at the start of a word, once, and says how many there are', async ({ page }) => {
    await page.keyboard.type('botox')
    await expect(page.getByRole('option')).toHaveText(['Botox', 'Micro-Botox'])
    await expect(page.getByRole('status').filter({ hasText: /^2 results$/ })).toHaveCount(1)
    await page.keyboard.type('qq')
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(page.getByText('No treatment matches “botoxqq”.')).toBeVisible()
  })

  test('moves through its list by arrow keys, and names the current choice to assistive technology', async ({
    page,
  }) => {
    await page.keyboard.type('laser')
    const field = richField(page, 'Treatment')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    const second = page.getByRole('option').nth(1)
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? 'no id')
    const name = (await second.textContent()) ?? ''
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue(name)
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(page).toHaveURL('/')
  })

  test('closes its list by Escape, and empties by a second one', async ({ page }) => {
    await page.keyboard.type('fill')
    await expect(page.getByRole('option')).toHaveText(['Fillers'])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(richField(page, 'Treatment')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(richField(page, 'Treatment')).toHaveValue('')
  })

  test('takes a name that was typed in full, in any case', async ({ page }) => {
    await page.keyboard.type('fillers')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/treatments/fillers')
  })

  test('forgets its choice when it is emptied', async ({ page }) => {
    await page.keyboard.type('kyb')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(richField(page, 'Treatment')).toHaveValue('Kybella')
    await richField(page, 'Treatment').fill('')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/locations')
  })

  test('takes the first match at Enter, and searches at the next', async ({ page }) => {
    await page.keyboard.type('fil')
    await page.keyboard.press('Enter')
    await expect(richField(page, 'Treatment')).toHaveValue('Fillers')
    await expect(page).toHaveURL('/')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/treatments/fillers')
  })

  test('takes the only match when Search is pressed', async ({ page }) => {
    await page.keyboard.type('kyb')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/treatments/kybella')
  })

  test('asks which when a press on Search leaves several matches', async ({ page }) => {
    await page.keyboard.type('laser')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('Choose a treatment from the list.')).toBeVisible()
    await expect(richField(page, 'Treatment')).toHaveValue('laser')
    await expect(richField(page, 'Treatment')).toBeFocused()
    await expect(page).toHaveURL('/')
  })

  test('says that a text matches nothing, and sends no search without it', async ({ page }) => {
    await page.keyboard.type('micro-botox')
    await page.keyboard.press('Enter')
    const location = richField(page, 'Location')
    await location.fill('xyz')
    await expect(page.getByText('No location matches “xyz”.')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(location).toHaveValue('xyz')
    await expect(location).toBeFocused()
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(location).toHaveAccessibleDescription('No location matches “xyz”.')
    await expect(page).toHaveURL('/')
    await location.fill('')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/treatments/micro-botox')
  })
})
