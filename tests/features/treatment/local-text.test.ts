import { describe, expect, test } from 'vitest'
import {
  extractVisibleText,
  findContentUnder,
  findHeadings,
  findLinks,
  findRegion,
  readListItems,
} from '../../tools/html.ts'
import { getPage, queryColumn } from '../../tools/site.ts'

interface LocalClinic {
  name: string
  address: string
  description?: string
  rating?: number
  reviewCount?: number
}

/** Returns the name and address of each clinic as its own record has them, not as the local text has them. */
async function readLocalClinics(treatment: string, area: string, list: 'featuredClinics' | 'popularProviders') {
  const clinics = await queryColumn(
    `SELECT json_object('name', c.name, 'address', c.address, 'description', value ->> 'description',
       'rating', c.rating, 'reviewCount', c.review_count)
     FROM local_pages, json_each(content -> ?) JOIN clinics c ON '/' || c.location || '/' || c.segment = value ->> 'path'
     WHERE treatment = ? AND area = ? ORDER BY key`,
    `$.${list}`,
    treatment,
    area,
  )
  return clinics.map((clinic) => JSON.parse(clinic) as LocalClinic)
}

describe('pages with local text', () => {
  // §2.109, §2.110, §2.111
  test('chemical peels in Brooklyn have four featured clinics, two neighborhoods, benefits and peel types', async () => {
    const { html } = await getPage('/treatments/chemical-peels/brooklyn')
    const featured = findContentUnder(html, 'Featured clinics')
    const clinics = await readLocalClinics('chemical-peels', 'brooklyn', 'featuredClinics')
    expect(clinics).toHaveLength(4)
    const cards = featured.split('<h3').slice(1)
    expect(cards.map((card) => extractVisibleText(`<h3${card}`))).toEqual(
      clinics.map(({ name, address, description }) => `${name} ${address} ${description}`),
    )
    for (const card of cards) expect(extractVisibleText(card)).toMatch(/, Brooklyn, NY 112\d\d/)
    for (const heading of ['Williamsburg', 'Park Slope', 'Benefits', 'Peel types']) {
      expect(extractVisibleText(findContentUnder(html, heading)).length).toBeGreaterThan(100)
    }
    expect(readListItems(findContentUnder(html, 'Peel types')).length).toBeGreaterThan(3)
  })

  // §2.113, §2.114
  test('micro-Botox on the Upper East Side has an Exclusive badge, editorial text and featured clinics', async () => {
    const { html, text } = await getPage('/treatments/micro-botox/upper-east-side')
    expect(text).toMatch(/^.{0,600}\bExclusive\b/)
    expect(extractVisibleText(findContentUnder(html, 'Specialists')).length).toBeGreaterThan(100)
    expect(findHeadings(findContentUnder(html, 'Featured clinics'), 3).length).toBeGreaterThan(1)
    expect((await getPage('/treatments/micro-botox/soho')).text).not.toMatch(/\bExclusive\b/)
  })

  // §2.102, §2.128, §2.129, §2.130, §2.132
  test('Botox in Tribeca has paragraphs, popular providers with ratings, timing tips and nearby neighborhoods', async () => {
    const { html } = await getPage('/treatments/botox/tribeca')
    expect(extractVisibleText(findRegion(html, 'About'))).toContain('Tribeca has few Botox practices')
    const providers = readListItems(findContentUnder(html, 'Popular providers'))
    expect(providers.length).toBeGreaterThan(1)
    const clinics = await readLocalClinics('botox', 'tribeca', 'popularProviders')
    expect(providers.map((provider) => provider.replace(/\s/g, ''))).toEqual(
      clinics.map(({ name, address, rating, reviewCount }) =>
        `${name}, ${address} ${rating?.toFixed(1)} out of 5(${reviewCount} reviews)`.replace(/\s/g, ''),
      ),
    )
    expect(readListItems(findContentUnder(html, 'When to go')).length).toBeGreaterThan(2)
    expect(findLinks(findContentUnder(html, 'Nearby neighborhoods'))[0]).toEqual({
      text: 'SoHo',
      href: '/treatments/botox/soho',
    })
  })

  // §2.103, §D4.42
  test('Botox in Midtown has its own text, and the search keywords are not shown', async () => {
    const { html, text } = await getPage('/treatments/botox/midtown')
    expect(text).toContain('Midtown is where Botox fits between two meetings')
    expect(html).not.toContain('Botox 57th Street')
  })

  // §2.104, §3.32
  test('Botox and fillers in Manhattan have extra sections', async () => {
    const botox = findHeadings((await getPage('/treatments/botox/manhattan')).html, 2)
    expect(botox).toEqual(expect.arrayContaining(['By the unit or by the area', 'Which part of Manhattan']))
    expect(findHeadings((await getPage('/treatments/fillers/manhattan')).html, 2)).toContain(
      'What to ask in a Manhattan clinic',
    )
  })
})
