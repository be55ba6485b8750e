import { describe, expect, test } from 'vitest'
import { listResultLinks, search } from '../../tools/search-page.ts'

const OTHER_SERVICES_LINK = 'All treatments in this directory /treatments'

describe('a search for a service that is no treatment of this directory', () => {
  test.each([
    'teeth whitening',
    'eyelash extensions',
    'lash extensions near me',
    'massage',
    'deep tissue massage brooklyn',
    'microblading',
    'waxing',
    'brazilian wax',
    'spray tan',
    'eyebrow threading',
    'manicure',
    'thread lift',
    'tummy tuck',
    'laser for nail fungus',
    'toenail fungus laser',
    'testosterone shots',
    'p shot',
    'masaje',
    'laser teeth whitening',
    'teeth whitening laser',
    'lip piercing',
    'lip wax',
    'upper lip wax',
    'upper lip waxing',
    'permanent makeup lips',
    'laser tummy tuck',
    'laser snoring treatment',
    'laser treatment nail fungus',
    'toenail fungus treatment laser',
    'laser blepharoplasty',
    'erectile dysfunction injection',
    'acupuncture facial',
    'facial acupuncture',
    'cryotherapy facial',
  ])('%s leads to all treatments, and says that it is not one of them', async (query) => {
    const { html, text } = await search(query)
    expect(listResultLinks(html)[0]).toBe(OTHER_SERVICES_LINK)
    expect(text).toContain('What you searched for is not one of them')
    expect(text).not.toMatch(/No result has all|Did you mean|Nothing is spelled like/)
    expect(html).not.toContain('aria-label="Near me"')
  })

  test.each([
    'how long does botox last',
    'treating acne',
    'permanent makeup removal',
    'hair removal',
    'sauna after filler',
    'massage after iv drip',
    'laser vs waxing',
    'can I wax before laser hair removal',
    'thread lift vs filler',
    'tummy tuck scar',
    'microneedling after hair transplant',
    'lip filler after lip piercing',
    'laser hair removal after upper lip waxing',
    'permanent makeup removal lips',
  ])('%s is a search for a treatment', async (query) => {
    const { html, text } = await search(query)
    expect(listResultLinks(html)).not.toContain(OTHER_SERVICES_LINK)
    expect(text).not.toContain('is not one of them')
  })

  test('massage after botox first leads to the aftercare of Botox', async () => {
    const [first] = listResultLinks((await search('massage after botox')).html)
    expect(first).toBe('Botox: recovery and aftercare /treatments/botox#recovery')
  })
})

describe('a search for a subway line', () => {
  test.each(['near the L train', 'A train', 'botox near the 7 train', 'med spa near the E train'])(
    '%s says that only stops are known',
    async (query) => {
      const { html, text } = await search(query)
      expect(listResultLinks(html)[0]).toBe('Choose a location /locations')
      expect(text).toContain('The search knows subway stops, such as Bedford Av, but not lines')
    },
  )

  test.each(['Bedford Av L train', 'train station', 'botox for muscle strain'])(
    '%s is not about a line',
    async (query) => {
      expect((await search(query)).text).not.toContain('but not lines')
    },
  )
})

test('a question about insurance finds nothing, not treatments by the word "take"', async () => {
  expect((await search('do you take insurance')).text).toContain('Nothing was found for “do you take insurance”')
})

describe('a search for a day or time that is no filter', () => {
  test.each([
    ['open tuesday', 'All med spas /medspas'],
    ['closed mondays', 'All med spas /medspas'],
    ['botox on wednesday', 'Botox /treatments/botox'],
    ['astoria thursday', 'Astoria /locations/queens/astoria'],
    ['open on christmas', 'All med spas /medspas'],
    ['abierto lunes', 'All med spas /medspas'],
    ['open early morning', 'All med spas /medspas'],
    ['botox before work', 'Botox /treatments/botox'],
    ['botox tomorrow', 'Botox /treatments/botox'],
  ])('%s first leads to %s, and says that lists have no such filter', async (query, first) => {
    const { html, text } = await search(query)
    expect(listResultLinks(html)[0]).toBe(first)
    expect(text).toContain(
      'Lists can be filtered by Saturday, Sunday and weekday evenings, but not by other days or times.',
    )
  })

  test.each([
    ['open sunday', '/medspas?open=sunday'],
    ['open past 8', '/medspas?open=evening'],
    ['open until 9', '/medspas?open=evening'],
    ['open at 7pm', '/medspas?open=evening'],
    ["can't swallow since this morning", '/faq#what-if-something-goes-wrong-after-a-treatment'],
  ])('%s leads to %s without such a note', async (query, path) => {
    const { html, text } = await search(query)
    expect(listResultLinks(html)[0]).toContain(` ${path}`)
    expect(text).not.toContain('other days or times')
  })
})

describe('a search for a place outside the directory', () => {
  const ELSEWHERE_LINK = 'Places outside New York City and the Hamptons /locations'

  test.each([
    'long island',
    'botox long island',
    'suffolk county',
    'huntington',
    'syosset',
    'hoboken',
    'botox jersey',
    'westchester',
    'paramus',
  ])('%s says that it is not covered', async (query) => {
    expect(listResultLinks((await search(query)).html)[0]).toBe(ELSEWHERE_LINK)
  })

  test.each([
    ['hamptons', 'The Hamptons /the-hamptons'],
    ['long island city', 'Long Island City /locations/queens/long-island-city'],
  ])('%s is covered', async (query, first) => {
    expect(listResultLinks((await search(query)).html)[0]).toBe(first)
  })

  test('Long Island also leads to the Hamptons', async () => {
    expect(listResultLinks((await search('long island')).html)).toContain('The Hamptons /the-hamptons')
  })
})
