/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { Engine } from './engine.ts'
import { waitUntil } from './engine.ts'
import { expect, PHONE, test } from './fixtures.ts'

const PROFILE = '/upper-east-side/marchetti-osei-dermatology'

const waitForPath = (engine: Engine, path: string) =>
  waitUntil(
    engine,
    () => location.pathname + location.search,
    (value) => value === path,
  )

const focusedElement = (engine: Engine) =>
  engine.evaluate(() => {
    const active = document.activeElement as HTMLInputElement | null
    return {
      tag: active?.tagName ?? '',
      name: active?.closest('[data-field]')?.getAttribute('data-field') ?? active?.name ?? '',
      text: active?.textContent ?? '',
    }
  })

const boxOf = (engine: Engine, selector: string) =>
  engine.evaluate((css) => {
    const { width, height, top } = document.querySelector(css)?.getBoundingClientRect() ?? new DOMRect()
    return { width, height, top }
  }, selector)

test('the menu on a phone is less than 300 px high, closes on Escape, and has working links', async ({
  engine,
  urlOf,
}) => {
  await engine.resize(...PHONE)
  await engine.open(urlOf('/'))
  expect((await boxOf(engine, '#menu')).height).toBe(0)
  await engine.press('.menu-button')
  const { height } = await waitUntil(
    engine,
    () => document.querySelector('#menu')?.getBoundingClientRect().toJSON(),
    ({ height }) => height > 0,
  )
  expect(height).toBeLessThan(300)
  await engine.key('Escape')
  await waitUntil(
    engine,
    () => document.querySelector('#menu')?.getBoundingClientRect().height,
    (value) => value === 0,
  )
  await engine.press('.menu-button')
  await waitUntil(
    engine,
    () => document.querySelector('#menu')?.getBoundingClientRect().height,
    (value) => value !== 0,
  )
  await engine.press('#menu a[href="/locations"]')
  await waitForPath(engine, '/locations')
})

test('a treatment and a place are found from the home page by typing', async ({ engine, urlOf }) => {
  await engine.open(urlOf('/'))
  await engine.press('select[name="treatment"]')
  await waitUntil(
    engine,
    () => document.activeElement?.getAttribute('role'),
    (role) => role === 'combobox',
  )
  await engine.type('kyb')
  await waitUntil(
    engine,
    () => document.querySelectorAll('[role="option"]').length,
    (count) => count === 1,
  )
  await engine.key('ArrowDown')
  await engine.key('Enter')
  await engine.key('Tab')
  await engine.type('quee')
  await waitUntil(
    engine,
    () => document.querySelectorAll('[role="option"]').length,
    (count) => count === 1,
  )
  await engine.key('ArrowDown')
  await engine.key('Enter')
  await engine.press('main form button[type="submit"]')
  await waitForPath(engine, '/treatments/kybella/queens')
})

test('the first press on Copy shows that the address was copied', async ({ engine, urlOf }) => {
  await engine.open(urlOf(PROFILE))
  await engine.press('[data-action="copy"]')
  await waitUntil(
    engine,
    () => document.querySelector('[data-action-status]')?.textContent,
    (text) => text === 'Copied',
  )
})

test('the first press on Share shows that the link was copied if the browser cannot share', async ({
  engine,
  urlOf,
}) => {
  await engine.open(urlOf(PROFILE))
  await engine.evaluate(() => void Object.defineProperty(navigator, 'share', { value: undefined }))
  await engine.press('[data-action="share"]')
  await waitUntil(
    engine,
    () => document.querySelector('[data-action-status]')?.textContent,
    (text) => text === 'Copied',
  )
})

test('the claim dialog opens, and Escape closes it and returns the focus to the button', async ({ engine, urlOf }) => {
  await engine.open(urlOf(PROFILE))
  await engine.press('button[form="claim"]')
  await waitUntil(
    engine,
    () => document.querySelector('dialog')?.open,
    (open) => open === true,
  )
  await engine.key('Escape')
  await waitUntil(engine, () => document.querySelector('dialog[open]') === null, Boolean)
  expect((await focusedElement(engine)).text).toContain('Claim')
})

test('a list is filtered, and Back restores list and form', async ({ engine, urlOf }) => {
  await engine.open(urlOf('/medspas'))
  const all = await engine.evaluate(() => document.querySelector('h2')?.textContent)
  await engine.press('input[name="rating"][value="4.5"]')
  await engine.press('form#filters button[type="submit"]')
  await waitUntil(
    engine,
    () => location.search,
    (search) => search.includes('rating=4.5'),
  )
  await waitUntil(
    engine,
    () => document.querySelector('h2')?.textContent,
    (text) => text !== all && /clinics/.test(text ?? ''),
  )
  await engine.back()
  await waitUntil(
    engine,
    () => location.search,
    (search) => search === '',
  )
  await waitUntil(
    engine,
    () => document.querySelector('h2')?.textContent,
    (text) => text === all,
  )
  const chosen = () => document.querySelector<HTMLInputElement>('input[name="rating"]:checked')?.value
  await waitUntil(engine, chosen, (value) => value === '')
})

test('two clinics are chosen from a list and compared', async ({ engine, urlOf }) => {
  await engine.open(urlOf('/medspas'))
  const segments = await engine.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[data-compare]')].slice(0, 2).map((link) => link.dataset['compare']),
  )
  const bar = '[aria-label="Your comparison"]'
  for (const segment of segments) {
    await engine.press(`a[data-compare="${segment}"]`)
    // The pressed link gets a longer label, which may move the next link.
    await waitUntil(
      engine,
      (compared) => document.querySelector(`a[data-compare="${compared}"]`)?.textContent,
      (text) => /Remove/.test(text ?? ''),
      segment,
    )
  }
  await waitUntil(
    engine,
    (css) => document.querySelector(css)?.textContent,
    (text) => /2 clinics/.test(text ?? ''),
    bar,
  )
  await engine.press(`${bar} a[href^="/compare?c="]`)
  await waitForPath(engine, `/compare?c=${segments}`)
  await waitUntil(
    engine,
    () => document.querySelectorAll('th[scope="col"]').length,
    (count) => count === 2,
  )
})

test('opening a question closes the one that was open', async ({ engine, urlOf }) => {
  await engine.open(urlOf('/faq'))
  const open = () => [...document.querySelectorAll('main details[open] summary')].map(({ textContent }) => textContent)
  await engine.press('main details:nth-of-type(1) summary')
  const [first] = await waitUntil(engine, open, ({ length }) => length === 1)
  await engine.press('main details:nth-of-type(2) summary')
  await waitUntil(engine, open, (texts) => texts.length === 1 && texts[0] !== first)
})

test('search suggests while typing, and a suggestion can be chosen by keyboard', async ({ engine, urlOf }) => {
  await engine.open(urlOf('/search'))
  await engine.press('main input[type="search"]')
  await engine.type('marchet')
  await waitUntil(
    engine,
    () => document.querySelectorAll('[role="option"]').length,
    (count) => count > 0,
  )
  await engine.key('ArrowDown')
  await engine.key('Enter')
  await waitForPath(engine, PROFILE)
})
