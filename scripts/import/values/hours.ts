import type { WeekHours } from '../../../src/domain/clinic/hours.ts'
import { readOsmHours } from './hours-osm.ts'
import { readPlainHours } from './hours-plain.ts'
import { DAYS, type Day, emptyWeek, HOURS_FORM, type Opening } from './hours-week.ts'
import { type Reading, refused, taken } from './reading.ts'
import { rawText, textOf } from './values.ts'

const BY_APPOINTMENT = /["'“]?\b(?:by|upon|with)?\s*(?:prior\s+)?(?:appointments?|appts?\b\.?)(?:\s+only\b)?["'”]?/gi

const memory = new Map<string, Reading<Opening>>()
const MEMORY_SIZE = 10_000

/** Reads opening_hours of OpenStreetMap, and everyday forms such as `Mon–Fri 9–6, Sat 10am-4pm`. */
export function readHours(value: unknown): Reading<Opening> {
  if (typeof value === 'object' && value !== null) return taken({ hours: value as WeekHours })
  const text = textOf(rawText(value).replace(/[\r\n]+/g, '; '))
  const known = memory.get(text)
  if (known) return known
  const reading = readText(text)
  if (memory.size >= MEMORY_SIZE) memory.clear()
  memory.set(text, reading)
  return reading
}

function readText(text: string): Reading<Opening> {
  const rest = text.replace(BY_APPOINTMENT, ' ').trim()
  const byAppointment: Opening = rest === text ? {} : { byAppointment: true }
  if (rest.replace(/[\s;,.|/-]/g, '') === '') return taken(byAppointment)
  const reading = readWeek(rest)
  if (!('value' in reading)) return reading
  return hasOpenDay(reading.value) ? { ...reading, value: { ...byAppointment, hours: reading.value } } : CLOSED_ONLY
}

const hasOpenDay = (hours: WeekHours) => DAYS.some((day) => hours[day] !== null)

/** 'closed Mon' does not mean that the clinic is open on no day. */
const CLOSED_ONLY = refused(
  'says when the clinic is closed, but not when it is open',
  `${HOURS_FORM}; if the clinic has closed for good, write closed in the column status`,
)

const REMARK = /\s*\([^()]*\)/g
const DAY_OR_TIME = /\d|\b(?:mo|tu|we|th|fr|sa|su|noon|midnight)/i

/**
 * Leaves out remarks in parentheses, such as '(closed holidays)', if there is no other way to read the hours. A remark
 * with a day or a time would change them.
 */
function readWeek(text: string): Reading<WeekHours> {
  const reading = readPlainHours(text) ?? readOsmHours(text)
  const shorter = text.replace(REMARK, '')
  if ('value' in reading || shorter === text) return reading
  const remarks = (text.match(REMARK) ?? []).join(' ').trim()
  if (DAY_OR_TIME.test(remarks)) return reading
  const bare = readPlainHours(shorter) ?? readOsmHours(shorter)
  return 'value' in bare ? taken(bare.value, ...bare.notes, `left out ${remarks}`) : reading
}

const EXACT = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/

/** Reads one cell a day, as in our CSV download. A day without a cell is closed. */
export function readDays(cells: Partial<Record<Day, unknown>>): Reading<Opening> {
  const hours = emptyWeek()
  const notes: string[] = []
  for (const day of DAYS) {
    const text = textOf(cells[day])
    if (text === '' || EXACT.test(text)) hours[day] = text || null
    else {
      const reading = readWeek(`${day} ${text}`)
      if (!('value' in reading)) return refused(`'${text}' is not a day's hours`, HOURS_FORM)
      hours[day] = reading.value[day]
      notes.push(...reading.notes)
    }
  }
  const saysAll = DAYS.every((day) => textOf(cells[day]) !== '')
  return saysAll || hasOpenDay(hours) ? taken({ hours }, ...notes) : CLOSED_ONLY
}
