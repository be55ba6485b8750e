import { expect, test } from 'vitest'
import { joinPhoneDigits } from '../../../src/domain/search/phone-number.ts'

test.each([
  ['212 555 0104', '2125550104'],
  ['(212) 555-0104', '2125550104'],
  ['+1 212 555 0104', '2125550104'],
  ['1-212-555-0104', '2125550104'],
  ['12125550104', '2125550104'],
  ['212.555.0104', '2125550104'],
  ['+1 (212) 555\u20110104', '2125550104'],
  ['who is 212-555-0104?', 'who is 2125550104?'],
  ['555-0104', '5550104'],
  ['10013 10014', '10013 10014'],
  ['10013-2345', '10013-2345'],
  ['botox 300-1000', 'botox 300-1000'],
  ['9041 East 78th Street 10075', '9041 East 78th Street 10075'],
])('the phone numbers in %j are joined: %j', (text, joined) => {
  expect(joinPhoneDigits(text)).toBe(joined)
})
