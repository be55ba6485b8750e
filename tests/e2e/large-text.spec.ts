import type { Page } from '@playwright/test'
import { expect, test } from '../tools/playwright/fixtures.ts'

const PATHS = [
  ...['/', '/treatments', '/treatments/botox', '/treatments/botox/manhattan', '/medspas', '/locations/queens'],
  ...['/prices/botox', '/finder', '/search?q=botox', '/upper-east-side/marchetti-osei-dermatology', '/faq'],
]

test.use({ viewport: { width: 390, height: 844 } })

async function openWithLargeFont(page: Page, path: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.goto(path)
}

test.describe('with text at twice its size, on a phone', () => {
  for (const path of PATHS)
    test(`the page is not wider than the screen, and no heading or label breaks a word of up to 12 letters: ${path}`, async ({
      page,
    }) => {
      await openWithLargeFont(page, path)
      const layout = await page.evaluate(() => {
        const countLines = (element: Element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          const { height } = range.getBoundingClientRect()
          return Math.round(height / Number.parseFloat(getComputedStyle(element).lineHeight))
        }
        // Each word may take a line, and a word of more than 12 letters may be hyphenated.
        const countAllowedLines = (element: Element) =>
          (element as HTMLElement).innerText
            .split(/[\s–—-]+/)
            .reduce((sum, word) => sum + Math.ceil(word.length / 12), 0)
        const brokenTexts = [...document.querySelectorAll('h1, h2, h3, label, legend, .button, summary')]
          .filter((element) => element.checkVisibility() && !element.matches('.sr-only, :has(.sr-only)'))
          .filter(
            (element) =>
              countLines(element) > countAllowedLines(element) + element.querySelectorAll('svg, input').length,
          )
        return {
          width: document.documentElement.scrollWidth,
          brokenTexts: brokenTexts.map(({ textContent }) => textContent),
        }
      })
      expect(layout).toEqual({ width: 390, brokenTexts: [] })
    })
})

