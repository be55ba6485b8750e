import { expect, test } from '../tools/playwright/fixtures.ts'
import { FORM_SCRIPT_PATH, openForm, serveFormScript } from './tools/claim-form.ts'

test('a page without its assets can be read, searched and navigated', async ({ page, watch }) => {
  watch.expectError(/^404 \/assets\//)
  await page.route('/assets/**', (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  )
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find the Best MedSpas in NYC')
  await page.getByRole('combobox', { name: 'Treatment' }).selectOption('botox')
  await page.getByRole('combobox', { name: 'Location' }).selectOption('soho')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/treatments/botox/soho')
  await page.getByRole('link', { name: 'View Profile' }).first().click()
  await expect(page.getByRole('heading', { name: 'Services offered' })).toBeVisible()
})

// §D5.16
test('a blocked third-party form is replaced by a message with phone and email', async ({ page, watch }) => {
  watch.expectError(/^failed \/embed\.js: net::ERR_BLOCKED_BY_CLIENT/)
  await page.route(FORM_SCRIPT_PATH, (route) => route.abort('blockedbyclient'))
  await openForm(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toHaveText('The form could not be loaded. Please call or write instead.')
  await expect(dialog.getByRole('link', { name: /^\(\d{3}\) 555-01\d\d$/ })).toHaveAttribute('href', /^tel:/)
  await expect(dialog.getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:/)
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a third-party form whose script defines no form library is replaced by a message with the phone number', async ({
  page,
}) => {
  await serveFormScript(page, 'void 0')
  await openForm(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toHaveText('The form could not be loaded. Please call or write instead.')
  await expect(dialog.getByRole('link', { name: /^\(\d{3}\) 555-01\d\d$/ })).toBeVisible()
})

// §D5.3
test('a blocked map leaves the address, the phone number and a link to the map', async ({ page, watch }) => {
  await page.goto('/tribeca')
  await page.getByRole('link', { name: 'View Profile' }).first().click()
  await page.waitForURL(/\/tribeca\/./)
  await page.route('https://www.google.com/**', (route) => route.abort('blockedbyclient'))
  watch.expectError(/^left the site: https:\/\/www\.google\.com\/maps/)
  await page.getByRole('link', { name: 'Show interactive map' }).click()
  await expect(page.getByTitle(/^Map of /)).toHaveCount(1)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /555-01\d\d/ }).first()).toHaveAttribute('href', /^tel:/)
  await expect(main.getByText(/, NY 1\d{4}/).first()).toBeVisible()
  await page.route('https://www.google.com/maps/search/**', (route) => route.fulfill({ body: 'Google Maps' }))
  await main.getByRole('link', { name: 'Open it on Google Maps' }).click()
  await expect(page).toHaveURL(/^https:\/\/www\.google\.com\/maps\/search\//)
})
