import { describe, expect, test } from 'vitest'
import { parsePolicy } from '../../tools/header-grade.ts'
import { extractVisibleText, findElement, findLinks } from '../../tools/html.ts'
import { fetchPage, getPage } from '../../tools/site.ts'

const FORM_SETTINGS = {
  CLAIM_FORM_SCRIPT: 'https://forms.example/embed/v2.js',
  CLAIM_FORM_PORTAL: '12345',
  CLAIM_FORM_ID: 'ab-cd',
  CLAIM_FORM_REGION: 'na1',
}

describe('with a form configured', () => {
  // §7.14, §D5.14
  test("/claim/form has the form's container and the script settings", async () => {
    const { status, html } = await fetchPage('/claim/form', FORM_SETTINGS)
    expect(status).toBe(200)
    const container = findElement(html, 'div', ' id="claim-form"')
    expect(container).toContain('data-script="https://forms.example/embed/v2.js"')
    expect(container).toContain('data-portal="12345"')
    expect(container).toContain('data-form="ab-cd"')
    expect(container).toContain('data-region="na1"')
  })

  test("the form script is not part of the page's HTML", async () => {
    const { html } = await fetchPage('/claim/form', FORM_SETTINGS)
    expect(html).not.toMatch(/<script[^>]*src="https?:/)
  })

  // §D5.10
  test("only the policy of /claim/form allows the form's host", async () => {
    const fetchPolicy = async (path: string) =>
      (await fetchPage(path, FORM_SETTINGS)).headers.get('content-security-policy') ?? ''
    expect(await fetchPolicy('/claim/form')).toMatch(/script-src 'self' https:\/\/forms\.example;/)
    expect(await fetchPolicy('/claim/form')).toContain('frame-src https://forms.example;')
    for (const path of ['/', '/soho', '/contact', '/no-such-page'])
      expect(await fetchPolicy(path)).not.toContain('forms.example')
  })

  // §D5.11
  test("/claim/form is sandboxed without the site's origin, even when opened directly", async () => {
    const { headers } = await fetchPage('/claim/form', FORM_SETTINGS)
    const flags = parsePolicy(headers.get('content-security-policy') ?? '').get('sandbox')
    expect(flags).toEqual(['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox'])
    expect(headers.has('cross-origin-opener-policy')).toBe(false)
  })

  // §D5.8
  test("only the site's own pages may frame /claim/form", async () => {
    const { headers } = await fetchPage('/claim/form', FORM_SETTINGS)
    const policy = parsePolicy(headers.get('content-security-policy') ?? '')
    expect(policy.get('frame-ancestors')).toEqual(["'self'"])
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  })

  // §7.13, §D5.7
  test('the dialog of other pages has the URL of the form page and loads nothing until opened', async () => {
    const { html } = await fetchPage('/soho', FORM_SETTINGS)
    expect(findElement(html, 'div', 'data-island="claim-dialog"')).toContain(
      '&quot;formPageUrl&quot;:&quot;/claim/form&quot;',
    )
    expect(html).not.toContain('<iframe')
    expect(html).not.toContain('forms.example')
  })

  test('the contact page links to the form when a listing is claimed', async () => {
    const { html } = await fetchPage('/contact?claim=', FORM_SETTINGS)
    expect(findLinks(html)).toContainEqual({ text: 'Open the claim form', href: '/claim/form' })
  })
})

describe.each([
  ['without any form variable', {}],
  ['with one form variable missing', { ...FORM_SETTINGS, CLAIM_FORM_REGION: '' }],
])('%s', (_, bindings) => {
  // §D5.15
  test('the dialog shows the phone number and an email link instead', async () => {
    const { html } = await fetchPage('/soho', bindings)
    const dialog = findElement(html, 'dialog')
    expect(findLinks(dialog).map(({ href }) => href.replace(/:.*/, ':'))).toEqual(['tel:', 'mailto:'])
    expect(findElement(html, 'div', 'data-island="claim-dialog"')).toContain('&quot;formPageUrl&quot;:null')
  })

  test('/claim/form shows the phone number and email link, and its policy allows no other host', async () => {
    const { html, text, headers } = await fetchPage('/claim/form', bindings)
    expect(text).toContain("The form can't be shown here. Please call or write instead.")
    expect(findLinks(html).map(({ href }) => href.replace(/:.*/, ':'))).toEqual(['tel:', 'mailto:'])
    expect(headers.get('content-security-policy')).not.toContain('https:')
  })
})

// §D5.9
test('/claim/form is noindex, by header and meta tag', async () => {
  const { html, headers } = await getPage('/claim/form')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(html).toContain('<meta name="robots" content="noindex"')
})

test('/claim/form shows the phone number without JavaScript', async () => {
  const { html } = await getPage('/claim/form')
  expect(extractVisibleText(findElement(html, 'noscript'))).toMatch(/call \(212\) 555-0100 or write to/)
})

test('a form script that is not served over HTTPS is a configuration error', async () => {
  const { status, text } = await fetchPage('/soho', {
    ...FORM_SETTINGS,
    CLAIM_FORM_SCRIPT: 'http://forms.example/embed.js',
  })
  expect(status).toBe(500)
  expect(text).toContain('CLAIM_FORM_SCRIPT')
})

test.each(['/', '/soho', '/locations/soho', '/treatments/botox/soho', '/medspas', '/locations', '/contact'])(
  '%s has one closed claim dialog with a name and a close button',
  async (path) => {
    const { html } = await getPage(path)
    const dialog = findElement(html, 'dialog')
    const label = /aria-labelledby="([^"]+)"/.exec(dialog)?.[1]
    expect(html.split('<dialog').length).toBe(2)
    expect(dialog).not.toMatch(/<dialog[^>]*\sopen/)
    expect(extractVisibleText(findElement(dialog, 'h2', ` id="${label}"`))).toMatch(/claim/i)
    expect(dialog).toMatch(/<form method="dialog">.*<button type="submit"/)
  },
)
