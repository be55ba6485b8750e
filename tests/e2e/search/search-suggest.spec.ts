import type { Page } from '@playwright/test'
import { expect, test } from '../../tools/playwright/fixtures.ts'
import { delayFiles } from '../../tools/playwright/islands.ts'

const SUGGESTIONS_URL_PATTERN = /\/search\/suggest\?/
const FIELD_LABEL = 'Search clinics, treatments and places'

const getSearchField = (page: Page) => page.locator('#q')
const getSuggestions = (page: Page) => page.getByRole('listbox', { name: FIELD_LABEL }).getByRole('option')

async function openSearch(page: Page): Promise<void> {
  await page.goto('/search')
  await getSearchField(page).focus()
  await expect(page.getByRole('combobox', { name: FIELD_LABEL })).toBeFocused()
}

test('suggestions appear while typing, their number is announced, and one opens by keyboard', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('botox tri')
  await expect(getSuggestions(page)).toHaveText([/Botox in Tribeca/])
  await expect(page.getByRole('status').first()).toHaveText('1 suggestion')
  await page.keyboard.press('ArrowDown')
  await expect(getSuggestions(page).first()).toHaveAttribute('aria-selected', 'true')
  const activeId = (await getSuggestions(page).first().getAttribute('id')) ?? 'no id'
  await expect(getSearchField(page)).toHaveAttribute('aria-activedescendant', activeId)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/treatments/botox/tribeca')
})

test('on a phone, suggestions are as wide as the field and the button beside it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await openSearch(page)
  await page.keyboard.type('laser')
  await expect(getSuggestions(page).first()).toBeVisible()
  const listBox = await page.getByRole('listbox', { name: FIELD_LABEL }).boundingBox()
  const formBox = await page.getByRole('search', { name: 'Search the directory' }).boundingBox()
  expect(listBox?.width).toBeCloseTo(formBox?.width ?? 0, 0)
})

test('the status message says when there are no suggestions', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('qwertzu')
  await expect(page.getByRole('status').first()).toHaveText('No matches; Enter searches')
  await expect(getSearchField(page)).toHaveAttribute('aria-expanded', 'false')
})

