import type { Locator, Page } from '@playwright/test'
import { expect, test } from './tools/fixtures.ts'

const MAP_SCRIPT = /\/assets\/map-[^/]+\.js$/

/** Delays the map's script until the returned function is called. */
async function delayScript(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(MAP_SCRIPT, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Loads the map's script and waits until the script has set `touch-action`. Then the map can be moved. */
async function startMap(page: Page, map: Locator): Promise<void> {
  await map.hover()
  await expect(page.locator('[data-pannable]')).toHaveAttribute('style', /touch-action/)
}

test.describe('the map beside a list', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('loads the script on the first hover, zooms by button, and keeps the size of the markers', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => MAP_SCRIPT.test(request.url()) && scripts.push(request.url()))
    await page.goto('/services/botox')
    const map = page.getByRole('complementary', { name: 'Map of these results' })
    const marker = map.getByRole('link').first()
    await expect(marker).toBeVisible()
    expect(scripts).toEqual([])
    const picture = map.getByRole('presentation')
    const widthOf = async (box: typeof marker) => (await box.boundingBox())?.width ?? 0
    const [pictureWidth, markerWidth] = [await widthOf(picture), await widthOf(marker)]
    await startMap(page, map)
    expect(scripts.length).toBe(1)
    await map.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(() => widthOf(picture)).toBeGreaterThan(pictureWidth * 1.2)
    await expect.poll(() => widthOf(marker)).toBeCloseTo(markerWidth, 0)
    await map.getByRole('button', { name: 'Zoom out' }).click()
    await expect.poll(() => widthOf(picture)).toBeCloseTo(pictureWidth, 0)
  })

  test('separates clinics that shared a marker when it is zoomed in', async ({ page }) => {
    await page.goto('/services/botox')
    const map = page.getByRole('complementary', { name: 'Map of these results' })
    const markers = map.locator('[data-pannable] a:visible')
    const before = await markers.count()
    await startMap(page, map)
    await map.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(() => markers.count()).toBeGreaterThan(before)
    await map.getByRole('button', { name: 'Zoom out' }).click()
    await expect(markers).toHaveCount(before)
  })

  test("keeps the visitor's place in view when it is zoomed in", async ({ page }) => {
    await page.goto('/medspas?near=11215&sort=distance')
    const map = page.getByRole('complementary', { name: 'Map of these results' })
    const visitorMarker = map.locator('.map-origin')
    await startMap(page, map)
    for (const press of [1, 2]) {
      await map.getByRole('button', { name: 'Zoom in' }).click()
      await expect(page.locator('[data-pannable]')).toHaveAttribute('style', new RegExp(`--zoom: ${2 ** press}`))
    }
    await expect(visitorMarker).toBeVisible()
    const [markerBox, mapBox] = await Promise.all([visitorMarker.boundingBox(), map.boundingBox()])
    if (!markerBox || !mapBox) throw new Error('the map or the place has no box')
    expect(markerBox.x).toBeGreaterThan(mapBox.x)
    expect(markerBox.x + markerBox.width).toBeLessThan(mapBox.x + mapBox.width)
    expect(markerBox.y).toBeGreaterThan(mapBox.y)
  })

  test('keeps a clinic in view when it is zoomed in, on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/treatments/botox/manhattan?view=map')
    const map = page.getByRole('complementary', { name: 'Map of these results' })
    const view = map.locator(':has(> [data-pannable])')
    await startMap(page, map)
    for (const press of [1, 2]) {
      await map.getByRole('button', { name: 'Zoom in' }).click()
      await expect(page.locator('[data-pannable]')).toHaveAttribute('style', new RegExp(`--zoom: ${2 ** press}`))
    }
    const mapBox = await view.boundingBox()
    const countInView = async () => {
      const boxes = await Promise.all(
        (await map.locator('[data-pannable] a:visible').all()).map((a) => a.boundingBox()),
      )
      return boxes.filter(
        (box) =>
          box &&
          mapBox &&
          box.x > mapBox.x &&
          box.x + box.width < mapBox.x + mapBox.width &&
          box.y > mapBox.y &&
          box.y + box.height < mapBox.y + mapBox.height,
      ).length
    }
    await expect.poll(countInView).toBeGreaterThan(0)
  })

  test('can be dragged when zoomed in, without following the link of a marker', async ({ page }) => {
    await page.goto('/services/botox')
    const map = page.getByRole('complementary', { name: 'Map of these results' })
    await startMap(page, map)
    await map.getByRole('button', { name: 'Zoom in' }).click()
    const marker = map.getByRole('link').first()
    // Waits until the zoom has ended.
    await marker.hover()
    const before = await marker.boundingBox()
    if (!before) throw new Error('the marker has no box')
    const [x, y] = [before.x + before.width / 2, before.y + before.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 20, y + 10)
    await page.mouse.move(x + 40, y + 20)
    await page.mouse.up()
    await expect.poll(async () => (await marker.boundingBox())?.x).toBeGreaterThan(before.x + 10)
    expect(new URL(page.url()).hash).toBe('')
  })

  test("follows a marker's link if the script arrives while the mouse button is down", async ({ page }) => {
    const sendScript = await delayScript(page)
    await page.goto('/queens')
    const marker = page.getByRole('complementary', { name: 'Map of these results' }).getByRole('link').last()
    const href = (await marker.getAttribute('href')) ?? ''
    await marker.hover()
    await page.mouse.down()
    sendScript()
    await expect(page.locator('[data-pannable]')).toHaveAttribute('style', /touch-action/)
    await page.mouse.up()
    await expect(page).toHaveURL(`/queens${href}`)
  })

  test('zooms once for each press of a button, even if the script arrives after the press', async ({ page }) => {
    const sendScript = await delayScript(page)
    await page.goto('/services/botox')
    const map = page.getByRole('complementary', { name: 'Map of these results' })
    const zoom = map.getByRole('button', { name: 'Zoom in' })
    const scale = () =>
      page.locator('[data-pannable]').evaluate((pannable) => pannable.style.getPropertyValue('--zoom'))
    await zoom.click()
    sendScript()
    // The scale is 1 at first, and each press doubles it.
    await expect.poll(scale).toBe('2')
    await zoom.click()
    await expect.poll(scale).toBe('4')
  })

  test('highlights the marker of a hovered card, even before the map is touched, and the card of a hovered marker', async ({
    page,
  }) => {
    await page.goto('/queens')
    const map = page.getByRole('complementary', { name: 'Map of these results' })
    const card = page.locator('.rows > li').nth(1)
    const id = await card.getAttribute('id')
    const marker = map.locator(`[data-pannable] a[href="#${id}"]`)
    await card.getByRole('heading').hover()
    await expect(marker).toHaveAttribute('data-highlighted')
    await marker.hover()
    await expect(card).toHaveAttribute('data-highlighted')
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(card).not.toHaveAttribute('data-highlighted')
  })

  test('highlights the marker of a hovered card in an area guide, and the card of a hovered marker', async ({
    page,
  }) => {
    await page.goto('/locations/queens')
    const card = page.locator('.card:has([data-clinic])').first()
    const marker = page.locator(
      `[data-pannable] a[href="${await card.locator('[data-clinic]').first().getAttribute('href')}"]`,
    )
    await card.getByRole('heading').hover()
    await expect(marker).toHaveAttribute('data-highlighted')
    await marker.hover()
    await expect(card).toHaveAttribute('data-highlighted')
  })

  test('has touch targets of at least 44 pixels on a small desktop screen', async ({ page }) => {
    await page.goto('/queens')
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 768 })
      const box = await page.locator('[data-pannable] a circle').first().boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(44)
    }
  })

  test('highlights the cards of a hovered marker for several clinics, and the marker for any of those cards', async ({
    page,
  }) => {
    await page.goto('/manhattan')
    const map = page.getByRole('complementary', { name: 'Map of these results' })
    await startMap(page, map)
    const cluster = map.getByRole('link', { name: / close together$/ }).first()
    const panel = page.locator(`${await cluster.getAttribute('href')} + .map-panel`)
    const ids = await panel.locator('li a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    await cluster.hover()
    await expect(page.locator('.rows > [data-highlighted]')).toHaveCount(ids.length)
    await page
      .locator(ids[0] ?? '')
      .getByRole('heading')
      .hover()
    await expect(cluster).toHaveAttribute('data-highlighted')
    await expect(page.locator('.rows > [data-highlighted]')).toHaveCount(1)
  })

  test('scrolls a marker focused by keyboard into view, even when zoomed in', async ({ page }) => {
    await page.goto('/services/botox')
    const map = page.getByRole('complementary', { name: 'Map of these results' })
    await startMap(page, map)
    const zoom = map.getByRole('button', { name: 'Zoom in' })
    for (let press = 0; press < 4; press++) await zoom.click()
    await map.getByRole('link').last().focus()
    await page.keyboard.press('Shift+Tab')
    const focused = map.locator('a:focus')
    await expect(focused).toBeInViewport()
  })
})

