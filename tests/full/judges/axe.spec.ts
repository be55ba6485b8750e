/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { EXAMPLE_PAGES } from '../../tools/example-pages.ts'
import { expect, test } from '../../tools/playwright/fixtures.ts'
import { visit } from './visit.ts'

const WIDTHS = [390, 768, 1440]
const SCHEMES = ['light', 'dark'] as const
const RULE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The only rules for dark mode, because the other rules do not depend on colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

test.describe.configure({ mode: 'parallel' })

/** Runs axe in legacy mode, which skips cross-origin frames: here only the sandboxed claim form in its dialog. */
async function findViolations(page: Page, scheme: (typeof SCHEMES)[number], width: number): Promise<string[]> {
  // Preloads nothing: a sandboxed page may not fetch its stylesheets again. Of these rules, only `no-autoplay-audio`
  // would preload, for audio and video, and the site has neither.
  const axe = new AxeBuilder({ page }).options({ preload: false }).setLegacyMode()
  const results = await (scheme === 'light' ? axe.withTags(RULE_TAGS) : axe.withRules(COLOR_RULES)).analyze()
  return results.violations.map(({ id, nodes }) => {
    const targets = nodes.slice(0, 3).map((node) => node.target.join(' '))
    return `${id}, ${scheme}, ${width} px: ${targets.join(', ')}`
  })
}

async function findAllViolations(page: Page, widths: readonly number[] = WIDTHS): Promise<string[]> {
  const issues: string[] = []
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      issues.push(...(await findViolations(page, colorScheme, width)))
    }
  }
  return issues
}

for (const examplePage of EXAMPLE_PAGES) {
  test(`axe finds no violation on ${examplePage.path}, light and dark, at ${WIDTHS.join(', ')} px`, async ({
    page,
    watch,
  }) => {
    if (examplePage.status !== 200) watch.expectError(new RegExp(`^${examplePage.status} `))
    await visit(page, examplePage)
    // Opens collapsed content to check it, except menus, which would cover the content below.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not([data-menu])')) {
        details.removeAttribute('name')
        details.open = true
      }
    })
    expect(await findAllViolations(page)).toEqual([])
  })
}

const WIDGETS: readonly { name: string; path: string; widths: readonly number[]; open(page: Page): Promise<void> }[] = [
  {
    name: 'the menu on a phone',
    path: '/about',
    widths: [390],
    open: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  {
    name: 'the location menu',
    path: '/treatments/botox/soho',
    widths: WIDTHS,
    open: (page) => page.locator('details[data-menu] summary').click(),
  },
  {
    name: 'the claim dialog',
    path: '/locations',
    widths: WIDTHS,
    open: async (page) => {
      await page.getByRole('button', { name: 'Claim your listing' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'a list of options in the search box',
    path: '/',
    widths: WIDTHS,
    open: async (page) => {
      await page.getByRole('search').hover()
      await page.getByRole('combobox', { name: 'Treatment' }).and(page.locator('input')).fill('l')
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'the suggestions of a search',
    path: '/search',
    widths: WIDTHS,
    open: async (page) => {
      await page.getByRole('searchbox').focus()
      await page.getByRole('combobox', { name: /^Search clinics/ }).fill('botox')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'the comparison bar',
    path: '/soho',
    widths: WIDTHS,
    open: async (page) => {
      await page.locator('a[data-compare]').first().click()
      await expect(page.getByRole('region', { name: 'Your comparison' })).toBeVisible()
    },
  },
]

for (const { name, path, widths, open } of WIDGETS) {
  test(`axe finds no violation on ${path} with ${name} open, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width: widths[0] ?? 390, height: 900 })
    await page.goto(path)
    await open(page)
    expect(await findAllViolations(page, widths)).toEqual([])
  })
}
