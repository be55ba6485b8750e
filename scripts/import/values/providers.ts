import { isLicenseNumber } from '../../../src/domain/clinic/clinic.ts'
import { LICENSES, type License } from '../../../src/domain/list/facets.ts'
import type { ClinicProvider } from '../clinic-file.ts'
import { splitOutsideQuotes } from './lists.ts'
import { isAllCaps, toTitleCase } from './names.ts'
import { accept, isRejected, joinReadings, type Reading, reject } from './reading.ts'
import { cleanText, toText } from './scalars.ts'

const LICENSE_PATTERNS: readonly { license: License; pattern: RegExp }[] = [
  { license: 'MD', pattern: /^(?:md|mbbs|physician|doctor|medical doctor|dermatologist)$/ },
  { license: 'DO', pattern: /^do$/ },
  { license: 'NP', pattern: /^(?:(?:[fap]|ag|pmh|wh)?np(?:bc|c)?|aprn|arnp|dnp|crnp|nurse practitioner)$/ },
  { license: 'PA', pattern: /^(?:r?pac?|physician (?:assistant|associate))$/ },
  { license: 'RN', pattern: /^(?:rn|rnbsn|bsnrn|bsn|registered nurse|nurse|nurse injector)$/ },
  { license: 'esthetician', pattern: /^(?:le|(?:licensed )?(?:medical )?a?esthetician)$/ },
]

const FORMAT_HINT = `write name, license, number, role (the last two may be left out), with semicolons between people; licenses: ${LICENSES.join(', ')}`

/** Rejects all people if one cannot be read, who may be the only physician that the clinic names. */
export function readProviders(value: unknown): Reading<ClinicProvider[]> {
  if (Array.isArray(value)) return joinReadings(value.map(readProviderRecord))
  const peopleTexts = splitOutsideQuotes(toText(value), ';|•\n', true).filter(Boolean).flatMap(splitPeople)
  const reading = joinReadings(peopleTexts.map(readPeople))
  return 'value' in reading ? { ...reading, value: reading.value.flat() } : reading
}

/** Splits 'Jane Doe NP & John Roe MD', but not 'Jane Doe, NP, Owner and injector'. */
function splitPeople(text: string): string[] {
  const parts = text.includes('"') ? [text] : text.split(/\s*(?:\/|&|\+|(?<!\p{L})and(?!\p{L}))\s*/iu)
  return parts.length > 1 && parts.every((part) => 'value' in readPeople(part)) ? parts : [text]
}

interface Phrase {
  text: string
  /** Quoted text is never read as the name of the next person or as a degree. */
  isQuoted: boolean
}

