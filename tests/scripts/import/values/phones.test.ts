import { expect, test } from 'vitest'
import { readPhone } from '../../../../scripts/import/values/phones.ts'
import { getNotes, getValueOrReason } from './reading.ts'

const readPhoneOrReason = (text: unknown, isSample = false) => getValueOrReason(readPhone(text, isSample))

test.each([
  ['(212) 765-4321', '+12127654321'],
  ['212-765-4321', '+12127654321'],
  ['212.765.4321', '+12127654321'],
  ['2127654321', '+12127654321'],
  ['1-212-765-4321', '+12127654321'],
  ['+1 212 765 4321', '+12127654321'],
  ['tel:+1-212-765-4321', '+12127654321'],
  ['(646) 765-4321 ext. 12', '+16467654321'],
  ['212-765-4321 / 646-765-4321', '+12127654321'],
  ['2127654321.0', '+12127654321'],
  ['718/624-5000', '+17186245000'],
  ['212-765-4321;646-765-4321', '+12127654321'],
  ['+12127654321, +16467654321', '+12127654321'],
  ['(212) NEW-SKIN', '+12126397546'],
  ['1-800-FLOWERS', '+18003569377'],
  [2127654321, '+12127654321'],
  ['Fax: 646-765-4321 / 212-765-4321', '+12127654321'],
  ['F: 646-765-4321; 212-765-4321', '+12127654321'],
  ['Tel 212-765-4321 Fax 646-765-4321', '+12127654321'],
])('%s is read as %s', (text, phone) => {
  expect(readPhoneOrReason(text)).toBe(phone)
})

test.each([
  ['765-4321'],
  ['212-765-432'],
  ['212-765-43210'],
  ['+44 20 7946 0958'],
  ['416-765-4321'],
  ['012-765-4321'],
  ['212-165-4321'],
  ['911'],
  ['reception'],
  ['receptions'],
  ['ask us'],
])('%s is not a US number', (text) => {
  expect(readPhoneOrReason(text)).toBe('is not a US phone number')
})

test.each(['Fax: 212-765-4321', '212-765-4321 (fax)', 'F: 212-765-4321'])('%s is a fax number', (text) => {
  expect(readPhoneOrReason(text)).toBe('is a fax number')
})

test.each([
  ['212-765-43O1', '+12127654301'],
  ['(7O2) 765-432o', '+17027654320'],
  ['8OO-765-4321', '+18007654321'],
])('the letter O in %s is read as zero and reported', (text, phone) => {
  const reading = readPhone(text, false)
  expect(getValueOrReason(reading)).toBe(phone)
  expect(getNotes(reading)).toEqual(['read the letter O as zero'])
})

test('an extension and additional numbers are reported', () => {
  expect(getNotes(readPhone('212-765-4321 x12', false))).toEqual(['left out the extension 12'])
  expect(getNotes(readPhone('212-765-4321 or 646-765-4321', false))).toEqual([
    'took the first number, left out 646-765-4321',
  ])
})

test('a 555-01xx number is left out and reported, except in a sample directory', () => {
  expect(readPhoneOrReason('(212) 555-0104')).toBeUndefined()
  expect(getNotes(readPhone('(212) 555-0104', false))).toEqual([
    '+12125550104 is reserved for fiction, so nobody answers it: left out',
  ])
  expect(readPhoneOrReason('(212) 555-0104', true)).toBe('+12125550104')
  expect(readPhoneOrReason('(212) 555-1234')).toBe('+12125551234')
})
