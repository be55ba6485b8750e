import { z } from 'zod'
import { HIDDEN_CHARACTERS } from '../../../seed/load/fields.ts'
import { withoutTracking } from '../../../src/http/caching/tracking-parameters.ts'
import { accepted, isRejected, type Reading, rejected } from './reading.ts'

const HIDDEN = new RegExp(`(?!\\s)${HIDDEN_CHARACTERS.source}`, 'gu')

export function rawText(value: unknown): string {
  if (typeof value === 'string') return value.replace(HIDDEN, '')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
}

export const cleanText = (value: unknown): string => rawText(value).replace(/\s+/g, ' ').trim()

const YES = new Set(['yes', 'y', 'true', 't', '1', 'x', '✓', '✔', 'designated', 'on'])
const NO = new Set(['no', 'n', 'false', 'f', '0', 'off'])

export function readBoolean(value: unknown): Reading<boolean> {
  const text = cleanText(value).toLowerCase()
  if (YES.has(text)) return accepted(true)
  if (NO.has(text)) return accepted(false)
  return rejected('is neither yes nor no', 'write yes or no, or leave the cell empty')
}

/** Reads `1,234.5`, `4,7` and `4.7 stars`. Returns null for other text. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  const text = cleanText(value).replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
  const match = /^([+-]?\d*[.,]?\d+)\.?(?:\s*(?:\/\s*5|stars?|★+|reviews?|out of 5))?$/i.exec(text)
  return match?.[1] === undefined ? null : Number(match[1].replace(',', '.'))
}

export function readRating(value: unknown): Reading<number> {
  const rating = readNumber(value)
  if (rating === null || rating < 0 || rating > 5)
    return rejected('is not a rating from 0 to 5', 'write a number such as 4.7')
  return accepted(rating)
}

export function readCount(value: unknown): Reading<number> {
  // A number of reviews has no decimals, so '1.204' is the European form of 1,204.
  const count = readNumber(typeof value === 'string' ? value.replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, '') : value)
  if (count === null || count < 0 || !Number.isSafeInteger(count))
    return rejected('is not a number of reviews', 'write a whole number such as 214')
  return accepted(count)
}

const ISO_DATE = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].*)?$/
const US_DATE = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4}|\d{2})(?: \d+:.*)?$/
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?'
const YEAR = '(?<year>\\d{4}|\\d{2})'
const MONTH_FIRST = new RegExp(`^${MONTH}[ -]${DAY},?[ -]${YEAR}$`, 'i')
const DAY_FIRST = new RegExp(`^${DAY}[ -]${MONTH},?[ -]${YEAR}$`, 'i')

/** Converts 'Sept 3, 2026' and '3-Sep-26' to 9/3/2026 and 9/3/26. Returns other text unchanged. */
function withMonthNumber(text: string): string {
  const { month, day, year } = (MONTH_FIRST.exec(text) ?? DAY_FIRST.exec(text))?.groups ?? {}
  return month ? `${MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1}/${day}/${year}` : text
}

export function readDate(value: unknown): Reading<string> {
  const text = withMonthNumber(cleanText(value))
  const iso = ISO_DATE.exec(text)
  const us = US_DATE.exec(text)
  const [year, month, day] = iso ? iso.slice(1) : us ? [us[3]?.padStart(4, '20'), us[1], us[2]] : []
  const date = [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-')
  if (z.iso.date().safeParse(date).success) return accepted(date)
  return rejected('is not a date', 'write it as 2026-09-02 or 9/2/2026 (month first)')
}

export function readDateUpToToday(value: unknown, today: string): Reading<string> {
  const reading = readDate(value)
  if ('value' in reading && reading.value > today)
    return rejected(`is in the future: ${reading.value}`, `write a date up to ${today}`)
  return reading
}

export function readYear(value: unknown, thisYear: number): Reading<number> {
  const years = [...new Set(cleanText(value).match(/(?<!\d)\d{4}(?!\d)/g) ?? [])].map(Number)
  const [year] = years
  if (years.length === 1 && year !== undefined && year >= 1900 && year <= thisYear) return accepted(year)
  return rejected('is not a year', `write a year from 1900 to ${thisYear}`)
}

const websiteSchema = z.url({ protocol: /^https?$/, hostname: z.regexes.domain })

/** Matches links that record a click and redirect, as copied from Google's results, Instagram or Facebook. */
const TRACKED_LINK = /^https?:\/\/(?:www\.google\.com\/url|l\.(?:instagram|facebook)\.com\/(?:l\.php)?)\?/i

function withoutRedirect(link: string): string {
  if (!TRACKED_LINK.test(link)) return link
  const { searchParams } = new URL(link)
  return ['q', 'url', 'u'].map((name) => searchParams.get(name)).find((target) => target?.startsWith('http')) ?? link
}

export function readWebsite(value: unknown): Reading<string> {
  const [first = '', ...others] = cleanText(value)
    .split(/[\s;]+|,(?=\s)/)
    .filter(Boolean)
  if (!isRejected(readEmail(first))) return rejected('is an email address', 'move it to the column email')
  const website = withoutTracking(withoutRedirect(/^[a-z][a-z0-9+.-]*:\/\//i.test(first) ? first : `https://${first}`))
  if (!websiteSchema.safeParse(website).success)
    return rejected('is not a website URL', 'write it as https://example.com')
  if (/^https?:\/\/[^/?#\\]*@/i.test(website))
    return rejected('has a name and @ before the domain', 'write it as https://example.com')
  const [start = ''] = /^[^/]+:\/\/[^/?#]+/.exec(website) ?? []
  const normalized = start.toLowerCase() + website.slice(start.length)
  return accepted(normalized, ...(others.length > 0 ? [`took the first URL, left out ${others.join(', ')}`] : []))
}

export function readEmail(value: unknown): Reading<string> {
  const [first = '', ...others] = cleanText(value)
    .replace(/^mailto:/i, '')
    .split(/[\s;,]+/)
    .filter(Boolean)
  if (!z.email().safeParse(first).success) return rejected('is not an email address', 'write it as name@example.com')
  // Some spreadsheets have rows in all caps.
  const email = /\p{Ll}/u.test(first) ? first : first.toLowerCase()
  return accepted(email, ...(others.length > 0 ? [`took the first address, left out ${others.join(', ')}`] : []))
}
