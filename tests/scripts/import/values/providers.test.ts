import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readProviders } from '../../../../scripts/import/values/providers.ts'
import { getNotes, getValueOrReason } from './reading.ts'

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
  ...[
    'Jane Doe NP, John Roe MD',
    'Jane Doe, NP, John Roe, MD',
    'Jane Doe NP / John Roe MD',
    'Jane Doe NP & John Roe MD',
    'Jane Doe NP and John Roe MD',
    'Jane Doe NP | John Roe MD',
    'Jane Doe (NP), Dr. John Roe (MD)',
    'JANE DOE NP\r\nJOHN ROE MD',
  ].map((text): [string, object[]] => [
    text,
    [
      { name: 'Jane Doe', license: 'NP' },
      { name: 'John Roe', license: 'MD' },
    ],
  ]),
  ['Jane Doe, NP, Owner and injector', [{ name: 'Jane Doe', license: 'NP', role: 'Owner and injector' }]],
  ['Jane Doe, NP, Owner, Injector', [{ name: 'Jane Doe', license: 'NP', role: 'Owner, Injector' }]],
  ['Jane Doe, MD, FAAD', [{ name: 'Jane Doe', license: 'MD' }]],
  ['Jane Doe, MD, FAAD, Medical director', [{ name: 'Jane Doe', license: 'MD', role: 'Medical director' }]],
  ['Jane Doe - RN', [{ name: 'Jane Doe', license: 'RN' }]],
  ['Jane Doe – Registered Nurse, Injector', [{ name: 'Jane Doe', license: 'RN', role: 'Injector' }]],
  ['Jane Doe-Roe, NP, Owner - Injector', [{ name: 'Jane Doe-Roe', license: 'NP', role: 'Owner - Injector' }]],
  [
    'John Roe MD, Jane Doe - RN',
    [
      { name: 'John Roe', license: 'MD' },
      { name: 'Jane Doe', license: 'RN' },
    ],
  ],
  ['Jane Doe RN, BSN', [{ name: 'Jane Doe', license: 'RN' }]],
  ['Jane Doe RN BSN', [{ name: 'Jane Doe', license: 'RN' }]],
  ['Jane Doe MSN FNP-BC', [{ name: 'Jane Doe', license: 'NP' }]],
  ['John Roe MD FAAD', [{ name: 'John Roe', license: 'MD' }]],
  ['John Roe M.D. Ph.D., Medical director', [{ name: 'John Roe', license: 'MD', role: 'Medical director' }]],
  [
    'John Roe MD FACS, Jane Doe RN BSN',
    [
      { name: 'John Roe', license: 'MD' },
      { name: 'Jane Doe', license: 'RN' },
    ],
  ],
  ['Pilar Ñandú, NP', [{ name: 'Pilar Ñandú', license: 'NP' }]],
  ['Lisa FANG MD', [{ name: 'Lisa FANG', license: 'MD' }]],
  ['MEI LING MA RN', [{ name: 'Mei Ling Ma', license: 'RN' }]],
  ['Nurse Jane Doe RN', [{ name: 'Jane Doe', license: 'RN' }]],
  ['Prof. Dr. John Roe, M.D., F.A.C.S., Ph.D.', [{ name: 'John Roe', license: 'MD' }]],
  ['Jane Doe, RN, BSN, 123456', [{ name: 'Jane Doe', license: 'RN', number: '123456' }]],
  ['John Roe, MD, , Supervising physician', [{ name: 'John Roe', license: 'MD', role: 'Supervising physician' }]],
  ['Medical Director: Robert Stein MD', [{ name: 'Robert Stein', license: 'MD' }]],
  [
    'Supervising physician: Dr. Robert Stein, MD; Injectors: Jo Lin RN & Ann Lee NP',
    [
      { name: 'Robert Stein', license: 'MD' },
      { name: 'Jo Lin', license: 'RN' },
      { name: 'Ann Lee', license: 'NP' },
    ],
  ],
  [[{ name: 'Bo Kay', licence: 'NP' }], [{ name: 'Bo Kay', license: 'NP' }]],
  [[{ name: 'Ann Lee', license: 'RN', role: 'Injector' }], [{ name: 'Ann Lee', license: 'RN', role: 'Injector' }]],
])('%j is read', (text, providers) => {
  expect(getValueOrReason(readProviders(text))).toEqual(providers)
})

