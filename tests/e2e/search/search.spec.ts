import { expect, test } from '../../tools/playwright/fixtures.ts'
import { delayIslands, getSearchCombobox, getSearchSelect, tabTo } from '../../tools/playwright/islands.ts'

const searches = [
  { title: 'both', treatment: 'Fillers', location: 'SoHo', path: '/treatments/fillers/soho' },
  { title: 'a treatment only', treatment: 'Fillers', location: null, path: '/treatments/fillers' },
  { title: 'a location only', treatment: null, location: 'Upper East Side', path: '/upper-east-side' },
  { title: 'neither', treatment: null, location: null, path: '/locations' },
] as const

for (const { title, treatment, location, path } of searches) {
  const choices = [
    ['Treatment', treatment],
    ['Location', location],
  ] as const

  // §2.48, §D3.2
  test(`searching with ${title} chosen in the plain selects opens ${path}`, async ({ page }) => {
    await delayIslands(page)
    await page.goto('/')
    for (const [field, choice] of choices)
      if (choice) await getSearchSelect(page, field).selectOption({ label: choice })
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  // §2.49
  test(`searching with ${title} chosen by mouse opens ${path}`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('search').hover()
    for (const [field, choice] of choices) {
      await getSearchCombobox(page, field).click()
      if (choice) await page.getByRole('option', { name: choice, exact: true }).first().click()
      await expect(getSearchCombobox(page, field)).toHaveValue(choice ?? '')
    }
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(path)
  })

  // §2.50
  test(`searching with ${title} chosen by keyboard opens ${path}`, async ({ page }) => {
    await page.goto('/')
    await tabTo(page, page.getByRole('combobox', { name: 'Treatment' }))
    for (const [field, choice] of choices) {
      await expect(getSearchCombobox(page, field)).toBeFocused()
      if (choice) {
        await page.keyboard.type(choice.slice(0, 4).toLowerCase())
        await expect(page.getByRole('option')).toHaveText([choice])
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
      }
      await expect(getSearchCombobox(page, field)).toHaveValue(choice ?? '')
      await page.keyboard.press('Tab')
    }
    await expect(page.getByRole('button', { name: 'Search' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
  })
}
