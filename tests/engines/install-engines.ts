import { existsSync } from 'node:fs'
import { bulletList, install } from '../e2e/tools/install.ts'
import type { EngineName } from './engine.ts'
import { findMiniBrowser } from './webkit-engine.ts'

export const FIREFOX = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'

const DEBIAN_PACKAGES = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'dbus-x11'],
} as const

export function isInstalled(name: EngineName): boolean {
  if (name === 'chromium') return true
  if (name === 'firefox') return existsSync(FIREFOX)
  return findMiniBrowser() !== undefined && existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb')
}

function ensureEngines(): void {
  for (const name of ['firefox', 'webkit'] as const) {
    if (isInstalled(name)) continue
    const packages = DEBIAN_PACKAGES[name]
    const failures = install(name, () => isInstalled(name), [
      [
        ['apt-get', 'update'],
        ['apt-get', 'install', '-y', '--no-install-recommends', ...packages],
      ],
    ])
    if (failures.length > 0)
      throw new Error(`${name} could not be installed:\n${bulletList(failures)}\nInstall ${packages.join(', ')}.`)
  }
}

if (import.meta.main) ensureEngines()
