import { describe, expect, test, vi } from 'vitest'
import {
  head,
  headings,
  items,
  links,
  linkTo,
  part,
  region,
  structured,
  terms,
  under,
  visible,
} from '../../tools/html.ts'
import { ask, column, ORIGIN, page } from '../../tools/site.ts'

vi.setConfig({ testTimeout: 60_000 })

const MARCHETTI = '/upper-east-side/marchetti-osei-dermatology'

interface Service {
  slug: string
  name: string
  guide: boolean
}

const servicesOf = async (segment: string) =>
  JSON.parse((await column('SELECT services FROM clinics WHERE segment = ?', segment))[0] ?? '[]') as Service[]

describe('a clinic page', () => {
  // §2.167, §D4.5
  test('shows name, rating, reviews, address and phone, with verified and sample badges', async () => {
    const { status, html, text } = await page(MARCHETTI)
    expect(status).toBe(200)
    expect(headings(html, 1)).toEqual(['Marchetti & Osei Dermatology'])
    expect(text).toMatch(/4\.8 out of 5\s?\(412 reviews\)\s?Verified\s?Sample listing/)
    expect(text).toContain('9041 East 78th Street, Upper East Side, New York, NY 10075')
    expect(linkTo(html, '(212) 555-0104')).toBe('tel:+12125550104')
    expect(linkTo(html, 'Call to book')).toBe('tel:+12125550104')
  })

  // §2.171
  test('shows the full description', async () => {
    const [description = ''] = await column(
      `SELECT description FROM clinics WHERE segment = 'marchetti-osei-dermatology'`,
    )
    expect(visible(under((await page(MARCHETTI)).html, 'About Marchetti & Osei Dermatology'))).toBe(description)
  })

  // §3.39
  test('has breadcrumbs: Locations, its area, its name', async () => {
    const crumbs = region((await page(MARCHETTI)).html, 'Breadcrumb')
    expect(links(crumbs).map(({ href }) => href)).toEqual(['/', '/locations', '/upper-east-side'])
    expect(visible(crumbs)).toMatch(/Marchetti & Osei Dermatology$/)
  })

  // §2.172, §2.173
  test('links services that have a guide, and lists the others as additional treatments', async () => {
    const { html } = await page('/soho/rill-infusion-and-skin')
    const services = await servicesOf('rill-infusion-and-skin')
    const offered = links(under(html, 'Services offered'))
    const additional = links(under(html, 'Additional treatments'))
    const withGuide = services.filter(({ guide }) => guide)
    const others = services.filter(({ guide }) => !guide)
    expect(others.length).toBeGreaterThan(0)
    expect(offered.slice(0, withGuide.length).map(({ href }) => href)).toEqual(
      withGuide.map(({ slug }) => `/treatments/${slug}`),
    )
    expect(additional.map(({ text }) => text)).toEqual(others.map(({ name }) => name))
  })

  // §2.174, §9.64
  test('has a sidebar with a claim box, the first five treatments, and its locations', async () => {
    const { html } = await page(MARCHETTI)
    const sidebar = region(html, 'Visit Marchetti & Osei Dermatology')
    const services = await servicesOf('marchetti-osei-dermatology')
    expect(services.length).toBeGreaterThan(5)
    expect(visible(part(under(sidebar, 'Is this your clinic?'), 'button'))).toBe('Claim this listing')
    expect(items(under(sidebar, 'Treatments'))).toEqual(services.slice(0, 5).map(({ name }) => name))
    expect(links(under(sidebar, 'In the area')).map(({ href }) => href)).toEqual(['/upper-east-side', '/manhattan'])
  })

  // §2.170
  test('has more than one claim button', async () => {
    expect((await page(MARCHETTI)).html.match(/<button type="submit"[^>]*form="claim"/g)?.length).toBeGreaterThan(1)
  })

  test('shows its prices with unit and date', async () => {
    const table = part((await page(MARCHETTI)).html, 'table')
    expect(visible(table)).toContain('Botox per unit $20–25 April 14, 2026')
  })

  // §D4.24
  test('shows the verified and last checked facts, with a link to what they mean', async () => {
    const { html, text } = await page(MARCHETTI)
    expect(linkTo(html, 'What “verified” and “last checked” mean')).toBe('/checking')
    expect(text).toContain('Listing last checked August 19, 2026')
    expect(text).toContain('Step-free access')
    expect(text).toContain('Lucia Marchetti, MD')
  })

  test('shows the lowest price near the top, which leads to all prices', async () => {
    const { html } = await page(MARCHETTI)
    expect(linkTo(html, 'From $20 per unit')).toBe('#prices')
  })

  test('links to directions by coordinates, or else by address', async () => {
    expect(linkTo((await page(MARCHETTI)).html, 'Directions')).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=40.77555%2C-73.9624',
    )
    expect(linkTo((await page('/the-hamptons/offseason-skin')).html, 'Directions')).toContain('47+South+Elmwood+Avenue')
  })

  test('links each person to the register of the state, with the profession and name to enter', async () => {
    const people = under((await page(MARCHETTI)).html, 'Who works here')
    expect(visible(people)).toContain('Physician, “Marchetti Lucia”')
    expect(linkTo(people, 'Check license of Lucia Marchetti')).toBe('https://www.op.nysed.gov/verification-search')
    expect(people).toContain('data-copy="Marchetti Lucia"')
  })

  // §D4.22
  test('has no verified badge for an unverified clinic', async () => {
    const { html } = await page('/soho/cast-iron-facial-works')
    expect(visible(part(html, 'main').split('<h2')[0] ?? '')).not.toContain('Verified')
  })

  test('shows when and from where a clinic moved', async () => {
    expect((await page('/tribeca/laight-aesthetic-practice')).text).toContain(
      'Moved on March 2, 2026 from 9112 Franklin Street, Tribeca, New York, NY 10013.',
    )
  })
})

