import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { tabTo } from './islands.ts'

/** The filter beside the text, whatever it shows. */
const locationFilter = (page: Page) => page.getByRole('complementary').locator('summary')

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`with ${reducedMotion === 'reduce' ? 'no' : 'the'} transition between pages`, () => {
    test.use({ contextOptions: { reducedMotion } })

    // §1.3
    test('a visitor gets from the treatments by way of a treatment and a location to a clinic', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Treatments' }).click()
      await expect(page).toHaveURL('/treatments')
      await page.getByRole('main').getByRole('link', { name: 'Botox', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Botox')
      await locationFilter(page).click()
      await page.getByRole('complementary').getByRole('link', { name: 'SoHo', exact: true }).click()
      await expect(page).toHaveURL('/treatments/botox/soho')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Botox in SoHo')
      const card = page.getByRole('article').first()
      const clinic = (await card.getByRole('heading').textContent()) ?? ''
      await card.getByRole('link', { name: 'View Profile' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(clinic)
      await expect(page.getByRole('heading', { name: 'Services offered' })).toBeVisible()
    })
  })
}

test('a citation of a guide is read out as a source, and leads to it', async ({ page }) => {
  await page.goto('/treatments/botox')
  await page.getByRole('link', { name: 'Source 2', exact: true }).first().press('Enter')
  await expect(page).toHaveURL('/treatments/botox#s2')
  await expect(page.locator(':target')).toBeInViewport()
  await expect(page.locator(':target')).toContainText('Cleveland Clinic')
})

test('all of a line of a guide’s providers leads to the clinic', async ({ page }) => {
  await page.goto('/treatments/botox')
  const line = page.getByRole('region', { name: 'Who offers Botox' }).getByRole('listitem').first()
  const name = await line.getByRole('link').innerText()
  // The name’s link lies over the whole line.
  await line.getByText(/\d reviews/).click({ force: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test.describe('the location filter', () => {
  test('opens its whole list within reach of where it stands', async ({ page }) => {
    await page.goto('/treatments/botox')
    await locationFilter(page).click()
    const before = await page.evaluate(() => window.scrollY)
    const last = page.getByRole('link', { name: 'View All Locations' })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
    // Beside the text the filter moves along with the window, so its list may not depend on scrolling past all of it.
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(720)
  })

  // §4.9
  test('closes by Escape, which gives the focus back', async ({ page }) => {
    await page.goto('/treatments/botox')
    const filter = locationFilter(page)
    const last = page.getByRole('link', { name: 'View All Locations' })
    await filter.focus()
    await page.keyboard.press('Enter')
    await expect(last).toBeVisible()
    await tabTo(page, last)
    await page.keyboard.press('Escape')
    await expect(last).toBeHidden()
    await expect(filter).toBeFocused()
  })

  // §4.9
  test('closes by a press outside, and stays open for one inside', async ({ page }) => {
    await page.goto('/treatments/botox')
    const last = page.getByRole('link', { name: 'View All Locations' })
    await locationFilter(page).click()
    await expect(last).toBeVisible()
    await last.hover()
    await expect(last).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(last).toBeHidden()
  })

  test('leads to the same treatment elsewhere, and by its last entry to all locations', async ({ page }) => {
    await page.goto('/treatments/botox/soho')
    await expect(locationFilter(page)).toHaveText('SoHo')
    await locationFilter(page).click()
    await page.getByRole('complementary').getByRole('link', { name: 'The Hamptons', exact: true }).click()
    await expect(page).toHaveURL('/treatments/botox/the-hamptons')
    await locationFilter(page).click()
    await page.getByRole('link', { name: 'View All Locations' }).click()
    await expect(page).toHaveURL('/locations')
  })

  test('leads to the locations’ own pages where there is no treatment', async ({ page }) => {
    await page.goto('/soho')
    await expect(locationFilter(page)).toHaveText('SoHo')
    await locationFilter(page).click()
    await page.getByRole('complementary').getByRole('link', { name: 'Flushing', exact: true }).click()
    await expect(page).toHaveURL('/flushing')
  })
})

// §2.166
test('a clinic below a location that is not its own is shown at the right one', async ({ page }) => {
  await page.goto('/tribeca')
  const profile = page.getByRole('link', { name: 'View Profile' }).first()
  const [, area = '', clinic = ''] = ((await profile.getAttribute('href')) ?? '').split('/')
  await page.goto(`/flushing/${clinic}`)
  await expect(page).toHaveURL(`/${area}/${clinic}`)
  await expect(page.getByRole('heading', { name: 'Services offered' })).toBeVisible()
})
