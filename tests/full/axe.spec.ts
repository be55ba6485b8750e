import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { KINDS_OF_PAGE } from './kinds.ts'

const WIDTHS = [390, 768, 1440]
const SCHEMES = ['light', 'dark'] as const
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

test.describe.configure({ mode: 'parallel' })

for (const path of KINDS_OF_PAGE) {
  test(`axe finds nothing on ${path}, light and dark, at ${WIDTHS.join(', ')} px`, async ({ page }) => {
    const found: string[] = []
    await page.goto(path)
    for (const colorScheme of SCHEMES) {
      for (const width of WIDTHS) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
        const where = (targets: string[]) => `${colorScheme} ${width} px: ${targets.slice(0, 3).join(', ')}`
        for (const { id, nodes } of violations) found.push(`${id} ${where(nodes.map((node) => node.target.join(' ')))}`)
      }
    }
    expect(found).toEqual([])
  })
}