test('people in the same cell are kept apart', () => {
  const names = fc.uniqueArray(fc.constantFrom('Jane Doe', 'John Roe', 'Ana Ruiz', 'Bo Kay-Lee'), { minLength: 1 })
  const title = fc.constantFrom('MD', 'M.D.', 'DO', 'NP', 'PA-C', 'RN')
  const form = fc.constantFrom<(name: string, title: string) => string>(
    (name, end) => `${name} ${end}`,
    (name, end) => `${name}, ${end}`,
    (name, end) => `${name} (${end})`,
  )
  const separator = fc.constantFrom(', ', '; ', ' | ', ' / ', ' & ', ' and ', '\n')
  fc.assert(
    fc.property(
      names,
      fc.array(title, { minLength: 4, maxLength: 4 }),
      form,
      separator,
      (people, titles, write, between) => {
        const result = getValueOrReason(
          readProviders(people.map((name, index) => write(name, titles[index] ?? '')).join(between)),
        )
        expect(result).toEqual(people.map((name) => ({ name, license: expect.any(String) })))
      },
    ),
  )
})

test.each([
  ['Jane Doe', "'Jane Doe' has no license that the directory knows"],
  ['Jane Doe, PhD', "'Jane Doe, PhD' has no license that the directory knows"],
  [', NP', "', NP' has no name"],
  ['Anna Le', "'Anna Le' has no license that the directory knows"],
  ['John Do', "'John Do' has no license that the directory knows"],
  ['Dr. Ann Lee, Dr. Bo Kay', "'Dr. Ann Lee, Dr. Bo Kay' has no license that the directory knows"],
  ['Jane Doe & John Roe, MD', "'Jane Doe & John Roe, MD' may be several people"],
  ['Robert Stein: Medical director, MD', "'Robert Stein: Medical director, MD' may be several people"],
  ['Jane Doe - Owner - RN', "'Jane Doe - Owner - RN' may be several people"],
  ['Dr. Ed Moss\nJo Lin RN', "'Dr. Ed Moss' has no license that the directory knows"],
  ['Jo Lin RN, Dr. Ed Moss', "'Dr. Ed Moss' of 'Jo Lin RN, Dr. Ed Moss' may be another person or another license"],
  [
    'Robert Stein MD, RN: Jo Lin',
    "'RN: Jo Lin' of 'Robert Stein MD, RN: Jo Lin' may be another person or another license",
  ],
  ['Jane Doe, RN, NP', "'NP' of 'Jane Doe, RN, NP' may be another person or another license"],
  [
    'Jane Doe, NP, supervising MD',
    "'supervising MD' of 'Jane Doe, NP, supervising MD' may be another person or another license",
  ],
  [[{ name: 'Ann Lee', license: 'LPN' }], '{"name":"Ann Lee","license":"LPN"} is not a provider'],
])('%j is rejected', (text, reason) => {
  expect(getValueOrReason(readProviders(text))).toBe(reason)
})

test('the suggestion for a person without a license is the same name with a license, or else the format', () => {
  const suggestion = "write the license too, such as 'Ed Moss, MD'; licenses: MD, DO, NP, PA, RN, esthetician"
  expect(readProviders('Dr. Ed Moss\nJo Lin RN')).toMatchObject({ suggestion })
  expect(readProviders('Ed Moss, PhD')).toMatchObject({ suggestion })
  expect(readProviders('two nurses')).toMatchObject({ suggestion: expect.stringContaining('write name, license') })
})

test("a role before a person's name is reported as left out", () => {
  expect(getNotes(readProviders('Medical Director: Robert Stein MD'))).toEqual([
    'left out Medical Director of Robert Stein',
  ])
})
