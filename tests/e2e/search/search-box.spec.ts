import type { Locator } from '@playwright/test'
import { expect, test } from '../../tools/playwright/fixtures.ts'
import { delayFiles, getSearchCombobox, getSearchSelect } from '../../tools/playwright/islands.ts'

/**
 * Sends the events of typing and of Enter in one task, as a busy browser does. Returns whether the browser would handle
 * Enter itself, which submits the form.
 */
const typeAndPressEnterAtOnce = (field: Locator, text: string) =>
  field.evaluate((input: HTMLInputElement, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    return input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  }, text)

test.describe('a field of the search box', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await getSearchSelect(page, 'Treatment').focus()
    await expect(getSearchCombobox(page, 'Treatment')).toBeFocused()
  })

  // §2.56
  test('lists the treatments under headings, popular ones first', async ({ page }) => {
    const list = page.getByRole('listbox', { name: 'Treatment' })
    for (const heading of ['Popular Treatments', 'Injectables', 'Laser Treatments', 'Body Treatments']) {
      await expect(list.getByText(heading, { exact: true })).toBeVisible()
    }
    await expect(list.locator('li').first()).toHaveText('Popular Treatments')
    await expect(page.getByRole('option').first()).toHaveText('Botox')
  })

  test('opens the list by arrow key and click, and closes it on a second click', async ({ page }) => {
    const locationField = getSearchCombobox(page, 'Location')
    const list = page.getByRole('listbox', { name: 'Location' })
    await page.keyboard.press('Tab')
    await expect(locationField).toBeFocused()
    await expect(list).toBeHidden()
    await page.keyboard.press('ArrowDown')
    await expect(list).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await locationField.click()
    await expect(list).toBeVisible()
    await locationField.click()
    await expect(list).toBeHidden()
  })

  test('offers each match at the start of a word once, and announces the number of matches', async ({ page }) => {
    await page.keyboard.type('botox')
    await expect(page.getByRole('option')).toHaveText(['Botox', 'Micro-Botox'])
    await expect(page.getByRole('status').filter({ hasText: /^2 results$/ })).toHaveCount(1)
    await page.keyboard.type('qq')
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(page.getByText('No treatment matches “botoxqq”.')).toBeVisible()
  })

  test('moves through the list by arrow keys, and exposes the active option to assistive technology', async ({
    page,
  }) => {
    await page.keyboard.type('laser')
    const field = getSearchCombobox(page, 'Treatment')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    const secondOption = page.getByRole('option').nth(1)
    await expect(secondOption).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await secondOption.getAttribute('id')) ?? 'no id')
    const name = (await secondOption.textContent()) ?? ''
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue(name)
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(page).toHaveURL('/')
  })

  test('closes the list on the first Escape and is cleared by the second', async ({ page }) => {
    await page.keyboard.type('fill')
    await expect(page.getByRole('option')).toHaveText(['Fillers'])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(getSearchCombobox(page, 'Treatment')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(getSearchCombobox(page, 'Treatment')).toHaveValue('')
  })

  test('accepts a complete name in lowercase', async ({ page }) => {
    await page.keyboard.type('fillers')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/treatments/fillers')
  })

  test('forgets the choice when cleared', async ({ page }) => {
    await page.keyboard.type('kyb')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(getSearchCombobox(page, 'Treatment')).toHaveValue('Kybella')
    await getSearchCombobox(page, 'Treatment').fill('')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/locations')
  })

  test('selects the first match on Enter, and searches on the second Enter', async ({ page }) => {
    await page.keyboard.type('fil')
    await page.keyboard.press('Enter')
    await expect(getSearchCombobox(page, 'Treatment')).toHaveValue('Fillers')
    await expect(page).toHaveURL('/')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/treatments/fillers')
  })

  test('selects the only match when Search is clicked', async ({ page }) => {
    await page.keyboard.type('kyb')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/treatments/kybella')
  })

  test('asks for a choice when Search is clicked with several matches', async ({ page }) => {
    await page.keyboard.type('laser')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('Choose a treatment from the list.')).toBeVisible()
    await expect(getSearchCombobox(page, 'Treatment')).toHaveValue('laser')
    await expect(getSearchCombobox(page, 'Treatment')).toBeFocused()
    await expect(page).toHaveURL('/')
  })

  test('accepts a brand and a zip code, and leads to the treatment in the area, nearest clinics first', async ({
    page,
  }) => {
    await page.keyboard.type('dysport')
    await expect(page.getByRole('option')).toHaveText(['Botox'])
    await page.keyboard.press('Enter')
    await expect(getSearchCombobox(page, 'Treatment')).toHaveValue('Botox')
    await getSearchCombobox(page, 'Location').fill('11215')
    await expect(page.getByRole('option')).toHaveText(['Nearest to 11215'])
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/treatments/botox/brooklyn?near=11215&sort=distance')
  })

  test('accepts a borough without a page, and leads to the nearest clinics', async ({ page }) => {
    await getSearchCombobox(page, 'Location').fill('bronx')
    await expect(page.getByRole('option')).toHaveText(['Nearest to the Bronx'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/medspas?near=the-bronx&sort=distance')
  })

  test('accepts a part of the body when Search is clicked before the suggestions arrive', async ({ page }) => {
    await page.keyboard.type('lip')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/treatments/fillers')
  })

  for (const [text, name] of [
    ['kyb', 'Kybella'],
    ['Kybella', 'Kybella'],
    ['Micro-Botox', 'Micro-Botox'],
  ] as const) {
    test(`selects the match of “${text}” if Enter is pressed in the same moment`, async ({ page }) => {
      const field = getSearchCombobox(page, 'Treatment')
      await typeAndPressEnterAtOnce(field, text)
      await expect(field).toHaveValue(name)
      await expect(field).toHaveAttribute('aria-expanded', 'false')
    })
  }

  test('leaves Enter to the form if it is pressed in the same moment as the last digit of a zip code', async ({
    page,
  }) => {
    expect(await typeAndPressEnterAtOnce(getSearchCombobox(page, 'Location'), '11215')).toBe(true)
  })

  test('lists all choices again after a complete name was typed and the field was left', async ({ page }) => {
    const field = getSearchCombobox(page, 'Treatment')
    await page.keyboard.type('Kybella')
    await page.keyboard.press('Tab')
    await field.click()
    await expect(page.getByRole('option').first()).toHaveText('Botox')
    await expect(field).toHaveValue('Kybella')
  })

  test('takes a zip code if Enter is pressed before the suggestions arrive', async ({ page }) => {
    const sendSuggestions = await delayFiles(page, '**/search/suggest*')
    await getSearchCombobox(page, 'Location').fill('11215')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/brooklyn?near=11215&sort=distance')
    sendSuggestions()
  })

  test('selects the only match if it arrives after the field has lost the focus', async ({ page }) => {
    const sendSuggestions = await delayFiles(page, '**/search/suggest*')
    await getSearchCombobox(page, 'Location').fill('11215')
    await page.keyboard.press('Tab')
    sendSuggestions()
    await expect(getSearchCombobox(page, 'Location')).toHaveValue('Nearest to 11215')
  })

  test('takes a zip code even if suggestions cannot be loaded', async ({ page, watch }) => {
    watch.expectError(/429/)
    let failedCount = 0
    await page.route('**/search/suggest*', (route) => {
      failedCount++
      return route.fulfill({ status: 429 })
    })
    await getSearchCombobox(page, 'Location').fill('11215')
    await expect.poll(() => failedCount).toBe(2)
    await expect(page.getByText('No location matches')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/brooklyn?near=11215&sort=distance')
  })

  test('suggests the clinics nearest to a neighborhood, and accepts a station', async ({ page }) => {
    const locationField = getSearchCombobox(page, 'Location')
    await locationField.fill('park slope')
    await expect(page.getByRole('option')).toHaveText(['Nearest to Park Slope'])
    await locationField.fill('bedford av')
    await expect(page.getByRole('option')).toHaveText(['Williamsburg'])
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/williamsburg')
  })

  test('sorts by the distance from a suggested neighborhood', async ({ page }) => {
    await getSearchCombobox(page, 'Location').fill('chelsea')
    await expect(page.getByRole('option')).toHaveText(['Chelsea'])
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/manhattan?near=10011&sort=distance')
  })

  test('shows that nothing matches, and does not search', async ({ page }) => {
    await page.keyboard.type('micro-botox')
    await page.keyboard.press('Enter')
    const locationField = getSearchCombobox(page, 'Location')
    await locationField.fill('xyz')
    await expect(page.getByText('No location matches “xyz”.')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(locationField).toHaveValue('xyz')
    await expect(locationField).toBeFocused()
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(locationField).toHaveAccessibleDescription('No location matches “xyz”.')
    await expect(page).toHaveURL('/')
    await locationField.fill('')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/treatments/micro-botox')
  })
})