describe('the phone number', () => {
  // §2.168
  test('is shown as not available when unknown', async () => {
    const { html, text } = await page('/brooklyn/prospect-peel-room')
    expect(text).toContain('Not available')
    expect(linkTo(html, 'Call to book')).toBeUndefined()
  })

  // §3.9
  test('comes from the lookup by id when the listing has none', async () => {
    expect((await page('/brooklyn/felicia-and-daughters')).text).toContain('(718) 555-0154')
  })

  // §9.82, §D4.2
  test('is fictional for every listing', async () => {
    const phones = await column('SELECT phone FROM clinics WHERE phone IS NOT NULL UNION SELECT phone FROM site')
    expect(phones.length).toBeGreaterThan(40)
    expect(phones.filter((phone) => !/^(?:\+1\d{3}55501|\(\d{3}\) 555-01)\d\d$/.test(phone))).toEqual([])
  })
})

describe('opening hours', () => {
  // §D4.37
  test("are the clinic's own", async () => {
    const hours = terms(under((await page(MARCHETTI)).html, 'Hours'))
    expect(hours).toEqual({ 'Mon–Tue': '8am–6pm', Wed: '8am–8pm', Thu: '8am–6pm', Fri: '8am–3pm', 'Sat–Sun': 'Closed' })
  })

  // §2.169, §9.74, §9.75, §9.76, §D4.38
  test('default to Mon–Fri 9am–7pm, Sat 10am–6pm, Sun closed', async () => {
    const { html } = await page('/soho/quill-injectables')
    expect(terms(under(html, 'Hours'))).toEqual({ 'Mon–Fri': '9am–7pm', Sat: '10am–6pm', Sun: 'Closed' })
    expect(visible(under(html, 'Hours'))).toContain('Usual hours of the directory')
  })

  test("are in the structured data only if they are the clinic's own", async () => {
    const own = structured((await page(MARCHETTI)).html, 'MedicalBusiness')
    expect(own?.['openingHoursSpecification']).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'Wednesday',
      opens: '08:00',
      closes: '20:00',
    })
    const usual = structured((await page('/soho/quill-injectables')).html, 'MedicalBusiness')
    expect(usual).not.toHaveProperty('openingHoursSpecification')
  })
})

