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

describe('/about', () => {
  // §2.18, §2.71, §2.72
  test('has breadcrumbs, the mission and the commitment', async () => {
    const { status, html } = await getPage('/about')
    expect(status).toBe(200)
    expect(extractVisibleText(findRegion(html, 'Breadcrumb'))).toMatch(/^Home About/)
    expect(extractVisibleText(findContentUnder(html, 'Mission')).length).toBeGreaterThan(200)
    expect(extractVisibleText(findContentUnder(html, 'Commitment'))).toContain('Every listed spa is vetted')
  })

  // §D4.19
  test('explains how a real listing would be vetted, and that these listings are invented', async () => {
    const commitment = extractVisibleText(findContentUnder((await getPage('/about')).html, 'Commitment'))
    expect(commitment).toContain('The listings you see are invented')
    expect(commitment).toContain('For a real listing, the word would cover these steps')
  })

  test('shows the note about a claim without a source', async () => {
    const { html, text } = await getPage('/about')
    expect(extractVisibleText(findContentUnder(html, 'Sources and notes'))).toContain("The directory's own statement")
    expect(text).toContain('nothing has been vetted')
  })
})

describe('/faq', () => {
  // §1.9, §2.19, §2.181
  test('has six sections in order, each an accordion that starts closed and opens one item at a time', async () => {
    const { html } = await getPage('/faq')
    const sections = await queryColumn('SELECT title FROM faq_sections ORDER BY position')
    expect(sections).toHaveLength(6)
    expect(findHeadings(findElement(html, 'main'), 2).slice(0, 6)).toEqual(sections)
    for (const section of sections) {
      const items = [...findRegion(html, section).matchAll(/<details\b([^>]*)>/g)].map(([, attributes]) => attributes)
      expect(items.length).toBeGreaterThan(2)
      expect(new Set(items).size).toBe(1)
      expect(items[0]).toMatch(/ name="[^"]+"/)
      expect(items[0]).not.toContain('open')
    }
  })

  test('makes each 911 a call link', async () => {
    const { html } = await getPage('/faq')
    expect(html).toContain('<a href="tel:911">911</a>')
    expect(extractVisibleText(findElement(html, 'main').replaceAll('<a href="tel:911">911</a>', ''))).not.toMatch(
      /\b911\b/,
    )
  })

  // §2.180
  test('has sections on general topics, Botox and fillers, lasers, body contouring, skin, and the city', async () => {
    expect(await queryColumn('SELECT slug FROM faq_sections ORDER BY position')).toEqual([
      'general',
      'botox-and-fillers',
      'laser',
      'body-contouring',
      'skin',
      'nyc',
    ])
  })

  // §2.183, §2.184, §9.78, §9.79
  test('gives Botox prices of about $12 to $20 a unit and 20–50 units as typical', async () => {
    const { text } = await getPage('/faq')
    expect(text).toContain('about $12 to $20 per unit')
    expect(text).toContain('20–50 units')
  })

  // §2.35, §2.182
  test('links to /contact and /treatments', async () => {
    const { html } = await getPage('/faq')
    expect(findLinkHref(html, 'Contact us')).toBe('/contact')
    expect(findLinkHref(html, 'treatment guides')).toBe('/treatments')
  })
})

describe('/reviews', () => {
  // §2.33, §D4.15
  test('shows every review, newest first, each marked as a sample', async () => {
    const { status, html } = await getPage('/reviews')
    const reviews = await queryColumn('SELECT text FROM reviews ORDER BY written_on DESC')
    const quotes = [...html.matchAll(/<blockquote>(.*?)<\/blockquote>/gs)].map(([, text = '']) =>
      extractVisibleText(text),
    )
    expect(status).toBe(200)
    expect(quotes.toSorted()).toEqual(reviews.toSorted())
    const dates = [...html.matchAll(/<figcaption[^>]*>(.*?)<\/figcaption>/g)].map(([, text = '']) =>
      Date.parse(text.split(' · ').at(-1) ?? ''),
    )
    expect(dates.filter((date) => date > 0)).toHaveLength(reviews.length)
    expect(dates).toEqual(dates.toSorted((a, b) => b - a))
    const figures = html.match(/<figure\b.*?<\/figure>/gs) ?? []
    const markedFigures = figures.filter((figure) => extractVisibleText(figure).includes('Sample review'))
    expect(markedFigures).toHaveLength(reviews.length)
  })

  test('explains that the reviews are invented and count toward no rating', async () => {
    expect((await getPage('/reviews')).text).toContain(
      'Nobody wrote them about a real clinic, and no rating counts them.',
    )
  })
})