test('with text at twice its size, on a phone, no price table is wider than its region', async ({ page }) => {
  for (const path of ['/prices', '/prices/botox', '/treatments/botox', '/midtown/figure-fifty-four']) {
    await openWithLargeFont(page, path)
    const overflows = await page
      .getByRole('region')
      .filter({ has: page.locator('.stacked') })
      .evaluateAll((regions) => regions.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    expect(overflows.length, path).toBeGreaterThan(0)
    expect(Math.max(...overflows), path).toBe(0)
  }
})

/**
 * Two ways to enlarge text. Only the first also scales breakpoints, because `rem` in a media query is the browser's
 * font size.
 */
const ENLARGEMENTS: Record<string, (page: Page, path: string) => Promise<void>> = {
  "set by the browser's font size": openWithLargeFont,
  "set by the page's font size": async (page, path) => {
    await page.goto(path)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  },
}
const FOUR_CLINICS = ['slipway-aesthetics', 'pincushion', 'clinic-007', 'quill-injectables']
const measurePageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

for (const [enlargementName, open] of Object.entries(ENLARGEMENTS))
  test.describe(`with text at twice its size ${enlargementName}, on a phone`, () => {
    for (const count of [2, 3, 4])
      test(`a sticky header of ${count} clinics fills at most a third of the screen, and no button wraps`, async ({
        page,
      }) => {
        await open(page, `/compare?c=${FOUR_CLINICS.slice(0, count)}`)
        const head = page.locator('thead')
        const { isSticky, height } = await head.evaluate((node) => ({
          isSticky: getComputedStyle(node).position === 'sticky',
          height: node.clientHeight,
        }))
        expect(isSticky ? height : 0).toBeLessThanOrEqual(844 / 3)
        const buttons = head.getByRole('link', { name: /^Remove / })
        const heights = await buttons.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
        expect(heights).toHaveLength(count)
        expect(Math.max(...heights)).toBeLessThanOrEqual(88)
        expect(await measurePageWidth(page)).toBe(390)
      })

    for (const count of [2, 3, 4])
      test(`no word in a comparison of ${count} clinics breaks, and the values of a row are stacked`, async ({
        page,
      }) => {
        await open(page, `/compare?c=${FOUR_CLINICS.slice(0, count)}&treatment=all`)
        const wordsOnTwoLines = await page.locator('main table').evaluate((table) => {
          const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
          const brokenWords: string[] = []
          while (texts.nextNode()) {
            const { parentElement, data } = texts.currentNode as Text
            if (!parentElement?.checkVisibility() || parentElement.closest('.sr-only, caption')) continue
            for (const { 0: word, index } of data.matchAll(/[^\s–—/-]+/g)) {
              const range = document.createRange()
              range.setStart(texts.currentNode, index)
              range.setEnd(texts.currentNode, index + word.length)
              if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
                brokenWords.push(word)
            }
          }
          return brokenWords
        })
        expect(wordsOnTwoLines).toEqual([])
        const cells = page.getByRole('row', { name: /^Call to book/ }).getByRole('cell')
        const tops = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top))
        expect(new Set(tops).size).toBe(count)
      })

    for (const path of ['/medspas', '/finder?concern=volume&area=manhattan', '/prices/botox', '/appointments'])
      test(`no chosen value of a select is cut off: ${path}`, async ({ page }) => {
        await open(page, path)
        await page.locator('details').evaluateAll((all) => {
          for (const details of all) (details as HTMLDetailsElement).open = true
        })
        const selects = page.locator('select')
        const cutOffElements = await selects.evaluateAll((all) =>
          (all as HTMLSelectElement[]).filter((select) => {
            const { font, lineHeight, paddingLeft, paddingRight, paddingTop } = getComputedStyle(select)
            const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
            context.font = font
            const textWidth = context.measureText(select.selectedOptions[0]?.text ?? '').width
            const width = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
            const height = select.clientHeight - 2 * Number.parseFloat(paddingTop)
            return textWidth > width * Math.round(height / Number.parseFloat(lineHeight))
          }),
        )
        expect(await selects.count()).toBeGreaterThan(0)
        expect(cutOffElements).toHaveLength(0)
      })

    test('the open menu does not cover its button', async ({ page }) => {
      await open(page, '/')
      const button = page.getByRole('button', { name: 'Menu' })
      await button.click()
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await button.click()
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    })

    test('the open filters and the comparison bar of a list are not wider than the screen', async ({ page }) => {
      await open(page, '/services/botox')
      await page.locator('summary', { hasText: 'Filters' }).click()
      await page.locator('a[data-compare]').first().click()
      await expect(page.getByRole('region', { name: 'Your comparison' })).toBeVisible()
      expect(await measurePageWidth(page)).toBe(390)
    })

    for (const path of ['/', '/medspas', '/upper-east-side/marchetti-osei-dermatology'])
      test(`no opening hours are cut off: ${path}`, async ({ page }) => {
        await open(page, path)
        const lines = page.locator('p:has(> [data-hours])')
        const cutOffTexts = await lines.evaluateAll((all) =>
          all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight).map((line) => line.textContent),
        )
        expect(await lines.count()).toBeGreaterThan(0)
        expect(cutOffTexts).toEqual([])
      })
  })

for (const width of [320, 360, 390])
  test(`no phone number in running text breaks across lines at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/before-you-book', '/treatments/botox']) {
      await page.goto(path)
      const phoneLinks = page.locator('.prose a[href^="tel:"]')
      const brokenTexts = await phoneLinks.evaluateAll((all) =>
        all
          .filter((link) => link.getClientRects().length > 1 || link.getBoundingClientRect().height > 32)
          .map(({ textContent }) => textContent),
      )
      expect(await phoneLinks.count()).toBeGreaterThan(0)
      expect(brokenTexts).toEqual([])
    }
  })
