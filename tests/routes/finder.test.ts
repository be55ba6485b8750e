import { describe, expect, test } from 'vitest'
import { head, headings, links, linkTo, part, region, under, visible } from './html.ts'
import { column, ORIGIN, page } from './site.ts'

const concerns = JSON.parse(
  `[${(await column(`SELECT json_object('slug', slug, 'name', name, 'treatments', json(treatments)) FROM treatment_groups WHERE screen = 'finder' ORDER BY position`)).join()}]`,
) as { slug: string; name: string; treatments: string[] }[]

describe('the treatment finder', () => {
  test('is a GET form of concerns and locations, and canonical to itself', async () => {
    const { status, html } = await page('/finder')
    const form = region(html, 'Finder')
    expect(status).toBe(200)
    expect(form).toContain('method="get"')
    expect(form).toContain('action="/finder"')
    for (const { name } of concerns) expect(visible(part(form, 'select', ' name="concern"'))).toContain(name)
    expect(visible(part(form, 'select', ' name="area"'))).toContain('The Hamptons')
    expect(head(html)).toMatchObject({ canonical: `${ORIGIN}/finder`, robots: undefined })
    expect(headings(html, 2)).not.toContain('Options to read about')
  })

  test.each(concerns)(
    '$slug leads to its treatments, their providers and their prices',
    async ({ slug, treatments }) => {
      const { html } = await page(`/finder?concern=${slug}`)
      const options = under(html, 'Options to read about')
      const targets = treatments.flatMap((one) => [`/treatments/${one}`, `/services/${one}`])
      expect(links(options).map(({ href }) => href)).toEqual([...targets, '/contact'])
      for (const one of treatments) {
        const [total] = await column<number>(`SELECT total FROM listing_counts WHERE service = ? AND area = '*'`, one)
        expect(linkTo(options, `${total} med spas in New York City`)).toBeDefined()
      }
    },
  )

  test('with a location it leads to the treatments there, with how many clinics there are', async () => {
    const { html } = await page('/finder?concern=volume&area=soho')
    const [total] = await column(`SELECT total FROM listing_counts WHERE service = 'fillers' AND area = 'soho'`)
    const options = links(under(html, 'Options to read about'))
    expect(options.map(({ href }) => href)).toContain('/treatments/fillers/soho')
    expect(options).toContainEqual({ text: `${total} med spas in SoHo`, href: '/treatments/fillers/soho' })
  })

  test.each(['?concern=', '?concern=no-such&area=atlantis', '?area='])(
    'a choice that is none is the form again: %s',
    async (query) => {
      const { status, html } = await page(`/finder${query}`)
      expect(status).toBe(200)
      expect(headings(html, 2)).not.toContain('Options to read about')
    },
  )

  test('what was chosen is neither indexed nor kept', async () => {
    const { headers, html } = await page('/finder?concern=volume&area=soho')
    expect(head(html).robots).toBe('noindex')
    expect(headers.get('set-cookie')).toBeNull()
  })

  test('says that it is no medical advice, what to do in an emergency, and how to report an error', async () => {
    const { text } = await page('/finder?concern=volume')
    expect(text).toContain('not a diagnosis')
    expect(text).toContain('not medical advice')
    expect(text).toContain('In an emergency call 911')
    expect(text).toContain('To report an error on this page, write to us')
  })
})
