import type { Page } from '@playwright/test'
import { expect, test } from '../tools/playwright/fixtures.ts'
import { delayFiles, getSearchCombobox, getSearchSelect } from '../tools/playwright/islands.ts'

const PARK_SLOPE = { latitude: 40.6681, longitude: -73.9822 }
const CHICAGO = { latitude: 41.8781, longitude: -87.6298 }

const getLocateButton = (page: Page) => page.getByRole('button', { name: 'Use my location' })
const getStatusMessage = (page: Page) => getLocateButton(page).locator('xpath=..').getByRole('status')

test.describe('with permission', () => {
  test.use({ permissions: ['geolocation'], geolocation: PARK_SLOPE })

  // §D7.8
  test("a list is sorted by distance from the device's zip code, and the device's position is not sent", async ({
    page,
    watch,
  }) => {
    await page.goto('/manhattan')
    await getLocateButton(page).click()
    await expect(page).toHaveURL(/near=11215/)
    await expect(page).toHaveURL(/sort=distance/)
    await expect(page.getByLabel('Near')).toHaveValue('11215')
    expect(watch.requests.filter((url) => /40\.6|73\.98/.test(url))).toEqual([])
  })

  // §D7.7
  test('a page asks for the position only when the button is pressed', async ({ page }) => {
    let requestCount = 0
    await page.exposeFunction('countPositionRequest', () => {
      requestCount += 1
    })
    await page.addInitScript(() => {
      const { geolocation } = navigator
      const count = () => (window as unknown as { countPositionRequest: () => void }).countPositionRequest()
      const getCurrentPosition = geolocation.getCurrentPosition.bind(geolocation)
      geolocation.getCurrentPosition = (...handlers) => {
        count()
        getCurrentPosition(...handlers)
      }
      geolocation.watchPosition = () => {
        count()
        return 0
      }
    })
    for (const path of ['/', '/manhattan', '/compare?c=slipway-aesthetics,pincushion']) {
      await page.goto(path)
      await page.mouse.wheel(0, 2000)
      await getLocateButton(page).hover()
      await getLocateButton(page).focus()
      await page.waitForLoadState('networkidle')
      expect(requestCount, path).toBe(0)
    }
    await getLocateButton(page).click()
    await expect(page).toHaveURL(/from=11215/)
    expect(requestCount).toBe(1)
  })

  test('the home page leads to the clinics nearby that offer the chosen treatment', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Treatment').first().selectOption({ label: 'Botox' })
    await getLocateButton(page).click()
    await expect(page).toHaveURL('/services/botox?near=11215&sort=distance')
  })

  test('the home page leads to the clinics nearby after the treatment was chosen in the list', async ({ page }) => {
    await page.goto('/')
    await getSearchSelect(page, 'Treatment').focus()
    await getSearchCombobox(page, 'Treatment').fill('kyb')
    await page.keyboard.press('Enter')
    await getLocateButton(page).click()
    await expect(page).toHaveURL('/services/kybella?near=11215&sort=distance')
  })

  test('the home page leads to a search if the treatment is still being typed', async ({ page }) => {
    const sendSuggestions = await delayFiles(page, '**/search/suggest*')
    await page.goto('/')
    await getSearchSelect(page, 'Treatment').focus()
    await getSearchCombobox(page, 'Treatment').fill('double chin')
    await getLocateButton(page).click()
    await expect(page).toHaveURL('/search?treatment=double+chin&location=11215')
    sendSuggestions()
  })

  test("a comparison measures from the device's zip code", async ({ page }) => {
    await page.goto('/compare?c=slipway-aesthetics,pincushion')
    await getLocateButton(page).click()
    await expect(page).toHaveURL(/from=11215/)
  })

  test('an error page in place of the zip codes shows a message that says what to do', async ({ page, watch }) => {
    watch.expectError(/503/)
    await page.route('/zip-points.json', (route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body: '<!doctype html><title>Unavailable</title>' }),
    )
    await page.goto('/medspas')
    await getLocateButton(page).click()
    await expect(getStatusMessage(page)).toHaveText(
      'The zip codes could not be loaded. Type a zip code or neighborhood instead.',
    )
  })

  test('if its script cannot be loaded, the button says so for a moment, and the next press tries again', async ({
    page,
    watch,
  }) => {
    watch.expectError(/locate-/)
    await page.route('**/assets/locate-*.js', (route) => route.abort())
    await page.goto('/manhattan')
    const button = page.locator('[data-locate]')
    await button.click()
    await expect(button).toHaveText('Could not load')
    await page.unroute('**/assets/locate-*.js')
    await expect(button).toHaveText('Use my location')
    await button.click()
    await expect(page).toHaveURL(/near=11215/)
  })

  test('a position outside the region shows a message and focuses the Near field', async ({ page, context }) => {
    await context.setGeolocation(CHICAGO)
    await page.goto('/medspas')
    await getLocateButton(page).click()
    await expect(getStatusMessage(page)).toHaveText(/^You seem to be outside of New York City and the East End\./)
    await expect(page.getByLabel('Near')).toBeFocused()
  })
})

test('without permission, a message says what to do and the Near field has the focus', async ({ page, context }) => {
  await context.clearPermissions()
  await page.goto('/medspas')
  const measureTop = async () => (await page.getByRole('article').first().boundingBox())?.y
  const topBefore = await measureTop()
  await getLocateButton(page).click()
  await expect(getStatusMessage(page)).toHaveText(
    'Your browser did not share your location. Type a zip code or neighborhood instead.',
  )
  await expect(page.getByLabel('Near')).toBeFocused()
  expect(await measureTop()).toBe(topBefore)
  await page.keyboard.type('1')
  await expect(getStatusMessage(page)).toBeEmpty()
})

test.describe('without permission, on the home page on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test.beforeEach(async ({ page, context }) => {
    await context.clearPermissions()
    await page.goto('/')
    await getLocateButton(page).tap()
    await expect(getStatusMessage(page)).toHaveText(
      'Your browser did not share your location. Choose a location above instead.',
    )
  })

  test('a tap hides the message without following the link underneath', async ({ page }) => {
    const coveredLinkBox = await page.getByRole('link', { name: 'Start from what bothers you' }).boundingBox()
    const messageBox = await getStatusMessage(page).boundingBox()
    const x = (coveredLinkBox?.x ?? 0) + 20
    const y = (coveredLinkBox?.y ?? 0) + 20
    expect(y).toBeLessThan((messageBox?.y ?? 0) + (messageBox?.height ?? 0))
    await page.touchscreen.tap(x, y)
    await expect(getStatusMessage(page)).toBeEmpty()
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL('/')
  })

  test('scrolling hides the message', async ({ page }) => {
    await page.mouse.wheel(0, 100)
    await expect(getStatusMessage(page)).toBeEmpty()
  })
})
