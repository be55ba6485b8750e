import { LRUCache } from 'lru-cache'
import {
  BY_APPOINTMENT,
  DAYS,
  type Day,
  NO_HOURS,
  OPENING_TIMES_PATTERN,
  type WeekHours,
} from '../../../src/domain/clinic/hours.ts'
import { isObject, parseIfText } from '../files/records.ts'
import { readOsmHours } from './hours-osm.ts'
import { readPlainHours } from './hours-plain.ts'
import { APPOINTMENT_PATTERN, DAY_BY_APPOINTMENT_PATTERN } from './hours-tokens.ts'
import { HOURS_FORMAT_HINT, hasOpenOrAppointmentDay, type OpeningHours } from './hours-week.ts'
import { accept, isRejected, type Reading, reject } from './reading.ts'
import { cleanText, toText } from './scalars.ts'

const readingsByText = new LRUCache<string, Reading<OpeningHours>>({
  max: 10_000,
  memoMethod: (text) => readHoursText(text),
})

export function readHours(value: unknown): Reading<OpeningHours> {
  if (isObject(value) && 'mon' in value) return accept({ hours: value as WeekHours })
  const days = /^\s*\[/.test(toText(value)) ? parseIfText(value) : undefined
  const text = Array.isArray(days) ? days.map(describeDay).join('; ') : toText(value)
  return readingsByText.memo(cleanText(text.replace(/[\r\n]+/g, '; ')))
}

/** Returns 'Monday: 9 AM to 6 PM' for this text, and for the record that scrapes of Google Maps have instead. */
const describeDay = (day: unknown) =>
  isObject(day) && 'day' in day && 'hours' in day ? `${day['day']}: ${day['hours']}` : toText(day)

function readHoursText(text: string): Reading<OpeningHours> {
  const textWithoutAppointment = removeAppointment(text)
  if (textWithoutAppointment.replace(/[\s;,.|/-]/g, '') === '')
    return accept(textWithoutAppointment === text ? {} : { byAppointment: true })
  const reading = readIgnoringRemarks(text)
  return isRejected(reading) || (reading.value.hours && hasOpenOrAppointmentDay(reading.value.hours))
    ? reading
    : CLOSED_ONLY_REJECTION
}

const removeAppointment = (text: string) => text.replace(new RegExp(APPOINTMENT_PATTERN, 'gi'), ' ').trim()

/** Used for text such as 'closed Mon', and for day columns of which some are empty and the others say 'closed'. */
const CLOSED_ONLY_REJECTION = reject(
  'says when the clinic is closed, but not when it is open',
  `${HOURS_FORMAT_HINT}; if the clinic has closed for good, write closed in the column status`,
)

const PARENTHESES_PATTERN = /\s*\([^()]*\)/g
const DAY_OR_TIME_PATTERN =
  /\d|\b(?:mon?|tue?s?|wed?|thu?r?s?|fri?|sat?|sun?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|noon|midnight)\b/i

/** If the text cannot be read, ignores remarks in parentheses, unless they name a day or a time. */
function readIgnoringRemarks(text: string): Reading<OpeningHours> {
  const reading = readInEitherFormat(text)
  const textWithoutRemarks = text.replace(PARENTHESES_PATTERN, '')
  if (!isRejected(reading) || textWithoutRemarks === text) return reading
  const remarks = (text.match(PARENTHESES_PATTERN) ?? []).join(' ').trim()
  if (DAY_OR_TIME_PATTERN.test(remarks)) return reading
  const readingWithoutRemarks = readInEitherFormat(textWithoutRemarks)
  return isRejected(readingWithoutRemarks)
    ? reading
    : accept(readingWithoutRemarks.value, ...readingWithoutRemarks.notes, `left out ${remarks}`)
}

function readInEitherFormat(text: string): Reading<OpeningHours> {
  const plainReading = readPlainHours(text)
  if (plainReading) return plainReading
  const textWithoutAppointment = removeAppointment(text)
  if (textWithoutAppointment === text) return readOsmHours(text)
  // Removing the phrase from 'Mo by appointment' leaves 'Mo', which the opening_hours library reads as open all day.
  if (DAY_BY_APPOINTMENT_PATTERN.test(text)) return reject('is not opening hours', HOURS_FORMAT_HINT)
  const reading = readOsmHours(textWithoutAppointment)
  return isRejected(reading) ? reading : { ...reading, value: { ...reading.value, byAppointment: true } }
}

/** Counts an empty cell as closed. Accepts hours of several days, such as 'weekends 10-4', if all their cells agree. */
export function readDays(cells: Partial<Record<Day, unknown>>): Reading<OpeningHours> {
  const hours = { ...NO_HOURS }
  const notes: string[] = []
  const textsByAppointmentDay = new Map<Day, string>()
  for (const day of DAYS) {
    const text = getDayText(cells, day)
    if (text === '' || OPENING_TIMES_PATTERN.test(text)) hours[day] = text || null
    else {
      const reading = readDay(cells, day)
      if (!reading)
        return reject(`'${text}' is not a day's hours`, 'write the hours of this day only, such as 9am-6pm or closed')
      const { hours: dayHours, byAppointment } = reading.value
      hours[day] = dayHours?.[day] ?? (byAppointment ? BY_APPOINTMENT : null)
      if (byAppointment && hours[day] !== BY_APPOINTMENT) textsByAppointmentDay.set(day, text)
      notes.push(...reading.notes)
    }
  }
  const isOpenWithoutAppointment = (day: Day) =>
    hours[day] !== null && hours[day] !== BY_APPOINTMENT && !textsByAppointmentDay.has(day)
  const isByAppointment = textsByAppointmentDay.size > 0 && !DAYS.some(isOpenWithoutAppointment)
  if (isByAppointment) return accept({ hours, byAppointment: true }, ...notes)
  for (const [day, text] of textsByAppointmentDay) {
    hours[day] = BY_APPOINTMENT
    notes.push(`left out the times of '${text}'`)
  }
  const hasAllDays = DAYS.every((day) => getDayText(cells, day) !== '')
  return hasAllDays || hasOpenOrAppointmentDay(hours) ? accept({ hours }, ...notes) : CLOSED_ONLY_REJECTION
}

/** Returns null if text is unreadable, opens a day with another text, or opens only other days (unless all have it). */
function readDay(cells: Partial<Record<Day, unknown>>, day: Day): AcceptedHours | null {
  const text = getDayText(cells, day)
  const findOpenDays = ({ value }: AcceptedHours) => DAYS.filter((openDay) => value.hours?.[openDay])
  const reading = readIgnoringRemarks(`${day} ${text}`)
  if (!isRejected(reading) && findOpenDays(reading).every((openDay) => openDay === day)) return reading
  const readingOfText = readHoursText(text)
  if (isRejected(readingOfText)) return null
  const openDays = findOpenDays(readingOfText)
  const hasText = (otherDay: Day) => getDayText(cells, otherDay) === text
  const isForDay = openDays.length === 0 || openDays.includes(day) || DAYS.every(hasText)
  return isForDay && openDays.every(hasText) ? readingOfText : null
}

type AcceptedHours = Exclude<Reading<OpeningHours>, { reason: string }>

/** Returns '' for 'x', with which Google Business Profile marks a closed day. */
const getDayText = (cells: Partial<Record<Day, unknown>>, day: Day) => cleanText(cells[day]).replace(/^x$/i, '')
