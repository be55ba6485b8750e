import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { loadCatalog } from '../../../src/db/catalog.ts'
import { openDatabase } from '../../../src/db/client.ts'
import { searchSite } from '../../../src/db/search.ts'
import { addFilteredListHit } from '../../../src/ui/filtered-list-hit.ts'
import { QUERIES } from '../../tools/search-queries/queries.ts'

const db = openDatabase(env.DB)
const catalog = await loadCatalog(db)

async function listResultPaths(query: string): Promise<string[]> {
  const { data } = await searchSite(db, catalog, query)
  return addFilteredListHit(catalog, query, data).groups.flatMap((group) => group.hits.map((hit) => hit.path))
}

describe('a search in everyday words', () => {
  const ranks: number[] = []

  // §D3.22, §D3.24, §D4.41
  test.each(QUERIES)('%j has %s among the first three results', async (query, path) => {
    const resultPaths = await listResultPaths(query)
    ranks.push(resultPaths.indexOf(path))
    expect(resultPaths.slice(0, 3)).toContain(path)
  })

  // §D3.25
  test('at least 95% of the searches have the expected page first', () => {
    const firstRankCount = ranks.filter((rank) => rank === 0).length
    console.log(`${firstRankCount} of ${QUERIES.length} queries: the expected page comes first`)
    expect(QUERIES.length).toBeGreaterThanOrEqual(120)
    expect(firstRankCount / QUERIES.length).toBeGreaterThanOrEqual(0.95)
  })
})
