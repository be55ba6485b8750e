import type { Page } from '@playwright/test'
import { expect, test } from '../tools/playwright/fixtures.ts'
import { tabTo } from '../tools/playwright/islands.ts'

const getLocationMenuButton = (page: Page) => page.getByRole('complementary').locator('summary')

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`${reducedMotion === 'reduce' ? 'without' : 'with'} transitions between pages`, () => {
    test.use({ contextOptions: { reducedMotion } })

    // §1.3
    test('a visitor gets from the list of treatments through a treatment and a location to a clinic', async ({
      page,
    }) => {
      await page.goto('/')
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Treatments' }).click()
      await expect(page).toHaveURL('/treatments')
      await page.getByRole('main').getByRole('link', { name: 'Botox', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Botox')
      await getLocationMenuButton(page).click()
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

test('a citation is labeled as a source and links to that source', async ({ page }) => {
  await page.goto('/treatments/botox')
  await page.getByRole('link', { name: 'Source 2', exact: true }).first().press('Enter')
  await expect(page).toHaveURL('/treatments/botox#s2')
  await expect(page.locator(':target')).toBeInViewport()
  await expect(page.locator(':target')).toContainText('Cleveland Clinic')
})

test('the whole row of a clinic in a guide links to the clinic', async ({ page }) => {
  await page.goto('/treatments/botox')
  const row = page.getByRole('region', { name: 'Who offers Botox' }).getByRole('listitem').first()
  const name = await row.getByRole('link').innerText()
  // The link on the clinic's name covers the whole row.
  await row.getByText(/\d reviews/).click({ force: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('a click on the text of a card opens the clinic, and a click on its claim button does not', async ({ page }) => {
  await page.goto('/services/botox')
  const card = page.getByRole('article').first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('button', { name: /^Claim Listing/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\/services\/botox/)
  await page.goto('/services/botox')
  await card.getByText(/In the city/).click({ force: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test.describe('the location menu', () => {
  test('opens a list whose last link is less than 720 pixels of scrolling away', async ({ page }) => {
    await page.goto('/treatments/botox')
    await getLocationMenuButton(page).click()
    const scrollYBefore = await page.evaluate(() => window.scrollY)
    const lastLink = page.getByRole('link', { name: 'View All Locations' })
    await lastLink.scrollIntoViewIfNeeded()
    await expect(lastLink).toBeInViewport({ ratio: 1 })
    // The sidebar is sticky and scrolls separately, so reaching the end of its menu must not require scrolling past the
    // whole guide.
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrollYBefore)).toBeLessThan(720)
  })

  // §4.9
  test('closes on Escape and returns the focus', async ({ page }) => {
    await page.goto('/treatments/botox')
    const menuButton = getLocationMenuButton(page)
    const lastLink = page.getByRole('link', { name: 'View All Locations' })
    await menuButton.focus()
    await page.keyboard.press('Enter')
    await expect(lastLink).toBeVisible()
    await tabTo(page, lastLink)
    await page.keyboard.press('Escape')
    await expect(lastLink).toBeHidden()
    await expect(menuButton).toBeFocused()
  })

  // §4.9
  test('closes on a click outside and stays open on hover', async ({ page }) => {
    await page.goto('/treatments/botox')
    const lastLink = page.getByRole('link', { name: 'View All Locations' })
    await getLocationMenuButton(page).click()
    await expect(lastLink).toBeVisible()
    await lastLink.hover()
    await expect(lastLink).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(lastLink).toBeHidden()
  })

  test('links to the same treatment in other locations, and finally to all locations', async ({ page }) => {
    await page.goto('/treatments/botox/soho')
    await expect(getLocationMenuButton(page)).toHaveText('SoHo')
    await getLocationMenuButton(page).click()
    await page.getByRole('complementary').getByRole('link', { name: 'The Hamptons', exact: true }).click()
    await expect(page).toHaveURL('/treatments/botox/the-hamptons')
    await getLocationMenuButton(page).click()
    await page.getByRole('link', { name: 'View All Locations' }).click()
    await expect(page).toHaveURL('/locations')
  })

  test("links to the locations' own pages if the page has no treatment", async ({ page }) => {
    await page.goto('/soho')
    await expect(getLocationMenuButton(page)).toHaveText('SoHo')
    await getLocationMenuButton(page).click()
    await page.getByRole('complementary').getByRole('link', { name: 'Flushing', exact: true }).click()
    await expect(page).toHaveURL('/flushing')
  })
})

// §2.166
test('the URL of a clinic with a wrong location redirects to the right location', async ({ page }) => {
  await page.goto('/tribeca')
  const profile = page.getByRole('link', { name: 'View Profile' }).first()
  const [, area = '', clinic = ''] = ((await profile.getAttribute('href')) ?? '').split('/')
  await page.goto(`/flushing/${clinic}`)
  await expect(page).toHaveURL(`/${area}/${clinic}`)
  await expect(page.getByRole('heading', { name: 'Services offered' })).toBeVisible()
})
