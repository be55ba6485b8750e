import { expect, test } from '../tools/playwright/fixtures.ts'
import { tabTo } from '../tools/playwright/islands.ts'

test.describe('the menu on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('opens by keyboard, closes on Escape and returns the focus to the button, and has working links', async ({
    page,
  }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu).toBeHidden()
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await expect(menu.getByRole('link')).toHaveText(['Treatments', 'Locations', 'About Us'])
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Treatments' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, menu.getByRole('link', { name: 'Locations' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/locations')
    await expect(menu).toBeHidden()
  })

  // §2.6, §4.1
  test('opens and closes on a tap on the button, and closes on a tap elsewhere', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('navigation', { name: 'Main' })
    await button.tap()
    await expect(menu).toBeVisible()
    await button.tap()
    await expect(menu).toBeHidden()
    await button.tap()
    await expect(menu).toBeVisible()
    await page.touchscreen.tap(200, 800)
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/')
  })

  // §2.7, §4.2
  test('closes as soon as a link is chosen, before the next page loads', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(menu).toBeVisible()
    await page.route('/about', (route) => route.fulfill({ status: 204 }))
    await menu.getByRole('link', { name: 'About Us' }).tap()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/')
    await page.unroute('/about')
    await page.getByRole('button', { name: 'Menu' }).tap()
    await menu.getByRole('link', { name: 'About Us' }).tap()
    await expect(page).toHaveURL('/about')
    await expect(menu).toBeHidden()
  })

  test('when closed, makes no page wider than the screen', async ({ page }) => {
    for (const path of ['/', '/treatments/botox', '/soho', '/locations', '/faq', '/medspas']) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
    }
  })
})

test('a wide screen shows the links in the bar and marks the current section', async ({ page }) => {
  await page.goto('/treatments/botox')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  await expect(menu.getByRole('link')).toHaveText(['Treatments', 'Locations', 'About Us'])
  await expect(menu.getByRole('link', { name: 'Treatments' })).toHaveAttribute('aria-current', 'true')
  await menu.getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
})

test('the first Tab focuses a link that skips to the content', async ({ page }) => {
  await page.goto('/treatments')
  await page.keyboard.press('Tab')
  const skipLink = page.getByRole('link', { name: 'Skip to content' })
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  const isFocusInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null)
  expect(isFocusInMain).toBe(true)
})

for (const path of ['/treatments/botox', '/treatments/botox/soho']) {
  test(`the location menu in the sidebar of ${path} opens with its first links in view`, async ({ page }) => {
    for (const height of [900, 640]) {
      await page.setViewportSize({ width: 1280, height })
      await page.goto(path)
      const menu = page.getByRole('complementary').locator('details')
      await menu.locator('summary').click()
      // The sidebar scrolls, so the link must be within the visible part of the sidebar, not only within the window.
      for (const name of ['Manhattan', 'Tribeca'])
        await expect(menu.getByRole('link', { name }), `${name}, ${height} px`).toBeInViewport({ ratio: 1 })
    }
  })
}

test('a link in running text is underlined, and a link in a list is underlined on hover', async ({ page }) => {
  const readTextDecoration = (name: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name, exact: true })
      .first()
      .evaluate((link) => getComputedStyle(link).textDecorationLine)
  await page.goto('/treatments/botox/soho')
  expect(await readTextDecoration('the Botox guide')).toBe('underline')
  expect(await readTextDecoration('Midtown')).toBe('none')
  await page.getByRole('main').getByRole('link', { name: 'Midtown', exact: true }).first().hover()
  expect(await readTextDecoration('Midtown')).toBe('underline')
})

test.describe('the footer', () => {
  test('on a wide screen shows all links without a button to open them', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await expect(page.getByText('More about this directory')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Download the data' })).toBeVisible()
  })

  test('on a phone opens further links on request', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Download the data' })).toBeHidden()
    await page.getByText('More about this directory').click()
    await expect(page.getByRole('link', { name: 'Download the data' })).toBeVisible()
  })
})

test('Escape closes an open location menu, and moves the focus only if it is in the menu', async ({ page }) => {
  await page.goto('/manhattan')
  const menu = page.locator('details[data-menu]').first()
  const near = page.getByLabel('Near')
  await menu.locator('summary').press('Enter')
  await expect(menu).toHaveAttribute('open')
  await near.focus()
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open')
  await expect(near).toBeFocused()
  await menu.locator('summary').press('Enter')
  await menu.getByRole('link').first().focus()
  await page.keyboard.press('Escape')
  await expect(menu.locator('summary')).toBeFocused()
})

test('with forced colors, the icon of the search link on a phone has its handle', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/about')
  // The browser replaces the background of an element, but not its border.
  const handle = await page
    .getByRole('banner')
    .getByRole('link', { name: 'Search' })
    .evaluate((link) => {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(link, '::after')
      return { borderTopWidth, borderTopStyle }
    })
  expect(handle).toEqual({ borderTopWidth: '1px', borderTopStyle: 'solid' })
})
