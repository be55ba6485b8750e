import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, globSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver'
import type { Engine } from './engine.ts'

/** Returns the path of WebKitGTK's test browser, a dependency of Debian's `webkit2gtk-driver`, if it is installed. */
export const findMiniBrowser = (): string | undefined => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]

const KEY_CODES = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowDown: Key.ARROW_DOWN }

export async function openWebKit(miniBrowserPath: string): Promise<Engine> {
  const display = await startDisplay()
  const port = await findFreePort()
  const driverProcess = startProcessGroup('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`], {
    DISPLAY: display.name,
    LIBGL_ALWAYS_SOFTWARE: '1',
    // WebKit's sandbox needs namespaces, and containers often do not allow them.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  })
  const stop = () => {
    for (const { pid } of [driverProcess, display.process])
      try {
        if (pid) process.kill(-pid)
      } catch {
        // The group is already empty.
      }
  }
  try {
    await waitUntilReachable(port)
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { miniBrowserPath, args: ['--automation'] },
    })
    const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
    return createEngine(driver, stop)
  } catch (error) {
    stop()
    throw error
  }
}

const createEngine = (driver: WebDriver, stop: () => void): Engine => ({
  open: (url) => driver.get(url),
  resize: async (width, height) => {
    await driver.manage().window().setRect({ width, height })
  },
  press: async (selector) => {
    const element = await driver.findElement(By.css(selector))
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element)
    await driver.actions().move({ origin: element }).press().release().perform()
  },
  type: (text) => driver.actions().sendKeys(text).perform(),
  pressKey: (name) => driver.actions().sendKeys(KEY_CODES[name]).perform(),
  goBack: () => driver.navigate().back(),
  evaluate: (run, ...args) => driver.executeScript(`return (${run})(...arguments)`, ...args),
  screenshot: async (file) => writeFileSync(file, await driver.takeScreenshot(), 'base64'),
  close: async () => {
    await driver.quit().finally(stop)
  },
})

/** Starts a process in a new group, so that ending the group also ends the child processes. */
const startProcessGroup = (program: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess =>
  spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore', detached: true })

async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const number = [...Array(100).keys()].map((index) => index + 50).find((n) => !existsSync(`/tmp/.X11-unix/X${n}`))
  const name = `:${number}`
  const displayProcess = startProcessGroup('Xvfb', [name, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
  await waitFor(() => existsSync(`/tmp/.X11-unix/X${number}`), 'Xvfb has not opened its display')
  return { name, process: displayProcess }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const waitUntilReachable = (port: number) =>
  waitFor(
    () =>
      fetch(`http://127.0.0.1:${port}/status`).then(
        () => true,
        () => false,
      ),
    'WebKitWebDriver does not respond',
  )

async function waitFor(condition: () => boolean | Promise<boolean>, message: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await condition()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${message} after 10 seconds`)
}
