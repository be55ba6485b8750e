import { expect, test } from '../tools/playwright/fixtures.ts'
import { openLocationsWithClaimForm } from './tools/claim-form.ts'

const HYDRATION_SCRIPT_PATTERN = /\/assets\/hydrate-/

const PROFILE_PATH = '/upper-east-side/marchetti-osei-dermatology'

const claimButtons = [
  { title: 'a card', path: '/soho', button: /^Claim Listing of/ },
  { title: 'a profile', path: PROFILE_PATH, button: /^Claim Listing of/ },
  { title: 'the sidebar of a profile', path: PROFILE_PATH, button: 'Claim this listing' },
  { title: 'the locations page', path: '/locations', button: 'Claim your listing' },
]

for (const { title, path, button: name } of claimButtons) {
  // §1.4, §2.146, §2.178, §4.4, §6.3
  test(`the claim button of ${title} opens the dialog by keyboard, and Escape closes it and returns the focus to the button`, async ({
    page,
    watch,
  }) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(watch.requests.filter((request) => HYDRATION_SCRIPT_PATTERN.test(request))).toEqual([])
    const button = page.getByRole('main').getByRole('button', { name }).first()
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Claim or add a listing' })
    await expect(dialog).toBeVisible()
    expect(watch.requests.filter((request) => HYDRATION_SCRIPT_PATTERN.test(request))).toHaveLength(1)
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })
}

test.describe('the claim dialog', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/locations')
    await page.getByRole('button', { name: 'Claim your listing' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  // §D5.15
  test('shows the phone number and the email address when no form is configured', async ({ page, watch }) => {
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link', { name: /^\(\d{3}\) 555-01\d\d$/ })).toHaveAttribute(
      'href',
      /^tel:\+1\d{10}$/,
    )
    await expect(dialog.getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:\S+@\S+$/)
    expect(watch.externalRequests).toEqual([])
  })

  // §4.5
  test('closes by button, returns the focus, and opens again', async ({ page }) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Claim your listing' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  // §4.6
  test('closes on a click outside but not inside', async ({ page }) => {
    const box = await page.getByRole('dialog').boundingBox()
    if (!box) throw new Error('the dialog has no box')
    await page.mouse.click(box.x + 4, box.y + box.height - 4)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.mouse.click(box.x - 20, box.y - 20)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Claim your listing' })).toBeFocused()
  })

  test('stays open if a text selection by mouse ends outside', async ({ page }) => {
    const box = await page.getByRole('dialog').boundingBox()
    if (!box) throw new Error('the dialog has no box')
    await page.getByText('Owners can claim a listing').hover()
    await page.mouse.down()
    await page.mouse.move(box.x - 20, box.y - 20)
    await page.mouse.up()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('keeps the focus off the page behind it', async ({ page }) => {
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press('Tab')
      const isFocusOffPage = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      )
      expect(isFocusOffPage).toBe(true)
    }
  })
})

test('the claim dialog of a clinic and the email that it prepares name the clinic', async ({ page }) => {
  await page.goto(PROFILE_PATH)
  await page.getByRole('button', { name: 'Claim this listing' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('You are claiming Marchetti & Osei Dermatology.')).toBeVisible()
  await expect(dialog.getByRole('link', { name: '@' })).toHaveAttribute(
    'href',
    /\?subject=Claim%3A%20Marchetti%20%26%20Osei%20Dermatology$/,
  )
})

// §D5.7, §D5.16
test('a configured form is requested when the dialog opens, and replaced by phone and email if it fails to load', async ({
  page,
  watch,
}) => {
  await openLocationsWithClaimForm(page)
  expect(watch.requests).not.toContain('/claim/form')
  await page.getByRole('button', { name: 'Claim your listing' }).click()
  const dialog = page.getByRole('dialog')
  // Only the dialog has been told of a form. The test site has no settings for one, so the frame reports a failure
  // immediately.
  await expect(dialog.getByRole('alert')).toHaveText('The form could not be loaded. Please call or write instead.')
  expect(watch.requests).toContain('/claim/form')
  await expect(dialog.getByRole('link', { name: /^\(\d{3}\) 555-01\d\d$/ })).toBeVisible()
  await expect(dialog.getByRole('link', { name: '@' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
