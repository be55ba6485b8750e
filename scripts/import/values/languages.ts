import { nearestWord } from '../../../src/domain/search/spelling.ts'
import { distinctTexts, splitItems } from './lists.ts'
import { isAllCaps, titleCase } from './names.ts'
import { accepted, type Reading } from './reading.ts'
import { rawText } from './values.ts'

const nameOfCode = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** Names of languages without a two-letter code, and names other than the one that Intl has for a code. */
const OTHER_NAMES = [
  ...['Mandarin', 'Mandarin Chinese', 'Cantonese', 'Taiwanese', 'Hokkien', 'Fujianese', 'Fuzhounese', 'Toisanese'],
  ...['Taishanese', 'Shanghainese', 'Teochew', 'Tagalog', 'Cebuano', 'Ilocano', 'Hmong', 'Bengali', 'Sylheti'],
  ...['Farsi', 'Dari', 'Bukhori', 'Ladino', 'Aramaic', 'Assyrian', 'Castilian', 'Brazilian Portuguese', 'Flemish'],
  ...['Moldovan', 'Serbo-Croatian', 'Neapolitan', 'Sicilian', 'Gaelic', 'Creole', 'Haitian Creole', 'Kreyol', 'Patois'],
  ...['Papiamento', 'Garifuna', 'Mixtec', 'Nahuatl', 'Zapotec', "K'iche'", 'Twi', 'Fante', 'Ga', 'Krio', 'Fulani'],
  ...['Mandinka', 'Soninke', 'ASL', 'Sign Language', 'American Sign Language'],
]

const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))

const nativeName = (code: string) => new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code

const ENGLISH_NAMES = new Map([
  ...CODES.flatMap((code) => {
    const name = nameOfCode.of(code)
    return name ? [[nativeName(code).toLowerCase(), name] as const, [name.toLowerCase(), name] as const] : []
  }),
  ...OTHER_NAMES.map((name) => [name.toLowerCase(), name] as const),
])

/** Accepts unknown names, because a language may be rare. */
export function readLanguages(value: unknown): Reading<string[]> {
  const items = splitItems(Array.isArray(value) ? value : withSemicolons(rawText(value)))
  const languages = distinctTexts(items.map(languageName))
  return accepted(languages, ...languages.filter((name) => !ENGLISH_NAMES.has(name.toLowerCase())).map(unknownNote))
}

const withSemicolons = (text: string) => text.replace(/(?<=^[^"]*)\s*(?:\/|&|\+|\band\b)\s*/gi, ';')

function languageName(text: string): string {
  const known = ENGLISH_NAMES.get(text.toLowerCase())
  if (known) return known
  if (/^[a-z]{2}$/.test(text)) return nameOfCode.of(text) ?? text
  if (isAllCaps(text)) return titleCase(text)
  return text === text.toLowerCase() ? text.replace(/^\p{L}/u, (letter) => letter.toUpperCase()) : text
}

function unknownNote(name: string): string {
  const nearest = ENGLISH_NAMES.get(nearestWord(name.toLowerCase(), ENGLISH_NAMES.keys()) ?? '')
  const note = `'${name}' is not a language that the import knows: published as it is, unless you correct it`
  return nearest ? `${note} (${nearest}?)` : note
}
