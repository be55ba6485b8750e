import { beforeAll, expect, test } from 'vitest'
import type { Clinic } from '../../src/domain/clinic/clinic-record.ts'
import { extractVisibleText, findElement } from '../tools/html.ts'
import { getPage } from '../tools/site.ts'
import { loadDirectory } from './directory.ts'

const COMPLETE_CLINIC_PATH = '/tribeca/harbor-street-aesthetics'

const FIELD_TEXTS: Record<keyof Clinic, string | 'not on the page'> = {
  id: 'not on the page',
  segment: 'not on the page',
  slug: 'not on the page',
  name: 'Harbor Street Aesthetics',
  description: 'A practice of two rooms on the third floor',
  excerpt: 'not on the page',
  address: '120 Hudson Street, Tribeca, New York, NY 10013',
  location: 'Med spas in Tribeca',
  areas: 'Med spas in Manhattan',
  services: 'Botox Fillers Additional treatments IV Therapy',
  featured: 'not on the page',
  verified: 'Verified',
  rating: '4.6 out of 5',
  reviewCount: '(120 reviews)',
  ratingSource: 'Google, November 2026 Verified',
  map: 'not on the page',
  lat: 'not on the page',
  lng: 'not on the page',
  station: 'Franklin St',
  stationMiles: '0.1 miles',
  status: 'Moved on March 1, 2025 from 88 Reade Street.',
  phone: '(212) 431-9900',
  website: 'harborstreet.example',
  email: 'hello@harborstreet.example',
  hours: '9am–8pm',
  byAppointment: 'By appointment.',
  languages: 'Languages: English, Spanish',
  stepFree: 'Step-free access',
  providers: 'Ana Castellanos, MD · license 204117 · medical director',
  devices: 'Devices: Candela GentleMax Pro, Lumenis M22',
  skinTypes: 'Skin types treated (Fitzpatrick): 1, 2, 3, 4',
  openedYear: 'Open since 2015',
  lastChecked: 'Listing last checked November 2, 2026',
  ogImage: 'not on the page',
}

beforeAll(() => loadDirectory('sparse'))

test.each(Object.entries(FIELD_TEXTS).filter(([, text]) => text !== 'not on the page'))(
  'the page shows the %s of a clinic',
  async (_field, text) => {
    expect((await getPage(COMPLETE_CLINIC_PATH)).text).toContain(text)
  },
)

test('a price range with cents shows cents in both prices, and a price in whole dollars shows none', async () => {
  expect((await getPage(COMPLETE_CLINIC_PATH)).text).toMatch(
    /Botox per unit \$12\.50–18\.00 .*Lip filler per syringe \$750 /,
  )
})

test.each([
  ['the only price, which is fixed', '/the-bronx/approximate-place', '$1,200 per session · Kybella'],
  ['the lowest end of a range', '/williamsburg/only-website', 'From $99.50 per session · Underarms'],
  ['the lowest of several prices', COMPLETE_CLINIC_PATH, 'From $12.50 per unit · Botox'],
])('near its top, the page shows %s', async (_, path, price) => {
  const [beforeSections = ''] = findElement((await getPage(path)).html, 'main').split('<h2')
  const text = extractVisibleText(beforeSections)
  expect(text).toContain(price)
  expect(text.includes('From $')).toBe(price.startsWith('From'))
})

test('the website link is nofollow and sends only the origin as referrer', async () => {
  expect((await getPage(COMPLETE_CLINIC_PATH)).html).toContain(
    '<a href="https://www.harborstreet.example/botox?from=directory" rel="nofollow noopener" referrerPolicy="origin">harborstreet.example</a>',
  )
})
