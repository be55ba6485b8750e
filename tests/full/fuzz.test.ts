import * as fc from 'fast-check'
import { expect, inject, test, vi } from 'vitest'
import { app } from '../../src/app.ts'
import { loadProduction } from '../tools/production.ts'
import { column, ORIGIN } from '../tools/site.ts'
import { faultsOf } from './fuzz-faults.ts'
import { type FuzzedRequest, fuzzedRequests, type Known } from './fuzz-requests.ts'

// `npm run test:fuzz`: many strange requests to the site in workerd, with its real data. FUZZ_SEED=… repeats a run.

const AT_ONCE = 16
/** Milliseconds after which an answer counts as one that never ends. */
const NEVER = 30_000

/** Rate limits would answer for the site. */
const open = { limit: () => Promise.resolve({ success: true }) } as RateLimit

interface Timed {
  ms: number
  status: number
  request: FuzzedRequest
}

const { seed, requests } = inject('fuzz')

test(`${requests} requests, seed ${seed}: no failure, no way out, no reflected markup, no end that does not come`, {
  timeout: 1_800_000,
}, async () => {
  const say = console.log.bind(console)
  const errors: string[] = []
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation((line: string) => errors.push(line))
  const site = await loadProduction()
  const bindings = { API_LIMIT: open, SEARCH_LIMIT: open }
  const slowest: Timed[] = []
  const statuses = new Map<number, number>()

  const send = async (request: FuzzedRequest): Promise<string[]> => {
    const startedAt = Date.now()
    const { method, address, headers } = request
    const { response, over } = site.answer(address, bindings, { method, headers })
    const answer = await within(async () => {
      const { status, headers: given, body } = await response
      const text = body ? await new Response(body).text() : ''
      await over()
      return { status, headers: given, body: text }
    })
    if (answer === null) return ['never ends']
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    note(slowest, { ms: Date.now() - startedAt, status: answer.status, request })
    return faultsOf(ORIGIN, request, answer)
  }

  const { headers } = await site.ask('/treatments')
  const known = await knownWords(headers.get('etag') ?? '')
  const group = fc.array(fuzzedRequests(known), { minLength: AT_ONCE, maxLength: AT_ONCE })
  await fc.assert(
    fc.asyncProperty(group, async (sent) => {
      errors.length = 0
      const found = await Promise.all(sent.map(send))
      const faults = found.flatMap((own, index) => own.map((fault) => `${describe(sent[index])}: ${fault}`))
      if (faults.length > 0) throw new Error([...faults, ...errors].join('\n'))
    }),
    // The message names the one request that it was; there is nothing to be shrunk.
    { seed, numRuns: Math.ceil(requests / AT_ONCE), endOnFailure: true },
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

/** What stands in addresses, and the tag of a page that is held. A compound SELECT has five terms at most in D1. */
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

/** What the work comes to; null when it does not come to an end. */
async function within<T>(work: () => Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const never = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), NEVER)
  })
  try {
    return await Promise.race([work(), never])
  } finally {
    clearTimeout(timer ?? null)
  }
}

/** Keeps the ten slowest, the slowest first. */
function note(slowest: Timed[], timed: Timed): void {
  slowest.push(timed)
  slowest.sort((a, b) => b.ms - a.ms)
  slowest.length = Math.min(slowest.length, 10)
}
