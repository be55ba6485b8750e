import { expect, test } from 'vitest'
import { readLanguages } from '../../../../scripts/import/values/languages.ts'
import { getNotes, getValueOrReason } from './reading.ts'

test('languages may be in capitals, separated by slashes or words, or given as codes; a quoted slash does not separate them', () => {
  expect(getValueOrReason(readLanguages('ENGLISH/Russian and Twi'))).toEqual(['English', 'Russian', 'Twi'])
  expect(getValueOrReason(readLanguages('"Twi / Fante"; es'))).toEqual(['Twi / Fante', 'Spanish'])
})

test.each(['Russian + English', 'Russian & English', 'Russian/English', 'Russian AND English', 'Russian; English'])(
  '%s is two languages',
  (text) => expect(readLanguages(text)).toEqual({ value: ['Russian', 'English'], notes: [] }),
)

test.each([
  ['no', []],
  ['No', []],
  ['English; no', ['English']],
  ['en; no', ['English', 'Norwegian']],
  ['Norwegian', ['Norwegian']],
])('“no” is the code of Norwegian only among other codes: %s', (text, languages) => {
  expect(getValueOrReason(readLanguages(text))).toEqual(languages)
})

test('languages common in the city are recognized in any case', () => {
  const names = ['Mandarin', 'Cantonese', 'Tagalog', 'Farsi', 'Haitian Creole', 'ASL', 'Bengali', 'Yiddish', 'Twi']
  const list = names.join(', ')
  for (const text of [list, list.toUpperCase(), list.toLowerCase()])
    expect(readLanguages(text)).toEqual({ value: names, notes: [] })
})

test('a language may be given in its own language', () => {
  const reading = readLanguages('Español; Deutsch, FRANÇAIS; 中文; Русский; Polski; 한국어')
  const names = ['Spanish', 'German', 'French', 'Chinese', 'Russian', 'Polish', 'Korean']
  expect(reading).toEqual({ value: names, notes: [] })
})

test('an unknown language is imported with a note, which suggests a similar language if there is one', () => {
  const reading = readLanguages('English; Spansh; call us')
  expect(getValueOrReason(reading)).toEqual(['English', 'Spansh', 'Call us'])
  expect(getNotes(reading)).toEqual([
    "'Spansh' is not a language that the import knows: published as it is, unless you correct it (Spanish?)",
    "'Call us' is not a language that the import knows: published as it is, unless you correct it",
  ])
})

test('languages are names or codes', () => {
  expect(getValueOrReason(readLanguages('English; spanish, ru; Twi; Ga; ga'))).toEqual([
    ...['English', 'Spanish', 'Russian', 'Twi', 'Ga', 'Irish'],
  ])
  expect(readLanguages('EN/ES')).toEqual({ value: ['English', 'Spanish'], notes: [] })
})
