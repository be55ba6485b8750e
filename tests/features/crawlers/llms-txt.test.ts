import { describe, expect, test } from 'vitest'
import { FACETS } from '../../../src/domain/list/facets.ts'
import { LIST_SORTS } from '../../../src/domain/list/list-state.ts'
import { get, getStatusAndLocation, ORIGIN } from '../../tools/site.ts'

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

  test('names the search for a question in plain words, which exists, and the pages on prices and appointments', async () => {
    const text = await fetchLlmsTxt()
    const [, url = ''] = /plain words, send it to (\S+): /.exec(text) ?? []
    const { data } = await (await get(url.slice(ORIGIN.length))).json<{ data: { url: string }[] }>()
    expect(data[0]?.url).toBe(`${ORIGIN}/services/botox?area=queens&open=sunday&sort=price`)
    for (const path of ['/prices.md', '/appointments.md', '/finder.md']) expect(text).toContain(`](${ORIGIN}${path})`)
  })

  test('names every filter and sort order of a list, with values that the list accepts', async () => {
    const lines = (await fetchLlmsTxt()).split('\n').filter((line) => line.startsWith('- `'))
    const valuesByParameter = new Map(
      lines.map((line) => {
        const [parameter = '', ...values] = [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
        return [parameter, values]
      }),
    )
    expect([...valuesByParameter.keys()]).toEqual([...FACETS, 'near', 'sort'])
    expect(valuesByParameter.get('sort')).toEqual(LIST_SORTS.filter((sort) => sort !== 'recommended'))
    for (const [parameter, values] of valuesByParameter) {
      for (const value of values) {
        const query = new URLSearchParams({ near: '10014', treatment: 'botox', [parameter]: value })
        const path = `/medspas?${query}`
        const [status, target = path] = (await getStatusAndLocation(path)).split(' ')
        expect(['200', '302'], path).toContain(status)
        expect(new URL(target, ORIGIN).searchParams.get(parameter), path).toBe(value)
      }
    }
  })
})
