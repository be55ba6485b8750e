// @own-database: these tests load a new instance of the production app, so vitest.config.ts runs this file separately.
import { beforeAll, describe, expect, test } from 'vitest'
import { loadProductionApp } from '../../tools/production.ts'

let site: Awaited<ReturnType<typeof loadProductionApp>>
beforeAll(async () => {
  site = await loadProductionApp()
}, 60_000)

describe('tracking parameters', () => {
  const campaignParameters =
    'utm_source=letter&utm_campaign=x&gclid=1&fbclid=2&msclkid=3&mc_cid=4&_ga=5&gbraid=6&wbraid=7&igshid=8&ttclid=9'

  // §D4.31
  test('do not change the HTML, the ETag or the Link header, and hit the cache entry of the plain URL', async () => {
    const plain = await site.fetchPage('/treatments/prp/brooklyn')
    const tracked = await site.fetchPage(`/treatments/prp/brooklyn?${campaignParameters}`)
    expect(tracked.headers.get('x-cache')).toBe('hit')
    expect(tracked.html).toBe(plain.html)
    expect(tracked.headers.get('etag')).toBe(plain.headers.get('etag'))
    expect(tracked.headers.get('link')).toBe(plain.headers.get('link'))
  })

  test('on the first visit leave no trace in the cached page', async () => {
    const tracked = await site.fetchPage(`/treatments/prp/queens?${campaignParameters}`)
    expect(tracked.html + JSON.stringify([...tracked.headers])).not.toMatch(/utm_|clid/)
    const plain = await site.fetchPage('/treatments/prp/queens')
    expect([plain.headers.get('x-cache'), plain.html]).toEqual(['hit', tracked.html])
  })

  test.each(['ScCid=1', 'UTM_Source=letter', '_ga_4XJ2=GS1.1', '_gac_UA-1-1=1.2', '%75tm_source=letter'])(
    'include %s',
    async (parameter) => {
      await site.fetchPage('/treatments/prp/brooklyn')
      const tracked = await site.fetchPage(`/treatments/prp/brooklyn?${parameter}`)
      expect(tracked.headers.get('x-cache')).toBe('hit')
    },
  )

  test.each(['scid=1', '_gallery=2', 'utm=3'])('do not include %s', async (parameter) => {
    const other = await site.fetchPage(`/treatments/prp/brooklyn?${parameter}`)
    expect(other.headers.get('x-cache')).not.toBe('hit')
  })

  test('are ignored among other parameters', async () => {
    const plain = await site.fetchPage('/medspas?area=queens&page=1')
    const tracked = await site.fetchPage(`/medspas?utm_source=a&area=queens&gclid=b&page=1&${campaignParameters}`)
    expect([tracked.headers.get('x-cache'), tracked.html]).toEqual(['hit', plain.html])
  })

  // §D4.31
  test('are kept by redirects', async () => {
    const { headers } = await site.fetchPage('/Manhattan?utm_source=letter')
    expect(headers.get('location')).toBe('/manhattan?utm_source=letter')
  })
})
