import { describe, expect, test } from 'vitest'
import { fetchSuggestions, suggest } from '../../tools/search-page.ts'
import { get } from '../../tools/site.ts'

describe('GET /search/suggest', () => {
  test.each([
    ['bot', '/treatments/botox'],
    ['botox tri', '/treatments/botox/tribeca'],
    ['10021', '/upper-east-side'],
    ['march', '/upper-east-side/marchetti-osei-dermatology'],
    ['frown', '/treatments/botox'],
    ['lazer', '/treatments/laser-hair-removal'],
  ])('%j first suggests %s', async (query, path) => {
    expect((await suggest(query))[0]?.path).toBe(path)
  })

  test.each([
    "can't brea",
    "I can't brea",
    'trouble swal',
    "botox can't swal",
    'lips turned whi',
    'anaphyla',
    'chest pai',
  ])('%j, the beginning of an emergency, first suggests what to do', async (query) => {
    expect((await suggest(query))[0]?.path).toBe('/faq#what-if-something-goes-wrong-after-a-treatment')
  })

  test.each([
    'botox fore',
    'skin',
    'lip',
    'face',
    'march',
    'can',
    'filler in',
    'fillers in',
    'botox in',
    'botox in the',
    'chin',
  ])('%j suggests nothing for an emergency', async (query) => {
    const paths = (await suggest(query)).map(({ path }) => path)
    expect(paths).not.toContain('/faq#what-if-something-goes-wrong-after-a-treatment')
  })

  test('returns JSON that is cached for 20 seconds, with at most eight distinct suggestions', async () => {
    const { headers } = await fetchSuggestions('skin')
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(headers.get('cache-control')).toBe('public, max-age=20')
    const paths = (await suggest('skin')).map(({ path }) => path)
    expect(paths).toHaveLength(8)
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('returns no suggestions for an empty query', async () => {
    expect(await (await fetchSuggestions('')).json()).toEqual({ suggestions: [] })
    expect(await (await get('/search/suggest')).json()).toEqual({ suggestions: [] })
  })
})
