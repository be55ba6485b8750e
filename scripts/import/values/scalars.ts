import { z } from 'zod'
import { HIDDEN_CHARACTERS } from '../../../seed/load/fields.ts'
import { removeTrackingParameters } from '../../../src/domain/tracking-parameters.ts'
import { accept, isRejected, type Reading, reject } from './reading.ts'

const HIDDEN_NON_WHITESPACE_PATTERN = new RegExp(`(?!\\s)${HIDDEN_CHARACTERS.source}`, 'gu')

export function toText(value: unknown): string {
  if (typeof value === 'string') return value.replace(HIDDEN_NON_WHITESPACE_PATTERN, '')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
}

/** Writes lists and records for people: 'botox; fillers', 'mon 09:00-17:00, sat 10:00-16:00'. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(describeValue).join('; ')
  if (typeof value !== 'object' || value === null) return toText(value)
  if ('mon' in value) {
    const openDays = Object.entries(value).flatMap(([day, times]) => (times ? `${day} ${times}` : []))
    return openDays.join(', ') || 'closed every day'
  }
  // A price of one amount has it twice, as the smallest and the largest.
  return [...new Set(Object.entries(value).map(([key, item]) => (item === true ? key : item)))].join(', ')
}

export const cleanText = (value: unknown): string => toText(value).replace(/\s+/g, ' ').trim()

const YES_TEXTS = new Set(['yes', 'y', 'true', 't', '1', 'x', '✓', '✔', 'checked', 'designated', 'on'])
const NO_TEXTS = new Set(['no', 'n', 'false', 'f', '0', 'off'])

export function readBoolean(value: unknown): Reading<boolean> {
  const text = cleanText(value).toLowerCase()
  if (YES_TEXTS.has(text)) return accept(true)
  if (NO_TEXTS.has(text)) return accept(false)
  return reject('is neither yes nor no', 'write yes or no, or leave the cell empty')
}

/** Returns the number in text such as `1,234.5`, `4,7` or `4.7 stars`. Returns null for other text. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  const text = cleanText(value).replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
  const match = /^([+-]?\d*[.,]?\d+)\.?(?:\s*(?:\/\s*5|stars?|★+|reviews?|out of 5))?$/i.exec(text)
  return match?.[1] === undefined ? null : Number(match[1].replace(',', '.'))
}

export function readRating(value: unknown): Reading<number> {
  const rating = readNumber(value)
  if (rating === null || rating < 0 || rating > 5)
    return reject('is not a rating from 0 to 5', 'write a number such as 4.7')
  return accept(rating)
}

export function readReviewCount(value: unknown): Reading<number> {
  // A number of reviews has no decimals, so '1.204' is the European form of 1,204.
  const count = readNumber(typeof value === 'string' ? value.replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, '') : value)
  if (count === null || count < 0 || !Number.isSafeInteger(count))
    return reject('is not a number of reviews', 'write a whole number such as 214')
  return accept(count)
}

const ISO_DATE_PATTERN = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].*)?$/
const US_DATE_PATTERN = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4}|\d{2})(?: \d+:.*)?$/
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH_PATTERN =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const DAY_PATTERN = '(?<day>\\d{1,2})(?:st|nd|rd|th)?'
const YEAR_PATTERN = '(?<year>\\d{4}|\\d{2})'
const MONTH_NAME_FIRST_PATTERN = new RegExp(`^${MONTH_PATTERN}[ -]${DAY_PATTERN},?[ -]${YEAR_PATTERN}$`, 'i')
const DAY_BEFORE_MONTH_NAME_PATTERN = new RegExp(`^${DAY_PATTERN}[ -]${MONTH_PATTERN},?[ -]${YEAR_PATTERN}$`, 'i')

/** Converts 'Sept 3, 2026' and '3-Sep-26' to 9/3/2026 and 9/3/26. Returns other text unchanged. */
function replaceMonthName(text: string): string {
  const { month, day, year } =
    (MONTH_NAME_FIRST_PATTERN.exec(text) ?? DAY_BEFORE_MONTH_NAME_PATTERN.exec(text))?.groups ?? {}
  return month ? `${MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1}/${day}/${year}` : text
}

