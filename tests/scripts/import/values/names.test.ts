import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanName, isSimilarName, readName } from '../../../../scripts/import/values/names.ts'
import { getValueOrReason } from './reading.ts'

test.each([
  ['SKIN BY DR. LEE', 'Skin by Dr. Lee'],
  ['SKIN BY DR. LEE, LLC', 'Skin by Dr. Lee'],
  ['THE GLOW BAR', 'The Glow Bar'],
  ['HOUSE OF GLOW NYC', 'House of Glow NYC'],
  ["O'BRIEN'S LASER & SKIN", "O'Brien's Laser & Skin"],
  ['MCKINLEY ANTI-AGING', 'McKinley Anti-Aging'],
  ['JANE ROE M.D. AESTHETICS', 'Jane Roe M.D. Aesthetics'],
  ['JANE ROE, MD, FAAD, FACS', 'Jane Roe, MD, FAAD, FACS'],
  ['57TH STREET SKIN', '57th Street Skin'],
  ['IV DRIP SPA', 'IV Drip Spa'],
  ['CLÍNICA ESTÉTICA', 'Clínica Estética'],
  ['EVOLVE', 'Evolve'],
  ['SKNV', 'SKNV'],
  ['LUMI', 'LUMI'],
  ['Glow Bar Inc.', 'Glow Bar'],
  ['Glow Bar, Inc', 'Glow Bar'],
  ['Smith Dermatology, P.C.', 'Smith Dermatology'],
  ['Smith Dermatology PLLC', 'Smith Dermatology'],
  ['Smith Dermatology, P.L.L.C.', 'Smith Dermatology'],
  ['Glow LLC Inc.', 'Glow'],
  ['  Skin \n Bar ', 'Skin Bar'],
  ['Skin &amp; Laser', 'Skin & Laser'],
  ['skin by dr. lee', 'skin by dr. lee'],
  ['iGlow MedSpa', 'iGlow MedSpa'],
  ['Incognito', 'Incognito'],
  ['LLC', 'LLC'],
  ['피부과', '피부과'],
])('%s becomes %s', (text, name) => {
  expect(cleanName(text)).toBe(name)
})

test('a name that is blank or too long is rejected', () => {
  expect(getValueOrReason(readName(' \u0000 '))).toBe('is not a name')
  expect(getValueOrReason(readName('a'.repeat(121)))).toBe('is longer than 120 characters')
  expect(getValueOrReason(readName('a'.repeat(120)))).toBe('a'.repeat(120))
})

test.each([
  'Glow Bar (CLOSED)',
  'Glow Bar - permanently closed',
  'Glow Bar [Closed 3/2026]',
  'CLOSED - Gamma Derm',
  '(Closed) Gamma Derm',
  'Closed: Gamma Derm',
  '**CLOSED** Gamma Derm',
  'Permanently closed Gamma Derm',
  'Gamma Derm CLOSED',
  'Gamma Derm permanently closed.',
  'Gamma Derm closed 3/2026',
])('a name that says the clinic is closed is rejected: %s', (text) => {
  expect(getValueOrReason(readName(text))).toBe('says that the clinic is closed')
})

test.each(['Closed Door Skin', 'Closed-Loop Wellness'])(
  'the name %s does not mean that the clinic is closed',
  (name) => {
    expect(getValueOrReason(readName(name))).toBe(name)
  },
)

test.each(['?', '???', 'TBD', 'tba', 'N/A', 'unknown', '-'])('the placeholder %s is no name', (text) => {
  expect(getValueOrReason(readName(text))).toBeUndefined()
})

test.each(['None', '24', 'NULL'])('%s is a name', (text) => {
  expect(getValueOrReason(readName(text))).toBe(text)
})

test('cleaning a name twice gives the same result as cleaning it once', () => {
  const pieces = "&|amp;|lt;| |,|LLC|inc|.|'|-|DR|McA|OF|q|É|1ST|\u00ad".split('|')
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...pieces) }))
  fc.assert(
    fc.property(text, (name) => {
      const cleanedName = cleanName(name)
      expect(cleanName(cleanedName)).toBe(cleanedName)
    }),
  )
})

describe('similar names', () => {
  test.each([
    ['Skin by Dr. Lee', 'SKIN BY DR LEE, LLC'],
    ['Glow Bar', 'Glow Bar Medical Spa'],
    ['Marchetti & Osei Dermatology', 'Marchetti and Osei Dermatology'],
    ['Evolve Med Spa', 'Evolve MedSpa'],
    ['Tribeca Skin Center', 'Tribecca Skin Centre'],
  ])('%s is similar to %s', (a, b) => {
    expect(isSimilarName(a, b)).toBe(true)
    expect(isSimilarName(b, a)).toBe(true)
  })

  test.each([
    ['Glow Bar', 'Laser Lounge'],
    ['Skin', 'Skinny Dip Aesthetics'],
    ['Ledger', 'Quill Injectables'],
    ['피부과', '성형외과'],
  ])('%s is not similar to %s', (a, b) => {
    expect(isSimilarName(a, b)).toBe(false)
  })
})
