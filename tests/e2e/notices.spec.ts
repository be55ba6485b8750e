import type { Page } from '@playwright/test'
import { expect, test } from '../tools/playwright/fixtures.ts'

test.describe('an unknown clinic', () => {
  // §2.165, §8.7, §D2.10, §D2.11
  test('redirects to the list of locations with an announced message and a clean URL', async ({ page }) => {
    // Records text added to the alert after the HTML is parsed, because screen readers announce only added text.
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return
        new MutationObserver((changes) => {
          for (const { target, addedNodes } of changes) {
            if (!(target instanceof Element) || !target.closest('[role="alert"]')) continue
            document.documentElement.dataset['announced'] = [...addedNodes].map((node) => node.textContent).join(' ')
          }
        }).observe(document, { childList: true, subtree: true })
      })
    })
    await page.goto('/soho/no-such-clinic')
    const toast = page.getByRole('alert')
    await expect(toast).toContainText('Clinic not found')
    await expect(toast).toContainText('The requested clinic could not be found. Redirecting to locations.')
    const borderColor = await toast.evaluate((node) => getComputedStyle(node).borderInlineStartColor)
    const [red = 0, green = 255, blue = 255] = (borderColor.match(/\d+/g) ?? []).map(Number)
    expect(red).toBeGreaterThan(2 * Math.max(green, blue))
    await expect(page.locator('html')).toHaveAttribute('data-announced', /Clinic not found/)
    await expect(page).toHaveURL('/locations')
  })

  test('shows a message that can be dismissed by keyboard', async ({ page }) => {
    await page.goto('/soho/no-such-clinic')
    await page.getByRole('button', { name: 'Dismiss' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('does not appear in the browser history', async ({ page }) => {
    await page.goto('/about')
    await page.goto('/soho/no-such-clinic')
    await expect(page).toHaveURL('/locations')
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })
})

// §2.164, §D2.11
test('removing a notice from the URL keeps the rest of the query', async ({ page }) => {
  await page.goto('/locations?from=a%20friend&notice=invalid-url')
  await expect(page.getByRole('alert')).toContainText('Invalid URL')
  await expect(page).toHaveURL(/\/locations\?from=a(\+|%20)friend$/)
})

const missingPages = [
  { path: '/treatments/no-such-thing/soho', title: 'Treatment Not Found' },
  { path: '/treatments/botox/no-such-place', title: 'Location Not Found' },
  { path: '/treatments/botox-in-no-such-place', title: 'Location Not Found' },
]

for (const { path, title } of missingPages) {
  // §2.135, §8.4, §9.73, §D2.5
  test(`${path} shows '${title}' and redirects to the not-found page after 100 ms`, async ({ page, watch }) => {
    watch.expectError(new RegExp(`^404 ${path}$`))
    watch.expectError(/^404 \/not-found$/)
    await page.clock.install()
    await page.goto('/about')
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.goto(path)
    await page.clock.runFor(99)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(watch.requests).not.toContain('/not-found')
    await page.clock.runFor(1)
    await expect(page).toHaveURL('/not-found')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })
}

for (const path of ['/treatments/no-such-thing', '/locations/no-such-place', '/no-such-page']) {
  // §D2.4
  test(`${path} does not redirect`, async ({ page, watch }) => {
    watch.expectError(new RegExp(`^404 ${path}$`))
    await page.clock.install()
    await page.goto(path)
    await page.clock.runFor(5000)
    await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible()
    await expect(page).toHaveURL(path)
  })
}

test.describe('a clinic page that loads slowly', () => {
  const LOADING_TEXT = 'Loading clinic information...'

  async function followSlowLink(page: Page, releasePromise: Promise<unknown>) {
    // Turns off prefetching, because a prefetched clinic page would not be delayed.
    await page.route('/speculation-rules.json', (route) =>
      route.fulfill({ contentType: 'application/speculationrules+json', body: '{}' }),
    )
    await page.goto('/soho')
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
    const name = await link.innerText()
    await page.route(`**${await link.getAttribute('href')}`, async (route) => {
      await releasePromise
      await route.continue()
    })
    await link.click({ noWaitAfter: true })
    return name
  }

  /** Observes the status messages from within the page, because Playwright cannot query a page during a navigation. */
  async function listenToStatus(page: Page, onStatus: (text: string) => void) {
    await page.exposeFunction('onStatus', onStatus)
    await page.addInitScript(() => {
      const { onStatus } = window as unknown as { onStatus: (text: string) => void }
      const readStatusText = () =>
        [...document.querySelectorAll('[role="status"]')].map((status) => status.textContent).join('')
      let previousText = ''
      new MutationObserver(() => {
        const text = readStatusText()
        if (text !== previousText) onStatus(text)
        previousText = text
      }).observe(document, { childList: true, subtree: true, characterData: true })
    })
  }

  // §2.161
  test('is announced as loading until it arrives, and not after going back', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await listenToStatus(page, (text) => text === LOADING_TEXT && resolve())
    const name = await followSlowLink(page, promise)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('MedSpas in SoHo')
    await expect(page.getByText(LOADING_TEXT)).toHaveCount(0)
  })

  test('is no longer announced as loading after Escape', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const messages: string[] = []
    await listenToStatus(page, (text) => {
      messages.push(text)
      if (messages.includes(LOADING_TEXT) && text === '') resolve()
    })
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const loadingText = document.querySelector('[role="status"].pending')?.textContent
        if (loadingText) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      }).observe(document, { childList: true, subtree: true })
    })
    const name = await followSlowLink(page, promise)
    await promise
    expect(messages).toEqual([LOADING_TEXT, ''])
    // A dispatched key event does not stop the navigation, and a test that ends during a navigation may hang.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })
})
