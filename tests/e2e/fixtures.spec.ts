import type { Page } from '@playwright/test'
import { expect, test } from '../tools/playwright/fixtures.ts'

const cases: { problem: string; causeProblem: (page: Page) => Promise<unknown>; expectedErrors: RegExp[] }[] = [
  {
    problem: 'a warning in the console',
    causeProblem: (page) => page.evaluate(() => console.warn('mind the gap')),
    expectedErrors: [/^console warning: mind the gap$/],
  },
  {
    problem: 'an uncaught exception',
    causeProblem: async (page) => {
      const pageError = page.waitForEvent('pageerror')
      await page.evaluate(() => void Promise.reject(new Error('lost')))
      await pageError
    },
    expectedErrors: [/^uncaught: lost$/],
  },
  {
    problem: 'a style that the content security policy forbids',
    causeProblem: (page) =>
      page.evaluate(() => {
        document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }))
      }),
    expectedErrors: [
      /^console error: Content security policy violated: style-src-elem inline$/,
      /^console error: .*style-src 'self'/,
    ],
  },
  {
    problem: 'text assigned to a script',
    causeProblem: async (page) => {
      const assignment = page.evaluate(() => {
        document.createElement('script').textContent = 'document.title = "inline"'
      })
      await expect(assignment).rejects.toThrow(/TrustedScript/)
    },
    expectedErrors: [
      /^console error: Content security policy violated: require-trusted-types-for trusted-types-sink$/,
      /^console error: .*TrustedScript/,
    ],
  },
  {
    problem: 'a 404 response',
    causeProblem: (page) => page.evaluate(() => fetch('/no-such-file')),
    expectedErrors: [/^404 \/no-such-file$/],
  },
  {
    problem: 'a request to another host',
    causeProblem: async (page) => {
      const failedRequest = page.waitForEvent('requestfailed')
      await page.evaluate(() => {
        const frame = document.createElement('iframe')
        frame.src = 'https://www.google.com/maps'
        document.body.append(frame)
      })
      await failedRequest
    },
    expectedErrors: [/^left the site: https:\/\/www\.google\.com\/maps$/],
  },
]

for (const { problem, causeProblem, expectedErrors } of cases) {
  test(`${problem} is detected`, async ({ page, watch }) => {
    for (const pattern of expectedErrors) watch.expectError(pattern)
    await page.goto('/about')
    await causeProblem(page)
    await expect(page).not.toHaveTitle('inline')
  })
}