export function readDate(value: unknown): Reading<string> {
  const text = replaceMonthName(cleanText(value))
  const isoMatch = ISO_DATE_PATTERN.exec(text)
  const usMatch = US_DATE_PATTERN.exec(text)
  const [year, month, day] = isoMatch
    ? isoMatch.slice(1)
    : usMatch
      ? [usMatch[3]?.padStart(4, '20'), usMatch[1], usMatch[2]]
      : []
  const date = [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-')
  if (z.iso.date().safeParse(date).success) return accept(date)
  return reject('is not a date', 'write it as 2026-09-02 or 9/2/2026 (month first)')
}

export function readDateUpToToday(value: unknown, today: string): Reading<string> {
  const reading = readDate(value)
  if ('value' in reading && reading.value > today)
    return reject(`is in the future: ${reading.value}`, `write a date up to ${today}`)
  return reading
}

export function readYear(value: unknown, thisYear: number): Reading<number> {
  const years = [...new Set(cleanText(value).match(/(?<!\d)\d{4}(?!\d)/g) ?? [])].map(Number)
  const [year] = years
  if (years.length === 1 && year !== undefined && year >= 1900 && year <= thisYear) return accept(year)
  return reject('is not a year', `write a year from 1900 to ${thisYear}`)
}

const websiteSchema = z.url({ protocol: /^https?$/, hostname: z.regexes.domain })

/** Matches links that record a click and redirect, as copied from Google search results, Instagram or Facebook. */
const TRACKED_LINK_PATTERN = /^https?:\/\/(?:www\.google\.com\/url|l\.(?:instagram|facebook)\.com\/(?:l\.php)?)\?/i

function removeRedirect(link: string): string {
  if (!TRACKED_LINK_PATTERN.test(link)) return link
  const { searchParams } = new URL(link)
  return ['q', 'url', 'u'].map((name) => searchParams.get(name)).find((target) => target?.startsWith('http')) ?? link
}

/** Matches a clinic's page on Yelp or in a map. */
const LISTING_PATTERN =
  /^(?:https?:\/\/)?((?:[\w-]+\.)*yelp\.[a-z.]+|maps\.google\.[a-z.]+|(?:www\.)?google\.[a-z.]+(?=\/maps)|goo\.gl(?=\/maps)|maps\.app\.goo\.gl|g\.page|maps\.apple\.com)(?:[/?#]|$)/i
const SOCIAL_MEDIA_PATTERN =
  /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:instagram|facebook|tiktok|twitter|youtube|linkedin|linktr)\.(?:com|ee)(?:[/?#]|$)/i

/** Orders URLs: the clinic's own website, then social media, then Yelp and maps. */
const getWebsiteRank = (url: string) => (LISTING_PATTERN.test(url) ? 2 : Number(SOCIAL_MEDIA_PATTERN.test(url)))

/** Prefers the clinic's own website to pages on other websites. Returns undefined for its page on Yelp or in a map. */
export function readWebsite(value: unknown): Reading<string | undefined> {
  const urls = cleanText(value)
    .split(/[\s;|]+|,(?=\s)/)
    .filter((url) => /[^/]/.test(url))
  const [firstUrl = '', ...otherUrls] = urls.toSorted((a, b) => getWebsiteRank(a) - getWebsiteRank(b))
  if (!isRejected(readEmail(firstUrl))) return reject('is an email address', 'move it to the column email')
  const website = removeTrackingParameters(
    removeRedirect(/^[a-z][a-z0-9+.-]*:\/\//i.test(firstUrl) ? firstUrl : `https://${firstUrl}`),
  )
  if (!websiteSchema.safeParse(website).success)
    return reject('is not a website URL', 'write it as https://example.com')
  if (/^https?:\/\/[^/?#\\]*@/i.test(website))
    return reject('has a name and @ before the domain', 'write it as https://example.com')
  const listingHost = LISTING_PATTERN.exec(website)?.[1]
  const leftOutNotes = otherUrls.length > 0 ? [`left out ${otherUrls.join(', ')}`] : []
  if (listingHost)
    return accept(undefined, `is a page of ${listingHost}, not the website of the clinic: left out`, ...leftOutNotes)
  const [origin = ''] = /^[^/]+:\/\/[^/?#]+/.exec(website) ?? []
  const normalizedWebsite = origin.toLowerCase() + website.slice(origin.length)
  return accept(
    normalizedWebsite,
    ...leftOutNotes.map((note) => (firstUrl === urls[0] ? `took the first URL, ${note}` : note)),
  )
}

export function readEmail(value: unknown): Reading<string> {
  const [firstAddress = '', ...otherAddresses] = cleanText(value)
    .replace(/^mailto:/i, '')
    .split(/[\s;,]+/)
    .filter(Boolean)
  if (!z.email().safeParse(firstAddress).success)
    return reject('is not an email address', 'write it as name@example.com')
  // Some spreadsheets have whole rows in capitals.
  const email = /\p{Ll}/u.test(firstAddress) ? firstAddress : firstAddress.toLowerCase()
  return accept(
    email,
    ...(otherAddresses.length > 0 ? [`took the first address, left out ${otherAddresses.join(', ')}`] : []),
  )
}
