import { expect, test } from 'vitest'
import { clinicSchema } from '../../../seed/load/clinic-schemas.ts'
import { parseFileValue } from '../../../seed/load/schema-issues.ts'

test.each([
  ['name', 24, 'must be text in quotation marks'],
  ['name', '', 'is empty'],
  ['name', undefined, 'is missing'],
  ['rating', '4.7', 'must be a number without quotation marks'],
  ['verified', 'yes', 'must be true or false'],
  ['services', 'botox', 'must be a list'],
  ['coordinates', '40.7, -73.9', 'must be a group of fields'],
])('the error of %s: %j is described without words of a programmer', (field, value, message) => {
  const clinic = { id: 'a', name: 'A', address: '1 A Street, New York, NY 10013', [field]: value }
  expect(parseFileValue(clinicSchema, clinic).issues).toEqual([{ path: [field], message }])
})
