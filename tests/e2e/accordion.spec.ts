import { expect, test } from '../tools/playwright/fixtures.ts'
import { tabTo } from '../tools/playwright/islands.ts'

for (const path of ['/', '/faq', '/treatments/botox', '/treatments/botox/soho']) {
  // §2.181, §4.8
  test(`a section of ${path} has at most one open question, and clicking that question closes it`, async ({ page }) => {
    await page.goto(path)
    const items = page.getByRole('main').locator('details[name]')
    const [first, second] = [items.nth(0), items.nth(1)]
    await expect(first.locator('p').first()).toBeHidden()
    await first.locator('summary').click()
    await expect(first.locator('p').first()).toBeVisible()
    await second.locator('summary').click()
    await expect(second.locator('p').first()).toBeVisible()
    await expect(first.locator('p').first()).toBeHidden()
    await second.locator('summary').click()
    await expect(second.locator('p').first()).toBeHidden()
  })
}

test('a question opens and closes by keyboard', async ({ page }) => {
  await page.goto('/faq')
  const question = page.getByRole('main').locator('details[name]').first()
  await tabTo(page, question.locator('summary'))
  await page.keyboard.press('Enter')
  await expect(question.locator('p').first()).toBeVisible()
  await page.keyboard.press('Space')
  await expect(question.locator('p').first()).toBeHidden()
})

test('a link to an answer opens its question', async ({ page }) => {
  await page.goto('/faq#how-do-i-check-a-license')
  const question = page.getByText('How do I check a license?')
  await expect(page.locator('#how-do-i-check-a-license')).toBeVisible()
  await expect(question).toBeInViewport()
  await page.evaluate(() => location.assign('#who-may-give-injections-in-new-york'))
  await expect(page.locator('#who-may-give-injections-in-new-york')).toBeVisible()
  await expect(page.getByText('Who may give injections in New York?')).toBeInViewport()
})

test('questions in two sections of the FAQ can be open at once', async ({ page }) => {
  await page.goto('/faq')
  const questions = ['Botox', 'Laser'].map((name) =>
    page.getByRole('region', { name }).locator('details[name]').first(),
  )
  for (const question of questions) await question.locator('summary').click()
  for (const question of questions) await expect(question.locator('p').first()).toBeVisible()
})
