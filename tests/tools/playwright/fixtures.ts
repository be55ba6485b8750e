/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { type BrowserContext, test as base, expect } from '@playwright/test'

export { expect }

export interface Watch {
  readonly requests: string[]
  readonly externalRequests: string[]
  /** Declares an error that the test causes. The error is then allowed, and must happen. */
  expectError(pattern: RegExp): void
}

/**
 * Fails a test on a console error or warning (including hydration mismatches), an uncaught exception, a violation of
 * the content security policy, a status of 400 or more, a failed request, or a request to another host.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const expectedErrors: RegExp[] = []
      const watch: Watch = {
        requests: [],
        externalRequests: [],
        expectError: (pattern) => expectedErrors.push(pattern),
      }
      const errors = await watchErrors(context, new URL(baseURL ?? '').origin, watch)
      await use(watch)
      expect(errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)))).toEqual([])
      for (const pattern of expectedErrors) expect(errors).toContainEqual(expect.stringMatching(pattern))
    },
    { auto: true },
  ],
})

async function watchErrors(context: BrowserContext, origin: string, { requests, externalRequests }: Watch) {
  const errors: string[] = []
  const isOnSite = (url: string) => new URL(url).origin === origin
  const shortenUrl = (url: string) => (isOnSite(url) ? url.slice(origin.length) : url)

  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Content security policy violated: ${violatedDirective} ${blockedURI}`)
    })
  })
  context.on('console', (message) => {
    // Ignores the console's messages about failed requests, which the listeners below record with their URL.
    if (!/^(error|warning)$/.test(message.type()) || message.text().startsWith('Failed to load resource')) return
    errors.push(`console ${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (webError) => errors.push(`uncaught: ${webError.error().message}`))
  context.on('request', (request) => {
    if (isOnSite(request.url())) requests.push(shortenUrl(request.url()))
    else if (/^https?:/.test(request.url())) {
      externalRequests.push(request.url())
      errors.push(`left the site: ${request.url()}`)
    }
  })
  context.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${shortenUrl(response.url())}`)
  })
  context.on('requestfailed', (request) => {
    // Ignores aborted requests, because leaving a page aborts its requests.
    const reason = request.failure()?.errorText ?? ''
    if (isOnSite(request.url()) && reason !== 'net::ERR_ABORTED')
      errors.push(`failed ${shortenUrl(request.url())}: ${reason}`)
  })
  return errors
}
