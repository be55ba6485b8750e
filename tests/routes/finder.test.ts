import { describe, expect, test } from 'vitest'
import { head, headings, links, linkTo, part, region, terms, visible } from './html.ts'
import { column, page } from './site.ts'

describe('the finder', () => {
  test('begins with every concern as a choice and as a link, and says when to see a doctor', async () => {
    const { html, text } = await page('/finder')
    const concerns = await column("SELECT name FROM treatment_groups WHERE screen = 'finder'")
    expect(concerns.length).toBeGreaterThan(5)
    for (const concern of concerns) expect(linkTo(html, concern)).toMatch(/^\/finder\?concern=/)
    expect(headings(html, 2)).toContain('See a doctor first')
    expect(text).toContain('not medical advice')
    expect(head(html).robots).toBeUndefined()
  })

  test('shows for a concern what each option treats, takes, costs and risks, and who may do it', async () => {
    const { html } = await page('/finder?concern=double-chin')
    expect(headings(html, 3)).toEqual(
      expect.arrayContaining(['Kybella', 'CoolSculpting', 'Radio & Ultrasound Therapy']),
    )
    const card = part(html, 'article', 'option-card')
    expect(Object.keys(terms(card))).toEqual(['Treats', 'Downtime', 'Sessions', 'Cost', 'Risk', 'Who may do it'])
    expect(links(card)).toEqual(
      expect.arrayContaining([
        { text: 'Safety of Kybella', href: '/treatments/kybella#safety' },
        { text: 'The rules for Kybella', href: '/treatments/kybella#performers' },
      ]),
    )
    expect(visible(card)).toMatch(/Sources \(\d+\)/)
    expect(head(html).robots).toBe('noindex')
  })

  test('the sections it links to are there', async () => {
    const { html } = await page('/treatments/kybella')
    expect(html).toContain('id="safety"')
    expect(html).toContain('id="performers"')
  })

  test('an option leads to the clinics that offer it, in the area that was chosen', async () => {
    const options = (await page('/finder?concern=volume&area=soho')).html
    const way = links(options).find(({ text }) => text.includes('in SoHo for Fillers'))
    expect(way?.href).toBe('/finder?area=soho&concern=volume&treatment=fillers#clinics')
    const { html } = await page('/finder?concern=volume&treatment=fillers&area=soho')
    expect(headings(html, 2)).toContain('Who offers Fillers in SoHo')
    expect(visible(region(html, 'Choose an area'))).toContain('SoHo (3)')
    expect(headings(html, 3)).toContain('Quill Injectables')
    expect(linkTo(html, 'Find appointments')).toBeDefined()
  })

  test.each(['?concern=nonsense', '?concern=hair&treatment=botox', '?treatment=botox', '?area=%ff&concern=hair'])(
    'what makes no sense counts as not chosen: %s',
    async (query) => {
      const { status, html } = await page(`/finder${query}`)
      expect(status).toBe(200)
      expect(headings(html, 2).some((heading) => heading.startsWith('Who offers'))).toBe(false)
    },
  )
})
