// What a test runs inside a page sees the browser's types.
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { type BrowserContext, test as base, expect } from '@playwright/test'

export { expect }

/** What went on in the browser behind a test's back. */
export interface Watch {
  /** Every request to the site itself, as a path, in order. */
  readonly requests: string[]
  /** Every request that would have left the site. The browser's settings stop each. */
  readonly outside: string[]
  /** Announces a fault that the test brings about. It is then not held against the page, but must happen. */
  expectFault(pattern: RegExp): void
}

interface Watched extends Watch {
  readonly faults: string[]
  readonly expected: RegExp[]
}

/**
 * Every test fails if anything went wrong unseen: an error or a warning in the console (hydration mismatches
 * among them), an uncaught exception, a violated content security policy, an answer of 400 or more, a request
 * that failed, or one that would have left the site.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const watched: Watched = {
        requests: [],
        outside: [],
        faults: [],
        expected: [],
        expectFault: (pattern) => watched.expected.push(pattern),
      }
      await watchContext(context, new URL(baseURL ?? '').origin, watched)
      await use(watched)
      expect(watched.faults.filter((fault) => !watched.expected.some((pattern) => pattern.test(fault)))).toEqual([])
      for (const pattern of watched.expected) expect(watched.faults).toContainEqual(expect.stringMatching(pattern))
    },
    { auto: true },
  ],
})

async function watchContext(
  context: BrowserContext,
  origin: string,
  { requests, outside, faults }: Watched,
): Promise<void> {
  const isOwn = (url: string) => new URL(url).origin === origin
  const place = (url: string) => (isOwn(url) ? url.slice(origin.length) : url)

  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Content security policy violated: ${violatedDirective} ${blockedURI}`)
    })
  })
  context.on('console', (message) => {
    // Requests that fail are recorded below, with their address.
    if (!/^(error|warning)$/.test(message.type()) || message.text().startsWith('Failed to load resource')) return
    faults.push(`console ${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (webError) => faults.push(`uncaught: ${webError.error().message}`))
  context.on('request', (request) => {
    if (isOwn(request.url())) requests.push(place(request.url()))
    else if (/^https?:/.test(request.url())) {
      outside.push(request.url())
      faults.push(`left the site: ${request.url()}`)
    }
  })
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${place(response.url())}`)
  })
  context.on('requestfailed', (request) => {
    // What a page was still loading when it was left is no fault.
    const reason = request.failure()?.errorText ?? ''
    if (isOwn(request.url()) && reason !== 'net::ERR_ABORTED') faults.push(`failed ${place(request.url())}: ${reason}`)
  })
}
