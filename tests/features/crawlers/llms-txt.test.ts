import { describe, expect, test } from 'vitest'
import { get, ORIGIN } from '../../tools/site.ts'

const fetchLlmsTxt = async () => (await get('/llms.txt')).text()

describe('llms.txt', () => {
  test('links to pages as Markdown, to the sitemap and to the feed, all of which exist', async () => {
    const urls = [...(await fetchLlmsTxt()).matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url)
    expect(urls.length).toBeGreaterThan(30)
    for (const url of urls) {
      const response = await get(url.slice(ORIGIN.length))
      await response.body?.cancel()
      expect([url, response.status]).toEqual([url, 200])
    }
  })

  test('says where to put .md, with an example for a query string and for the home page', async () => {
    const text = await fetchLlmsTxt()
    const examples = [...text.matchAll(/`(\/\S+\.md\S*)`/g)].map(([, path = '']) => path)
    expect(examples).toEqual(['/medspas.md?sort=rating', '/index.md'])
    for (const path of examples) expect((await get(path)).status).toBe(200)
  })
})
