// @own-database: these tests change the data, so vitest.config.ts gives this file its own database.
import { expect, test, vi } from 'vitest'
import { loadMarkedData } from '../../tools/marked-load.ts'
import { loadProductionApp } from '../../tools/production.ts'
import { readUntilAborted } from '../../tools/site.ts'
import { findLoadMarkers } from '../../tools/staleness.ts'

// Every load writes a marker word into many places, so a page that mixes two loads contains two different markers.

const REQUEST_COUNT = 10_000
const CONCURRENCY = 16
const LOAD_COUNT = 10

const PATHS = [
  '/',
  '/treatments/botox',
  '/treatments/fillers/manhattan',
  '/soho',
  '/medspas',
  '/medspas?sort=price&treatment=botox',
  '/medspas?area=manhattan&verified=yes',
  '/services/botox',
  '/locations/queens',
  '/locations/manhattan/chelsea',
  '/upper-east-side/marchetti-osei-dermatology',
  '/prices/botox',
  '/appointments/fillers',
  '/compare?c=clinic-001,clinic-002',
  '/search?q=botox',
  '/finder?concern=volume',
  '/treatments',
  '/locations',
  '/api/v1/clinics',
  '/medspas.csv',
]

const choosePath = (index: number) => {
  const path = PATHS[index % PATHS.length] ?? '/'
  return index % 11 === 0 ? `${path}${path.includes('?') ? '&' : '?'}utm=${index}` : path
}

const extractMain = (html: string) => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? html

// §D2.23
test('serves 10,000 requests during nine reseeds without a failure, and completes no page of two loads', {
  timeout: 240_000,
}, async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const site = await loadProductionApp()
  await loadMarkedData(1)
  site.clearCachedCatalog()
  const issues: string[] = []
  const seenMarkers = new Set<string>()
  let [requestCount, responseCount, olderHeadCount] = [0, 0, 0]
  const sendRequests = async () => {
    while (requestCount < REQUEST_COUNT) {
      const path = choosePath(requestCount++)
      const { response, waitUntilSettled } = site.send(path)
      const { status, html, isAborted } = await readUntilAborted(await response)
      await waitUntilSettled()
      // Yields to reseedRepeatedly, because cache hits never wait.
      if (responseCount % 20 === 0) await scheduler.wait(1)
      responseCount++
      const [mainMarkers, pageMarkers] = [findLoadMarkers(extractMain(html)), findLoadMarkers(html)]
      for (const marker of pageMarkers) seenMarkers.add(marker)
      if (status !== 200) issues.push(`${path}: ${status}`)
      else if (html.includes('Something went wrong')) issues.push(`${path}: an error message in place of the data`)
      else if (mainMarkers.length !== 1) issues.push(`${path}: ${mainMarkers.join()} in its main part`)
      else if (pageMarkers.length !== 1 && !isAborted)
        issues.push(`${path}: ${pageMarkers.join()} in a page that was not aborted`)
      if (pageMarkers.length > 1) olderHeadCount++
    }
  }
  const reseedRepeatedly = async () => {
    for (let number = 2; number <= LOAD_COUNT; number++) {
      await vi.waitUntil(() => requestCount >= (number * REQUEST_COUNT) / (LOAD_COUNT + 1), {
        timeout: 200_000,
        interval: 5,
      })
      await loadMarkedData(number)
    }
  }
  await Promise.all([...Array.from({ length: CONCURRENCY }, sendRequests), reseedRepeatedly()])
  expect(issues).toEqual([])
  expect(responseCount).toBe(REQUEST_COUNT)
  expect(seenMarkers.size).toBeGreaterThan(LOAD_COUNT / 2)
  // A head that was sent before the data was read may be from the previous load. Such a page is aborted.
  expect(olderHeadCount).toBeLessThan(REQUEST_COUNT / 10)
})
