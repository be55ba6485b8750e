import type { Page } from '@playwright/test'
import { expect, test } from '../tools/playwright/fixtures.ts'

/** Finds the "Compare" links on clinic cards, but not links to a comparison, such as "Compare 2 clinics". */
const findAddLinks = (page: Page) => page.getByRole('link', { name: /^Compare (?!med spas|the first|\d)/ })
const findRemoveLinks = (page: Page) => page.getByRole('link', { name: /^Remove from comparison/ })
const findComparisonBar = (page: Page) => page.getByRole('region', { name: 'Your comparison' })

test.describe('with JavaScript', () => {
  test('a card adds a clinic to the comparison, and the clinic is still there on the next page', async ({ page }) => {
    await page.goto('/medspas')
    const bar = findComparisonBar(page)
    await expect(bar).toBeHidden()
    await findAddLinks(page).first().click()
    await expect(bar.getByRole('status')).toContainText('is in your comparison')
    await findAddLinks(page).first().click()
    await expect(findRemoveLinks(page)).toHaveCount(2)
    await page.goto('/soho')
    await expect(bar.getByRole('link', { name: 'Compare 2 clinics' })).toBeVisible()
    await bar.getByRole('link', { name: 'Compare 2 clinics' }).click()
    await expect(page).toHaveURL(/\/compare\?c=[a-z0-9-]+,[a-z0-9-]+$/)
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await page.waitForLoadState('networkidle')
    await expect(bar).toBeHidden()
    await page.goto('/compare')
    await expect(bar.getByRole('link', { name: 'Compare 2 clinics' })).toBeVisible()
  })

  test('the bar has an empty status before the message of the first clinic, so that screen readers announce it', async ({
    page,
  }) => {
    await page.goto('/medspas')
    const firstTexts = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const texts: string[] = []
          new MutationObserver(() => {
            const status = document.querySelector('.shortlist [role=status]')
            if (status && texts.at(-1) !== status.textContent) texts.push(status.textContent)
            if (texts.at(-1)) resolve(texts)
          }).observe(document.body, { childList: true, subtree: true })
        }),
    )
    await findAddLinks(page).first().click()
    expect(await firstTexts).toEqual(['', expect.stringContaining('is in your comparison')])
  })

  test('the compare link of an added clinic is underlined on hover, without a background', async ({ page }) => {
    await page.goto('/medspas')
    const compareLink = page.getByRole('article').locator('a[data-compare]').first()
    await compareLink.click()
    await expect(compareLink).toHaveText(/^Remove/)
    await compareLink.hover()
    await expect(compareLink).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(compareLink).toHaveCSS('text-decoration-line', 'underline')
  })

  test('clinics from a list filtered by treatment are compared for that treatment', async ({ page }) => {
    await page.goto('/medspas?treatment=fillers')
    await findAddLinks(page).first().click()
    await findComparisonBar(page).getByRole('link', { name: 'See it, and add another' }).click()
    await expect(page.getByRole('link', { name: 'Fillers', exact: true })).toHaveAttribute('aria-current', 'true')
  })

  for (const path of ['/treatments/botox/soho', '/treatments/botox-in-soho'])
    test(`clinics from ${path} are compared for its treatment`, async ({ page }) => {
      await page.goto(path)
      await findAddLinks(page).first().click()
      await findComparisonBar(page).getByRole('link', { name: 'See it, and add another' }).click()
      await expect(page).toHaveURL(/&treatment=botox$/)
    })

  test('clinics from a list near a place are compared with their distances from it', async ({ page }) => {
    await page.goto('/medspas?near=10012&sort=distance')
    await findAddLinks(page).first().click()
    await findComparisonBar(page).getByRole('link', { name: 'See it, and add another' }).click()
    await expect(page).toHaveURL(/&from=10012$/)
    await expect(page.getByRole('rowheader', { name: 'From the center of zip code 10012' })).toBeVisible()
  })

  test.describe('on a narrow phone', () => {
    test.use({ viewport: { width: 320, height: 700 } })

    test('adding a clinic moves nothing, and no label on a card wraps', async ({ page }) => {
      await page.goto('/services/laser-hair-removal')
      const buttons = page.locator('.card-actions > .button')
      const measureBoxes = () =>
        buttons.evaluateAll((all) =>
          all.map((button) => {
            const { left, top, width, height } = button.getBoundingClientRect()
            return [left, top + scrollY, width, height].map(Math.round).join(' ')
          }),
        )
      const boxesBefore = await measureBoxes()
      await findAddLinks(page)
        .first()
        .evaluate((link: HTMLElement) => link.click())
      await expect(findRemoveLinks(page)).toHaveText(/^Remove/)
      expect(await measureBoxes()).toEqual(boxesBefore)
      expect(
        await buttons.evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)),
      ).toEqual([])
      expect(new Set(boxesBefore.map((box) => box.split(' ')[3]))).toEqual(new Set(['44']))
    })
  })

  test('a second click removes the clinic, and Clear empties the storage', async ({ page }) => {
    await page.goto('/medspas')
    const bar = findComparisonBar(page)
    await findAddLinks(page).first().click()
    await findRemoveLinks(page).click()
    await expect(bar.getByRole('status')).toContainText('Your comparison is empty.')
    await findAddLinks(page).first().click()
    await bar.getByRole('button', { name: 'Clear' }).click()
    await expect(bar.getByRole('status')).toContainText('Cleared')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('the empty comparison page does not say that no clinic is chosen', async ({ page }) => {
    await page.goto('/medspas')
    for (const count of [1, 2]) {
      await findAddLinks(page).first().click()
      await expect(findRemoveLinks(page)).toHaveCount(count)
    }
    await page.goto('/compare')
    await expect(findComparisonBar(page).getByRole('link', { name: 'Compare 2 clinics' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Choose clinics to compare' })).toBeVisible()
    await expect(page.getByText('Nothing to compare yet')).toBeHidden()
  })

  test('a double click adds a clinic', async ({ page }) => {
    await page.goto('/medspas')
    await findAddLinks(page).first().dblclick()
    await expect(findComparisonBar(page).getByRole('status')).toContainText('is in your comparison')
    await page.waitForLoadState('networkidle')
    await expect(findRemoveLinks(page)).toHaveCount(1)
  })

  test('a clinic is added by keyboard, and clearing the comparison moves the focus to the message', async ({
    page,
  }) => {
    await page.goto('/soho')
    const bar = findComparisonBar(page)
    await findAddLinks(page).first().focus()
    await page.keyboard.press('Enter')
    await expect(findRemoveLinks(page)).toBeFocused()
    await bar.getByRole('button', { name: 'Clear' }).focus()
    await page.keyboard.press('Enter')
    await expect(bar.getByRole('status')).toBeFocused()
    await expect(bar.getByRole('status')).toHaveText('Cleared. Your comparison is empty.')
  })

  test('the next tab stop after an added clinic leads to the comparison', async ({ page }) => {
    await page.goto('/soho')
    await findAddLinks(page).first().focus()
    await page.keyboard.press('Enter')
    await expect(findRemoveLinks(page)).toHaveCount(1)
    await findAddLinks(page).first().focus()
    await page.keyboard.press('Enter')
    await expect(findRemoveLinks(page)).toHaveCount(2)
    await page.keyboard.press('Tab')
    const shortcut = page.getByRole('article').getByRole('link', { name: 'Compare 2 clinics' })
    await expect(shortcut).toBeFocused()
    await expect(shortcut).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('columnheader')).toHaveCount(2)
  })

  test('the link after an added clinic goes when the comparison is empty', async ({ page }) => {
    await page.goto('/soho')
    await findAddLinks(page).first().click()
    const shortcut = page.getByRole('article').getByRole('link', { name: 'See it, and add another' })
    await expect(shortcut).toHaveCount(1)
    await findComparisonBar(page).getByRole('button', { name: 'Clear' }).click()
    await expect(shortcut).toHaveCount(0)
  })

  test('clinics from a list near an unknown place are compared without the place', async ({ page }) => {
    await page.goto('/medspas?near=nowhere&sort=distance')
    await findAddLinks(page).first().click()
    await findComparisonBar(page).getByRole('link', { name: 'See it, and add another' }).click()
    await expect(page).toHaveURL(/\/compare\?c=[a-z0-9-]+$/)
  })

  test('a fifth clinic is refused with a message', async ({ page }) => {
    await page.goto('/medspas')
    const bar = findComparisonBar(page)
    for (const count of [1, 2, 3, 4]) {
      await findAddLinks(page).first().click()
      await expect(findRemoveLinks(page)).toHaveCount(count)
    }
    await findAddLinks(page).first().click()
    await expect(bar.getByRole('status')).toContainText('4 clinics fit side by side')
    await expect(findRemoveLinks(page)).toHaveCount(4)
  })

  test('at 400% zoom, where the bar is at the end of the page, the refusal of a fifth clinic is in view', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto('/medspas')
    for (const count of [1, 2, 3, 4]) {
      await findAddLinks(page).first().click()
      await expect(findRemoveLinks(page)).toHaveCount(count)
    }
    const status = findComparisonBar(page).getByRole('status')
    await expect(status).not.toBeInViewport()
    await findAddLinks(page).first().click()
    await expect(status).toContainText('4 clinics fit side by side')
    await expect(status).toBeInViewport()
    await expect(status).toBeFocused()
  })

  test('a comparison opened by its URL stores nothing and loads no script of the comparison bar', async ({
    page,
    watch,
  }) => {
    await page.goto('/compare?c=pincushion,slipway-aesthetics')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    expect(watch.requests.filter((path) => path.includes('shortlist-'))).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a comparison is built from links and a form', async ({ page }) => {
    await page.goto('/services/botox')
    await findAddLinks(page).first().click()
    await expect(page).toHaveURL(/\/compare\?c=[a-z0-9-]+$/)
    await page.getByRole('textbox', { name: 'Name of the clinic' }).fill('Pincushion')
    await page.getByRole('button', { name: 'Add' }).click()
    await expect(page).toHaveURL(/,pincushion$/)
    await page.getByRole('link', { name: 'All treatments', exact: true }).click()
    await expect(page).toHaveURL(/,pincushion&treatment=all$/)
    await expect(page.getByRole('rowheader', { name: /^Botox, per unit/ })).toBeVisible()
    await page.getByRole('combobox', { name: /^Measure distances from/ }).fill('SoHo')
    await page.getByRole('button', { name: 'Show distances' }).click()
    await expect(page.getByRole('rowheader', { name: /^From the center of SoHo/ })).toBeVisible()
    await page.getByRole('link', { name: /^Add / }).first().click()
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    await page.getByRole('link', { name: 'Remove Pincushion' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await expect(page).toHaveURL(/from=SoHo$/)
  })
})