describe('the map', () => {
  // §D5.1
  test('is a picture from the site, and loads nothing from other hosts', async () => {
    const { html } = await page(MARCHETTI)
    expect(part(under(html, 'Where it is'), 'img')).toMatch(
      /src="\/pictures\/[^"]+\.svg#svgView\(viewBox\(\d+,\d+,640,400\)\)"[^>]* loading="lazy"/,
    )
    expect(html).not.toContain('<iframe')
    expect(html).not.toMatch(/(?:src|srcset)="(?:https?:)?\/\//)
  })

  test('comes with the nearest station, how far it is in a straight line, and how the walk is estimated', async () => {
    const where = visible(under((await page(MARCHETTI)).html, 'Where it is'))
    expect(where).toContain('Subway: 0.2 miles from 77 St station in a straight line, about 5 minutes on foot.')
    expect(where).toContain('3 miles an hour')
    expect((await page('/the-hamptons/offseason-skin')).text).not.toContain('Subway')
  })

  // §7.10, §D5.4
  test('opens the interactive map by coordinates at zoom 15', async () => {
    const { html } = await page(MARCHETTI)
    expect(html).toContain('https://www.google.com/maps?q=40.77555%2C-73.9624&amp;z=15&amp;output=embed')
    expect(linkTo(html, 'Show interactive map')).toBe(
      'https://www.google.com/maps/search/?api=1&query=40.77555%2C-73.9624',
    )
  })

  // §7.11, §D5.5
  test('opens the interactive map by address when there are no coordinates', async () => {
    const { html } = await page('/the-hamptons/offseason-skin')
    expect(html).toContain(
      'https://www.google.com/maps?q=9047+South+Elmwood+Avenue%2C+Montauk%2C+NY+11954&amp;z=15&amp;output=embed',
    )
  })

  // §7.12, §D5.6
  test('uses the embed key when it is set', async () => {
    const { html } = await ask(MARCHETTI, { MAPS_EMBED_KEY: 'test-key' })
    expect(html).toContain(
      'https://www.google.com/maps/embed/v1/place?key=test-key&amp;q=40.77555%2C-73.9624&amp;zoom=15',
    )
  })

  // §D4.39, §D4.40
  test('without coordinates is marked approximate, and the default point is used nowhere else', async () => {
    const { html } = await page('/the-hamptons/offseason-skin')
    expect(visible(under(html, 'Where it is'))).toContain('Approximate location')
    expect(structured(html, 'MedicalBusiness')).not.toHaveProperty('geo')
    expect(html).not.toContain('40.7465')
  })

  test('with coordinates is not marked approximate, and the structured data has them', async () => {
    const { html } = await page(MARCHETTI)
    expect(visible(under(html, 'Where it is'))).not.toContain('Approximate')
    expect(structured(html, 'MedicalBusiness')?.['geo']).toEqual({
      '@type': 'GeoCoordinates',
      latitude: 40.77555,
      longitude: -73.9624,
    })
  })
})

// §D1.31
test('is the same page under each of its locations, canonical to the first', async () => {
  const under = await page('/manhattan/marchetti-osei-dermatology')
  expect(under.status).toBe(200)
  expect(head(under.html).canonical).toBe(ORIGIN + MARCHETTI)
  expect(under.text).toBe((await page(MARCHETTI)).text)
})

test('a place that names no physician, nurse practitioner or physician assistant is not called a med spa', async () => {
  const { html, text } = await page('/upper-east-side/halasz-facial-house')
  expect(text).toContain('we do not call it a med spa')
  expect(head(html).description).toContain('Halász Facial House: skin care at ')
  expect(structured(html, 'HealthAndBeautyBusiness')).toBeDefined()
  expect(structured(html, 'MedicalBusiness')).toBeUndefined()
  expect((await page(MARCHETTI)).text).not.toContain('we do not call it a med spa')
})

// §2.29
test('every open clinic has a page at its first location, without a rating in its structured data', async () => {
  const wrong: string[] = []
  for (const path of await column(
    `SELECT '/' || location || '/' || segment FROM clinics WHERE json_extract(status, '$.kind') IS NOT 'closed'`,
  )) {
    const { status, html } = await page(path)
    const clinic = structured(html, 'MedicalBusiness') ?? structured(html, 'HealthAndBeautyBusiness')
    if (status !== 200 || head(html).canonical !== ORIGIN + path || !clinic || 'aggregateRating' in clinic)
      wrong.push(path)
  }
  expect(wrong).toEqual([])
})
