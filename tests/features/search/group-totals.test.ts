import { expect, test } from 'vitest'
import { formatGroupTotal } from '../../../src/features/search/result-group.tsx'

test('the total is always exact for clinics offering a service, but only up to 1,000 for clinics found by text', () => {
  expect(formatGroupTotal({ kind: 'clinic', hits: [], total: 1000 })).toBe('(1,000)')
  expect(formatGroupTotal({ kind: 'clinic', hits: [], total: 1001 })).toBe('(1,000+)')
  expect(formatGroupTotal({ kind: 'offer', hits: [], total: 1234 })).toBe('(1,234)')
})
