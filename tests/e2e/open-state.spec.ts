import { expectNoShift, watchShifts } from '../full/judges/layout-shift.ts'
import { expect, test } from '../tools/playwright/fixtures.ts'
import { delayFiles } from '../tools/playwright/islands.ts'

/** The profile of a clinic with the hours Mon–Tue 8am–6pm, Wed 8am–8pm, Thu 8am–6pm, Fri 8am–3pm. */
const PROFILE_PATH = '/upper-east-side/marchetti-osei-dermatology'

// §D7.3
for (const [when, instant, text] of [
  ['on a Monday at noon', '2026-11-23T17:00:00Z', 'Open now · closes 6pm'],
  ['on a Monday night', '2026-11-24T03:00:00Z', 'Closed · opens Tue 8am'],
  ['on a Saturday', '2026-11-28T17:00:00Z', 'Closed · opens Mon 8am'],
] as const)
  test(`${when}, the profile and the cards show the state in New York time: ${text}`, async ({ page }) => {
    await page.clock.setFixedTime(instant)
    await page.goto(PROFILE_PATH)
    await expect(page.locator('[data-hours]').first()).toHaveText(text)
    await page.goto('/upper-east-side')
    const card = page.getByRole('article').filter({ has: page.locator(`a[href="${PROFILE_PATH}"]`) })
    await expect(card.getByText(text)).toBeVisible()
  })

for (const [when, instant, today, row] of [
  ['on a Tuesday', '2026-11-24T17:00:00Z', 'Today 8am–6pm', 'Mon–Tue'],
  ['on a Wednesday', '2026-11-25T17:00:00Z', 'Today 8am–8pm', 'Wed'],
  ['on a Sunday', '2026-11-29T17:00:00Z', 'Closed today', 'Sat–Sun'],
] as const)
  test(`${when}, the profile has "${today}" and marks the row ${row}`, async ({ page }) => {
    await page.clock.setFixedTime(instant)
    await page.goto(PROFILE_PATH)
    await expect(page.locator('[data-today]')).toHaveText(today)
    await expect(page.locator('[aria-current="date"]')).toHaveText(row)
  })

test('the first screen of a profile on a phone has name, rating, hours, price, call and directions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(PROFILE_PATH)
  const main = page.getByRole('main')
  for (const part of [
    main.getByRole('heading', { level: 1 }),
    main.getByText('4.8').first(),
    main.locator('[data-today]'),
    main.getByRole('link', { name: /^From \$\d+ per/ }),
    main.getByRole('link', { name: 'Call to book' }),
    main.getByRole('link', { name: 'Directions' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 })
})

test('neither the open state nor the day is printed, because a printed page is read later', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-23T17:00:00Z')
  await page.emulateMedia({ media: 'print' })
  await page.goto(PROFILE_PATH)
  const state = page.getByText('Open now · closes 6pm')
  await expect(state.first()).toBeAttached()
  expect(await state.filter({ visible: true }).count()).toBe(0)
  await expect(page.locator('[data-today]')).toBeHidden()
  const readSuffix = () =>
    page.locator('[aria-current="date"]').evaluate((row) => getComputedStyle(row, '::after').content)
  expect(await readSuffix()).toBe('none')
  await expect(page.getByText('8am–8pm', { exact: true })).toBeVisible()
})

test('a printed list has the whole hours of the week, which the open state replaces only on screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/upper-east-side')
  await expect(page.locator('[data-open]').first()).toBeAttached()
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="${PROFILE_PATH}"]`) })
  const hours = card.getByText('Mon–Tue 8am–6pm, Wed 8am–8pm, Thu 8am–6pm, Fri 8am–3pm')
  await expect(hours).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(hours).toBeVisible()
  expect(await hours.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(false)
})

test.describe('in a browser in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('the open state is computed in New York time', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-23T17:00:00Z')
    await page.goto(PROFILE_PATH)
    await expect(page.getByText('Open now · closes 6pm').first()).toBeVisible()
  })
})

// §D7.3
test('a page that stays open shows that the clinic has closed', async ({ page }) => {
  await page.clock.install({ time: '2026-11-23T22:58:00Z' })
  await page.goto(PROFILE_PATH)
  const line = page.locator('[data-hours]').first()
  await expect(line).toHaveText('Open now · closes 6pm')
  await page.clock.runFor('03:00')
  await expect(line).toHaveText('Closed · opens Tue 8am')
})

test('showing the open state causes no layout shift', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await watchShifts(page)
  const release = await delayFiles(page, '**/assets/main-*.js')
  await page.goto('/upper-east-side', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  release()
  await page.waitForLoadState('load')
  await expect(page.getByText(/^(Open now|Closed) /).first()).toBeAttached()
  await expectNoShift(page, 'the open state', 9)
})

// The first page is the profile of a clinic that sees visitors by appointment, Mon–Thu 9am–5pm and Fri 9am–3pm.
for (const path of ['/midtown/nwosu-thackeray-aesthetic-surgery', '/medspas'])
  test(`on ${path}, the lines of the hours keep their height when the open state replaces the hours`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const measureHeights = () =>
      page.locator('p:has(> [data-hours])').evaluateAll((lines) => lines.map((line) => line.clientHeight))
    await page.route('**/assets/main-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.goto(path)
    // Lays out the cards below the first screen, as the blocked script would have done.
    await page.evaluate(() => document.documentElement.removeAttribute('data-loading'))
    const reservedHeights = await measureHeights()
    await page.unroute('**/assets/main-*.js')
    for (const instant of [
      '2026-11-23T13:00:00Z',
      '2026-11-24T20:46:00Z',
      '2026-11-28T02:00:00Z',
      '2026-11-28T18:00:00Z',
    ]) {
      await page.clock.setFixedTime(instant)
      await page.goto(path)
      await expect(page.locator('[data-open]').first()).toBeAttached()
      expect(await measureHeights(), instant).toEqual(reservedHeights)
    }
  })
