import { expect, test } from 'vitest'
import { readProviders } from '../../../scripts/import/values/providers.ts'
import { outcome } from './reading-of.ts'

test.each([
  ['Jane Doe, NP', [{ name: 'Jane Doe', license: 'NP' }]],
  [
    'Jane Doe, NP; Dr. John Roe, MD, F123456',
    [
      { name: 'Jane Doe', license: 'NP' },
      { name: 'John Roe', license: 'MD', number: 'F123456' },
    ],
  ],
  ['Jane Doe NP', [{ name: 'Jane Doe', license: 'NP' }]],
  ['Dr. John Roe, M.D., Medical director', [{ name: 'John Roe', license: 'MD', role: 'Medical director' }]],
  ['John Roe, DO, 123456, Owner', [{ name: 'John Roe', license: 'DO', number: '123456', role: 'Owner' }]],
  ['John Roe, MD, , Room 4', [{ name: 'John Roe', license: 'MD', role: 'Room 4' }]],
  ['Ann Lee, PA-C', [{ name: 'Ann Lee', license: 'PA' }]],
  ['Ann Lee, FNP-BC', [{ name: 'Ann Lee', license: 'NP' }]],
  ['Ann Lee, Registered Nurse', [{ name: 'Ann Lee', license: 'RN' }]],
  ['Ann Lee, licensed aesthetician', [{ name: 'Ann Lee', license: 'esthetician' }]],
  ['ANN LEE, RN', [{ name: 'Ann Lee', license: 'RN' }]],
  ['"Lee, Ann; Jr.", RN', [{ name: 'Lee, Ann; Jr.', license: 'RN' }]],
  [
    'Ann Lee, RN\nBo Kay, NP',
    [
      { name: 'Ann Lee', license: 'RN' },
      { name: 'Bo Kay', license: 'NP' },
    ],
  ],
  [[{ name: 'Bo Kay', licence: 'NP' }], [{ name: 'Bo Kay', license: 'NP' }]],
  [[{ name: 'Ann Lee', license: 'RN', role: 'Injector' }], [{ name: 'Ann Lee', license: 'RN', role: 'Injector' }]],
])('%j is read', (text, providers) => {
  expect(outcome(readProviders(text))).toEqual(providers)
})

test.each([
  ['Jane Doe', "'Jane Doe' has no license that the directory knows"],
  ['Jane Doe, PhD', "'Jane Doe, PhD' has no license that the directory knows"],
  [', NP', "', NP' has no name"],
  [[{ name: 'Ann Lee', license: 'LPN' }], '{"name":"Ann Lee","license":"LPN"} is not a provider'],
])('%j is rejected', (text, reason) => {
  expect(outcome(readProviders(text))).toBe(reason)
})
