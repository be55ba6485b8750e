import { describe, expect, test } from 'vitest'
import {
  extractVisibleText,
  findContentUnder,
  findElement,
  findHeadings,
  findLinkHref,
  findLinks,
  findRegion,
  findStructuredData,
  readListItems,
  readTableRows,
} from '../../tools/html.ts'
import { getPage, queryColumn } from '../../tools/site.ts'
import { GROUPED_TREATMENTS } from './groups.ts'

const [phone = ''] = await queryColumn('SELECT phone FROM site')

describe.each(GROUPED_TREATMENTS)('/treatments/%s', (slug) => {
  // §1.2, §1.7, §2.21, §2.81, §2.82, §2.84, §3.27
  test('has breadcrumbs and every section of its guide', async () => {
    const { status, html } = await getPage(`/treatments/${slug}`)
    const [name = ''] = await queryColumn('SELECT name FROM treatments WHERE slug = ?', slug)
    expect(status).toBe(200)
    expect(findHeadings(html, 1)).toEqual([name])
    expect(extractVisibleText(findRegion(html, 'Breadcrumb'))).toBe(`Home Treatments ${name}`)
    expect(findLinkHref(findRegion(html, 'Breadcrumb'), 'Treatments')).toBe('/treatments')
    expect(extractVisibleText(findRegion(html, 'Introduction')).length).toBeGreaterThan(300)
    for (const section of ['Benefits', 'How it is done', 'Recovery', 'Results', 'Considerations']) {
      expect(readListItems(findContentUnder(html, section)).length).toBeGreaterThan(1)
    }
  })

  // §1.14, §1.15, §2.85, §2.87, §2.88, §D3.32, §D3.34
  test('has prices, questions and ways to book: phone, price quote and appointments', async () => {
    const { html } = await getPage(`/treatments/${slug}`)
    const [name = ''] = await queryColumn('SELECT name FROM treatments WHERE slug = ?', slug)
    expect(readTableRows(findContentUnder(html, `The price of ${name}`)).length).toBeGreaterThan(1)
    expect(findContentUnder(html, `Questions about ${name}`)).toContain('<summary')
    const sidebar = findRegion(html, `Book ${name}`)
    expect(findLinkHref(sidebar, `Call to book: ${phone}`)).toBe('tel:+12125550100')
    expect(findLinkHref(sidebar, 'Get price quote')).toBe(`/prices/${slug}`)
    expect(findLinkHref(sidebar, 'Find appointments')).toBe(`/appointments/${slug}`)
  })

  // §2.36, §2.86, §2.91
  test('lists every provider, with a link to the full list, because there are more than three', async () => {
    const { html } = await getPage(`/treatments/${slug}`)
    const [name = ''] = await queryColumn('SELECT name FROM treatments WHERE slug = ?', slug)
    const providers = await queryColumn(
      `SELECT name FROM listings JOIN clinics ON id = clinic_id WHERE service = ? AND area = '*' ORDER BY recommended`,
      slug,
    )
    const section = findContentUnder(html, `Who offers ${name}`)
    expect(findLinks(findElement(section, 'ul')).map(({ text }) => text)).toEqual(providers)
    expect(providers.length).toBeGreaterThan(3)
    expect(findLinkHref(section, `View All ${name} Providers`)).toBe(`/services/${slug}`)
  })

  // §2.86
  test('shows the area and rating of each provider, and that listings are samples', async () => {
    const { html } = await getPage(`/treatments/${slug}`)
    const [name = ''] = await queryColumn('SELECT name FROM treatments WHERE slug = ?', slug)
    const lines = await queryColumn(
      `SELECT clinics.name || ' ' || areas.name || ' ' || CASE review_count WHEN 0 THEN 'No reviews yet'
         ELSE printf('%.1f (%d %s)', rating, review_count, iif(review_count = 1, 'review', 'reviews')) END
       FROM listings JOIN clinics ON clinics.id = clinic_id JOIN areas ON areas.slug = clinics.location
       WHERE service = ? AND area = '*' ORDER BY recommended`,
      slug,
    )
    const section = findContentUnder(html, `Who offers ${name}`)
    expect(readListItems(section)).toEqual(lines)
    expect(extractVisibleText(section)).toContain('These clinics are invented. Ratings are out of 5')
  })

  test('has the FDA status of the treatment in the structured data', async () => {
    const [status] = await queryColumn(
      "SELECT json_extract(facts, '$.label.text') FROM treatment_options WHERE treatment = ?",
      slug,
    )
    expect(status).toMatch(/\w/)
    const procedure = findStructuredData((await getPage(`/treatments/${slug}`)).html, 'MedicalProcedure')
    expect(procedure).toMatchObject({ legalStatus: status })
  })

  test('shows a worked example of what a course of treatment costs', async () => {
    const { html } = await getPage(`/treatments/${slug}`)
    expect(extractVisibleText(findContentUnder(html, 'Results'))).toMatch(
      /Worked example\..* × \$[\d,]+–[\d,]+ = \$[\d,]+–[\d,]+/,
    )
  })

  test('links to /before-you-book', async () => {
    const { html } = await getPage(`/treatments/${slug}`)
    expect(findLinkHref(findElement(html, 'main'), 'Before you book')).toBe('/before-you-book')
  })

  test('links to the signs that need a doctor, and each 911 is a link to call', async () => {
    const { html } = await getPage(`/treatments/${slug}`)
    expect(findLinkHref(findRegion(html, 'On this page'), 'When to call a doctor')).toBe('#when-to-call-a-doctor')
    expect(html).toContain('<h3 id="when-to-call-a-doctor">')
    expect(extractVisibleText(findElement(html, 'main').replaceAll('<a href="tel:911">911</a>', ''))).not.toMatch(
      /\b911\b/,
    )
  })

  // §D6.13
  test('shows the medical disclaimer, what to do in an emergency, and how to report an error', async () => {
    const { html, text } = await getPage(`/treatments/${slug}`)
    expect(text).toContain('not medical advice')
    expect(text).toContain('In an emergency call 911')
    expect(text).toContain('To report an error on this page, write to us')
    expect(findLinkHref(html, 'write to us')).toBe('/contact')
  })

  // §D4.42
  test('does not show the search keywords', async () => {
    const { html } = await getPage(`/treatments/${slug}`)
    const [name = ''] = await queryColumn('SELECT name FROM treatments WHERE slug = ?', slug)
    for (const keyword of ['near me', 'specialists', 'appointments'])
      expect(html).not.toContain(`${name} ${keyword} NYC`)
  })
})
