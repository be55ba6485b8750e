import { expect, test } from 'vitest'
import { getClinicSegment } from '../../../seed/load/clinic-links.ts'

// §2.176
test.each([
  [{ id: '17', slug: 'harbor-skin' }, 'harbor-skin'],
  [{ id: '17', slug: null }, '17'],
  [{ id: '17', slug: '' }, '17'],
])('the URL of the clinic %j ends in %j', (clinic, segment) => {
  expect(getClinicSegment(clinic)).toBe(segment)
})
