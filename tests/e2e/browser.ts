import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { type Installer, install, listed } from './install.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Tried in this order when the machine has no browser: each brings one, where it is allowed to. */
const INSTALLERS: readonly Installer[] = [
  [['playwright', 'install', 'chromium']],
  [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', 'chromium'],
  ],
]

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The browser to test with: the one that CHROMIUM_PATH names, or else one that is installed. Looks, and does nothing else. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, '/usr/bin/chromium', chromium.executablePath()].find(isExecutable)
}

/** Once before all tests. The workers read the configuration anew after it, and so find what was installed here. */
export default function ensureBrowser(): void {
  const found = findBrowser()
  if (found && isExecutable(found)) return
  if (found) throw new Error(`CHROMIUM_PATH is ${found}, which is no program that can be run. Correct it, or unset it.`)
  const failures = install('browser', () => findBrowser() !== undefined, INSTALLERS)
  if (failures.length === 0) return
  throw new Error(
    `The journeys need Chromium, and none was found or could be installed.\n${listed(failures)}\n` +
      'Install chromium or google-chrome, or set CHROMIUM_PATH to the browser to use.',
  )
}