test.describe('the map on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  const openPanel = (page: Page) => page.locator('.map-panel').filter({ visible: true })
  const scrollTop = (page: Page) => page.evaluate(() => scrollY)

  for (const [clinics, selector] of [
    ['several clinics', '.map-cluster'],
    ['one clinic', '.map-mark:not(.map-cluster)'],
  ] as const)
    test(`opens and closes the panel of a marker of ${clinics} without moving the page`, async ({ page }) => {
      await page.goto('/manhattan?view=map')
      // Scrolls far enough that scrolling to the map would move the page.
      await page.evaluate(() => scrollTo(0, 50))
      await page.locator(`[data-pannable] ${selector}:visible`).first().tap()
      await expect(openPanel(page)).toBeInViewport({ ratio: 1 })
      expect(await scrollTop(page)).toBe(50)
      await openPanel(page).getByRole('link', { name: 'Close', exact: true }).tap()
      await expect(openPanel(page)).toHaveCount(0)
      expect(await scrollTop(page)).toBe(50)
    })

  test('has a 44-pixel row with a call button for each clinic of a panel, below the Close link', async ({ page }) => {
    await page.goto('/treatments/botox/manhattan?view=map')
    await page.locator('.map-cluster:visible').first().tap()
    const panel = openPanel(page)
    const close = await panel.getByRole('link', { name: 'Close', exact: true }).boundingBox()
    const rows = await panel.getByRole('listitem').all()
    expect(rows.length).toBeGreaterThan(1)
    for (const row of rows) {
      const [box, name, call] = await Promise.all([
        row.boundingBox(),
        row.getByRole('link').first().boundingBox(),
        row.getByRole('link', { name: 'Call' }).boundingBox(),
      ])
      if (!close || !box || !name || !call) throw new Error('a link of the panel has no box')
      expect(box.y).toBeGreaterThanOrEqual(close.y + close.height)
      expect(box.height).toBeGreaterThanOrEqual(44)
      expect(Math.min(call.width, call.height, close.width, close.height)).toBeGreaterThanOrEqual(44)
      expect(call.x).toBeGreaterThanOrEqual(name.x + name.width + 8)
      expect(call.x + call.width).toBeCloseTo(box.x + box.width, 0)
    }
  })

  test('links from the panel of one clinic to its card', async ({ page }) => {
    await page.goto('/manhattan?view=map')
    await page.locator('.map-mark:not(.map-cluster):visible').first().tap()
    const name = (await openPanel(page).getByRole('listitem').getByRole('link').first().textContent()) ?? ''
    await openPanel(page).getByRole('link', { name: 'In the list' }).tap()
    const card = page.locator('.rows > :target')
    await expect(card).toBeInViewport()
    await expect(card.getByRole('heading')).toHaveText(name.replace(/^\d+\. /, ''))
  })

  for (const when of ['before', 'after'])
    test(`scrolls to a panel that opens below the viewport, ${when} the script loads`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 600 })
      const sendScript = await delayScript(page)
      await page.goto('/manhattan?view=map')
      if (when === 'after') {
        sendScript()
        await startMap(page, page.getByRole('complementary', { name: 'Map of these results' }))
        await page.evaluate(() => scrollTo(0, 0))
      }
      // Does not use a touch, because a touch would scroll to the marker.
      await page.locator('.map-cluster:visible').first().dispatchEvent('click')
      if (when === 'before') sendScript()
      await expect(openPanel(page)).toBeInViewport({ ratio: 1 })
    })
})
