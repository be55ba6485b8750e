import { describe, expect, test } from 'vitest'
import {
  extractVisibleText,
  findContentUnder,
  findElement,
  findHeadings,
  findLinkHref,
  findLinks,
  findRegion,
  readListItems,
} from '../../tools/html.ts'
import { getPage, queryColumn } from '../../tools/site.ts'

const home = await getPage('/')

function readFieldOptions(html: string, name: string) {
  const field = findElement(html, 'select', ` name="${name}"`)
  const matchOptions = (fragment: string) => [
    ...fragment.matchAll(/<option\b[^>]*value="([^"]*)"[^>]*>(.*?)<\/option>/g),
  ]
  return {
    placeholder: matchOptions(field)[0]?.[2],
    labels: matchOptions(field)
      .slice(1)
      .map(([, , label]) => label),
    groups: [...field.matchAll(/<optgroup label="([^"]*)">(.*?)<\/optgroup>/g)].map(([, label, group = '']) => [
      label,
      matchOptions(group).map(([, value]) => value),
    ]),
  }
}

// §2.17, §2.37, §2.41, §2.42
test('GET / has the headline and links to the directory and the treatments', () => {
  expect(home.status).toBe(200)
  expect(findHeadings(home.html, 1)).toEqual(['Find the Best MedSpas in NYC'])
  expect(findLinkHref(home.html, 'Browse Directory')).toBe('/locations')
  expect(findLinkHref(home.html, 'Explore Treatments')).toBe('/treatments')
})

describe('the search box', () => {
  // §2.38, §2.39, §2.40, §D3.1
  test('is a GET form to /search with a treatment, a location and a Search button', () => {
    const form = findElement(home.html, 'form', 'role="search"')
    expect(form).toContain('action="/search"')
    expect(form).toContain('method="get"')
    expect(extractVisibleText(findElement(form, 'button'))).toBe('Search')
    expect(readFieldOptions(form, 'treatment').placeholder).toBe('By Treatment')
    expect(readFieldOptions(form, 'location').placeholder).toBe('By Location')
  })

  // §2.52, §2.53, §2.54, §2.55, §9.60
  test('groups the treatments, with the first five of the list as popular', async () => {
    const firstFive = await queryColumn('SELECT slug FROM treatments ORDER BY position LIMIT 5')
    expect(readFieldOptions(home.html, 'treatment').groups).toEqual([
      ['Popular Treatments', firstFive],
      ['Injectables', ['botox', 'micro-botox', 'fillers', 'kybella', 'prp']],
      [
        'Laser Treatments',
        ['laser-hair-removal', 'photofacials', 'carbon-laser-facial', 'laser-resurfacing', 'tattoo-removal'],
      ],
      [
        'Body Treatments',
        ['coolsculpting', 'weight-management', 'radio-ultrasound-therapy', 'vaginal-rejuvenation', 'microdermabrasion'],
      ],
    ])
    expect(firstFive).toEqual(['botox', 'micro-botox', 'fillers', 'kybella', 'coolsculpting'])
  })

  // §2.57
  test('lists all ten locations', () => {
    expect(readFieldOptions(home.html, 'location').labels.toSorted()).toEqual([
      'Brooklyn',
      'Flushing',
      'Manhattan',
      'Midtown',
      'Queens',
      'SoHo',
      'The Hamptons',
      'Tribeca',
      'Upper East Side',
      'Williamsburg',
    ])
  })
})

// §2.58
test('the home page starts with an introduction', () => {
  expect(findHeadings(home.html, 2)[0]).toBe('Before you book')
  expect(extractVisibleText(findContentUnder(home.html, 'Before you book'))).toContain(
    'You book with the med spa itself',
  )
})

// §2.59
test('the four popular treatment cards link to Botox, all treatments, CoolSculpting and laser hair removal', () => {
  const popular = findContentUnder(home.html, 'Popular treatments')
  expect(findHeadings(popular, 3)).toHaveLength(4)
  expect(findLinks(popular).map(({ href }) => href)).toEqual([
    '/treatments/botox',
    '/treatments',
    '/treatments/coolsculpting',
    '/treatments/laser-hair-removal',
  ])
})

