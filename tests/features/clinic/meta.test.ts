import { expect, test } from 'vitest'
import type { Catalog } from '../../../src/domain/catalog.ts'
import type { Clinic } from '../../../src/domain/clinic/clinic-record.ts'
import { createClinicMeta } from '../../../src/features/clinic/meta.ts'
import { createPageTitle } from '../../../src/seo/meta.ts'

const catalog = {
  site: { sample: false, name: 'NYC MedSpas' },
  areas: [{ slug: 'soho', name: 'SoHo', where: 'in SoHo' }],
} as unknown as Catalog

const clinic = {
  name: 'Glow',
  address: '9100 Mercer Street, New York, NY 10012',
  location: 'soho',
  services: [],
  providers: [],
  phone: null,
  hours: null,
  status: null,
} as unknown as Clinic

const createMeta = (changes: Partial<Clinic>) => createClinicMeta({ ...clinic, ...changes }, [], catalog)
const createTitle = (changes: Partial<Clinic>) => createPageTitle(createMeta(changes), catalog.site.name)

// §D6.1
test('the titles of two branches in one area differ by their streets', () => {
  expect(createTitle({})).toBe('Glow, 9100 Mercer Street, SoHo | NYC MedSpas')
  expect(createTitle({ address: '9500 Broome Street, SoHo, New York, NY 10013' })).toBe(
    'Glow, 9500 Broome Street, SoHo | NYC MedSpas',
  )
})

test('a title without room for both keeps the street rather than the area', () => {
  expect(createTitle({ name: 'Center for Aesthetic Medicine and Lasers' })).toBe(
    'Center for Aesthetic Medicine and Lasers, 9100 Mercer Street',
  )
})

test('the titles of two branches with a long name differ by their streets too', () => {
  const name = 'Advanced Dermatology and Cosmetic Surgery of New York'
  expect(createTitle({ name })).toBe('Advanced Dermatology and Cosmetic Surgery…, 9100 Mercer Street')
  expect(createTitle({ name, address: '9500 Broome Street, New York, NY 10013' })).toBe(
    'Advanced Dermatology and Cosmetic Surgery…, 9500 Broome Street',
  )
})

test('a title whose street leaves no room for the name has the area', () => {
  const address = `${'Mercer Street Arts and Medicine Building '.repeat(2)}9, New York, NY 10012`
  expect(createTitle({ address })).toBe('Glow, SoHo | NYC MedSpas')
})

// §D6.2
test.each([
  ['a short name and address', { name: 'Bo', address: '1 Elm Road, New York, NY 10012' }],
  [
    'the longest name and address',
    { name: 'Glow '.repeat(24).trim(), address: `${'9100 Mercer '.repeat(15)}, NY 10012` },
  ],
])('a description has 50 to 165 characters for %s', (_, changes) => {
  const { description } = createMeta(changes)
  expect(description).toContain(changes.name)
  expect(description.length).toBeGreaterThanOrEqual(50)
  expect(description.length).toBeLessThanOrEqual(165)
})
