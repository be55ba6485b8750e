/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { Page } from '@playwright/test'
import { expect, test } from '../../tools/playwright/fixtures.ts'

test.describe.configure({ mode: 'parallel' })

const findLightestText = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('no canvas')
    const computeLuminance = (color: string) => {
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = '#fff'
      context.fillRect(0, 0, 1, 1)
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
        const channel = value / 255
        return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const texts: { text: string; luminance: number }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = (node.textContent ?? '').trim()
      if (!parent || text === '' || !parent.checkVisibility() || parent.closest('script, style, .sr-only')) continue
      texts.push({ text: text.slice(0, 40), luminance: computeLuminance(getComputedStyle(parent).color) })
    }
    return texts.sort((a, b) => b.luminance - a.luminance)[0]
  })

/** The highest luminance with a contrast of 4.5 to 1 on white. */
const MAX_LUMINANCE = 0.183

for (const path of [
  '/',
  '/treatments/botox',
  '/treatments/botox/soho',
  '/medspas',
  '/services/botox?area=manhattan&open=sunday',
  '/upper-east-side/marchetti-osei-dermatology',
  '/compare?c=slipway-aesthetics,pincushion',
  '/prices/botox',
  '/finder?concern=volume',
  '/appointments/botox',
  '/search?q=botox',
  '/faq',
  '/not-found',
]) {
  test(`${path} prints dark text on white in any color scheme, without controls`, async ({ page, watch }) => {
    if (path === '/not-found') watch.expectError(/^404 /)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme })
      await page.setViewportSize({ width: 720, height: 960 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
      await expect(page.getByRole('search')).toHaveCount(0)
      const lightestText = await findLightestText(page)
      expect(lightestText?.luminance, `“${lightestText?.text}”, ${colorScheme}`).toBeLessThan(MAX_LUMINANCE)
      const pageBackground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
      expect(pageBackground).toMatch(/^rgb\(255, 255, 255\)$|^rgba\(0, 0, 0, 0\)$/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720)
    }
  })
}

test('all FAQ answers are printed, open or closed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/faq')
  const heights = await page
    .locator('details[name] .answer')
    .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(10)
  expect(heights.filter((height) => height < 20)).toEqual([])
})

test("a clinic's address, prices and phone number are printed", async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/upper-east-side/marchetti-osei-dermatology')
  await expect(page.getByText(/, New York, NY 1\d{4}/).first()).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByText(/^\(\d{3}\) 555-01\d\d$/).first()).toBeVisible()
})

test('a filtered list prints its filters, but no links that change them', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/services/botox?area=manhattan&open=sunday')
  const filters = page.getByRole('navigation', { name: 'Chosen filters' })
  await expect(filters.getByText('Manhattan')).toBeVisible()
  await expect(filters.getByText('Sundays')).toBeVisible()
  await expect(page.getByText('Remove all')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Frequent filters' })).toBeHidden()
})

test('a list near a place prints where distances are measured from', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/services/botox?near=soho&sort=rating')
  await expect(page.getByText('In a straight line from the center of SoHo.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update' })).toBeHidden()
})

test('the card of each clinic with a phone number prints the number', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/medspas')
  const printedTexts = await page
    .locator('article a[href^="tel:"]')
    .evaluateAll((links) => links.map((link) => [getComputedStyle(link, '::after').content, link.checkVisibility()]))
  expect(printedTexts.length).toBeGreaterThan(10)
  for (const [text, isVisible] of printedTexts) expect([text, isVisible]).toEqual([expect.stringMatching(/555/), true])
})

for (const path of ['/appointments/botox', '/treatments/botox', '/prices/botox?quantity=20&row=6']) {
  test(`${path} prints the phone number of a call link`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(path)
    await expect(page.getByRole('link', { name: /^Call .*\(\d{3}\) 555-01\d\d/ }).first()).toBeVisible()
  })
}

test('in forced colors, every button, filter and card has a border, and stars have a gradient', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/medspas?area=manhattan&rating=4.5')
  const borderStyles = await page
    .locator('.button:visible, .input:visible, .card:visible, .card-number:visible')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).borderTopStyle))
  expect(borderStyles.length).toBeGreaterThan(10)
  expect(borderStyles.filter((borderStyle) => borderStyle === 'none')).toEqual([])
  const [starsBackground, textColor] = await page.evaluate(() => [
    getComputedStyle(document.querySelector('.stars') as Element).backgroundImage,
    getComputedStyle(document.body).color,
  ])
  expect(starsBackground).toContain('linear-gradient')
  expect(textColor).not.toBe('')
})

test('with reduced motion, there are no transitions, animations or smooth scrolling', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/medspas', '/faq']) {
    await page.goto(path)
    const longestSeconds = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('*')].flatMap((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element)
          return `${transitionDuration}, ${animationDuration}`.split(', ').map(Number.parseFloat)
        }),
      ),
    )
    expect(longestSeconds, path).toBeLessThan(0.001)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  }
})
