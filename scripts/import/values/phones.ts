import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { accepted, type Reading, rejected } from './reading.ts'
import { cleanText } from './values.ts'

const LETTER_KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

const FICTIONAL = /^\+1\d{3}55501\d{2}$/

export function readPhone(value: unknown, sample: boolean): Reading<string | undefined> {
  const [first = '', ...others] = numberText(value).split(/\s*(?:[;|]|\/|,(?=\s*[+(\d])|\bor\b)\s*(?!ext)/i)
  const phone = usNumber(first) ?? (/(?:\d.*){3}/.test(first) ? usNumber(keypadDigits(first)) : null)
  if (!phone) return rejected('is not a US phone number', 'write ten digits, such as (212) 765-4321')
  if (FICTIONAL.test(phone.number) && !sample)
    return accepted(undefined, `${phone.number} is reserved for fiction, so nobody answers it: left out`)
  const notes = [
    ...(phone.ext ? [`left out the extension ${phone.ext}`] : []),
    ...(others.some(Boolean) ? [`took the first number, left out ${others.filter(Boolean).join(', ')}`] : []),
  ]
  return accepted(phone.number, ...notes)
}

/** Normalizes '718/624-5000', which is one number, and '2127654321.0', which comes from a spreadsheet. */
const numberText = (value: unknown) =>
  cleanText(value)
    .replace(/^(\d{3})\/(?=\d{3}\D?\d{4}\b)/, '$1-')
    .replace(/^(\d{10,11})\.0$/, '$1')

function usNumber(text: string): PhoneNumber | null {
  const phone = parsePhoneNumberFromString(text, 'US')
  return phone?.country === 'US' && phone.isValid() && /^\+1[2-9]\d{2}[2-9]\d{6}$/.test(phone.number) ? phone : null
}

const keypadDigits = (text: string) =>
  text.toLowerCase().replace(/[a-z]/g, (letter) => String(LETTER_KEYS.findIndex((key) => key.includes(letter)) + 2))
