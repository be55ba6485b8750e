import * as fc from 'fast-check'
import { expect, inject, test, vi } from 'vitest'
import { app } from '../../../src/app.ts'
import { loadProductionApp } from '../../tools/production.ts'
import { ORIGIN, queryColumn } from '../../tools/site.ts'
import { findFuzzIssues } from './fuzz-issues.ts'
import { createRequestArbitrary, type FuzzedRequest, type SiteValues } from './fuzz-requests.ts'

const CONCURRENCY = 16
const TIMEOUT_MS = 30_000

const NO_RATE_LIMIT = { limit: () => Promise.resolve({ success: true }) } as RateLimit

interface TimedRequest {
  ms: number
  status: number
  request: FuzzedRequest
}

const { seed, requests: requestCount } = inject('fuzz')

test(`${requestCount} requests with seed ${seed} cause no error, no open redirect, no reflected markup and no timeout`, {
  timeout: 1_800_000,
}, async () => {
  const print = console.log.bind(console)
  const errors: string[] = []
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation((line: string) => errors.push(line))
  const site = await loadProductionApp()
  const bindings = { API_LIMIT: NO_RATE_LIMIT, SEARCH_LIMIT: NO_RATE_LIMIT }
  const slowestRequests: TimedRequest[] = []
  const statuses = new Map<number, number>()

  const send = async (request: FuzzedRequest): Promise<string[]> => {
    const startedAt = Date.now()
    const { method, pathAndQuery, headers } = request
    const { response, waitUntilSettled } = site.send(pathAndQuery, bindings, { method, headers })
    const result = await withTimeout(async () => {
      const { status, headers: responseHeaders, body } = await response
      const text = body ? await new Response(body).text() : ''
      await waitUntilSettled()
      return { status, headers: responseHeaders, body: text }
    })
    if (result === null) return ['the response does not end']
    statuses.set(result.status, (statuses.get(result.status) ?? 0) + 1)
    addIfSlow(slowestRequests, { ms: Date.now() - startedAt, status: result.status, request })
    return findFuzzIssues(ORIGIN, request, result)
  }

  const { headers } = await site.fetchPage('/treatments')
  const siteValues = await readSiteValues(headers.get('etag') ?? '')
  const requestGroup = fc.array(createRequestArbitrary(siteValues), { minLength: CONCURRENCY, maxLength: CONCURRENCY })
  await fc.assert(
    fc.asyncProperty(requestGroup, async (sentRequests) => {
      errors.length = 0
      const issuesByRequest = await Promise.all(sentRequests.map(send))
      const issues = issuesByRequest.flatMap((requestIssues, index) =>
        requestIssues.map((issue) => `${describeRequest(sentRequests[index])}: ${issue}`),
      )
      if (issues.length > 0) throw new Error([...issues, ...errors].join('\n'))
    }),
    // The error message contains the failed request, so fast-check need not shrink the input.
    { seed, numRuns: Math.ceil(requestCount / CONCURRENCY), endOnFailure: true },
  )
  const responseCount = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  print(
    `• ${responseCount} requests, seed ${seed}; by status: ${[...statuses]
      .sort()
      .map((entry) => entry.join(' × '))
      .join(', ')}`,
  )
  for (const { ms, status, request } of slowestRequests) print(`  ${ms} ms · ${status} · ${describeRequest(request)}`)
  expect(responseCount).toBeGreaterThanOrEqual(requestCount)
  for (const status of [200, 301, 302, 304, 404, 405])
    expect(statuses.get(status) ?? 0, `responses with the status ${status}`).toBeGreaterThan(0)
})

const describeRequest = (request: FuzzedRequest | undefined) => JSON.stringify(request)

const readSiteValues = async (etag: string): Promise<SiteValues> => ({
  routePatterns: [...new Set(app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path))],
  treatmentAndAreaSlugs: await queryColumn('SELECT slug FROM treatments UNION SELECT slug FROM areas'),
  // Several queries, because D1 allows at most five terms in a compound SELECT.
  otherPathSegments: [
    ...(await queryColumn(
      `SELECT slug FROM services UNION SELECT slug FROM sub_areas UNION SELECT slug FROM treatment_groups
       UNION SELECT id FROM clinics UNION SELECT segment FROM clinics`,
    )),
    ...(await queryColumn('SELECT slug FROM clinic_slugs')),
    ...(await queryColumn('SELECT zip FROM zip_codes LIMIT 10')),
    ...(await queryColumn('SELECT name FROM pictures LIMIT 5')),
  ],
  etag,
})

async function withTimeout<T>(work: () => Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), TIMEOUT_MS)
  })
  try {
    return await Promise.race([work(), timeout])
  } finally {
    clearTimeout(timer ?? null)
  }
}

function addIfSlow(slowestRequests: TimedRequest[], timedRequest: TimedRequest): void {
  slowestRequests.push(timedRequest)
  slowestRequests.sort((a, b) => b.ms - a.ms)
  slowestRequests.length = Math.min(slowestRequests.length, 10)
}
