import { LICENSES, type License } from '../../../src/domain/list/facets.ts'
import type { ProviderEntry } from '../clinic-file.ts'
import { splitOutsideQuotes } from './lists.ts'
import { isAllCaps, titleCase } from './names.ts'
import { accepted, isRejected, joinAll, type Reading, rejected } from './reading.ts'
import { cleanText, rawText } from './values.ts'

const TITLES: readonly { license: License; pattern: RegExp }[] = [
  { license: 'MD', pattern: /^(?:md|mbbs|physician|doctor|medical doctor|dermatologist)$/ },
  { license: 'DO', pattern: /^do$/ },
  { license: 'NP', pattern: /^(?:(?:[fap]|ag|pmh|wh)?np(?:bc|c)?|aprn|arnp|dnp|crnp|nurse practitioner)$/ },
  { license: 'PA', pattern: /^(?:r?pac?|physician (?:assistant|associate))$/ },
  { license: 'RN', pattern: /^(?:rn|rnbsn|bsnrn|bsn|registered nurse|nurse|nurse injector)$/ },
  { license: 'esthetician', pattern: /^(?:le|(?:licensed )?(?:medical )?a?esthetician)$/ },
]

const FORMAT_HINT = `write name, license, number, role (the last two may be left out), with semicolons between people; licenses: ${LICENSES.join(', ')}`

/** Rejects all people if one cannot be read: without its physician, a page would say that the clinic names none. */
export function readProviders(value: unknown): Reading<ProviderEntry[]> {
  if (Array.isArray(value)) return joinAll(value.map(readRecord))
  const people = splitOutsideQuotes(rawText(value), ';|•\n', true).filter(Boolean).flatMap(splitPeople)
  const reading = joinAll(people.map(readPeople))
  return 'value' in reading ? { ...reading, value: reading.value.flat() } : reading
}

/** Splits 'Jane Doe NP & John Roe MD', but not 'Jane Doe, NP, Owner and injector'. */
function splitPeople(text: string): string[] {
  const parts = text.includes('"') ? [text] : text.split(/\s*(?:\/|&|\+|\band\b)\s*/i)
  return parts.length > 1 && parts.every((part) => 'value' in readPeople(part)) ? parts : [text]
}

interface Item {
  text: string
  /** Text in quotation marks is not interpreted. */
  isQuoted: boolean
}

/** Reads people, and ignores a role in front of them, as in `Medical director: John Roe MD`. */
function readPeople(text: string): Reading<ProviderEntry[]> {
  const [label = '', role = ''] = /^\s*([^":,]+):/.exec(text) ?? []
  if (!ROLE.test(role)) return readListed(text)
  const reading = readListed(text.slice(label.length))
  if (isRejected(reading)) return reading
  const names = reading.value.map(({ name }) => name).join(', ')
  return { ...reading, notes: [...reading.notes, `left out ${role} of ${names}`] }
}

function readListed(text: string): Reading<ProviderEntry[]> {
  const items = itemsIn(text)
  const people: Reading<ProviderEntry>[] = []
  while (items.length > 0) {
    const person = takePerson(items)
    if (!person) return rejected(`'${cleanText(text)}' has no license that the directory knows`, suggestLicense(items))
    people.push(readPerson(person, takeDetails(items), cleanText(text)))
  }
  return joinAll(people)
}

function suggestLicense([first]: readonly Item[]): string {
  const name = cleanPerson(first?.text ?? '')
  return isPersonName(name)
    ? `write the license too, such as '${name}, MD'; licenses: ${LICENSES.join(', ')}`
    : FORMAT_HINT
}

/** Splits at commas. Treats 'Jane Doe (NP)' as 'Jane Doe, NP'. */
const itemsIn = (text: string): Item[] =>
  splitOutsideQuotes(text.includes('"') ? text : text.replace(/\s*\(([^()]*)\)/g, ', $1'), ',', true).map((raw) => ({
    text: cleanText(splitOutsideQuotes(raw, '').join('')),
    isQuoted: raw.startsWith('"'),
  }))

interface Person {
  name: string
  license: License
}

/** Removes a name and a license from the start of the items. Returns null if there are none. */
function takePerson(items: Item[]): Person | null {
  const [first, second] = items
  if (!first) return null
  const license = second ? licenseOf(second.text) : null
  // In 'Jane Doe RN, BSN', both items have a license.
  const firstPerson = splitTitle(first)
  const person = license ? { name: firstPerson?.name ?? first.text, license } : firstPerson
  if (person) items.splice(0, license ? 2 : 1)
  return person
}

/** Splits `Jane Doe NP` into name and license. In `Anna Le` and `John Do`, the last word is a surname. */
function splitTitle({ text, isQuoted }: Item): Person | null {
  const at = text.lastIndexOf(' ')
  const [name, title] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)]
  const license = licenseOf(title)
  const isSurname =
    /^(?:Le|Do|Pa|Md|Np|Rn)$/i.test(title) && (title !== title.toUpperCase() || !/\p{Ll}|\s/u.test(name))
  return license && !isQuoted && !isSurname ? { name, license } : null
}

