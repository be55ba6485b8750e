import { expect, test } from '../tools/playwright/fixtures.ts'
import { getResultsMap } from '../tools/playwright/results-map.ts'

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  for (const path of [
    '/medspas',
    '/services/botox?near=11215&open=saturday',
    '/treatments/botox/soho',
    '/manhattan',
    '/queens',
  ])
    test(`the first clinic of ${path} begins within the first screen`, async ({ page }) => {
      await page.goto(path)
      const box = await page.getByRole('article').first().boundingBox()
      expect(box?.y).toBeLessThan(800)
    })

  for (const [width, height] of [
    [320, 568],
    [375, 667],
  ] as const)
    for (const path of [
      ...['/manhattan', '/queens', '/the-hamptons', '/upper-east-side', '/treatments/botox/manhattan'],
      ...['/treatments/laser-hair-removal/upper-east-side', '/services/botox', '/medspas?near=11215'],
      '/services/botox?near=10003&max=15&open=saturday',
    ])
      test(`the first clinic of ${path} is named on the first screen of ${width} × ${height} px`, async ({ page }) => {
        await page.setViewportSize({ width, height })
        await page.goto(path)
        await expect(page.getByRole('article').first().getByRole('heading')).toBeInViewport({ ratio: 1 })
      })

  test('a list near a zip code offers frequent filters, which keep the place', async ({ page }) => {
    await page.goto('/services/botox?near=11215')
    await page
      .getByRole('navigation', { name: 'Frequent filters' })
      .getByRole('link', { name: /^Saturdays/ })
      .tap()
    await expect(page).toHaveURL('/services/botox?near=11215&open=saturday&sort=distance')
  })

  test('the heading of the nearest other clinics is at least as far below the last card as cards are apart', async ({
    page,
  }) => {
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/treatments/kybella/queens')
      const heading = await page.getByRole('heading', { name: 'The nearest others with Kybella' }).boundingBox()
      const card = await page.getByRole('article').last().boundingBox()
      expect((heading?.y ?? 0) - (card?.y ?? 0) - (card?.height ?? 0), `${width} px`).toBeGreaterThanOrEqual(24)
    }
  })

  test('the filters are collapsed, and the map and the list keep the chosen filters', async ({ page }) => {
    await page.goto('/medspas')
    const button = page.getByRole('button', { name: 'Show results' })
    await expect(button).toBeHidden()
    await page.locator('summary', { hasText: 'Filters' }).tap()
    await page.getByRole('combobox', { name: 'Treatment' }).selectOption('prp')
    await button.tap()
    await expect(page).toHaveURL('/medspas?treatment=prp')
    await page.getByRole('link', { name: 'Map', exact: true }).tap()
    await expect(page).toHaveURL('/medspas?treatment=prp&view=map')
    const map = getResultsMap(page)
    await expect(map).toBeInViewport()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await page.getByRole('link', { name: 'List', exact: true }).tap()
    await expect(page).toHaveURL('/medspas?treatment=prp')
    await expect(map).toBeHidden()
  })

  test('the chosen view of a list is white on the brand color', async ({ page }) => {
    await page.goto('/medspas')
    const chosenView = page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'List' })
    await expect(chosenView).toHaveCSS('background-color', 'rgb(25, 58, 104)')
    await expect(chosenView).toHaveCSS('color', 'rgb(255, 255, 255)')
  })

  test('with forced colors, the chosen view is bold, because its background is replaced', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    const links = page.getByRole('navigation', { name: 'View' }).getByRole('link')
    const readWeights = () => links.evaluateAll((all) => all.map((link) => getComputedStyle(link).fontWeight))
    await page.goto('/medspas')
    expect(await readWeights()).toEqual(['600', '400'])
    await page.goto('/medspas?view=map')
    expect(await readWeights()).toEqual(['400', '600'])
  })

  test('the map is not loaded before the visitor chooses it, and its markers are at least 44 by 44 pixels', async ({
    page,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto('/medspas')
    const card = page.getByRole('article').first()
    await card.scrollIntoViewIfNeeded()
    await card.dispatchEvent('pointerover')
    await page.mouse.wheel(0, 20_000)
    await page.waitForLoadState('networkidle')
    expect(requests.filter((path) => /\/assets\/map-|^\/pictures\//.test(path))).toEqual([])
    await page.goto('/medspas?view=map')
    await expect.poll(() => requests.some((path) => path.startsWith('/pictures/'))).toBe(true)
    const markers = page.locator('.map-marker')
    await expect(markers.first()).toBeVisible()
    for (const marker of await markers.all()) {
      const box = await marker.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  })
})
