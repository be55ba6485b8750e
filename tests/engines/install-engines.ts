import { existsSync } from 'node:fs'
import { createAptInstallCommands, ensureInstalled } from '../tools/playwright/install.ts'
import type { EngineName } from './engine.ts'
import { findMiniBrowser } from './webkit-engine.ts'

export const FIREFOX_PATH = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'

const DEBIAN_PACKAGES = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'dbus-x11'],
} as const

export function isInstalled(name: EngineName): boolean {
  if (name === 'chromium') return true
  if (name === 'firefox') return existsSync(FIREFOX_PATH)
  return findMiniBrowser() !== undefined && existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb')
}

if (import.meta.main)
  for (const name of ['firefox', 'webkit'] as const)
    ensureInstalled({
      name,
      isInstalled: () => isInstalled(name),
      installers: [createAptInstallCommands('--no-install-recommends', ...DEBIAN_PACKAGES[name])],
      problem: `${name} could not be installed:`,
      hint: `Install ${DEBIAN_PACKAGES[name].join(', ')}.`,
    })
