import type { Page } from '@playwright/test'
import { expect, test } from './tools/fixtures.ts'

const errors: { what: string; cause: (page: Page) => Promise<unknown>; expectedErrors: RegExp[] }[] = [
  {
    what: 'a warning in the console',
    cause: (page) => page.evaluate(() => console.warn('mind the gap')),
    expectedErrors: [/^console warning: mind the gap$/],
  },
  {
    what: 'an uncaught exception',
    cause: async (page) => {
      const thrown = page.waitForEvent('pageerror')
      await page.evaluate(() => void Promise.reject(new Error('lost')))
      await thrown
    },
    expectedErrors: [/^uncaught: lost$/],
  },
  {
    what: 'a style that the content security policy forbids',
    cause: (page) =>
      page.evaluate(() => {
        document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }))
      }),
    expectedErrors: [
      /^console error: Content security policy violated: style-src-elem inline$/,
      /^console error: .*style-src 'self'/,
    ],
  },
  {
    what: 'text assigned to a script',
    cause: async (page) => {
      const made = page.evaluate(() => {
        document.createElement('script').textContent = 'document.title = "inline"'
      })
      await expect(made).rejects.toThrow(/TrustedScript/)
    },
    expectedErrors: [
      /^console error: Content security policy violated: require-trusted-types-for trusted-types-sink$/,
      /^console error: .*TrustedScript/,
    ],
  },
  {
    what: 'a 404 response',
    cause: (page) => page.evaluate(() => fetch('/no-such-file')),
    expectedErrors: [/^404 \/no-such-file$/],
  },
  {
    what: 'a request to another host',
    cause: async (page) => {
      const left = page.waitForEvent('requestfailed')
      await page.evaluate(() => {
        const frame = document.createElement('iframe')
        frame.src = 'https://www.google.com/maps'
        document.body.append(frame)
      })
      await left
    },
    expectedErrors: [/^left the site: https:\/\/www\.google\.com\/maps$/],
  },
]

for (const { what, cause, expectedErrors } of errors) {
  test(`${what} is detected`, async ({ page, watch }) => {
    for (const pattern of expectedErrors) watch.expectError(pattern)
    await page.goto('/about')
    await cause(page)
    await expect(page).not.toHaveTitle('inline')
  })
}
