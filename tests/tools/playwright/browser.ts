import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { createAptInstallCommands, ensureInstalled } from './install.ts'

const CHROMIUM_EXECUTABLE_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export function findBrowser(): string | undefined {
  const configuredPath = process.env['CHROMIUM_PATH']
  if (configuredPath) return configuredPath
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const candidates = CHROMIUM_EXECUTABLE_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, '/usr/bin/chromium', chromium.executablePath()].find(isExecutable)
}

/** Installs a browser if there is none. Playwright runs this function once, before its workers look for the browser. */
export default function ensureBrowser(): void {
  const browserPath = findBrowser()
  if (browserPath && !isExecutable(browserPath))
    throw new Error(`CHROMIUM_PATH is ${browserPath}, which is not an executable file. Correct it, or unset it.`)
  ensureInstalled({
    name: 'browser',
    isInstalled: () => findBrowser() !== undefined,
    installers: [[['playwright', 'install', 'chromium']], createAptInstallCommands('chromium')],
    problem: 'The journeys need Chromium, and none was found or could be installed.',
    hint: 'Install chromium or google-chrome, or set CHROMIUM_PATH to the browser to use.',
  })
}
