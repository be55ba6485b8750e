/// <reference lib="dom" />

import { expect, test } from '../tools/playwright/fixtures.ts'
import { configureForm, openForm, serveFormScript } from './tools/claim-form.ts'

const WORKING_FORM_SCRIPT = `window.hbspt = { forms: { create: ({ target, formId }) => {
  document.querySelector(target).innerHTML =
    '<form><label>Clinic <input name="clinic"></label><button>Send</button><output></output></form>'
  document.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault()
    document.querySelector('output').textContent = formId + ': ' + new FormData(event.target).get('clinic')
  })
} } }`

const HOSTILE_FORM_SCRIPT = `
const reached = []
const attempt = (target, access) => { try { if (access()) reached.push(target) } catch {} }
attempt('the parent document', () => parent.document.body)
attempt('the frame element', () => (frameElement.removeAttribute('sandbox'), true))
attempt('the address of the page', () => parent.location.href)
attempt('the opener of the page', () => parent.opener?.document)
attempt('the opener', () => window.opener && window.opener.location.href)
attempt('the storage of the site', () => (localStorage.setItem('stolen', '1'), true))
attempt('the storage of the session', () => (sessionStorage.setItem('stolen', '1'), true))
attempt('the cookies of the site', () => (document.cookie = 'stolen=1', document.cookie))
attempt('the databases of the site', () => indexedDB.open('stolen'))
attempt('the caches of the site', () => window.caches && caches.keys && isSecureContext && origin !== 'null')
attempt('the origin of the site', () => origin !== 'null')
attempt('a global of the page', () => (parent.stolen = 1, true))
attempt('a worker of the site', () => navigator.serviceWorker.controller || navigator.serviceWorker.register('/x.js') && origin !== 'null')
attempt('the top location', () => { top.location = '/not-found'; return false })
attempt('the top location by replace', () => { top.location.replace('/not-found'); return false })
attempt('a link to the top', () => {
  const link = Object.assign(document.createElement('a'), { href: '/not-found', target: '_top' })
  document.body.append(link)
  link.click()
  return false
})
attempt('a form to the top', () => {
  const form = Object.assign(document.createElement('form'), { action: '/not-found', target: '_top' })
  document.body.append(form)
  form.submit()
  return false
})
attempt('the top location by window.open', () => window.open('/not-found', '_top'))
attempt('a page of the site through the return value of window.open', () => window.open('/about'))
parent.postMessage('<img src=x onerror=alert(1)>', '*')
setTimeout(() => {
  document.body.append(Object.assign(document.createElement('pre'), { textContent: 'reached: ' + JSON.stringify(reached) }))
}, 500)
window.hbspt = { forms: { create() {} } }
`

test("a form works in the claim dialog's frame, and the frame's heading has a typeface of the site", async ({
  page,
}) => {
  await serveFormScript(page, WORKING_FORM_SCRIPT)
  await openForm(page)
  const form = page.frameLocator('[title="Claim form"]')
  await form.getByLabel('Clinic').fill('Linden')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText('a: Linden')).toBeVisible()
  const heading = form.getByRole('heading', { name: 'Claim a listing' })
  expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/Marcellus|Figtree/)
  await expect(form.getByRole('alert')).toBeHidden()
})

// §D5.11
test('a hostile form can neither navigate the page nor reach its window, storage or cookies', async ({
  page,
  watch,
}) => {
  watch.expectError(/^console error: Unsafe attempt to initiate navigation for frame/)
  await serveFormScript(page, HOSTILE_FORM_SCRIPT)
  const openedPage = page.context().waitForEvent('page')
  await openForm(page)
  await expect(page.frameLocator('[title="Claim form"]').getByText(/^reached: /)).toHaveText('reached: []')
  await expect(page).toHaveURL('/locations')
  await expect(page.getByRole('dialog').getByTitle('Claim form')).toHaveAttribute('sandbox', /^(?!.*same-origin)/)
  expect(await (await openedPage).evaluate(() => window.opener)).toBeNull()
  expect(await page.evaluate(() => [localStorage.getItem('stolen'), document.cookie, 'stolen' in window])).toEqual([
    null,
    '',
    false,
  ])
})

// §D5.11
test('a click inside a hostile form does not navigate the page', async ({ page, watch }) => {
  watch.expectError(/^console error: Unsafe attempt to initiate navigation for frame/)
  await serveFormScript(
    page,
    `window.hbspt = { forms: { create: () => {
      const button = Object.assign(document.createElement('button'), { textContent: 'Win' })
      button.onclick = () => { try { top.location = '/not-found' } catch {} button.textContent = 'Pressed' }
      document.body.append(button)
    } } }`,
  )
  await openForm(page)
  const form = page.frameLocator('[title="Claim form"]')
  await form.getByRole('button', { name: 'Win' }).click()
  await expect(form.getByRole('button', { name: 'Pressed' })).toBeVisible()
  await expect(page).toHaveURL('/locations')
})

// §D5.12
test('the dialog ignores a failure message that does not come from its frame', async ({ page }) => {
  await serveFormScript(page, WORKING_FORM_SCRIPT)
  await openForm(page)
  const form = page.frameLocator('[title="Claim form"]')
  await expect(form.getByLabel('Clinic')).toBeVisible()
  await page.evaluate(async () => {
    const messageReceived = new Promise((resolve) => window.addEventListener('message', resolve, { once: true }))
    window.postMessage('claim-form-failed', location.origin)
    await messageReceived
  })
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0)
  await expect(form.getByLabel('Clinic')).toBeVisible()
})

test('the form page is sandboxed when opened directly, and has a phone link and an email link', async ({ page }) => {
  await page.goto('/claim/form')
  expect(await page.evaluate(() => self.origin)).toBe('null')
  expect(await page.evaluate(() => window.opener)).toBeNull()
  await expect(page.getByRole('alert')).toHaveText("The form can't be shown here. Please call or write instead.")
  for (const link of [page.getByRole('link', { name: /555-01/ }), page.getByRole('link', { name: '@' })]) {
    await expect(link).toHaveAttribute('href', /^(tel|mailto):/)
    await link.click()
  }
  await expect(page).toHaveURL('/claim/form')

  await configureForm(page)
  await serveFormScript(
    page,
    `let access = 'blocked'
    try { localStorage.setItem('stolen', '1'); access = 'allowed' } catch {}
    window.hbspt = { forms: { create: ({ target }) => { document.querySelector(target).textContent = 'storage: ' + access } } }`,
  )
  await page.reload()
  await expect(page.getByText('storage: blocked')).toBeVisible()
})
