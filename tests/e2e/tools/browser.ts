import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { aptInstall, ensureInstalled } from './install.ts'

const BROWSER_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

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
  const candidates = BROWSER_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, '/usr/bin/chromium', chromium.executablePath()].find(isExecutable)
}

/** Runs once before all tests. The workers reload the configuration, and so find the browser installed here. */
export default function ensureBrowser(): void {
  const found = findBrowser()
  if (found && !isExecutable(found))
    throw new Error(`CHROMIUM_PATH is ${found}, which is no program that can be run. Correct it, or unset it.`)
  ensureInstalled({
    name: 'browser',
    isInstalled: () => findBrowser() !== undefined,
    installers: [[['playwright', 'install', 'chromium']], aptInstall('chromium')],
    problem: 'The journeys need Chromium, and none was found or could be installed.',
    hint: 'Install chromium or google-chrome, or set CHROMIUM_PATH to the browser to use.',
  })
}
