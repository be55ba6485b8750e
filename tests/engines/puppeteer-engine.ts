import puppeteer from 'puppeteer-core'
import type { Engine } from './engine.ts'

/** Opens a browser with Puppeteer, which uses WebDriver BiDi for Firefox and the DevTools Protocol for Chromium. */
export async function openWithPuppeteer(browser: 'chrome' | 'firefox', executablePath: string): Promise<Engine> {
  const launchedBrowser = await puppeteer.launch({
    browser,
    executablePath,
    args: browser === 'chrome' ? ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] : [],
  })
  let page = await launchedBrowser.newPage()
  let wentBack = false
  return {
    open: async (url) => {
      // After Back, Puppeteer misses Firefox's next navigation in the same tab, so a new tab is opened.
      if (wentBack) {
        const previousPage = page
        page = await launchedBrowser.newPage()
        await page.setViewport(previousPage.viewport())
        await previousPage.close()
        wentBack = false
      }
      await page.goto(url)
    },
    resize: async (width, height) => {
      await page.setViewport({ width, height })
    },
    press: async (selector) => {
      // Centers the element, because at the window's lower edge the comparison bar could cover the element.
      await page.locator(selector).wait()
      await page.$eval(selector, (element) => element.scrollIntoView({ block: 'center' }))
      await page.locator(selector).click()
    },
    type: (text) => page.keyboard.type(text),
    pressKey: (name) => page.keyboard.press(name),
    // `page.goBack` waits for a load event, which a page from the back/forward cache does not fire.
    goBack: async () => {
      wentBack = true
      await page.evaluate(() => history.back())
    },
    evaluate: async (run, ...args) => (await page.evaluate(run as never, ...(args as unknown as never[]))) as never,
    screenshot: async (path) => {
      await page.screenshot({ path: path as `${string}.png` })
    },
    close: () => launchedBrowser.close(),
  }
}
