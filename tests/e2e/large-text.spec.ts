import { expect, test } from './tools/fixtures.ts'

const PATHS = [
  ...['/', '/treatments', '/treatments/botox', '/treatments/botox/manhattan', '/medspas', '/locations/queens'],
  ...['/prices/botox', '/finder', '/search?q=botox', '/upper-east-side/marchetti-osei-dermatology', '/faq'],
]

test.use({ viewport: { width: 390, height: 844 } })

test.describe('with text at twice its size, on a phone', () => {
  for (const path of PATHS)
    test(`no page is wider than the screen, and no heading or label breaks a word: ${path}`, async ({ page }) => {
      const browser = await page.context().newCDPSession(page)
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
      await page.goto(path)
      const found = await page.evaluate(() => {
        const linesOf = (element: Element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          const { height } = range.getBoundingClientRect()
          return Math.round(height / Number.parseFloat(getComputedStyle(element).lineHeight))
        }
        // A word of 13 letters may be hyphenated.
        const partsIn = (element: Element) =>
          (element as HTMLElement).innerText
            .split(/[\s–—-]+/)
            .reduce((sum, word) => sum + Math.ceil(word.length / 12), 0)
        const broken = [...document.querySelectorAll('h1, h2, h3, label, legend, .button, summary')]
          .filter((element) => element.checkVisibility() && !element.matches('.sr-only, :has(.sr-only)'))
          .filter((element) => linesOf(element) > partsIn(element) + element.querySelectorAll('svg, input').length)
        return { width: document.documentElement.scrollWidth, broken: broken.map(({ textContent }) => textContent) }
      })
      expect(found).toEqual({ width: 390, broken: [] })
    })
})
