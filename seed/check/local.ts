import { hoursOf } from '../../src/domain/hours.ts'
import type { Fault, SeedFiles } from '../load/load.ts'
import { sentencesOf } from '../load/sentences.ts'
import { clausesOf, openingWishes } from './opening-words.ts'
import { knownPlaces, type TextPlace } from './text-places.ts'

type Clinic = SeedFiles['clinics'][number]

/** A text about an area, and the open listings that it speaks of: those of its treatment, or all. */
interface LocalText {
  file: string
  area: string
  body: string
  /** The line that `body` begins on. */
  line: number
  listings: Clinic[]
}

/**
 * Local texts and area guides agree with the listings: what they say of weekdays and times is so of somebody who is
 * listed, and where they say that something is offered, somebody who is listed offers it there or next door.
 */
export function checkLocal(files: SeedFiles): Fault[] {
  const open = files.clinics.filter((clinic) => clinic.status?.kind !== 'closed')
  const places = knownPlaces(files.areas)
  const locals = files.prose.local.flatMap(({ file, front, body, bodyLine }): LocalText[] => [
    {
      file,
      area: front.area,
      body,
      line: bodyLine,
      listings: open.filter((clinic) => clinic.services.includes(front.treatment)),
    },
  ])
  const areas = files.prose.areas.flatMap(({ file, front, body, bodyLine }): LocalText[] => [
    { file, area: front.area, body, line: bodyLine, listings: open },
    ...front.insights.map(({ description }) => ({
      file,
      area: front.area,
      body: description,
      line: lineOf(files.texts.get(file) ?? '', description),
      listings: open,
    })),
  ])
  const asides = new Map(
    [...files.prose.local, ...files.prose.areas].map(({ file, front }) => [file, front.asides] as const),
  )
  return [
    ...[...locals, ...areas].flatMap((text) => faultsOf(text, asides.get(text.file) ?? [], places)),
    ...[...files.prose.local, ...files.prose.areas].flatMap(unusedAsides),
    ...subAreaFaults(files, open),
  ]
}

const lineOf = (source: string, text: string) =>
  source.slice(0, Math.max(0, source.indexOf(text.slice(0, 40)))).split('\n').length

function faultsOf(text: LocalText, asides: readonly string[], places: readonly TextPlace[]): Fault[] {
  const here = text.listings.filter((clinic) => placeOf(text.area, places)?.holds(clinic))
  return sentencesOf(withoutAsides(text.body, asides))
    .filter(({ heading }) => !heading)
    .flatMap((sentence) => {
      const words = sentence.text.replace(/[\uE000\uE001]/g, '')
      const fault = (message: string) => ({ file: text.file, path: `line ${text.line + sentence.line}`, message })
      const named = namedIn(words, places)
      return [
        ...clausesOf(words).flatMap((clause) =>
          meantBy(clause, named).flatMap((where) => {
            const told = where.length > 0 ? text.listings.filter((one) => where.some(({ holds }) => holds(one))) : here
            const hours = told.map(({ hours = null, byAppointment = false }) => hoursOf({ hours, byAppointment }))
            const at = where.length > 0 ? `in ${where.map(({ name }) => name).join(' or ')}` : 'here'
            return openingWishes(clause)
              .filter(({ isMetBy }) => !hours.some(isMetBy))
              .map((wish) => fault(`says '${wish.words}', but nobody listed ${at} has such hours: '${cut(words)}'`))
          }),
        ),
        ...offeredIn(words, named)
          .filter(({ holds }) => !text.listings.some(holds))
          .map(({ name }) => fault(`says that it is to be had in ${name}, where nobody is listed: '${cut(words)}'`)),
        ...streetsIn(words)
          .filter((street) => !text.listings.some((clinic) => clinic.address.includes(street)))
          .map((street) => fault(`says that it is to be had on ${street}, where nobody is listed: '${cut(words)}'`)),
      ]
    })
}

const placeOf = (area: string, places: readonly TextPlace[]) =>
  places.find(({ name }) => name.toLowerCase().replaceAll(' ', '-') === area.replace(/^the-/, ''))

