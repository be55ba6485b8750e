import { describe, expect, test } from 'vitest'
import { findElement, findHeadings, findLinks, findRegion, findStructuredData } from '../../tools/html.ts'
import { listResultLinks, search } from '../../tools/search-page.ts'
import { getPage, ORIGIN } from '../../tools/site.ts'

const findMain = (html: string) => findElement(html, 'main')

// §1.20
test("the site's structured data declares a search action with the parameter q", async () => {
  expect(findStructuredData((await getPage('/search')).html, 'WebSite')?.['potentialAction']).toMatchObject({
    '@type': 'SearchAction',
    target: { urlTemplate: `${ORIGIN}/search?q={search_term_string}` },
  })
})

describe('GET /search?q=', () => {
  // §D3.23, §D3.25
  test('lists an exact name first', async () => {
    const { html } = await search('botox')
    expect(listResultLinks(html)[0]).toBe('Botox /treatments/botox')
  })

  test.each(['black owned med spa', 'black owned'])('%j has no misspelled word', async (query) => {
    expect((await search(query)).text).not.toMatch(/Nothing is spelled like|Did you mean/)
  })

  test('links a treatment and a place to a page for both, with the number of clinics', async () => {
    const { html } = await search('botox tribeca')
    expect(listResultLinks(html)[0]).toBe('Botox in Tribeca /treatments/botox/tribeca')
    expect(findHeadings(html, 2)).toContain('Med spas offering Botox in Tribeca (4)')
  })

  test('lists an FAQ question first for words of the question, and links to its answer', async () => {
    const [first = ''] = listResultLinks((await search('check a license')).html)
    expect(first).toBe('How do I check a license? /faq#how-do-i-check-a-license')
    expect((await getPage('/faq')).html).toContain('id="how-do-i-check-a-license"')
  })

  test.each([
    [
      'open sunday evening',
      'Lists cannot be filtered by Sunday evenings. These clinics are open on Sundays.',
      '/medspas?open=sunday',
    ],
    [
      'sunday evening step-free',
      'Lists cannot be filtered by Sunday evenings. These clinics are open on Sundays.',
      '/medspas?access=step-free&open=sunday',
    ],
    [
      'evening saturday',
      'Lists cannot be filtered by Saturday evenings. These clinics are open on Saturdays.',
      '/medspas?open=saturday',
    ],
    [
      'open now on sunday',
      'This list is not filtered by “open on Sundays”, because it can have only one filter of this kind.',
      '/medspas?open=now',
    ],
    ['open sunday parking', 'This list does not use “parking”.', '/medspas?open=sunday'],
    ['botox and fillers open sunday', 'This list does not use “Fillers”.', '/services/botox?open=sunday'],
  ])('%j: the results say which words of the query are not used', async (query, note, path) => {
    const { html, text } = await search(query)
    expect(text).toContain(note)
    expect(
      listResultLinks(html).map((link) => link.slice(link.lastIndexOf(' ') + 1).replaceAll('&amp;', '&')),
    ).toContain(path)
  })

  test.each([
    [
      'cheapest botox open sunday',
      'Med spas offering Botox, open on Sundays, lowest price first /services/botox?open=sunday&sort=price',
    ],
    [
      'cheap fillers in queens spanish',
      'Med spas offering Fillers in Queens, Spanish spoken, lowest price first /services/fillers?area=queens&language=spanish&sort=price',
    ],
    ['cheap open sunday', 'Med spas, open on Sundays /medspas?open=sunday'],
    ['cheapest botox near 10014', 'Med spas offering Botox nearest to 10014 /services/botox?near=10014&sort=distance'],
  ])('%j leads to the list %j', async (query, link) => {
    expect(listResultLinks((await search(query)).html)).toContain(link)
  })

  test('understands the name of a language in that language', async () => {
    expect(listResultLinks((await search('habla español queens')).html)[0]).toMatch(
      /^Med spas in Queens, Spanish spoken/,
    )
  })

  test('labels only the first group as the best match', async () => {
    const { html } = await search('dermatolgist near 10021 open sunday')
    const titles = findHeadings(html, 2)
    expect(titles).toContain('Lists (1)')
    expect(titles.slice(1).filter((title) => title.startsWith('Best match'))).toEqual([])
    expect(html).toContain('<a href="#page">Lists (1)</a>')
    expect(findHeadings((await search('botox tribeca')).html, 2)[0]).toMatch(/^Best match/)
  })

  // §D3.29
  test('shows the number of results in each group, and links to the groups', async () => {
    const { html } = await search('botox')
    const groups = findLinks(findRegion(html, 'Kinds of results'))
    expect(groups.length).toBeGreaterThan(2)
    for (const { text, href } of groups) {
      expect(text).toMatch(/\(\d[\d,+]*\)$/)
      expect(html).toContain(` id="${href.slice(1)}"`)
    }
  })

  // §D3.28
  test('marks the matched words', async () => {
    expect((await search('botox')).html).toContain('Micro-<mark>Botox</mark>')
  })

  // §D3.26
  test('finds a name by the first letters of a word, without correcting them', async () => {
    const { html, text } = await search('marchet')
    expect(listResultLinks(html)[0]).toBe('Marchetti & Osei Dermatology /upper-east-side/marchetti-osei-dermatology')
    expect(text).not.toMatch(/Did you mean|Nothing is spelled like/)
  })

  // §D3.27
  test('corrects a misspelling and shows a note', async () => {
    const { html, text } = await search('botx')
    expect(text).toContain('Nothing is spelled like “botx”. These are the results for “botox”.')
    expect(listResultLinks(html)[0]).toBe('Botox /treatments/botox')
  })

  test.each(['clinic that takes insurance', 'dissolve filler'])(
    '%j: does not correct a word to another form of it, which the search finds anyway',
    async (query) => {
      expect((await search(query)).text).not.toMatch(/Did you mean|Nothing is spelled like/)
    },
  )

  test.each([
    'botox licensed nurse',
    'madison ave',
    'empire state building',
    'skin care',
    'cancel appointment',
    'terrified of needles',
    'afterpay',
    'walking distance',
  ])('%j is spelled correctly', async (query) => {
    expect((await search(query)).text).not.toMatch(/Did you mean|Nothing is spelled like/)
  })

  test.each([
    ['botoks', 'Botox /treatments/botox'],
    ['bótox', 'Botox /treatments/botox'],
    ['relleno de labios', 'Fillers /treatments/fillers'],
    ['depilación láser', 'Laser Hair Removal /treatments/laser-hair-removal'],
    ['quitar tatuajes', 'Tattoo Removal /treatments/tattoo-removal'],
    ['empire state building', 'Midtown /midtown'],
    ['e 86th st botox', 'Botox in Upper East Side /treatments/botox/upper-east-side'],
    ['w 72nd st', 'Upper West Side /locations/manhattan/upper-west-side'],
    ['west 86th street', 'Upper West Side /locations/manhattan/upper-west-side'],
    ['cheap', 'What treatments cost /prices'],
    ['deals', 'What treatments cost /prices'],
    ['free consultation', 'What treatments cost /prices'],
    ['botox barato', 'The price of Botox /prices/botox'],
    ['financing', 'Before you book /before-you-book'],
    ['jersey city', 'Places outside New York City and the Hamptons /locations'],
    ['hoboken botox', 'Places outside New York City and the Hamptons /locations'],
    ['med spa in nassau county', 'Places outside New York City and the Hamptons /locations'],
    ['philler', 'Fillers /treatments/fillers'],
    ['botox abierto domingo', 'Med spas offering Botox, open on Sundays /services/botox?open=sunday'],
    ['botox en español', 'Med spas offering Botox, Spanish spoken /services/botox?language=spanish'],
    ['botox en queens', 'Botox in Queens /treatments/botox/queens'],
    ['chinese speaking', 'Med spas, Mandarin spoken /medspas?language=mandarin'],
    ['한국어', 'Med spas, Korean spoken /medspas?language=korean'],
    ['ботокс flushing', 'Botox in Flushing /treatments/botox/flushing'],
    ['botox for free', 'The price of Botox /prices/botox'],
    ['wrinkle free', 'Botox /treatments/botox'],
    ['alcohol free peel', 'Chemical Peels /treatments/chemical-peels'],
    ['white plains road', 'Med spas nearest to the Bronx /medspas?near=the-bronx&sort=distance'],
    ['westchester avenue', 'Med spas nearest to the Bronx /medspas?near=the-bronx&sort=distance'],
    ['boston road bronx', 'Med spas nearest to the Bronx /medspas?near=the-bronx&sort=distance'],
    ['new jersey avenue brooklyn', 'Brooklyn /brooklyn'],
    ['white plains', 'Places outside New York City and the Hamptons /locations'],
    ['b12 shot', 'IV Therapy /services/iv-therapy'],
    [
      'laser fitzpatrick 5',
      'Med spas offering Laser Hair Removal, treating skin type 5 /services/laser-hair-removal?skin=5',
    ],
    ['black friday', 'What treatments cost /prices'],
    ['neck botox', 'Botox /treatments/botox'],
    ['chin filler', 'Fillers /treatments/fillers'],
    ['dermaplane', 'Microdermabrasion /treatments/microdermabrasion'],
    ['botox sale', 'The price of Botox /prices/botox'],
    ['wrinkle remover', 'Botox /treatments/botox'],
    ['open monday', 'All med spas /medspas'],
    ['open 24 hours', 'All med spas /medspas'],
    ['open late thursday', 'Med spas, open on weekday evenings /medspas?open=evening'],
  ])('%j leads first to %s', async (query, first) => {
    expect(listResultLinks((await search(query)).html)[0]).toBe(first)
  })

  test('a treatment and a service without a guide are both found', async () => {
    const links = listResultLinks((await search('botox IV drip')).html)
    expect(links.slice(0, 2)).toEqual(['Botox /treatments/botox', 'IV Therapy /services/iv-therapy'])
  })

  test('suggests no other spelling of a short word if the query has results', async () => {
    const { html, text } = await search('is it safe')
    expect(findHeadings(html, 2)).toContainEqual(expect.stringMatching(/^Treatments \(\d+\)$/))
    expect(text).not.toMatch(/Did you mean|Nothing is spelled like/)
  })

  test('finds a clinic by the first word of its name although the other word of the query is misspelled', async () => {
    const { html } = await search('felicia brookyln')
    expect(
      findLinks(findMain(html))
        .map(({ text }) => text)
        .join(' '),
    ).toContain('Felicia')
  })

  test('says that no result has all words of the query', async () => {
    const note = 'No result has all of these words. These have some of them.'
    expect((await search('latina skin')).text).toContain(note)
    for (const query of ['acne skin', 'botx', 'delacroix belo', 'qwertzu', 'botox latina', 'tonight'])
      expect((await search(query)).text).not.toContain(note)
  })

  // §D3.30
  test('shows a message and links when nothing is found', async () => {
    const { status, html } = await search('qwertzu')
    expect(status).toBe(200)
    expect(findHeadings(html, 2)).toContain('Nothing was found for “qwertzu”')
    const hrefs = findLinks(findMain(html)).map(({ href }) => href)
    for (const href of ['/treatments/botox', '/soho', '/finder', '/medspas']) expect(hrefs).toContain(href)
  })

  test('is not indexed, and its main part has one form', async () => {
    const { html } = await search('botox')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(findMain(html).match(/<form\b/g)).toHaveLength(1)
  })
})
