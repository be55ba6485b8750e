import puppeteer from 'puppeteer-core'
import type { Engine } from './engine.ts'

/** Puppeteer controls Firefox by WebDriver BiDi, and Chromium by the Chrome DevTools Protocol. */
export async function openWithPuppeteer(browser: 'chrome' | 'firefox', executablePath: string): Promise<Engine> {
  const launched = await puppeteer.launch({
    browser,
    executablePath,
    args: browser === 'chrome' ? ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] : [],
  })
  let page = await launched.newPage()
  let wentBack = false
  return {
    open: async (url) => {
      // After Back, Puppeteer misses Firefox's next navigation in the same tab, so a new tab is opened.
      if (wentBack) {
        const before = page
        page = await launched.newPage()
        await page.setViewport(before.viewport())
        await before.close()
        wentBack = false
      }
      await page.goto(url)
    },
    resize: async (width, height) => {
      await page.setViewport({ width, height })
    },
    press: async (selector) => {
      // Centers the element, because at the window's lower edge the comparison bar could cover it.
      await page.locator(selector).wait()
      await page.$eval(selector, (element) => element.scrollIntoView({ block: 'center' }))
      await page.locator(selector).click()
    },
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    // `page.goBack` waits for a load event, which a page from the back/forward cache does not fire.
    back: async () => {
      wentBack = true
      await page.evaluate(() => history.back())
    },
    evaluate: async (run, ...args) => (await page.evaluate(run as never, ...(args as unknown as never[]))) as never,
    screenshot: async (path) => {
      await page.screenshot({ path: path as `${string}.png` })
    },
    close: () => launched.close(),
  }
}
