import { expect, test } from 'vitest'
import { clinicSchema } from '../../../seed/load/clinic-schemas.ts'
import { usd } from '../../../seed/load/fields.ts'
import { parseFileValue } from '../../../seed/load/schema-issues.ts'

const CLINIC = { id: 'a', name: 'A', address: '1 A Street, New York, NY 10013' }

test.each([
  ['name', 24, 'must be text in quotation marks'],
  ['name', '', 'is empty'],
  ['name', undefined, 'is missing'],
  ['rating', '4.7', 'must be a number without quotation marks'],
  ['rating', -1, 'must be at least 0'],
  ['rating', 6, 'must be at most 5'],
  ['verified', 'yes', 'must be true or false'],
  ['services', 'botox', 'must be a list'],
  ['coordinates', '40.7, -73.9', 'must be a group of fields'],
])('describes an invalid %s, %j, in plain words', (field, value, message) => {
  expect(parseFileValue(clinicSchema, { ...CLINIC, [field]: value }).issues).toEqual([{ path: [field], message }])
})

test.each([{ kind: 'shut', on: '2026-01-31' }, { on: '2026-01-31' }])(
  'describes an unknown kind of status: %j',
  (status) => {
    expect(parseFileValue(clinicSchema, { ...CLINIC, status }).issues).toEqual([
      { path: ['status', 'kind'], message: 'must be one of "closed"|"moved"' },
    ])
  },
)

test('describes a value that can only be true', () => {
  const coordinates = { lat: 40.7, lng: -73.9, approximate: false }
  expect(parseFileValue(clinicSchema, { ...CLINIC, coordinates }).issues).toEqual([
    { path: ['coordinates', 'approximate'], message: 'must be true' },
  ])
})

test('describes a number that must be positive', () => {
  expect(parseFileValue(usd, 0).issues).toEqual([{ path: [], message: 'must be more than 0' }])
})
