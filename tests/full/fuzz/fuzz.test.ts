import * as fc from 'fast-check'
import { expect, inject, test, vi } from 'vitest'
import { app } from '../../../src/app.ts'
import { loadProduction } from '../../tools/production.ts'
import { column, ORIGIN } from '../../tools/site.ts'
import { issuesOf } from './fuzz-issues.ts'
import { type FuzzedRequest, fuzzedRequests, type Known } from './fuzz-requests.ts'

// `npm run test:fuzz`: random requests to the site in workerd with the real data. FUZZ_SEED=… repeats a run.

const CONCURRENCY = 16
const TIMEOUT_MS = 30_000

const UNLIMITED = { limit: () => Promise.resolve({ success: true }) } as RateLimit

interface Timed {
  ms: number
  status: number
  request: FuzzedRequest
}

const { seed, requests } = inject('fuzz')

test(`${requests} requests with seed ${seed} cause no error, no open redirect, no reflected markup and no timeout`, {
  timeout: 1_800_000,
}, async () => {
  const say = console.log.bind(console)
  const errors: string[] = []
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation((line: string) => errors.push(line))
  const site = await loadProduction()
  const bindings = { API_LIMIT: UNLIMITED, SEARCH_LIMIT: UNLIMITED }
  const slowest: Timed[] = []
  const statuses = new Map<number, number>()

  const send = async (request: FuzzedRequest): Promise<string[]> => {
    const startedAt = Date.now()
    const { method, address, headers } = request
    const { response, settled } = site.answer(address, bindings, { method, headers })
    const answer = await withTimeout(async () => {
      const { status, headers: given, body } = await response
      const text = body ? await new Response(body).text() : ''
      await settled()
      return { status, headers: given, body: text }
    })
    if (answer === null) return ['never ends']
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    keepSlowest(slowest, { ms: Date.now() - startedAt, status: answer.status, request })
    return issuesOf(ORIGIN, request, answer)
  }

  const { headers } = await site.fetchPage('/treatments')
  const known = await knownWords(headers.get('etag') ?? '')
  const group = fc.array(fuzzedRequests(known), { minLength: CONCURRENCY, maxLength: CONCURRENCY })
  await fc.assert(
    fc.asyncProperty(group, async (sent) => {
      errors.length = 0
      const found = await Promise.all(sent.map(send))
      const issues = found.flatMap((own, index) => own.map((issue) => `${describe(sent[index])}: ${issue}`))
      if (issues.length > 0) throw new Error([...issues, ...errors].join('\n'))
    }),
    // The message names the request, so shrinking is not needed.
    { seed, numRuns: Math.ceil(requests / CONCURRENCY), endOnFailure: true },
  )
  const answered = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  say(
    `• ${answered} requests, seed ${seed}; by status: ${[...statuses]
      .sort()
      .map((pair) => pair.join(' × '))
      .join(', ')}`,
  )
  for (const { ms, status, request } of slowest) say(`  ${ms} ms · ${status} · ${describe(request)}`)
  expect(answered).toBeGreaterThanOrEqual(requests)
  for (const status of [200, 301, 302, 304, 404, 405])
    expect(statuses.get(status) ?? 0, `answers ${status}`).toBeGreaterThan(0)
})

const describe = (request: FuzzedRequest | undefined) => JSON.stringify(request)

/** Returns words that exist on the site, and a cached ETag. D1 allows at most five terms in a compound SELECT. */
const knownWords = async (etag: string): Promise<Known> => ({
  patterns: [...new Set(app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path))],
  subjects: await column('SELECT slug FROM treatments UNION SELECT slug FROM areas'),
  slugs: [
    ...(await column(
      `SELECT slug FROM services UNION SELECT slug FROM sub_areas UNION SELECT slug FROM treatment_groups
       UNION SELECT id FROM clinics UNION SELECT segment FROM clinics`,
    )),
    ...(await column('SELECT slug FROM clinic_slugs')),
    ...(await column('SELECT zip FROM zip_codes LIMIT 10')),
    ...(await column('SELECT name FROM pictures LIMIT 5')),
  ],
  etag,
})

async function withTimeout<T>(work: () => Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const never = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), TIMEOUT_MS)
  })
  try {
    return await Promise.race([work(), never])
  } finally {
    clearTimeout(timer ?? null)
  }
}

function keepSlowest(slowest: Timed[], timed: Timed): void {
  slowest.push(timed)
  slowest.sort((a, b) => b.ms - a.ms)
  slowest.length = Math.min(slowest.length, 10)
}