describe('the featured premium med spas', () => {
  const featured = findContentUnder(home.html, 'Featured premium med spas')
  const cards = featured.split('<article').slice(1)

  // §2.63, §9.58
  test('are three clinics that are featured or rated 4.8 or higher', async () => {
    expect(findHeadings(featured, 3)).toEqual(
      await queryColumn('SELECT name FROM clinics WHERE home_position > 0 ORDER BY home_position'),
    )
    expect(cards).toHaveLength(3)
    const fit = await queryColumn<number>('SELECT featured OR rating >= 4.8 FROM clinics WHERE home_position > 0')
    expect(fit).toEqual([1, 1, 1])
  })

  // §2.64, §2.66, §2.67, §2.69
  test('show a map, rating, reviews, address, description and a View Profile link', async () => {
    for (const card of cards) {
      const name = findHeadings(card, 3)[0] ?? ''
      const [address = ''] = await queryColumn('SELECT address FROM clinics WHERE name = ?', name)
      const [path = ''] = await queryColumn(
        `SELECT '/' || location || '/' || segment FROM clinics WHERE name = ?`,
        name,
      )
      const [excerpt = ''] = await queryColumn('SELECT excerpt FROM clinics WHERE name = ?', name)
      expect(findElement(card, 'img')).toMatch(/src="\/pictures\/[\w-]+\.svg"/)
      expect(extractVisibleText(card)).toMatch(/\d\.\d out of 5.*\(\d+ reviews\)/)
      expect(extractVisibleText(card)).toContain(address)
      expect(extractVisibleText(card)).toContain(excerpt.slice(0, 60))
      expect(findLinks(card).find(({ text }) => text.startsWith('View Profile'))?.href).toBe(path)
    }
  })

  // §2.68, §9.61
  test('show at most three services each', async () => {
    for (const card of cards) {
      const name = findHeadings(card, 3)[0] ?? ''
      const [services = '[]'] = await queryColumn('SELECT services FROM clinics WHERE name = ?', name)
      const names = (JSON.parse(services) as { name: string }[]).map((service) => service.name)
      expect(names.length).toBeGreaterThan(3)
      expect(readListItems(findRegion(card, 'Popular services'))).toEqual(names.slice(0, 3))
    }
  })

  // §D4.23
  test('have a sample badge, and a note explains what featured means', () => {
    for (const card of cards) expect(extractVisibleText(card)).toContain('Sample listing')
    expect(extractVisibleText(featured)).toContain(
      'Featured are listings marked by the directory or rated 4.8 or higher.',
    )
    expect(extractVisibleText(featured)).toContain('“Verified” means that facts were checked, not work.')
    expect(findLinkHref(featured, 'How listings are checked')).toBe('/checking')
  })

  // §2.70
  test('have a View All MedSpas link to /locations', () => {
    expect(findLinkHref(featured, 'View All MedSpas')).toBe('/locations')
  })
})

// §2.60
test('the location cards are Manhattan, Brooklyn and The Hamptons, each marked Coming Soon', () => {
  const section = findContentUnder(home.html, 'By location')
  expect(findHeadings(section, 3)).toEqual(['Manhattan', 'Brooklyn', 'The Hamptons'])
  expect(['Manhattan', 'Brooklyn', 'The Hamptons'].map((name) => findLinkHref(section, name))).toEqual([
    '/manhattan',
    '/brooklyn',
    '/the-hamptons',
  ])
  const cards = section.split('<article').slice(1)
  expect(cards).toHaveLength(3)
  for (const card of cards) expect(extractVisibleText(card)).toContain('Coming Soon')
})

// §1.10, §2.33, §2.61, §D4.14
test('the home page has three reviews marked as samples, with a link to /reviews', () => {
  const reviews = findContentUnder(home.html, 'What patients say')
  expect(reviews.split('<blockquote').slice(1)).toHaveLength(3)
  expect(extractVisibleText(reviews).split('Sample review').slice(1)).toHaveLength(3)
  expect(findLinks(findRegion(home.html, 'What patients say')).map(({ href }) => href)).toContain('/reviews')
})

// §2.62
test('the home page has four questions, with links to /faq, Botox and the treatments', () => {
  const questions = findRegion(home.html, 'Frequently asked questions')
  expect(questions.split('<summary').slice(1)).toHaveLength(4)
  const targets = findLinks(questions).map(({ href }) => href)
  expect(targets).toContain('/faq')
  expect(targets).toContain('/treatments/botox')
  expect(targets).toContain('/treatments')
})

// §1.11
test('the home page has a meta description that names Botox and other treatments', () => {
  expect(home.html).toMatch(
    /<meta name="description" content="[^"]*Botox, CoolSculpting, laser hair removal and similar treatments/,
  )
})
