import type { Locator } from '@playwright/test'
import { expect, test } from '../tools/playwright/fixtures.ts'
import { getSearchCombobox } from '../tools/playwright/islands.ts'

const readStyle = (element: Locator, name: string) =>
  element.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name)

const measureHeight = async (element: Locator) => Math.round((await element.boundingBox())?.height ?? 0)

for (const path of ['/', '/locations/soho', '/locations/queens/astoria', '/soho/prieto-khan-dermatology-loft']) {
  // §2.179, §9.67, §9.68, §D7.2
  test(`the maps on the cards of ${path} are 180 px high at a width of 767 px, and 240 px or as high as the card at 768 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 767, height: 900 })
    await page.goto(path)
    const profileLink = page.getByRole('link', { name: /^View Profile/ })
    const card = page.getByRole('article').filter({ has: profileLink }).first()
    const map = card.locator('img').first()
    expect(await measureHeight(map)).toBe(180)
    await page.setViewportSize({ width: 768, height: 900 })
    const [mapBox, cardBox] = [await map.boundingBox(), await card.boundingBox()]
    const isBesideText = (mapBox?.width ?? 0) < (cardBox?.width ?? 0) / 2
    const innerHeight = await card.evaluate((node) => node.clientHeight)
    expect(await measureHeight(map)).toBe(isBesideText ? Math.max(240, innerHeight) : 240)
  })
}

for (const path of ['/', '/locations/queens/astoria']) {
  // §2.64, §9.69
  test(`the map on a card of ${path} is neither a link nor focusable, but a click on it opens the profile`, async ({
    page,
  }) => {
    await page.goto(path)
    const profileLink = page.getByRole('link', { name: /^View Profile/ })
    const card = page.getByRole('article').filter({ has: profileLink }).first()
    const map = card.locator('img').first()
    expect(await map.evaluate((node) => node.closest('a, button, [tabindex="0"]'))).toBeNull()
    const profilePath = await card.getByRole('heading').getByRole('link').getAttribute('href')
    await map.click({ force: true })
    await expect(page).toHaveURL(profilePath ?? '')
  })
}

for (const path of ['/', '/soho', '/soho/prieto-khan-dermatology-loft']) {
  // §2.66, §2.167, §9.65
  test(`the stars of ${path} are whole, and as many as the rating rounded down`, async ({ page }) => {
    await page.goto(path)
    const ratings = await page.locator('.rating:has(.stars)').evaluateAll((elements) =>
      elements.map((element) => ({
        rating: Number.parseFloat(element.textContent),
        image: getComputedStyle(element.querySelector('.stars') ?? element).backgroundImage,
      })),
    )
    expect(ratings.length).toBeGreaterThan(0)
    for (const { rating, image } of ratings) expect(image).toContain(` ${Math.floor(rating) * 20}%,`)
  })
}

// §9.66
test("a card's description has at most two lines", async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/locations/soho', '/soho']) {
      await page.goto(path)
      const texts = page.getByRole('article').getByRole('paragraph').filter({ hasText: /…$/ })
      await expect(texts).not.toHaveCount(0)
      for (const text of await texts.all()) {
        const lineHeight = Number.parseFloat(await readStyle(text, 'line-height'))
        expect(await measureHeight(text)).toBeLessThanOrEqual(Math.ceil(2 * lineHeight) + 1)
      }
    }
  }
})

for (const [field, maxHeight] of [
  ['Treatment', 400],
  ['Location', 300],
] as const) {
  // §9.70, §9.71
  test(`the list of options of the field ${field} is ${maxHeight} px high and scrolls`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('search').hover()
    await getSearchCombobox(page, field).click()
    const list = page.getByRole('listbox', { name: field })
    await expect(list).toBeVisible()
    expect(await readStyle(list, 'max-height')).toBe(`${maxHeight}px`)
    expect(await measureHeight(list)).toBe(maxHeight)
    expect(await list.evaluate((node) => node.scrollHeight > node.clientHeight)).toBe(true)
  })
}

// §4.3, §9.72
test('the header has the menu button at a width of 767 px, and the links at 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 })
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Menu' })
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Treatments' })
  await expect(button).toBeVisible()
  await expect(link).toBeHidden()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(button).toBeHidden()
  await expect(link).toBeVisible()
})

// §9.83
test('the brand color is a dark blue', async ({ page }) => {
  await page.goto('/')
  const color = await readStyle(page.getByRole('banner'), 'background-color')
  const [red = 255, green = 255, blue = 0] = (color.match(/\d+/g) ?? []).map(Number)
  expect(blue).toBeGreaterThan(red)
  expect(blue).toBeGreaterThan(green)
  expect(red + green + blue).toBeLessThan(200)
})

// §2.9
test('the footer has four columns side by side', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/faq')
  const boxes = await page
    .getByRole('contentinfo')
    .locator('.card-grid > *')
    .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect()))
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1)
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(4)
})

// §2.89
test('the call link in the sidebar stays visible while a long guide scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/treatments/botox')
  const callLink = page.getByRole('complementary').getByRole('link', { name: /^Call to book/ })
  await page.getByRole('heading', { name: 'Results', exact: true }).evaluate((node) => node.scrollIntoView())
  await expect(callLink).toBeInViewport()
})

test('no list has the style none, with which WebKit removes its role', async ({ page }) => {
  await page.goto('/medspas')
  const styles = await page
    .locator('ul, ol')
    .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType))
  expect(styles.length).toBeGreaterThan(20)
  expect(styles).not.toContain('none')
})

for (const path of ['/treatments/botox', '/appointments/botox'])
  test(`each list of ${path} whose items cannot have markers has its role, which WebKit removes otherwise`, async ({
    page,
  }) => {
    await page.goto(path)
    const listsWithoutMarkers = await page
      .locator('main :is(ul, ol):not([role="list"])')
      .evaluateAll((lists) =>
        lists
          .filter((list) => ![...list.children].some((item) => getComputedStyle(item).display === 'list-item'))
          .map(({ className }) => className),
      )
    expect(listsWithoutMarkers).toEqual([])
  })

for (const path of ['/medspas', '/treatments/botox', '/upper-east-side/marchetti-osei-dermatology'])
  test(`on paper, no grid contains the main text of ${path}, because Firefox does not divide a grid cell between pages`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(path)
    const gridsAroundText = await page.locator('main :is(.rows, .prose)').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const ancestors: string[] = []
        for (let node = element.parentElement; node; node = node.parentElement)
          if (getComputedStyle(node).display === 'grid') ancestors.push(node.className)
        return ancestors
      }),
    )
    expect(gridsAroundText).toEqual([])
  })
