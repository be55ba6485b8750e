import { expect, test } from '../../tools/playwright/fixtures.ts'
import {
  delayMapScript,
  expectScale,
  getResultsMap,
  getZoomInButton,
  MAP_SCRIPT_URL_PATTERN,
  startMap,
  zoomInTwice,
} from '../../tools/playwright/results-map.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test.describe('the map of a list', () => {
  test('loads its script on the first hover, zooms by button, and keeps the size of the markers', async ({ page }) => {
    const scriptUrls: string[] = []
    page.on('request', (request) => MAP_SCRIPT_URL_PATTERN.test(request.url()) && scriptUrls.push(request.url()))
    await page.goto('/services/botox')
    const map = getResultsMap(page)
    const marker = map.getByRole('link').first()
    await expect(marker).toBeVisible()
    expect(scriptUrls).toEqual([])
    const picture = map.getByRole('presentation')
    const measureWidth = async (element: typeof marker) => (await element.boundingBox())?.width ?? 0
    const [pictureWidth, markerWidth] = [await measureWidth(picture), await measureWidth(marker)]
    await startMap(page)
    expect(scriptUrls.length).toBe(1)
    await getZoomInButton(page).click()
    await expect.poll(() => measureWidth(picture)).toBeGreaterThan(pictureWidth * 1.2)
    await expect.poll(() => measureWidth(marker)).toBeCloseTo(markerWidth, 0)
    await map.getByRole('button', { name: 'Zoom out' }).click()
    await expect.poll(() => measureWidth(picture)).toBeCloseTo(pictureWidth, 0)
  })

  test('still fills its frame if the window gets narrower while it is zoomed in', async ({ page }) => {
    await page.goto('/services/botox')
    const map = getResultsMap(page)
    const pannable = map.locator('[data-pannable]')
    await startMap(page)
    await zoomInTwice(page)
    const frameBox = await pannable.locator('xpath=..').boundingBox()
    await page.mouse.move((frameBox?.x ?? 0) + 200, (frameBox?.y ?? 0) + 200)
    await page.mouse.down()
    await page.mouse.move((frameBox?.x ?? 0) - 2000, (frameBox?.y ?? 0) + 200, { steps: 5 })
    await page.mouse.up()
    await page.setViewportSize({ width: 1030, height: 900 })
    const measureGap = () =>
      pannable.evaluate((element) => {
        const frame = element.parentElement?.getBoundingClientRect()
        return (frame?.right ?? Infinity) - element.getBoundingClientRect().right
      })
    await expect.poll(measureGap).toBeLessThanOrEqual(1)
  })

  test('gives clinics that share a marker separate markers when zoomed in', async ({ page }) => {
    await page.goto('/services/botox')
    const map = getResultsMap(page)
    const markers = map.locator('[data-pannable] a:visible')
    const countBefore = await markers.count()
    await startMap(page)
    await getZoomInButton(page).click()
    await expect.poll(() => markers.count()).toBeGreaterThan(countBefore)
    await map.getByRole('button', { name: 'Zoom out' }).click()
    await expect(markers).toHaveCount(countBefore)
  })

  test("keeps the visitor's place in view when zoomed in", async ({ page }) => {
    await page.goto('/medspas?near=11215&sort=distance')
    const map = getResultsMap(page)
    const visitorMarker = map.locator('.map-origin')
    await startMap(page)
    await zoomInTwice(page)
    await expect(visitorMarker).toBeVisible()
    const [markerBox, mapBox] = await Promise.all([visitorMarker.boundingBox(), map.boundingBox()])
    if (!markerBox || !mapBox) throw new Error("the map or the visitor's marker has no box")
    expect(markerBox.x).toBeGreaterThan(mapBox.x)
    expect(markerBox.x + markerBox.width).toBeLessThan(mapBox.x + mapBox.width)
    expect(markerBox.y).toBeGreaterThan(mapBox.y)
    expect(markerBox.y + markerBox.height).toBeLessThan(mapBox.y + mapBox.height)
  })

  test('keeps at least one clinic in view when zoomed in, on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/treatments/botox/manhattan?view=map')
    const map = getResultsMap(page)
    await startMap(page)
    await zoomInTwice(page)
    const mapBox = await map.locator(':has(> [data-pannable])').boundingBox()
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
    const map = getResultsMap(page)
    await startMap(page)
    await getZoomInButton(page).click()
    await expectScale(page, 2)
    const marker = map.getByRole('link').first()
    // Playwright hovers only over an element that has stopped moving, so this waits for the end of the zoom.
    await marker.hover()
    const boxBefore = await marker.boundingBox()
    if (!boxBefore) throw new Error('the marker has no box')
    const [x, y] = [boxBefore.x + boxBefore.width / 2, boxBefore.y + boxBefore.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 20, y + 10)
    await page.mouse.move(x + 40, y + 20)
    await page.mouse.up()
    await expect.poll(async () => (await marker.boundingBox())?.x).toBeGreaterThan(boxBefore.x + 10)
    expect(new URL(page.url()).hash).toBe('')
  })

  test('zooms once for each press of a button, even if the script arrives after the press', async ({ page }) => {
    const sendScript = await delayMapScript(page)
    await page.goto('/services/botox')
    await getZoomInButton(page).click()
    sendScript()
    await expectScale(page, 2)
    await getZoomInButton(page).click()
    await expectScale(page, 4)
  })

  test('scrolls a marker focused by keyboard into view, even when zoomed in', async ({ page }) => {
    await page.goto('/services/botox')
    const map = getResultsMap(page)
    await startMap(page)
    for (let press = 0; press < 4; press++) await getZoomInButton(page).click()
    await map.getByRole('link').last().focus()
    await page.keyboard.press('Shift+Tab')
    await expect(map.locator('a:focus')).toBeInViewport()
  })
})
