import { expect, test } from 'vitest'
import { type TracedSite, trace } from './trace.ts'
import { traffic } from './traffic.ts'
import { loadWord } from './witness.ts'

const ATTEMPTS = 3
const start = Date.parse('2027-02-05T14:00:00Z')
const minutes = (count: number) => count * 60_000

function modelSite(): TracedSite {
  let [now, primary, replica, deployment] = [start, 1, 1, '']
  const isolates = Array.from({ length: 3 }, () => ({ known: 1, at: start, kept: new Map<string, string>() }))
  const purges = new Map<number, number>()
  return {
    isolates: isolates.length,
    setTime: (time) => {
      now = time
    },
    reseed: async (load) => {
      primary = load
    },
    replicate: async () => {
      replica = primary
    },
    setDatabase: () => {},
    deploy: (version) => {
      deployment = version
    },
    async scheduled(cache) {
      const done = purges.get(primary) ?? 0
      if (done >= 2) return
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const { success } = await cache.purge({ tags: ['site'] })
        if (!success) continue
        purges.set(primary, done + 1)
        return
      }
    },
    async fetch(request, number) {
      const isolate = isolates[number]
      if (!isolate) throw new Error('no such isolate')
      if (now - isolate.at > 10_000) Object.assign(isolate, { known: replica, at: now })
      const { known } = isolate
      if (now - isolate.at > 3000) Object.assign(isolate, { known: replica, at: now })
      const url = new URL(request.url)
      if (/search|missing/.test(url.pathname)) {
        const status = url.pathname === '/missing' ? 404 : 200
        return new Response(loadWord(replica), { status, headers: { 'cache-control': 'no-store' } })
      }
      const isTimed = url.pathname.startsWith('/list')
      const quarter = Math.floor(now / minutes(15))
      const tag = (load: number) => `"${deployment}.${load}${isTimed ? `.${quarter}` : ''}"`
      const left = Math.ceil(((quarter + 1) * minutes(15) - now) / 1000)
      let load = known
      if (isolate.kept.get(url.pathname) !== tag(known)) {
        load = replica
        Object.assign(isolate, { known: replica, at: now })
        isolate.kept.set(url.pathname, tag(replica))
      }
      const headers = {
        etag: tag(load),
        'cache-control': 'public, max-age=5',
        'cloudflare-cdn-cache-control': isTimed
          ? `public, max-age=${left}, stale-if-error=86400`
          : 'public, max-age=86400, stale-while-revalidate=3600, stale-if-error=86400',
        'cache-tag': 'site',
      }
      if (request.headers.get('if-none-match') === tag(load)) return new Response(null, { status: 304, headers })
      return new Response(`<head>${loadWord(load)}</head><main>${loadWord(load)}</main>`, { headers })
    },
  }
}

const pages = Array.from({ length: 600 }, (_, index) => (index % 10 === 3 ? `/list-${index}` : `/page-${index}`))
const visits = traffic({
  pages,
  others: ['/search?q=botox', '/missing', '/search?q=soho'],
  visits: 4_000,
  visitors: 300,
  from: start,
  lasting: minutes(180 / 5),
})
const reseeds = [minutes(8) + 1000, minutes(16) + 6000, minutes(25) - 1000].map((after) => start + after)
const happenings = { reseeds, deploys: [start + minutes(20)], outages: [], lag: 0, failedPurges: 0, landsWithin: 0 }

test.each([
  ['normal', {}],
  ['failed purge', { failedPurges: 1 }],
  ['failed ticks', { failedPurges: 4 }],
  ['slow', { landsWithin: 8000 }],
  ['lag', { lag: 45_000 }],
  ['all', { failedPurges: 1, landsWithin: 5000, lag: 45_000 }],
])('%s', async (name, more) => {
  const report = await trace(modelSite(), visits, { ...happenings, ...more })
  console.log(name, report)
  expect(report.faults).toEqual([])
})
