import { test as base } from '@playwright/test'
import { findBrowser } from '../tools/playwright/browser.ts'
import { ENGINES, type Engine, type EngineName } from './engine.ts'
import { FIREFOX_PATH, isInstalled } from './install-engines.ts'
import { openWithPuppeteer } from './puppeteer-engine.ts'
import { findMiniBrowser, openWebKit } from './webkit-engine.ts'

const isEngineName = (name: string): name is EngineName => (ENGINES as readonly string[]).includes(name)

function openEngine(name: EngineName): Promise<Engine> {
  if (!isInstalled(name)) throw new Error(`${name} is not installed: see tests/engines/install-engines.ts`)
  if (name === 'webkit') return openWebKit(findMiniBrowser() as string)
  if (name === 'firefox') return openWithPuppeteer('firefox', FIREFOX_PATH)
  return openWithPuppeteer('chrome', findBrowser() as string)
}

/**
 * Width and height in pixels: of the viewport in Chromium and Firefox, and of the browser's window in WebKit. WebKit's
 * window stays wider than PHONE_SIZE, because it cannot be narrower than its toolbar, which is 447 px wide.
 */
export const PHONE_SIZE = [390, 844] as const
export const DESKTOP_SIZE = [1280, 900] as const

export const test = base.extend<{ engine: Engine; resolveUrl: (path: string) => string }, { sharedEngine: Engine }>({
  sharedEngine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright needs the pattern.
    async ({}, use, { project }) => {
      if (!isEngineName(project.name)) throw new Error(`${project.name} is not the name of an engine`)
      const engine = await openEngine(project.name)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],
  engine: async ({ sharedEngine }, use, testInfo) => {
    await sharedEngine.open('about:blank')
    await sharedEngine.resize(...DESKTOP_SIZE)
    await use(sharedEngine)
    if (testInfo.status !== testInfo.expectedStatus) await sharedEngine.screenshot(testInfo.outputPath('failed.png'))
  },
  resolveUrl: async ({ baseURL }, use) => {
    await use((path) => new URL(path, baseURL).href)
  },
})

export { expect } from '@playwright/test'
