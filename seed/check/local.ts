import { effectiveHours } from '../../src/domain/hours.ts'
import type { Fault, SeedFiles } from '../load/load.ts'
import { sentencesOf } from '../load/sentences.ts'
import { affirmativeClauses, openingClaims } from './opening-words.ts'
import { listTextPlaces, type TextPlace } from './text-places.ts'

type Clinic = SeedFiles['clinics'][number]

/** A text about an area, with the open listings that it covers: those of its treatment, or all. */
interface LocalText {
  file: string
  area: string
  body: string
  line: number
  listings: Clinic[]
}

/** Checks that hours and places mentioned in local texts and area guides are true of some listed clinic. */
export function checkLocal(files: SeedFiles): Fault[] {
  const open = files.clinics.filter((clinic) => clinic.status?.kind !== 'closed')
  const places = listTextPlaces(files.areas)
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
  const here = text.listings.filter((clinic) => findPlace(text.area, places)?.contains(clinic))
  return sentencesOf(withoutAsides(text.body, asides))
    .filter(({ heading }) => !heading)
    .flatMap((sentence) => {
      const words = sentence.text.replace(/[\uE000\uE001]/g, '')
      const fault = (message: string) => ({ file: text.file, path: `line ${text.line + sentence.line}`, message })
      const named = placesNamed(words, places)
      return [
        ...affirmativeClauses(words).flatMap((clause) =>
          placesMeant(clause, named).flatMap((where) => {
            const clinics =
              where.length > 0 ? text.listings.filter((one) => where.some(({ contains }) => contains(one))) : here
            const hours = clinics.map(({ hours = null, byAppointment = false }) =>
              effectiveHours({ hours, byAppointment }),
            )
            const at = where.length > 0 ? `in ${where.map(({ name }) => name).join(' or ')}` : 'here'
            return openingClaims(clause)
              .filter(({ isMetBy }) => !hours.some(isMetBy))
              .map((claim) =>
                fault(`says '${claim.words}', but no clinic listed ${at} has such hours: '${truncate(words)}'`),
              )
          }),
        ),
        ...placesWithOffer(words, named)
          .filter(({ contains }) => !text.listings.some(contains))
          .map(({ name }) =>
            fault(`says that it is offered in ${name}, where no clinic is listed: '${truncate(words)}'`),
          ),
        ...streetsWithOffer(words)
          .filter((street) => !text.listings.some((clinic) => clinic.address.includes(street)))
          .map((street) =>
            fault(`says that it is offered on ${street}, where no clinic is listed: '${truncate(words)}'`),
          ),
      ]
    })
}

const findPlace = (area: string, places: readonly TextPlace[]) =>
  places.find(({ name }) => name.toLowerCase().replaceAll(' ', '-') === area.replace(/^the-/, ''))

const withoutAsides = (body: string, asides: readonly string[]) =>
  asides.reduce((rest, aside) => rest.replaceAll(aside, ''), body)

const unusedAsides = ({ file, front, body }: { file: string; front: { asides: string[] }; body: string }): Fault[] =>
  front.asides
    .filter((aside) => !body.includes(aside))
    .map((aside) => ({ file, path: 'asides', message: `'${aside}' is not in the text` }))

const OFFERS =
  /\b(?:practices?|studios?|offices?|clinics?|suites|treatment rooms|devices?|lasers?|dermatolog\w+|surgeons?|physicians?|injectors?|practitioners?|estheticians?|providers?|listings?|slots?|appointments?|ha(?:s|ve) (?:it|the treatment|the device)|offers?|treats?|injects?|open)\b/i
const NEGATION = /\b(?:no|not|none|nobody|neither|nor|nowhere|never|hardly|instead)\b|n['’]t\b/i

/** Returns the places that a text is about, except those only mentioned in passing, as in 'from X' or 'than X'. */
const placesNamed = (words: string, places: readonly TextPlace[]) =>
  places.filter(({ name }) =>
    new RegExp(
      `(?<!\\b(?:from|to|toward|across|through|than|off|Outside) (?:the )?)\\b${name}\\b(?! (?:Park|Plaza|Street|Avenue|Road|Bridge)\\b|[–'])`,
    ).test(words),
  )

/** Returns groups of places whose hours a clause describes. An empty group means the text's own area. */
function placesMeant(clause: string, named: readonly TextPlace[]): readonly (readonly TextPlace[])[] {
  const own = placesNamed(clause, named)
  return own.length > 0 ? own.map((place) => [place]) : [named]
}

function placesWithOffer(words: string, named: readonly TextPlace[]): readonly TextPlace[] {
  return OFFERS.test(words) && !NEGATION.test(words) ? named : named.filter(({ name }) => words.startsWith(`${name}:`))
}

const streetsWithOffer = (words: string): string[] =>
  words
    .split(/[,;:()—]/)
    .filter((clause) => OFFERS.test(clause) && !NEGATION.test(clause))
    .flatMap((clause) => [...clause.matchAll(STREET)].map((match) => match[1] ?? ''))

const STREET =
  /\b(?:on|along) ((?:\d+(?:st|nd|rd|th)|\p{Lu}[\p{Ll}']+)(?: \p{Lu}\p{Ll}+)? (?:Street|Avenue|Boulevard|Road|Lane))\b/gu

const truncate = (words: string) => (words.length > 90 ? `${words.slice(0, 88)} …` : words)

function subAreaFaults(files: SeedFiles, open: readonly Clinic[]): Fault[] {
  const slugs = new Map([...files.treatments, ...files.services].map(({ name, slug }) => [name, slug]))
  const places = listTextPlaces(files.areas)
  return files.areas.flatMap((area, i) =>
    area.subAreas.flatMap((sub, j) => {
      const names = sub.name.split(' & ')
      const here = places.filter(({ name }) => names.includes(name))
      const offered = new Set(
        open.filter((clinic) => here.some(({ contains }) => contains(clinic))).flatMap(({ services }) => services),
      )
      return sub.popularServices
        .filter((name) => !offered.has(slugs.get(name) ?? ''))
        .map((name) => ({
          file: 'data/areas.json',
          path: `${i}.subAreas.${j}.popularServices`,
          message: `'${name}' is popular in ${sub.name}, where no listed clinic offers it`,
        }))
    }),
  )
}
