import puppeteer, { type KeyInput } from 'puppeteer-core'
import type { Engine } from './engine.ts'

/** Firefox is driven by WebDriver BiDi, Chromium by its own protocol. */
export async function openWithPuppeteer(browser: 'chrome' | 'firefox', executablePath: string): Promise<Engine> {
  const running = await puppeteer.launch({
    browser,
    executablePath,
    args: browser === 'chrome' ? ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] : [],
  })
  const page = await running.newPage()
  return {
    open: async (url) => {
      // The page's scripts have run by then. Firefox sometimes does not report the load of a page that it has loaded.
      await page.goto(url, { waitUntil: 'domcontentloaded' })
    },
    resize: async (width, height) => {
      await page.setViewport({ width, height })
    },
    press: async (selector) => {
      // Otherwise a link at the lower edge of the window could be under the bar of the comparison, which takes the press.
      await page.locator(selector).wait()
      await page.$eval(selector, (element) => element.scrollIntoView({ block: 'center' }))
      await page.locator(selector).click()
    },
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name as KeyInput),
    // `page.goBack` waits for a load that a page from the back/forward cache does not have.
    back: () => page.evaluate(() => history.back()),
    evaluate: async (run, ...args) => (await page.evaluate(run as never, ...(args as unknown as never[]))) as never,
    screenshot: async (path) => {
      await page.screenshot({ path: path as `${string}.png` })
    },
    close: () => running.close(),
  }
}
