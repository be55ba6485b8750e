import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../src/db/client.ts'
import { searchDocuments } from '../../src/db/search.ts'
import { MARK_END, MARK_START, searchTerms, toMatchExpression, trigrams } from '../../src/domain/search-query.ts'

const db = openDatabase(env.DB)

/** As the search page asks. */
const search = async (text: string) => {
  const pieces = searchTerms(text)
    .flatMap(trigrams)
    .map((piece) => `"${piece}"`)
  const { data } = await searchDocuments(db, {
    text,
    match: toMatchExpression(text) ?? '',
    pieces: pieces.length > 0 ? pieces.join(' OR ') : null,
  })
  return data
}

const paths = async (text: string) => (await search(text)).hits.map(({ path }) => path)

describe('searchDocuments', () => {
  test.each([
    ['Botox', '/treatments/botox'],
    ['botox', '/treatments/botox'],
    ['tribeca', '/tribeca'],
    ['laser hair removal', '/treatments/laser-hair-removal'],
    ['microneedling', '/treatments/microneedling'],
    ['Slipway Aesthetics', '/queens/slipway-aesthetics'],
    ['astoria', '/locations/queens/astoria'],
    ['privacy', '/privacy'],
  ])('has what is called just %s first', async (text, path) => {
    expect((await paths(text))[0]).toBe(path)
  })

  test('has a name before a mention', async () => {
    const found = await paths('dysport')
    expect(found).toContain('/treatments/botox')
    const inName = await paths('qiu')
    expect(inName[0]).toBe('/flushing/qiu-family-skin-and-laser')
  })

  test('wants every word: a treatment and a place lead to the clinics there', async () => {
    const found = (await search('kybella tribeca')).hits
    const { results } = await env.DB.prepare(
      `SELECT name FROM listings JOIN clinics ON id = clinic_id WHERE service = 'kybella' AND area = 'tribeca'`,
    ).all<{ name: string }>()
    expect(results.length).toBeGreaterThan(0)
    expect(found.map(({ title }) => title)).toEqual(expect.arrayContaining(results.map(({ name }) => name)))
  })

  test('finds a clinic by its street', async () => {
    expect((await paths('vernon boulevard'))[0]).toBe('/queens/slipway-aesthetics')
  })

  test('marks the found words in title and snippet, and nothing else', async () => {
    const [hit] = (await search('kybella')).hits
    expect(hit?.markedTitle).toBe(`${MARK_START}Kybella${MARK_END}`)
    expect(hit?.title).toBe('Kybella')
    expect(hit?.snippet.split(MARK_START).length).toBe(hit?.snippet.split(MARK_END).length)
  })

  test('finds names that look alike when nothing is spelled so, and says that it did', async () => {
    const { hits, approximate } = await search('microneedeling')
    expect(approximate).toBe(true)
    expect(hits[0]).toMatchObject({
      kind: 'treatment',
      title: 'Microneedling',
      markedTitle: 'Microneedling',
      path: '/treatments/microneedling',
    })
    expect(hits[0]?.snippet.length).toBeGreaterThan(20)
    expect(hits.length).toBeLessThanOrEqual(8)
  })

  test('finds nothing for what resembles nothing, and for words too short to resemble', async () => {
    expect(await search('qqqqq')).toEqual({ hits: [], approximate: false })
    expect(await search('zq')).toEqual({ hits: [], approximate: false })
  })

  test('has sixty results at most', async () => {
    expect((await search('a treatment of the skin in new york')).hits.length).toBeLessThanOrEqual(60)
    expect((await search('skin')).hits.length).toBeLessThanOrEqual(60)
  })

  test('leads only to addresses that exist', async () => {
    const { results } = await env.DB.prepare(
      `SELECT path FROM search_documents WHERE substr(path, 1, instr(path || '#', '#') - 1) NOT IN (SELECT path FROM content_items WHERE path IS NOT NULL)`,
    ).all()
    expect(results).toEqual([])
  })
})
