import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { loadCatalog } from '../../src/db/catalog.ts'
import { openDatabase } from '../../src/db/client.ts'
import { searchWithFilteredList } from '../../src/db/narrowed-list.ts'
import { QUERIES } from '../tools/search-queries.ts'

const db = openDatabase(env.DB)
const catalog = await loadCatalog(db)

/** Paths of the results as the page shows them, from top to bottom. */
async function results(query: string): Promise<string[]> {
  const { data } = await searchWithFilteredList(db, catalog, query)
  return data.groups.flatMap((group) => group.hits.map((hit) => hit.path))
}

describe('a search in the words of real life finds what a person would expect', () => {
  const places: number[] = []

  // §D3.22, §D3.24, §D4.41
  test.each(QUERIES)('%j finds %s among the first three', async (query, path) => {
    const found = await results(query)
    places.push(found.indexOf(path))
    expect(found.slice(0, 3)).toContain(path)
  })

  // §D3.25
  test('and at least 95 of 100 times it comes first', () => {
    const first = places.filter((place) => place === 0).length
    console.log(`${first} of ${QUERIES.length} queries: the expected page comes first`)
    expect(QUERIES.length).toBeGreaterThanOrEqual(120)
    expect(first / QUERIES.length).toBeGreaterThanOrEqual(0.95)
  })
})
