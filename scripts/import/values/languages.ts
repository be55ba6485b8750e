import { findNearestWord } from '../../../src/domain/search/spelling.ts'
import { removeBlanksAndDuplicates, splitValues } from './lists.ts'
import { isAllCaps, toTitleCase } from './names.ts'
import { accept, type Reading } from './reading.ts'
import { toText } from './scalars.ts'

const englishNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

const CODE_PATTERN = /^(?:[a-z]{2}|[A-Z]{2})$/

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** Languages without a two-letter code, and names that differ from those in `Intl.DisplayNames`. */
const OTHER_LANGUAGE_NAMES = [
  ...['Mandarin', 'Mandarin Chinese', 'Cantonese', 'Taiwanese', 'Hokkien', 'Fujianese', 'Fuzhounese', 'Toisanese'],
  ...['Taishanese', 'Shanghainese', 'Teochew', 'Tagalog', 'Cebuano', 'Ilocano', 'Hmong', 'Bengali', 'Sylheti'],
  ...['Farsi', 'Dari', 'Bukhori', 'Ladino', 'Aramaic', 'Assyrian', 'Castilian', 'Brazilian Portuguese', 'Flemish'],
  ...['Moldovan', 'Serbo-Croatian', 'Neapolitan', 'Sicilian', 'Gaelic', 'Creole', 'Kreyol', 'Patois'],
  ...['Papiamento', 'Garifuna', 'Mixtec', 'Nahuatl', 'Zapotec', "K'iche'", 'Twi', 'Fante', 'Ga', 'Krio', 'Fulani'],
  ...['Mandinka', 'Soninke', 'ASL', 'Sign Language', 'American Sign Language'],
]

const LETTER_PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))

const getNativeName = (code: string) => new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code

const ENGLISH_NAMES_BY_NAME = new Map([
  ...LETTER_PAIRS.flatMap((code) => {
    const name = englishNames.of(code)
    return name ? [[getNativeName(code).toLowerCase(), name] as const, [name.toLowerCase(), name] as const] : []
  }),
  ...OTHER_LANGUAGE_NAMES.map((name) => [name.toLowerCase(), name] as const),
])

/** Accepts unknown names, because a language may be rare. Reads 'no' as Norwegian only among other codes. */
export function readLanguages(value: unknown): Reading<string[]> {
  const items = splitValues(Array.isArray(value) ? value : replaceSeparators(toText(value)))
  const areCodes = items.length > 1 && items.every((text) => CODE_PATTERN.test(text))
  const languages = removeBlanksAndDuplicates(
    items.filter((text) => areCodes || !/^no$/i.test(text)).map(getLanguageName),
  )
  return accept(
    languages,
    ...languages.filter((name) => !ENGLISH_NAMES_BY_NAME.has(name.toLowerCase())).map(describeUnknownLanguage),
  )
}

const replaceSeparators = (text: string) => text.replace(/(?<=^[^"]*)\s*(?:\/|&|\+|\band\b)\s*/gi, ';')

function getLanguageName(text: string): string {
  const englishName =
    (CODE_PATTERN.test(text) && englishNames.of(text.toLowerCase())) || ENGLISH_NAMES_BY_NAME.get(text.toLowerCase())
  if (englishName) return englishName
  if (isAllCaps(text)) return toTitleCase(text)
  return text === text.toLowerCase() ? text.replace(/^\p{L}/u, (letter) => letter.toUpperCase()) : text
}

function describeUnknownLanguage(name: string): string {
  const nearestName = ENGLISH_NAMES_BY_NAME.get(findNearestWord(name.toLowerCase(), ENGLISH_NAMES_BY_NAME.keys()) ?? '')
  const note = `'${name}' is not a language that the import knows: published as it is, unless you correct it`
  return nearestName ? `${note} (${nearestName}?)` : note
}
