import { expect, test } from '../tools/playwright/fixtures.ts'
import { expectClaimToOpenContactPage } from './tools/claim-form.ts'

test.use({ javaScriptEnabled: false })

const searches = [
  { treatment: 'Fillers', location: 'SoHo', path: '/treatments/fillers/soho' },
  { treatment: 'Fillers', location: null, path: '/treatments/fillers' },
  { treatment: null, location: 'Queens', path: '/queens' },
  { treatment: null, location: null, path: '/locations' },
]

for (const { treatment, location, path } of searches) {
  // §D3.3
  test(`searching for ${treatment ?? 'any treatment'} in ${location ?? 'any location'} opens ${path}`, async ({
    page,
  }) => {
    await page.goto('/')
    if (treatment) await page.getByRole('combobox', { name: 'Treatment' }).selectOption({ label: treatment })
    if (location) await page.getByRole('combobox', { name: 'Location' }).selectOption({ label: location })
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('the full-text search finds a treatment', async ({ page }) => {
  await page.goto('/search')
  await page.getByRole('searchbox').fill('laser hair')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=laser+hair')
  const results = page.getByRole('region', { name: /^Treatments \(\d+\)$/ })
  await expect(results.getByRole('link', { name: 'Laser Hair Removal', exact: true })).toBeVisible()
})

test('a visitor gets from the list of treatments through the location menu to a clinic', async ({ page }) => {
  await page.goto('/treatments')
  await page.getByRole('main').getByRole('link', { name: 'Botox', exact: true }).click()
  await page.locator('summary', { hasText: 'Choose a location' }).click()
  await page.getByRole('link', { name: 'Midtown', exact: true }).click()
  await expect(page).toHaveURL('/treatments/botox/midtown')
  await page.getByRole('link', { name: 'View Profile' }).first().click()
  await expect(page.getByRole('heading', { name: 'Services offered' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Show interactive map' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\//,
  )
})

test('the form of a list filters and sorts the list, and Next leads to page 2', async ({ page }) => {
  await page.goto('/medspas')
  await page.getByRole('combobox', { name: 'Location' }).selectOption('brooklyn')
  await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'Name' })
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page).toHaveURL('/medspas?area=brooklyn&sort=name')
  const cardTexts = await page.getByRole('article').allTextContents()
  expect(cardTexts.filter((text) => !text.includes('Brooklyn, NY'))).toEqual([])
  const names = await page.getByRole('article').getByRole('heading').allInnerTexts()
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')))
  expect(names.length).toBeGreaterThan(1)
  await page.goto('/medspas')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/medspas?page=2')
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  // §2.8
  test('the menu opens, closes and has working links', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).tap()
    await menu.getByRole('link', { name: 'Locations' }).tap()
    await expect(page).toHaveURL('/locations')
    await expect(menu).toBeHidden()
  })
})

test('a claim button opens the contact page, which explains how to claim', async ({ page }) => {
  await expectClaimToOpenContactPage(page)
  await expect(page.getByRole('link', { name: /^Call \(\d{3}\) 555-01\d\d$/ })).toBeVisible()
})

// §D2.12
test('the notice about an unknown clinic is shown without a dismiss button', async ({ page }) => {
  await page.goto('/soho/no-such-clinic')
  await expect(page).toHaveURL('/locations?notice=clinic-not-found')
  await expect(page.getByRole('alert')).toContainText(
    'The requested clinic could not be found. Redirecting to locations.',
  )
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeHidden()
})

for (const [path, title] of [
  ['/treatments/no-such-thing/soho', 'Treatment Not Found'],
  ['/treatments/botox/no-such-place', 'Location Not Found'],
] as const) {
  // §D2.6
  test(`${path} does not redirect, shows '${title}' and has a working search`, async ({ page, watch }) => {
    watch.expectError(new RegExp(`^404 ${path}$`))
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveURL(path)
    await page.getByRole('combobox', { name: 'Treatment' }).selectOption({ label: 'Botox' })
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/treatments/botox')
  })
}

// §D3.36, §D3.39
test('forms request a price estimate and the options for a concern', async ({ page }) => {
  await page.goto('/treatments/botox')
  await page.getByRole('link', { name: 'Get price quote' }).click()
  await expect(page).toHaveURL('/prices/botox')
  await page.getByRole('button').last().click()
  await expect(page).toHaveURL(/\/prices\/botox\?.*quantity=/)
  await page.goto('/finder')
  await page.getByRole('combobox', { name: 'What bothers you' }).selectOption({ label: 'Fullness under the chin' })
  await page.getByRole('button', { name: 'Show options' }).click()
  await expect(page).toHaveURL(/\/finder\?concern=/)
  await expect(page.getByRole('region', { name: 'Options to read about' })).toBeVisible()
})

test('a card has the hours of the whole week', async ({ page }) => {
  await page.goto('/upper-east-side')
  const card = page.getByRole('article').filter({ hasText: 'Marchetti & Osei' })
  await expect(card).toContainText('Mon–Tue 8am–6pm, Wed 8am–8pm, Thu 8am–6pm, Fri 8am–3pm')
})

test("on a phone, opening and closing a marker's panel scrolls the page by less than 50 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/manhattan?view=map')
  const panel = page.locator('.map-panel').filter({ visible: true })
  const markers = await page.locator('.markers-far .map-marker').all()
  expect(markers.length).toBeGreaterThan(0)
  for (const marker of markers) {
    await marker.click()
    await expect(panel).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBeLessThan(50)
    await panel.getByRole('link', { name: 'Close', exact: true }).click()
    await expect(panel).toHaveCount(0)
    expect(await page.evaluate(() => scrollY)).toBeLessThan(50)
  }
})