describe('/contact', () => {
  // §2.35
  test('has a phone number and an email link', async () => {
    const { status, html } = await getPage('/contact')
    const targets = findLinks(findElement(html, 'main')).map(({ href }) => href)
    expect(status).toBe(200)
    expect(targets).toContain('tel:+12125550100')
    expect(targets.some((href) => href.startsWith('mailto:'))).toBe(true)
  })

  test('is the target of a claim button without JavaScript, and then explains how to claim', async () => {
    const { html } = await getPage('/contact?claim=slipway-aesthetics')
    expect(findHeadings(html, 2)).toContain('Claim a listing')
    expect(readHead(html)).toMatchObject({ robots: 'noindex' })
    expect(html).not.toContain('slipway-aesthetics')
    const form = findElement((await getPage('/soho')).html, 'form', ' id="claim"')
    expect(form).toContain('action="/contact"')
    expect(form).toContain('method="get"')
  })

  test('names the clinic that is claimed, on the page and in the email', async () => {
    const { html, text } = await getPage('/contact?claim=marchetti-osei-dermatology')
    expect(text).toContain('You are claiming Marchetti & Osei Dermatology.')
    expect(findLinks(findElement(html, 'main')).map(({ href }) => href)).toContain(
      'mailto:hello@medspa-directory.example?subject=Claim%3A%20Marchetti%20%26%20Osei%20Dermatology',
    )
  })

  test('names no clinic if the clinic is unknown', async () => {
    const { status, text } = await getPage('/contact?claim=nowhere')
    expect(status).toBe(200)
    expect(text).not.toContain('You are claiming')
    expect(text).not.toContain('nowhere')
  })
})

test.each(['/before-you-book', '/ordering', '/checking', '/privacy', '/glossary'])(
  '%s is a prose page with the date of its last update',
  async (path) => {
    const { status, html, text } = await getPage(path)
    expect(status).toBe(200)
    expect(readHead(html).canonical).toBe(ORIGIN + path)
    expect(text).toMatch(/Last updated \w+ \d{1,2}, \d{4}\./)
  },
)

test('/before-you-book says what to ask, what to do with money, and how to look up a license', async () => {
  const { html } = await getPage('/before-you-book')
  expect(findHeadings(html, 2)).toEqual(
    expect.arrayContaining([
      'What you will pay in all',
      'Deposits, packages and refunds',
      'Paying later',
      'Before-and-after pictures',
      'Questions for the consultation',
      'Reasons to leave',
      'Look up a license, step by step',
    ]),
  )
  expect(findLinkHref(html, 'state’s search')).toBe('https://www.op.nysed.gov/verification-search')
})

test('/checking explains "verified" and "featured", and /ordering explains the sort order', async () => {
  const checking = (await getPage('/checking')).html
  expect(extractVisibleText(findContentUnder(checking, 'Verified')).length).toBeGreaterThan(100)
  expect(extractVisibleText(findContentUnder(checking, 'Featured')).length).toBeGreaterThan(100)
  expect(extractVisibleText(findContentUnder((await getPage('/ordering')).html, 'The recommended order'))).toContain(
    'Featured listings',
  )
})

test('a term in a guide links to its glossary entry', async () => {
  const glossary = (await getPage('/glossary')).html
  const terms = [...(await getPage('/treatments/botox')).html.matchAll(/href="\/glossary#([^"]+)"/g)].map(
    ([, id]) => id,
  )
  expect(terms).toContain('off-label')
  for (const id of terms) expect(glossary).toContain(`<li id="${id}"><strong>`)
})