/** Reads people. Leaves out a role in front of the first name, as in `Medical director: John Roe MD`. */
function readPeople(text: string): Reading<ClinicProvider[]> {
  const [label = '', role = ''] = /^\s*([^":,]+):/.exec(text) ?? []
  if (!ROLE_PATTERN.test(role)) return readPeopleWithoutLabel(text)
  const reading = readPeopleWithoutLabel(text.slice(label.length))
  if (isRejected(reading)) return reading
  const names = reading.value.map(({ name }) => name).join(', ')
  return { ...reading, notes: [...reading.notes, `left out ${role} of ${names}`] }
}

function readPeopleWithoutLabel(text: string): Reading<ClinicProvider[]> {
  const phrases = splitPhrases(text)
  const personReadings: Reading<ClinicProvider>[] = []
  while (phrases.length > 0) {
    const person = takePerson(phrases)
    if (!person)
      return reject(`'${cleanText(text)}' has no license that the directory knows`, createLicenseHint(phrases))
    personReadings.push(readPerson(person, takeDetails(phrases), cleanText(text)))
  }
  return joinReadings(personReadings)
}

function createLicenseHint([first]: readonly Phrase[]): string {
  const name = cleanPersonName(first?.text ?? '')
  return isPersonName(name)
    ? `write the license too, such as '${name}, MD'; licenses: ${LICENSES.join(', ')}`
    : FORMAT_HINT
}

/** Splits at commas outside quotes. In text without quotes, treats 'Jane Doe (NP)' as 'Jane Doe, NP'. */
const splitPhrases = (text: string): Phrase[] =>
  splitOutsideQuotes(text.includes('"') ? text : text.replace(/\s*\(([^()]*)\)/g, ', $1'), ',', true)
    .flatMap(splitAtDash)
    .flatMap(splitAtCredentials)
    .map((rawText) => ({
      text: cleanText(splitOutsideQuotes(rawText, '').join('')),
      isQuoted: rawText.startsWith('"'),
    }))

/** Splits 'Jane Doe - RN', but not 'Owner - Injector'. */
function splitAtDash(text: string): string[] {
  const [, name = '', title = ''] = /^([^"]*?)\s+[-–—]\s+([^"]*)$/.exec(text) ?? []
  return findLicense(title) ? [name, title] : [text]
}

/** Splits 'John Roe MD FAAD' after the license, but not 'Lisa FANG'. */
function splitAtCredentials(text: string): string[] {
  const words = text.trim().split(/\s+/)
  const end = words.findLastIndex((word) => !isExtraCredential(word)) + 1
  return isUppercaseLicense(words[end - 1] ?? '') ? [words.slice(0, end).join(' '), ...words.slice(end)] : [text]
}

interface NameAndLicense {
  name: string
  license: License
}

/** Removes a person's name and license from the start of the phrases. Returns null if there is no license. */
function takePerson(phrases: Phrase[]): NameAndLicense | null {
  const [first, second] = phrases
  if (!first) return null
  const secondLicense = second ? findLicense(second.text) : null
  // In 'Jane Doe RN, BSN', both phrases have a license.
  const firstPerson = splitLicense(first)
  const person = secondLicense ? { name: firstPerson?.name ?? first.text, license: secondLicense } : firstPerson
  if (person) phrases.splice(0, secondLicense ? 2 : 1)
  return person
}

/** Splits `Jane Doe NP` into name and license. In `Anna Le` and `John Do`, the last word is a surname. */
function splitLicense({ text, isQuoted }: Phrase): NameAndLicense | null {
  const lastSpaceIndex = text.lastIndexOf(' ')
  const [name, title] = [text.slice(0, Math.max(lastSpaceIndex, 0)), text.slice(lastSpaceIndex + 1)]
  const license = findLicense(title)
  const isSurname =
    /^(?:Le|Do|Pa|Md|Np|Rn)$/i.test(title) && (title !== title.toUpperCase() || !/\p{Ll}|\s/u.test(name))
  return license && !isQuoted && !isSurname ? { name: removeCredentials(name), license } : null
}

/** Removes degrees in front of a license, as in 'Jane Doe MSN FNP'. Keeps two words: 'Lisa FANG' is a name. */
function removeCredentials(name: string): string {
  const words = name.split(' ')
  const end = words.findLastIndex((word, index) => index < 2 || !isExtraCredential(word)) + 1
  return isAllCaps(name) ? name : words.slice(0, end).join(' ')
}

function takeDetails(phrases: Phrase[]): Phrase[] {
  const end = phrases.findIndex((_, index) => startsWithPerson(phrases.slice(index)))
  return phrases.splice(0, end < 0 ? phrases.length : end)
}

function startsWithPerson([first, second]: readonly Phrase[]): boolean {
  if (!first || first.isQuoted || !isPersonName(first.text)) return false
  if (second && !second.isQuoted && isUppercaseLicense(second.text)) return true
  const person = splitLicense(first)
  return person !== null && isPersonName(person.name) && isUppercaseLicense(first.text.slice(person.name.length + 1))
}

const isPersonName = (text: string) =>
  text.split(/\s+/).every((word) => /^\p{Lu}[\p{L}\p{M}.'’-]*$/u.test(word)) &&
  /\s/.test(text) &&
  !ROLE_PATTERN.test(text)

const ROLE_PATTERN =
  /\b(?:medical|director|owner|founder|lead|head|chief|senior|supervising|collaborating|injector|nurse|physician|surgeon|specialist|manager|partner)s?\b/i

const isUppercaseLicense = (text: string) => findLicense(text) !== null && text === text.toUpperCase()

/** Matches degrees, fellowships, certifications and titles, which are left out of the directory. */
const EXTRA_CREDENTIAL_PATTERN = /^(?:F[A-Z]{2,5}|Ph\s?D|BSN|MSN?|MPH|MBA|BS|BA|MA|Esq|CANS|CPSN|MS[NC]?)$/

const isExtraCredential = (text: string) => EXTRA_CREDENTIAL_PATTERN.test(text.replaceAll('.', ''))

function readPerson(
  { name, license }: NameAndLicense,
  details: readonly Phrase[],
  text: string,
): Reading<ClinicProvider> {
  const cleanedName = cleanPersonName(name)
  if (!cleanedName) return reject(`'${text}' has no name`, FORMAT_HINT)
  if (/[\d/|&:]|(?<!\p{L})and(?!\p{L})|\s[-–—]/iu.test(cleanedName))
    return reject(`'${text}' may be several people`, FORMAT_HINT)
  const isCredential = ({ text, isQuoted }: Phrase) =>
    !isQuoted && (isExtraCredential(text) || (isUppercaseLicense(text) && findLicense(text) === license))
  const extraCredentials = details.filter(isCredential).map((phrase) => phrase.text)
  const [first, ...otherDetails] = details.filter((phrase) => !isCredential(phrase))
  const hasNumberField =
    first && (first.text === '' || isLicenseNumber(first.text) || (first.isQuoted && otherDetails.length > 0))
  const rolePhrases = (hasNumberField ? otherDetails : first ? [first, ...otherDetails] : []).filter(
    (phrase) => phrase.text !== '',
  )
  const strayPhrase = rolePhrases.find((phrase) => !phrase.isQuoted && mayNamePersonOrLicense(phrase.text))
  if (strayPhrase)
    return reject(`'${strayPhrase.text}' of '${text}' may be another person or another license`, FORMAT_HINT)
  const provider = {
    name: cleanedName,
    license,
    ...(hasNumberField && first.text && { number: first.text }),
    ...(rolePhrases.length > 0 && { role: rolePhrases.map((phrase) => phrase.text).join(', ') }),
  }
  const notes = extraCredentials.length > 0 ? [`left out ${extraCredentials.join(', ')} of ${cleanedName}`] : []
  return accept(provider, ...notes)
}

const mayNamePersonOrLicense = (text: string) => /^dr\b/i.test(text) || text.split(/[\s:]+/).some(isUppercaseLicense)

function findLicense(text: string): License | null {
  const title = text
    .toLowerCase()
    .replace(/[.\-–]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return LICENSE_PATTERNS.find(({ pattern }) => pattern.test(title))?.license ?? null
}

function cleanPersonName(text: string): string {
  const name = text.replace(/^(?:(?:dr|prof|mrs?|ms|nurse)\.?\s+)+/i, '').trim()
  return isAllCaps(name) ? toTitleCase(name) : name
}

function readProviderRecord(value: unknown): Reading<ClinicProvider> {
  // Earlier downloads spell the key `licence`.
  const { name, licence, license = licence, number, role } = (value ?? {}) as Record<string, unknown>
  const knownLicense = LICENSES.find((name) => name === license)
  if (typeof name !== 'string' || !knownLicense)
    return reject(`${JSON.stringify(value)} is not a provider`, `give it a name and a license: ${LICENSES.join(', ')}`)
  const optionalFields = {
    ...(number ? { number: cleanText(number) } : {}),
    ...(role ? { role: cleanText(role) } : {}),
  }
  return accept({ name: cleanText(name), license: knownLicense, ...optionalFields })
}
