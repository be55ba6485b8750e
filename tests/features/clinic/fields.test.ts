import { expect, test } from 'vitest'
import type { Clinic } from '../../../src/domain/clinic-record.ts'
import { page } from '../../tools/site.ts'

const MARCHETTI = '/upper-east-side/marchetti-osei-dermatology'
const MOVED = '/tribeca/laight-aesthetic-practice'
const BY_APPOINTMENT = '/the-hamptons/offseason-skin'

/** What a clinic's page shows of each field. A field that is added to Clinic does not compile until it has a line here. */
const SHOWN: Record<keyof Clinic, readonly [path: string, text: string] | 'not on the page'> = {
  id: 'not on the page',
  segment: 'not on the page',
  slug: 'not on the page',
  name: [MARCHETTI, 'Marchetti & Osei Dermatology'],
  description: [MARCHETTI, 'Two dermatologists who trained together share the ground floor'],
  excerpt: 'not on the page',
  address: [MARCHETTI, '41 East 78th Street, Upper East Side, New York, NY 10075'],
  location: [MARCHETTI, 'Med spas in Upper East Side'],
  areas: [MARCHETTI, 'Med spas in Manhattan'],
  services: [MARCHETTI, 'Micro-Botox'],
  featured: 'not on the page',
  verified: [MARCHETTI, 'Verified'],
  rating: [MARCHETTI, '4.8 out of 5'],
  reviewCount: [MARCHETTI, '(412 reviews)'],
  map: 'not on the page',
  lat: 'not on the page',
  lng: 'not on the page',
  status: [MOVED, 'Franklin Street'],
  phone: [MARCHETTI, '(212) 555-0104'],
  hours: [MARCHETTI, '8am–8pm'],
  byAppointment: [BY_APPOINTMENT, 'By appointment'],
  languages: [MARCHETTI, 'English, Italian, Twi'],
  stepFree: [MARCHETTI, 'Step-free access'],
  providers: [MARCHETTI, 'Lucia Marchetti, MD'],
  openedYear: [MARCHETTI, 'Open since 2004'],
  lastChecked: [MARCHETTI, 'Listing last checked August 19, 2026'],
  share: 'not on the page',
}

test.each(
  Object.entries(SHOWN).flatMap(([field, shown]) => (Array.isArray(shown) ? [[field, ...shown] as const] : [])),
)('the page shows the %s of a clinic', async (_field, path, text) => {
  expect((await page(path)).text).toContain(text)
})
