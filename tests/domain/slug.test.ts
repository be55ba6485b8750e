import { expect, test } from 'vitest'
import { toSlug } from '../../src/domain/slug.ts'

test.each([
  ['Marchetti & Osei Dermatology', 'marchetti-osei-dermatology'],
  ["Women's Practice", 'womens-practice'],
  ["Crow's feet", 'crows-feet'],
  ['  Café Peau ', 'cafe-peau'],
  ['clinic-007', 'clinic-007'],
  ['Nd:YAG laser (1064 nm)', 'nd-yag-laser-1064-nm'],
  ['ultrasound, full face', 'ultrasound-full-face'],
  ['Norwegian Bokmål', 'norwegian-bokmal'],
  ["K'iche'", 'kiche'],
  ['BBL HERO™', 'bbl-hero'],
  ['HydraFacial® MD', 'hydrafacial-md'],
  ['CO₂ laser', 'co2-laser'],
  ['Ｇｌｏｗ', 'glow'],
  ['한국어', ''],
  ['!!!', ''],
])('the slug of %j is %j', (text, slug) => expect(toSlug(text)).toBe(slug))