const withoutAsides = (body: string, asides: readonly string[]) =>
  asides.reduce((rest, aside) => rest.replaceAll(aside, ''), body)

/** An aside that the text does not hold any more would hide nothing, and nobody would notice. */
const unusedAsides = ({ file, front, body }: { file: string; front: { asides: string[] }; body: string }): Fault[] =>
  front.asides
    .filter((aside) => !body.includes(aside))
    .map((aside) => ({ file, path: 'asides', message: `'${aside}' is not in the text` }))

/** Words of those who offer something, or of having it; a sentence without any speaks of the place alone. */
const OFFERS =
  /\b(?:practices?|studios?|offices?|clinics?|suites|treatment rooms|devices?|lasers?|dermatolog\w+|surgeons?|physicians?|injectors?|practitioners?|estheticians?|providers?|listings?|slots?|appointments?|ha(?:s|ve) (?:it|the treatment|the device)|offers?|treats?|injects?|open)\b/i
const DENIAL = /\b(?:no|not|none|nobody|neither|nor|nowhere|never|hardly|instead)\b|n['’]t\b/i

/** Places that a text is about; where one comes from or goes to, and what a place is compared with, it only passes. */
const namedIn = (words: string, places: readonly TextPlace[]) =>
  places.filter(({ name }) =>
    new RegExp(
      `(?<!\\b(?:from|to|toward|across|through|than|off|Outside) (?:the )?)\\b${name}\\b(?! (?:Park|Plaza|Street|Avenue|Road|Bridge)\\b|[–'])`,
    ).test(words),
  )

/** Whose hours a clause speaks of: those of each place it names, or of any place of its sentence; none is the text's own area. */
function meantBy(clause: string, named: readonly TextPlace[]): readonly (readonly TextPlace[])[] {
  const own = namedIn(clause, named)
  return own.length > 0 ? own.map((place) => [place]) : [named]
}

/** The places where a sentence, or a tip that begins with the place, says that the treatment is offered. */
function offeredIn(words: string, named: readonly TextPlace[]): readonly TextPlace[] {
  return OFFERS.test(words) && !DENIAL.test(words) ? named : named.filter(({ name }) => words.startsWith(`${name}:`))
}

/** Streets on which a clause puts somebody who offers something. */
const streetsIn = (words: string): string[] =>
  words
    .split(/[,;:()—]/)
    .filter((clause) => OFFERS.test(clause) && !DENIAL.test(clause))
    .flatMap((clause) => [...clause.matchAll(STREET)].map((match) => match[1] ?? ''))

const STREET =
  /\b(?:on|along) ((?:\d+(?:st|nd|rd|th)|\p{Lu}[\p{Ll}']+)(?: \p{Lu}\p{Ll}+)? (?:Street|Avenue|Boulevard|Road|Lane))\b/gu

const cut = (words: string) => (words.length > 90 ? `${words.slice(0, 88)} …` : words)

/** A popular service of a sub-area is offered by somebody there. */
function subAreaFaults(files: SeedFiles, open: readonly Clinic[]): Fault[] {
  const slugs = new Map([...files.treatments, ...files.services].map(({ name, slug }) => [name, slug]))
  const places = knownPlaces(files.areas)
  return files.areas.flatMap((area, i) =>
    area.subAreas.flatMap((sub, j) => {
      // 'Bridgehampton & Sag Harbor' is two places.
      const names = sub.name.split(' & ')
      const here = places.filter(({ name }) => names.includes(name))
      const offered = new Set(
        open.filter((clinic) => here.some(({ holds }) => holds(clinic))).flatMap(({ services }) => services),
      )
      return sub.popularServices
        .filter((name) => !offered.has(slugs.get(name) ?? ''))
        .map((name) => ({
          file: 'data/areas.json',
          path: `${i}.subAreas.${j}.popularServices`,
          message: `'${name}' is popular in ${sub.name}, where nobody who is listed offers it`,
        }))
    }),
  )
}