function takeDetails(items: Item[]): Item[] {
  const end = items.findIndex((_, index) => startsPerson(items.slice(index)))
  return items.splice(0, end < 0 ? items.length : end)
}

function startsPerson([first, second]: readonly Item[]): boolean {
  if (!first || first.isQuoted || !isPersonName(first.text)) return false
  if (second && !second.isQuoted && isUppercaseLicense(second.text)) return true
  const person = splitTitle(first)
  return person !== null && isPersonName(person.name) && isUppercaseLicense(first.text.slice(person.name.length + 1))
}

const isPersonName = (text: string) =>
  text.split(/\s+/).every((word) => /^\p{Lu}[\p{L}\p{M}.'’-]*$/u.test(word)) && /\s/.test(text) && !ROLE.test(text)

const ROLE =
  /\b(?:medical|director|owner|founder|lead|head|chief|senior|supervising|collaborating|injector|nurse|physician|surgeon|specialist|manager|partner)s?\b/i

const isUppercaseLicense = (text: string) => licenseOf(text) !== null && text === text.toUpperCase()

/** Academic degrees and fellowships. They are neither a license, nor its number, nor a role. */
const DEGREE = /^(?:F[A-Z]{2,5}|Ph\s?D|BSN|MSN?|MPH|MBA|BS|BA|MA|Esq|CANS|CPSN|MS[NC]?)$/

function readPerson({ name, license }: Person, details: readonly Item[], text: string): Reading<ProviderEntry> {
  const clean = cleanPerson(name)
  if (!clean) return rejected(`'${text}' has no name`, FORMAT_HINT)
  if (/[\d/|&:]|\band\b/i.test(clean)) return rejected(`'${text}' may be several people`, FORMAT_HINT)
  const isDegree = (item: Item) =>
    !item.isQuoted &&
    (DEGREE.test(item.text.replaceAll('.', '')) || (isUppercaseLicense(item.text) && licenseOf(item.text) === license))
  const degrees = details.filter(isDegree).map((item) => item.text)
  const [first, ...others] = details.filter((item) => !isDegree(item))
  const hasNumber = first && (first.text === '' || isLicenseNumber(first.text) || (first.isQuoted && others.length > 0))
  const role = (hasNumber ? others : first ? [first, ...others] : []).filter((item) => item.text !== '')
  const stray = role.find((item) => !item.isQuoted && mayNameAnother(item.text))
  if (stray) return rejected(`'${stray.text}' of '${text}' may be another person or another license`, FORMAT_HINT)
  const entry = {
    name: clean,
    license,
    ...(hasNumber && first.text && { number: first.text }),
    ...(role.length > 0 && { role: role.map((item) => item.text).join(', ') }),
  }
  return accepted(entry, ...(degrees.length > 0 ? [`left out ${degrees.join(', ')} of ${clean}`] : []))
}

const mayNameAnother = (text: string) => /^dr\b/i.test(text) || text.split(/[\s:]+/).some(isUppercaseLicense)

const isLicenseNumber = (text: string) => /^#?[A-Z]{0,3}-?\d[\dA-Z-]*$/i.test(text)

function licenseOf(text: string): License | null {
  const title = text
    .toLowerCase()
    .replace(/[.\-–]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return TITLES.find(({ pattern }) => pattern.test(title))?.license ?? null
}

function cleanPerson(text: string): string {
  const name = text.replace(/^(?:(?:dr|prof|mrs?|ms|nurse)\.?\s+)+/i, '').trim()
  return isAllCaps(name) ? titleCase(name) : name
}

function readRecord(value: unknown): Reading<ProviderEntry> {
  // Earlier downloads have `licence`.
  const { name, licence, license = licence, number, role } = (value ?? {}) as Record<string, unknown>
  const knownLicense = LICENSES.find((name) => name === license)
  if (typeof name !== 'string' || !knownLicense)
    return rejected(
      `${JSON.stringify(value)} is not a provider`,
      `give it a name and a license: ${LICENSES.join(', ')}`,
    )
  const optional = { ...(number ? { number: cleanText(number) } : {}), ...(role ? { role: cleanText(role) } : {}) }
  return accepted({ name: cleanText(name), license: knownLicense, ...optional })
}
