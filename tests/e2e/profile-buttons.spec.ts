import type { Page } from '@playwright/test'
import { expect, test } from '../tools/playwright/fixtures.ts'
import { tabTo } from '../tools/playwright/islands.ts'

const PROFILE_PATH = '/upper-east-side/marchetti-osei-dermatology'

const getAnnouncement = (page: Page) => page.getByRole('main').getByRole('status').first()
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test.describe('the buttons of a profile', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(PROFILE_PATH)
  })

  test('copy the address by keyboard and announce that it was copied', async ({ page }) => {
    const copyButton = page.getByRole('button', { name: 'Copy address' })
    await tabTo(page, copyButton)
    await page.keyboard.press('Enter')
    await expect(getAnnouncement(page)).toHaveText('Copied')
    expect(await readClipboard(page)).toBe('9041 East 78th Street, Upper East Side, New York, NY 10075')
    await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused()
  })

  test('have their labels again after two clicks (Copy address)', async ({ page }) => {
    await page.clock.install()
    const copyButton = page.getByRole('button', { name: 'Copy address' })
    await copyButton.click()
    const copiedButton = page.getByRole('button', { name: 'Copied' })
    await expect(copiedButton).toBeVisible()
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await copiedButton.click()
    await expect.poll(() => readClipboard(page)).not.toBe('')
    await page.clock.fastForward(10_000)
    await expect(copyButton).toBeVisible()
  })

  test("copy a person's name as it must be entered in the state register", async ({ page }) => {
    await page.getByRole('button', { name: 'Copy name: Marchetti Lucia' }).click()
    await expect(getAnnouncement(page)).toHaveText('Copied')
    expect(await readClipboard(page)).toBe('Marchetti Lucia')
  })

  test("copy the page's URL if the browser cannot share", async ({ page, baseURL }) => {
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { configurable: true, value: undefined }))
    await tabTo(page, page.getByRole('button', { name: 'Share' }))
    await page.keyboard.press('Space')
    await expect(getAnnouncement(page)).toHaveText('Copied')
    expect(await readClipboard(page)).toBe(`${baseURL}${PROFILE_PATH}`)
  })

  test('share the page if the browser can, and ignore a canceled dialog', async ({ page }) => {
    await page.evaluate(() => {
      const share = (data: ShareData) => {
        document.documentElement.dataset['shared'] = JSON.stringify(data)
        return Promise.reject(new DOMException('closed', 'AbortError'))
      }
      Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    })
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-shared', new RegExp(PROFILE_PATH))
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  })

  test('show that copying failed if the browser refuses', async ({ page }) => {
    await page.evaluate(() => {
      const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
      Object.defineProperty(navigator.clipboard, 'writeText', { configurable: true, value: refuse })
    })
    await page.getByRole('button', { name: 'Copy address' }).click()
    await expect(getAnnouncement(page)).toHaveText('Could not copy')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the buttons that need JavaScript are hidden', async ({ page }) => {
    await page.goto(PROFILE_PATH)
    await expect(page.getByRole('link', { name: 'Call to book' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy address' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
  })
})
