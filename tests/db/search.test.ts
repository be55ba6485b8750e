import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { loadCatalog } from '../../src/db/catalog.ts'
import { openDatabase } from '../../src/db/client.ts'
import { searchSite } from '../../src/db/search.ts'
import { HIGHLIGHT_END, HIGHLIGHT_START } from '../../src/domain/search/query.ts'

const db = openDatabase(env.DB)
const catalog = await loadCatalog(db)

const search = async (text: string) => (await searchSite(db, catalog, text)).data
const listHits = async (text: string) => (await search(text)).groups.flatMap((group) => group.hits)

describe('searchSite', () => {
  test('finds all clinics that offer a treatment in an area', async () => {
    const { results } = await env.DB.prepare(
      `SELECT name FROM listings JOIN clinics ON id = clinic_id WHERE service = 'kybella' AND area = 'tribeca'`,
    ).all<{ name: string }>()
    const { groups, serviceInArea } = await search('kybella tribeca')
    expect(results.length).toBeGreaterThan(0)
    expect(serviceInArea).toEqual({ service: 'kybella', area: 'tribeca' })
    expect(groups.flatMap((group) => group.hits.map(({ title }) => title))).toEqual(
      expect.arrayContaining(results.map(({ name }) => name)),
    )
  })

  test('finds a clinic by its street', async () => {
    expect((await listHits('vernon boulevard')).map(({ path }) => path)).toContain('/queens/slipway-aesthetics')
  })

  test('closes every highlight in a snippet', async () => {
    const hits = (await Promise.all(['dysport', 'swelling', 'vernon boulevard'].map(listHits))).flat()
    const highlightedSnippets = hits
      .map(({ snippet }) => snippet ?? '')
      .filter((text) => text.includes(HIGHLIGHT_START))
    expect(highlightedSnippets.length).toBeGreaterThan(0)
    for (const text of highlightedSnippets)
      expect(text.split(HIGHLIGHT_START).length).toBe(text.split(HIGHLIGHT_END).length)
  })

  test.each(['qqqqq', 'zq', '""', '*', '(^', "'--"])('finds nothing for %s', async (text) => {
    expect(await listHits(text)).toEqual([])
  })

  test.each(['a treatment of the skin in new york', 'skin', 'a'])(
    'a query of frequent words has results: %j',
    async (text) => {
      expect(await listHits(text)).not.toEqual([])
    },
  )
})
