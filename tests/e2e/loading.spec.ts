import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expect, test } from '../tools/playwright/fixtures.ts'
import { breakIslands, getSearchCombobox, getSearchSelect } from '../tools/playwright/islands.ts'
import { expectClaimToOpenContactPage } from './tools/claim-form.ts'

const REACT_MARKER = 'react.dev/errors'

const pages = [
  {
    title: 'the home page',
    path: '/',
    interact: (page: Page) => page.getByRole('combobox', { name: 'Treatment' }).focus(),
  },
  { title: 'the page of a treatment in a location', path: '/treatments/botox/soho', interact: openClaimDialog },
  { title: 'a landing page', path: '/brooklyn', interact: openClaimDialog },
  { title: 'the page of a clinic', path: '/tribeca/laight-aesthetic-practice', interact: openClaimDialog },
]

async function openClaimDialog(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Claim/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function countReactScripts(scripts: readonly Response[]): Promise<number> {
  const texts = await Promise.all(scripts.map((script) => script.text()))
  return texts.filter((text) => text.includes(REACT_MARKER)).length
}

async function measureCompressedSize(scripts: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(scripts.map((script) => script.body()))
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
}

for (const { title, path, interact } of pages) {
  // §D5.17
  test(`${title} loads no React before an interaction, and at most 2.5 KB of scripts`, async ({ page, watch }) => {
    const scripts: Response[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response)
    })
    await page.goto(path)
    await page.mouse.wheel(0, 4000)
    await page.waitForLoadState('networkidle')
    expect(scripts.length).toBeGreaterThan(0)
    expect(await countReactScripts(scripts)).toBe(0)
    expect(await measureCompressedSize(scripts)).toBeLessThanOrEqual(2560)
    await interact(page)
    await expect.poll(() => countReactScripts(scripts)).toBe(1)
    expect(watch.externalRequests).toEqual([])
  })
}

test.describe('a page whose islands fail to load', () => {
  let restoreIslands = async () => {}
  test.beforeEach(async ({ page, watch }) => {
    watch.expectError(/^failed \/assets\/hydrate-/)
    restoreIslands = await breakIslands(page)
  })

  test('keeps the plain search form', async ({ page, watch }) => {
    await page.goto('/')
    await getSearchSelect(page, 'Treatment').focus()
    await expect.poll(() => watch.requests.some((path) => path.startsWith('/assets/hydrate-'))).toBe(true)
    await getSearchSelect(page, 'Treatment').selectOption({ label: 'PRP' })
    await getSearchSelect(page, 'Location').selectOption({ label: 'Queens' })
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/treatments/prp/queens')
  })

  test('opens the contact page from the claim button', async ({ page }) => {
    await expectClaimToOpenContactPage(page)
  })

  // §7.15
  test('retries on the next interaction', async ({ page, watch }) => {
    await page.goto('/')
    await getSearchSelect(page, 'Treatment').focus()
    await expect.poll(() => watch.requests.some((path) => path.startsWith('/assets/hydrate-'))).toBe(true)
    await restoreIslands()
    await getSearchSelect(page, 'Location').focus()
    await expect(getSearchCombobox(page, 'Location')).toBeFocused()
  })
})

// §2.15, §4.12, §8.9, §8.10
test('an island that fails shows an error, and "Try again" works once the cause is gone', async ({ page, watch }) => {
  watch.expectError(/^console error: \[error boundary\] search-box: Error: broken by a test/)
  watch.expectError(/broken by a test/)
  await page.goto('/')
  await page.evaluate(() => {
    Object.defineProperty(document, 'activeElement', {
      configurable: true,
      get() {
        throw new Error('broken by a test')
      },
    })
  })
  await page.getByRole('search').hover()
  const failure = page.getByRole('alert')
  await expect(failure).toContainText('Something went wrong')
  await expect(failure).toContainText("We're sorry, but there was an error loading this page.")
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toContainText('Something went wrong')
  await page.evaluate(() => Reflect.deleteProperty(document, 'activeElement'))
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toHaveCount(0)
  await getSearchCombobox(page, 'Treatment').fill('kyb')
  await expect(page.getByRole('option')).toHaveText(['Kybella'])
})
