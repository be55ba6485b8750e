import { DISPLAY_LIMITS } from '../limits.ts'
import { getWordPattern } from '../search/query.ts'
import { getNewYorkDate } from '../time.ts'

export const countWholeStars = (rating: number): number =>
  Math.min(Math.max(Math.floor(rating) || 0, 0), DISPLAY_LIMITS.stars)

/** Number of days for which a closed clinic's page shows a closing notice. Afterward, the page returns status 410. */
export const CLOSING_NOTICE_DAYS = 365

const DIAGNOSING_LICENSES: ReadonlySet<string> = new Set(['MD', 'DO', 'NP', 'PA'])

/** New York requires a provider who may diagnose. Clinics that list no providers count as med spas. */
export const isMedSpa = ({ providers }: { providers: readonly { license: string }[] }): boolean =>
  providers.length === 0 || providers.some(({ license }) => DIAGNOSING_LICENSES.has(license))

export const isLicenseNumber = (text: string): boolean => /^#?[A-Z]{0,3}-?\d[\dA-Z-]*$/i.test(text)

export const isClosed = ({ status }: { status?: { kind: string } | null | undefined }): boolean =>
  status?.kind === 'closed'

const DAY_MS = 24 * 60 * 60 * 1000

export function isClosingNoticeOver(status: { kind: string; on: string } | null, now: Date): boolean {
  if (status?.kind !== 'closed') return false
  return Date.parse(getNewYorkDate(now)) - Date.parse(status.on) >= CLOSING_NOTICE_DAYS * DAY_MS
}

const WORDS_WITHOUT_INITIAL = new Set(['and', 'of', 'the', 'on', 'at', 'in', 'for', 'by'])

export function getInitials(name: string): string {
  const words = name.match(getWordPattern()) ?? []
  const significantWords = words.filter((word) => !WORDS_WITHOUT_INITIAL.has(word.toLowerCase()))
  return (significantWords.length > 0 ? significantWords : words)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')
}

/** Keeps accents, unlike `URL.hostname`, which returns 'xn--caf-dma.com' for 'https://café.com'. */
export const formatHost = (website: string): string => website.replace(/^https?:\/\/(?:www\.)?|[/:?#].*$/gi, '')
