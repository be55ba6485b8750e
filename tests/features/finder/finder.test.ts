import { describe, expect, test } from 'vitest'
import {
  extractVisibleText,
  findContentUnder,
  findElement,
  findHeadings,
  findLinkHref,
  findLinks,
  findRegion,
  readHead,
} from '../../tools/html.ts'
import { getPage, ORIGIN, queryColumn } from '../../tools/site.ts'

const concerns = JSON.parse(
  `[${(await queryColumn(`SELECT json_object('slug', slug, 'name', name, 'treatments', json(treatments)) FROM treatment_groups WHERE screen = 'finder' ORDER BY position`)).join()}]`,
) as { slug: string; name: string; treatments: string[] }[]

describe('the treatment finder', () => {
  // §D3.39
  test('is a GET form of concerns and locations, with its own URL as the canonical URL', async () => {
    const { status, html } = await getPage('/finder')
    const form = findRegion(html, 'Finder')
    expect(status).toBe(200)
    expect(form).toContain('method="get"')
    expect(form).toContain('action="/finder"')
    for (const { name } of concerns)
      expect(extractVisibleText(findElement(form, 'select', ' name="concern"'))).toContain(name)
    expect(extractVisibleText(findElement(form, 'select', ' name="area"'))).toContain('The Hamptons')
    expect(readHead(html)).toMatchObject({ canonical: `${ORIGIN}/finder`, robots: undefined })
    expect(findHeadings(html, 2)).not.toContain('Options to read about')
  })

  // §D3.38
  test.each(concerns.filter(({ treatments }) => treatments.length > 0))(
    '$slug links to its treatments and their clinics',
    async ({ slug, treatments }) => {
      const { html } = await getPage(`/finder?concern=${slug}`)
      const options = findContentUnder(html, 'Options to read about')
      const targets = findLinks(options).map(({ href }) => href)
      for (const treatment of treatments) {
        const [total] = await queryColumn<number>(
          `SELECT total FROM listing_counts WHERE service = ? AND area = '*'`,
          treatment,
        )
        const [name] = await queryColumn('SELECT name FROM treatments WHERE slug = ?', treatment)
        expect(targets).toContain(`/treatments/${treatment}`)
        expect(
          findLinkHref(
            options,
            `${total} ${total === 1 ? 'clinic' : 'clinics'} in New York City and nearby for ${name}`,
          ),
        ).toBe(`/finder?concern=${slug}&treatment=${treatment}#clinics`)
      }
    },
  )

  test('links a chosen treatment to its clinics, appointments and prices', async () => {
    const { html } = await getPage('/finder?concern=volume&treatment=fillers')
    const clinics = findContentUnder(html, 'Who offers Fillers')
    expect(findLinks(clinics).map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/services/fillers', '/appointments/fillers', '/prices/fillers']),
    )
  })

  test('keeps the chosen location in the links to appointments and prices', async () => {
    const { html } = await getPage('/finder?concern=volume&treatment=fillers&area=soho')
    const clinics = findContentUnder(html, 'Who offers Fillers in SoHo')
    expect(findLinks(clinics).map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/appointments/fillers?area=soho', '/prices/fillers?area=soho']),
    )
  })

  test('has a form on the page for each claim button', async () => {
    const { html } = await getPage('/finder?concern=volume&treatment=fillers')
    const forms = [...html.matchAll(/<button[^>]* form="([^"]*)"/g)].map(([, form]) => form)
    expect(forms.length).toBeGreaterThan(0)
    for (const form of forms) expect(html).toContain(`<form id="${form}"`)
  })

  // §D3.38
  test('counts the clinics of the chosen location', async () => {
    const [total] = await queryColumn(`SELECT total FROM listing_counts WHERE service = 'fillers' AND area = 'soho'`)
    const options = findContentUnder((await getPage('/finder?area=soho&concern=volume')).html, 'Options to read about')
    const chosenPath = '/finder?area=soho&concern=volume&treatment=fillers'
    expect(findLinkHref(options, `${total} clinics in SoHo for Fillers`)).toBe(`${chosenPath}#clinics`)
    const { html } = await getPage(chosenPath)
    expect(findHeadings(html, 2)).toContain('Who offers Fillers in SoHo')
    expect(findHeadings(findContentUnder(html, 'Who offers Fillers in SoHo'), 3)).toEqual(
      await queryColumn(
        `SELECT name FROM listings JOIN clinics ON id = clinic_id
         WHERE service = 'fillers' AND area = 'soho' ORDER BY recommended`,
      ),
    )
  })

  test.each(['?concern=', '?concern=no-such&area=atlantis', '?area='])(
    'offers no treatments without a known concern: %s',
    async (query) => {
      const { status, html } = await getPage(`/finder${query}`)
      expect(status).toBe(200)
      expect(findHeadings(html, 2)).not.toContain('Options to read about')
    },
  )

  test('shows an error beside the field when the form is submitted without a concern', async () => {
    const { html } = await getPage('/finder?concern=&area=')
    expect(findRegion(html, 'Finder')).toMatch(
      /<p id="concern-problem"[^>]*role="alert"[^>]*>Choose a concern from the list\.</,
    )
    expect(html).toMatch(/<select[^>]*name="concern"[^>]*aria-describedby="concern-problem"/)
    expect((await getPage('/finder?area=soho')).html).not.toContain('concern-problem')
  })

  // §D3.40
  test('is not indexed and sets no cookie after a choice', async () => {
    const { headers, html } = await getPage('/finder?concern=volume&area=soho')
    expect(readHead(html).robots).toBe('noindex')
    expect(headers.get('set-cookie')).toBeNull()
  })

  // §D6.14
  test('shows the medical disclaimer, what to do in an emergency, and how to report an error', async () => {
    const { text } = await getPage('/finder?concern=volume')
    expect(text).toContain('not a diagnosis')
    expect(text).toContain('not medical advice')
    expect(text).toContain('In an emergency call 911')
    expect(text).toContain('To report an error on this page, write to us')
  })
})

test('an unknown concern returns the list of concerns with a message', async () => {
  const { status, html, text } = await getPage('/finder?concern=no-such-concern')
  expect(status).toBe(200)
  expect(text).toContain('That concern is not on the list.')
  expect(html).toContain('href="/finder?concern=volume"')
  for (const path of ['/finder', '/finder?concern=', '/finder?concern=volume'])
    expect((await getPage(path)).text).not.toContain('That concern is not on the list.')
})

test.each([
  ['/finder', 'Find a treatment for your concern | NYC MedSpas'],
  ['/finder?concern=nonsense', 'Find a treatment for your concern | NYC MedSpas'],
  ['/finder?concern=volume', 'Cheeks, lips or folds that have lost volume: options'],
  ['/finder?concern=volume&treatment=fillers', 'Fillers: cheeks, lips or folds that have lost volume'],
  [
    '/finder?concern=volume&area=soho&treatment=fillers',
    'Fillers in SoHo: cheeks, lips or folds that have lost volume',
  ],
  [
    '/finder?concern=volume&area=upper-east-side&treatment=fillers',
    'Fillers on the Upper East Side: cheeks, lips or folds that have…',
  ],
])('%s has the title %j', async (path, title) => {
  expect(readHead((await getPage(path)).html).title).toBe(title)
})
