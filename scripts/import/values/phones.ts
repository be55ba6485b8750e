import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { accept, type Reading, reject } from './reading.ts'
import { cleanText } from './scalars.ts'

const KEYPAD_LETTERS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

const FICTIONAL_NUMBER_PATTERN = /^\+1\d{3}55501\d{2}$/

export function readPhone(value: unknown, isSample: boolean): Reading<string | undefined> {
  const [first = '', ...otherNumbers] = normalizeNumber(value).split(/\s*(?:[;|]|\/|,(?=\s*[+(\d])|\bor\b)\s*(?!ext)/i)
  const phone = parseUsNumber(first) ?? (/(?:\d.*){3}/.test(first) ? parseUsNumber(toKeypadDigits(first)) : null)
  if (!phone) return reject('is not a US phone number', 'write ten digits, such as (212) 765-4321')
  if (FICTIONAL_NUMBER_PATTERN.test(phone.number) && !isSample)
    return accept(undefined, `${phone.number} is reserved for fiction, so nobody answers it: left out`)
  const notes = [
    ...(phone.ext ? [`left out the extension ${phone.ext}`] : []),
    ...(otherNumbers.some(Boolean)
      ? [`took the first number, left out ${otherNumbers.filter(Boolean).join(', ')}`]
      : []),
  ]
  return accept(phone.number, ...notes)
}

/**
 * Converts '718/624-5000' to '718-624-5000', because a slash otherwise separates two numbers. Removes the '.0' that
 * spreadsheets add, as in '2127654321.0'.
 */
const normalizeNumber = (value: unknown) =>
  cleanText(value)
    .replace(/^(\d{3})\/(?=\d{3}\D?\d{4}\b)/, '$1-')
    .replace(/^(\d{10,11})\.0$/, '$1')

function parseUsNumber(text: string): PhoneNumber | null {
  const phone = parsePhoneNumberFromString(text, 'US')
  return phone?.country === 'US' && phone.isValid() && /^\+1[2-9]\d{2}[2-9]\d{6}$/.test(phone.number) ? phone : null
}

const toKeypadDigits = (text: string) =>
  text.toLowerCase().replace(/[a-z]/g, (letter) => String(KEYPAD_LETTERS.findIndex((key) => key.includes(letter)) + 2))