test('Home and End move to the first and last suggestion', async ({ page }) => {
  await openSearch(page)
  const response = page.waitForResponse(/suggest\?q=botox$/)
  await page.keyboard.type('botox')
  await response
  await expect(getSuggestions(page).nth(1)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(getSuggestions(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await expect(getSuggestions(page).first()).toHaveAttribute('aria-selected', 'true')
})

test('no suggestion is active after the list has changed, so that Enter searches', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('bo')
  await expect(getSuggestions(page).first()).toBeVisible()
  const sendSuggestions = await delayFiles(page, /suggest\?q=botox$/)
  await page.keyboard.type('tox')
  await page.keyboard.press('End')
  await expect(getSuggestions(page).last()).toHaveAttribute('aria-selected', 'true')
  sendSuggestions()
  await expect(page.getByRole('listbox', { name: FIELD_LABEL })).toHaveAttribute('aria-busy', 'false')
  await expect(getSuggestions(page).and(page.locator('[aria-selected=true]'))).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=botox')
})

for (const [screen, width, height] of [
  ['a phone', 390, 844],
  ['a desktop', 1280, 800],
] as const) {
  // §D3.19
  test(`nothing covers a suggestion, so each can be clicked, on ${screen}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openSearch(page)
    await page.keyboard.type('botox b')
    await expect(getSuggestions(page).nth(2)).toBeVisible()
    for (const option of await getSuggestions(page).all()) {
      await option.scrollIntoViewIfNeeded()
      const isOnTop = await option.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)))
      })
      expect(isOnTop, (await option.textContent()) ?? '').toBe(true)
    }
  })
}

test('clicking a suggestion opens its page', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('marche')
  await getSuggestions(page).filter({ hasText: 'Marchetti' }).click()
  await expect(page).toHaveURL('/upper-east-side/marchetti-osei-dermatology')
})

test('Enter without a choice searches, even if the list is open', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('bot')
  await expect(getSuggestions(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=bot')
})

test('Escape closes the list and keeps the text', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('bot')
  await expect(getSuggestions(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(getSuggestions(page)).toHaveCount(0)
  await expect(getSearchField(page)).toHaveValue('bot')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=bot')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “bot”')
})

test('fast typing skips requests, and the response to a repeated query comes from the browser cache', async ({
  page,
  watch,
}) => {
  const listSuggestRequests = () => watch.requests.filter((path) => path.startsWith('/search/suggest'))
  await openSearch(page)
  const response = page.waitForResponse(/suggest\?q=botox$/)
  await page.keyboard.type('botox', { delay: 10 })
  await response
  await expect(getSuggestions(page).first()).toHaveText(/Botox/)
  expect(listSuggestRequests().length).toBeLessThan('botox'.length)
  await page.keyboard.type(' soho', { delay: 10 })
  await expect(getSuggestions(page).first()).toHaveText(/Botox in SoHo/)
  for (let press = 0; press < 5; press++) await page.keyboard.press('Backspace')
  await expect(getSuggestions(page).first()).toHaveText(/^Botox(?! in)/)
  const readCacheHits = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('/search/suggest?q=botox'))
        .map(({ transferSize }) => transferSize === 0),
    )
  await expect.poll(readCacheHits).toEqual([false, true])
})

test('a suggestion opens its page again if the first time was stopped', async ({ page }) => {
  let requestCount = 0
  await page.route('/treatments/kybella', (route) => {
    requestCount++
    return route.fulfill({ status: 204 })
  })
  await openSearch(page)
  await page.keyboard.type('kybella')
  await getSuggestions(page).first().click()
  await expect.poll(() => requestCount).toBe(1)
  await getSearchField(page).click()
  await getSuggestions(page).first().click()
  await expect.poll(() => requestCount).toBe(2)
})

test('the field still works after the browser has translated the page', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('bot')
  await expect(page.getByRole('status').first()).toHaveText(/suggestions$/)
  // Translation wraps text nodes in elements.
  await page.evaluate(() => {
    for (const status of document.querySelectorAll('#root [role=status]')) {
      const font = document.createElement('font')
      font.append(...status.childNodes)
      status.append(font)
    }
  })
  await page.keyboard.press('Escape')
  await expect(getSuggestions(page)).toHaveCount(0)
  await page.keyboard.type('ox soho')
  await expect(getSuggestions(page).first()).toHaveText(/Botox in SoHo/)
})

test('a late response does not replace a newer one', async ({ page, watch }) => {
  await openSearch(page)
  await page.route(/suggest\?q=kyb$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.fallback().catch(() => {})
  })
  await page.keyboard.type('kyb')
  await expect.poll(() => watch.requests).toContain('/search/suggest?q=kyb')
  await getSearchField(page).fill('tribeca')
  await expect(getSuggestions(page).first()).toHaveText(/Tribeca/)
  await page.waitForTimeout(1800)
  await expect(getSuggestions(page).first()).toHaveText(/Tribeca/)
})

test('a failed request is retried once, and the form still works if the retry fails', async ({ page, watch }) => {
  watch.expectError(/503 \/search\/suggest/)
  let requestCount = 0
  await page.route(SUGGESTIONS_URL_PATTERN, (route) => {
    requestCount++
    return requestCount === 1 ? route.fulfill({ status: 503 }) : route.fallback()
  })
  await openSearch(page)
  await page.keyboard.type('kybella')
  await expect(getSuggestions(page).first()).toHaveText(/Kybella/)
  expect(requestCount).toBe(2)

  await page.unroute(SUGGESTIONS_URL_PATTERN)
  requestCount = 0
  await page.route(SUGGESTIONS_URL_PATTERN, (route) => {
    requestCount++
    return route.fulfill({ status: 503 })
  })
  await getSearchField(page).fill('soho')
  await expect.poll(() => requestCount).toBe(2)
  await page.waitForTimeout(1000)
  expect(requestCount).toBe(2)
  await expect(getSuggestions(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=soho')
})

test('text typed before the script loads is kept', async ({ page }) => {
  const release = await delayFiles(page, '**/assets/search-field-*.js')
  await page.goto('/search')
  await getSearchField(page).focus()
  await page.keyboard.type('kybel')
  await expect(page.getByRole('combobox', { name: FIELD_LABEL })).toHaveCount(0)
  release()
  await expect(page.getByRole('combobox', { name: FIELD_LABEL })).toHaveValue('kybel')
  await page.keyboard.type('la')
  await expect(getSearchField(page)).toHaveValue('kybella')
  await expect(getSuggestions(page).first()).toHaveText(/Kybella/)
})
