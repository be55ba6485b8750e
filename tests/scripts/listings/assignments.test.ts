import { expect, test } from 'vitest'
import { applyAssignment } from '../../../scripts/listings/correct.ts'

test.each([
  ['website=', { name: 'A' }],
  ['name=B', { name: 'B', website: 'https://a.example' }],
  ['rating=4.5', { name: 'A', website: 'https://a.example', rating: 4.5 }],
  ['name="24"', { name: '24', website: 'https://a.example' }],
  ['hours.sun=null', { name: 'A', website: 'https://a.example', hours: { sun: null } }],
])('applyAssignment applies %s', (assignment, expected) => {
  expect(applyAssignment({ name: 'A', website: 'https://a.example' }, assignment)).toEqual(expected)
})

test('applyAssignment removes the prices of a service', () => {
  const [botox, laser] = [{ service: 'botox' }, { service: 'laser-hair-removal' }]
  expect(applyAssignment({ prices: [botox, laser] }, 'prices.botox=')).toEqual({ prices: [laser] })
  expect(applyAssignment({ prices: [botox, laser] }, 'prices.laser-hair-removal=')).toEqual({ prices: [botox] })
})
