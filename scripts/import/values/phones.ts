import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { accept, type Reading, reject } from './reading.ts'
import { cleanText } from './scalars.ts'

const KEYPAD_LETTERS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

const FICTIONAL_NUMBER_PATTERN = /^\+1\d{3}55501\d{2}$/

const FAX_PATTERN = /\bfax\b|\bf:/i

export function readPhone(value: unknown, isSample: boolean): Reading<string | undefined> {
  const normalizedText = normalizeNumber(value)
  const text = normalizedText.replace(LETTER_O_PATTERN, (digits) => digits.replace(/o/gi, '0'))
  const rankNumber = (number: string) => Number(FAX_PATTERN.test(number))
  const [first = '', ...otherNumbers] = text
    .split(SEPARATOR_PATTERN)
    .filter(Boolean)
    .sort((a, b) => rankNumber(a) - rankNumber(b))
  if (FAX_PATTERN.test(first)) return reject('is a fax number', 'write the phone number, or leave the cell empty')
  const phone = parseUsNumber(first) ?? (/(?:\d.*){3}/.test(first) ? parseUsNumber(toKeypadDigits(first)) : null)
  if (!phone) return reject('is not a US phone number', 'write ten digits, such as (212) 765-4321')
  if (FICTIONAL_NUMBER_PATTERN.test(phone.number) && !isSample)
    return accept(undefined, `${phone.number} is reserved for fiction, so nobody answers it: left out`)
  const notes = [
    ...(text === normalizedText ? [] : ['read the letter O as zero']),
    ...(phone.ext ? [`left out the extension ${phone.ext}`] : []),
    ...(otherNumbers.length > 0 ? [`took the first number, left out ${otherNumbers.join(', ')}`] : []),
  ]
  return accept(phone.number, ...notes)
}

const SEPARATOR_PATTERN = /\s*(?:[;|]|\/|,(?=\s*[+(\d])|\bor\b|\s(?=fax[\s:.]*[+(\d]))\s*(?!ext)/i

/** Matches digits with the letter O among them, as in '43O1'. */
const LETTER_O_PATTERN = /\b(?=o*\d)[\do]*o[\do]*\b/gi

/** Replaces the slash of '718/624-5000', because a slash separates numbers. Removes the '.0' of spreadsheets. */
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
