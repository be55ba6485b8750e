import { expect, test } from '../tools/playwright/fixtures.ts'
import { openLocationsWithClaimForm } from './tools/claim-form.ts'

// §8.12
test('a page without the root element throws an error at startup', async ({ page, watch }) => {
  watch.expectError(/^uncaught: Failed to find the root element$/)
  await page.route('/about', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(' id="root"', '') })
  })
  await page.goto('/about', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

// §7.16
test('a page that regains focus sends no request', async ({ page, watch }) => {
  // Excludes fonts and SVG files, such as the icon, which a slow machine may load after the page.
  const listRequests = () => watch.requests.filter((path) => !/\.(woff2|svg)$/.test(path))
  await page.goto('/treatments/botox', { waitUntil: 'networkidle' })
  const requestsBefore = listRequests()
  await page.evaluate(() => {
    for (const name of ['blur', 'focus', 'online', 'pageshow']) window.dispatchEvent(new Event(name))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.waitForLoadState('networkidle')
  expect(listRequests()).toEqual(requestsBefore)
})

// §1.17, §7.1
test("a page requests only the site's own files and no data", async ({ page, watch }) => {
  for (const path of ['/', '/treatments/botox/soho', '/upper-east-side/marchetti-osei-dermatology']) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  const nonAssetRequests = watch.requests.filter(
    (request) =>
      !/^\/(assets|pictures|fonts)\/|^\/[\w.-]+\.(ico|svg|png|webmanifest)$|^\/speculation-rules\.json$/.test(request),
  )
  expect(nonAssetRequests).toEqual(['/', '/treatments/botox/soho', '/upper-east-side/marchetti-osei-dermatology'])
})

// §4.7, §7.13, §D5.8, §D5.13
test("closing the claim dialog removes the form's frame, and reopening the dialog reloads the form", async ({
  page,
  watch,
}) => {
  await page.route('/claim/form', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Form</title><p>The form</p>' }),
  )
  await openLocationsWithClaimForm(page)
  const countFormRequests = () => watch.requests.filter((request) => request === '/claim/form').length
  for (const requestCount of [1, 2]) {
    await page.getByRole('button', { name: 'Claim your listing' }).click()
    const form = page.frameLocator('[title="Claim form"]')
    await expect(form.getByText('The form')).toBeVisible()
    expect(countFormRequests()).toBe(requestCount)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByTitle('Claim form')).toHaveCount(0)
  }
})
