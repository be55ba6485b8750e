/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { Engine } from './engine.ts'
import { waitUntil } from './engine.ts'
import { expect, PHONE_SIZE, test } from './fixtures.ts'

const PROFILE_PATH = '/upper-east-side/marchetti-osei-dermatology'

const waitForPath = (engine: Engine, path: string) =>
  waitUntil(
    engine,
    () => location.pathname + location.search,
    (value) => value === path,
  )

const waitForCount = (engine: Engine, selector: string, passes: (count: number) => boolean) =>
  waitUntil(engine, (css) => document.querySelectorAll(css).length, passes, selector)

const waitForText = (engine: Engine, selector: string, pattern: RegExp) =>
  waitUntil(
    engine,
    (css) => document.querySelector(css)?.textContent ?? '',
    (text) => pattern.test(text),
    selector,
  )

const measureMenuHeight = () => document.querySelector('#menu')?.getBoundingClientRect().height ?? -1

test('the menu on a phone is less than 300 px high, closes on Escape, and has working links', async ({
  engine,
  resolveUrl,
}) => {
  await engine.resize(...PHONE_SIZE)
  await engine.open(resolveUrl('/'))
  expect(await engine.evaluate(measureMenuHeight)).toBe(0)
  await engine.press('.menu-button')
  expect(await waitUntil(engine, measureMenuHeight, (height) => height > 0)).toBeLessThan(300)
  await engine.pressKey('Escape')
  await waitUntil(engine, measureMenuHeight, (height) => height === 0)
  await engine.press('.menu-button')
  await waitUntil(engine, measureMenuHeight, (height) => height > 0)
  await engine.press('#menu a[href="/locations"]')
  await waitForPath(engine, '/locations')
})

test('a treatment and a location typed on the home page lead to their page', async ({ engine, resolveUrl }) => {
  await engine.open(resolveUrl('/'))
  await engine.press('select[name="treatment"]')
  await waitUntil(
    engine,
    () => document.activeElement?.getAttribute('role'),
    (role) => role === 'combobox',
  )
  await engine.type('kyb')
  await waitForCount(engine, '[role="option"]', (count) => count === 1)
  await engine.pressKey('ArrowDown')
  await engine.pressKey('Enter')
  await engine.pressKey('Tab')
  await engine.type('quee')
  await waitForCount(engine, '[role="option"]', (count) => count === 1)
  await engine.pressKey('ArrowDown')
  await engine.pressKey('Enter')
  await engine.press('main form button[type="submit"]')
  await waitForPath(engine, '/treatments/kybella/queens')
})

test('the first press on Copy shows that the address was copied', async ({ engine, resolveUrl }) => {
  await engine.open(resolveUrl(PROFILE_PATH))
  await engine.press('[data-action="copy"]')
  await waitForText(engine, '[data-action-status]', /^Copied$/)
})

test('the first press on Share shows that the link was copied if the browser cannot share', async ({
  engine,
  resolveUrl,
}) => {
  await engine.open(resolveUrl(PROFILE_PATH))
  await engine.evaluate(() => void Object.defineProperty(navigator, 'share', { value: undefined }))
  await engine.press('[data-action="share"]')
  await waitForText(engine, '[data-action-status]', /^Copied$/)
})

test('the claim dialog opens, and Escape closes it and returns the focus to the button', async ({
  engine,
  resolveUrl,
}) => {
  await engine.open(resolveUrl(PROFILE_PATH))
  await engine.press('button[form="claim"]')
  await waitForCount(engine, 'dialog[open]', (count) => count === 1)
  await engine.pressKey('Escape')
  await waitForCount(engine, 'dialog[open]', (count) => count === 0)
  expect(await engine.evaluate(() => document.activeElement?.matches('button[form="claim"]'))).toBe(true)
})

test('a form filters a list, and Back restores the list and the form', async ({ engine, resolveUrl }) => {
  await engine.open(resolveUrl('/medspas'))
  const readHeading = () => document.querySelector('h2')?.textContent
  const unfilteredHeading = await engine.evaluate(readHeading)
  await engine.press('input[name="rating"][value="4.5"]')
  await engine.press('form#filters button[type="submit"]')
  await waitUntil(
    engine,
    () => location.search,
    (search) => search.includes('rating=4.5'),
  )
  await waitUntil(engine, readHeading, (text) => text !== unfilteredHeading && /clinics/.test(text ?? ''))
  await engine.goBack()
  await waitForPath(engine, '/medspas')
  await waitUntil(engine, readHeading, (text) => text === unfilteredHeading)
  const readChosenRating = () => document.querySelector<HTMLInputElement>('input[name="rating"]:checked')?.value
  await waitUntil(engine, readChosenRating, (value) => value === '')
})

test('two clinics are chosen from a list and compared', async ({ engine, resolveUrl }) => {
  await engine.open(resolveUrl('/medspas'))
  const hrefs = await engine.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[data-compare]')].slice(0, 2).map((link) => link.getAttribute('href')),
  )
  const barSelector = '[aria-label="Your comparison"]'
  for (const href of hrefs) {
    await engine.press(`a[data-compare][href="${href}"]`)
    // Waits until the clinic is on the shortlist.
    await waitForText(engine, `a[data-compare][href="${href}"]`, /Remove/)
  }
  await waitForText(engine, barSelector, /2 clinics/)
  await engine.press(`${barSelector} a[href^="/compare?c="]`)
  await waitForPath(engine, hrefs.join().replace(',/compare?c=', ','))
  await waitForCount(engine, 'th[scope="col"]', (count) => count === 2)
})

test('after the comparison is cleared on another page, Back shows a list without it', async ({
  engine,
  resolveUrl,
}) => {
  const barSelector = '[aria-label="Your comparison"]'
  const clearComparison = () => localStorage.clear()
  await engine.open(resolveUrl('/soho'))
  // Earlier tests of the same browser have chosen clinics.
  await engine.evaluate(clearComparison)
  await engine.open(resolveUrl('/medspas'))
  await engine.press('a[data-compare]')
  await waitForText(engine, barSelector, /is in your comparison/)
  await engine.evaluate(() => location.assign('/soho'))
  await waitForPath(engine, '/soho')
  await engine.evaluate(clearComparison)
  await engine.goBack()
  await waitForPath(engine, '/medspas')
  await waitForText(engine, 'a[data-compare]', /^Compare/)
  await waitForCount(engine, barSelector, (count) => count === 0)
})

test('opening a question closes the open question of its section', async ({ engine, resolveUrl }) => {
  await engine.open(resolveUrl('/faq'))
  const listOpenQuestions = () =>
    [...document.querySelectorAll('main details[open] summary')].map(({ textContent }) => textContent)
  await engine.press('main details:nth-of-type(1) summary')
  const [firstQuestion] = await waitUntil(engine, listOpenQuestions, ({ length }) => length === 1)
  await engine.press('main details:nth-of-type(2) summary')
  await waitUntil(engine, listOpenQuestions, (texts) => texts.length === 1 && texts[0] !== firstQuestion)
})

test('search suggests while typing, and a suggestion can be chosen by keyboard', async ({ engine, resolveUrl }) => {
  await engine.open(resolveUrl('/search'))
  await engine.press('main input[type="search"]')
  await engine.type('marchet')
  await waitForCount(engine, '[role="option"]', (count) => count > 0)
  await engine.pressKey('ArrowDown')
  await engine.pressKey('Enter')
  await waitForPath(engine, PROFILE_PATH)
})
