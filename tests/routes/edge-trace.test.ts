// @own-database: it changes data, so no other file shares them (vitest.config.ts).
import { expect, test } from 'vitest'
import { trace } from '../tools/trace.ts'
import { traffic } from '../tools/traffic.ts'
import { loadTracedSite } from './edge-site.ts'
import { decode } from './html.ts'
import { get, ORIGIN } from './site.ts'

const START = Date.parse('2027-02-05T14:00:00Z')
const MINUTE = 60_000

const located = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => decode(url).slice(ORIGIN.length))
const read = async (path: string) => located(await (await get(path)).text())

test('the edge', { timeout: 300_000 }, async () => {
  const pages = (await Promise.all((await read('/sitemap.xml')).map(read))).flat()
  const visits = traffic({
    pages,
    others: ['/search?q=botox', '/search?q=soho', '/no-such-page', '/treatments/no-such', '/medspas.csv', '/Manhattan'],
    visits: 2000,
    visitors: 300,
    from: START,
    lasting: 18 * MINUTE,
  })
  const site = await loadTracedSite()
  const began = performance.now()
  const report = await trace(site, visits, {
    reseeds: [START + 6 * MINUTE],
    deploys: [START + 12 * MINUTE],
    lag: 0,
    failedPurges: 0,
    landsWithin: 0,
  })
  console.info(pages.length, report, performance.now() - began)
  expect(report.faults).toEqual([])
})
