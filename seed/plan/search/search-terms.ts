import * as t from '../../../src/db/schema.ts'
import { isClosed } from '../../../src/domain/clinic/clinic.ts'
import { toFacetToken } from '../../../src/domain/list/facets.ts'
import { splitWords, toSingular } from '../../../src/domain/search/query.ts'
import { FINDER_TOPIC_PREFIX } from '../../../src/domain/search/rank.ts'
import { listSpellingKeys } from '../../../src/domain/search/spelling.ts'
import { toPhraseKey } from '../../../src/domain/search/vocabulary.ts'
import { toSlug } from '../../../src/domain/slug.ts'
import type { SeedFiles } from '../../load/load.ts'
import type { PlannedRows } from '../rows.ts'
import { findBoroughsWithoutPage, listAlternativeNames } from './place-terms.ts'

type Term = typeof t.searchTerms.$inferInsert

export function planSearchTerms(files: SeedFiles, rows: PlannedRows): void {
  const treatmentTerms = [...createTreatmentTerms(files), ...createServiceTerms(files)]
  const terms = [
    ...treatmentTerms,
    ...createDeviceTerms(files, treatmentTerms),
    ...createPlaceTerms(files),
    ...createTopicTerms(files),
    ...createDoctorFirstTerms(files),
    ...createFilterTerms(files),
    ...createLanguageTerms(files),
    ...createSynonymTerms(files.synonyms.ignored, 'ignored', ''),
  ]
  const seenKeys = new Set<string>()
  const toTermKey = ({ phrase, kind, target }: Term) => `${toPhraseKey(splitWords(phrase))} ${kind} ${target}`
  rows.add(t.searchTerms, ...terms.filter((term) => !seenKeys.has(toTermKey(term)) && seenKeys.add(toTermKey(term))))
}

const createSynonymTerms = (phrases: readonly string[], kind: Term['kind'], target: string, position = 0): Term[] =>
  phrases.map((phrase) => ({ phrase, kind, target, isPrimaryName: false, position }))

export const findLinkedQuestions = ({ synonyms }: SeedFiles): Set<string> =>
  new Set(synonyms.topics.flatMap(({ question }) => question ?? []))

function createNameTerm(phrase: string, kind: Term['kind'], target: string, position = 0): Term {
  return { phrase, kind, target, isPrimaryName: true, position }
}

/** Leaves out the other services whose phrase contains the name or an alias of what a directory lists after all. */
function createTopicTerms({ synonyms, treatments, services }: SeedFiles): Term[] {
  const joinWords = (phrase: string) => ` ${splitWords(phrase).map(toSingular).join(' ')} `
  const listedNames = [...treatments, ...services].flatMap(({ name, aliases }) => [name, ...aliases].map(joinWords))
  const isListed = (phrase: string) => listedNames.some((name) => joinWords(phrase).includes(name))
  return synonyms.topics
    .flatMap(({ means, words }) => createSynonymTerms(words, 'topic', means))
    .filter(({ phrase, target }) => target !== 'other-services' || !isListed(phrase))
}

const createDoctorFirstTerms = ({ synonyms }: SeedFiles): Term[] =>
  synonyms.treatments.flatMap(({ words, concern, doctorFirst }) =>
    doctorFirst && concern ? createSynonymTerms(words, 'topic', `${FINDER_TOPIC_PREFIX}${concern}`) : [],
  )

function createTreatmentTerms(files: SeedFiles): Term[] {
  const treatmentSlugs = new Set(files.treatments.map(({ slug }) => slug))
  return [
    ...files.treatments.map(({ name, slug }) => createNameTerm(name, 'treatment', slug)),
    ...files.treatments.flatMap(({ aliases, slug }) => createSynonymTerms(aliases, 'treatment', slug, 1)),
    ...files.synonyms.treatments.flatMap(({ words, means }) =>
      means
        .filter((slug) => treatmentSlugs.has(slug))
        .flatMap((slug, index) => createSynonymTerms(words, 'treatment', slug, index + 1)),
    ),
  ]
}

/** If a service has a treatment, the service's name and aliases are synonyms of the treatment. */
function createServiceTerms(files: SeedFiles): Term[] {
  return files.services.flatMap(({ name, slug, treatment, aliases }) => {
    const synonyms = files.synonyms.treatments.filter(({ means }) => means.includes(slug))
    return [
      ...(treatment
        ? createSynonymTerms([name, ...aliases], 'treatment', treatment, 1)
        : [createNameTerm(name, 'service', slug), ...createSynonymTerms(aliases, 'service', slug, 1)]),
      ...synonyms.flatMap(({ words }) => createSynonymTerms(words, 'service', slug, 1)),
    ]
  })
}

function createFilterTerms({ synonyms, clinics }: SeedFiles): Term[] {
  const skinTypeTokens = new Set(
    clinics
      .filter((clinic) => !isClosed(clinic))
      .flatMap(({ skinTypes = [] }) => skinTypes)
      .map((type) => `skin=${type}`),
  )
  return synonyms.filters.flatMap(({ means, words }) =>
    means.startsWith('skin=') && !skinTypeTokens.has(means)
      ? createSynonymTerms(words, 'ignored', '')
      : createSynonymTerms(words, 'filter', means),
  )
}

/** Leaves out English, which every clinic speaks. */
function createLanguageTerms({ clinics, synonyms }: SeedFiles): Term[] {
  const languages = new Set(clinics.filter((clinic) => !isClosed(clinic)).flatMap((clinic) => clinic.languages ?? []))
  languages.delete('English')
  return [...languages].flatMap((language) => {
    const phrases = [language, `${language} speaking`, `${language} spoken`, `speaks ${language}`]
    const otherNames = synonyms.languages[language] ?? []
    return createSynonymTerms([...phrases, ...otherNames], 'filter', toFacetToken('language', toSlug(language)))
  })
}

/** Omits devices that are not another name of a treatment or service: a search for one would find no guide. */
function createDeviceTerms({ clinics }: SeedFiles, treatmentTerms: readonly Term[]): Term[] {
  const toKey = (phrase: string) => toPhraseKey(splitWords(phrase))
  const synonymKeys = new Set(treatmentTerms.flatMap((term) => (term.isPrimaryName ? [] : toKey(term.phrase))))
  const devices = new Set(clinics.filter((clinic) => !isClosed(clinic)).flatMap((clinic) => clinic.devices ?? []))
  return [...devices]
    .filter((device) => synonymKeys.has(toKey(device)))
    .flatMap((device) => createSynonymTerms([device], 'filter', toFacetToken('device', toSlug(device))))
}

const PAGELESS_BOROUGH_WIDTH_KM = 100

/** Gives small places lower positions than large ones, because searches prefer low positions. */
function createPlaceTerms(files: SeedFiles): Term[] {
  const places = [
    ...files.areas.flatMap((area) => [
      { target: area.slug, name: area.name, widthKm: area.windowKm },
      ...area.subAreas
        .filter((subArea) => files.areas.every((other) => other.slug !== subArea.slug))
        .map((subArea) => ({ target: `${area.slug}/${subArea.slug}`, name: subArea.name, widthKm: 0 })),
    ]),
    ...findBoroughsWithoutPage(files.areas).map(([target, name]) => ({
      target,
      name,
      widthKm: PAGELESS_BOROUGH_WIDTH_KM,
    })),
  ]
  const namesByPlace = listAlternativeNames(files)
  return places.flatMap(({ target, name, widthKm }) => {
    const synonymIndex = files.synonyms.places.findIndex(({ means }) => means === target)
    const position = Math.round(widthKm * 100) + Math.max(synonymIndex, 0)
    return [
      createNameTerm(name, 'area', target, position),
      ...createSynonymTerms(namesByPlace.get(target) ?? [], 'area', target, position),
    ]
  })
}

export function planSpellings(rows: PlannedRows): void {
  const titleWords = new Set(
    rows.of(t.searchDocuments).flatMap((document) => (document.kind === 'page' ? [] : splitWords(document.title))),
  )
  const correctionWords = [...titleWords].filter((word) => word.length > 3 && !/\d/.test(word))
  rows.addAll(
    t.searchSpellings,
    correctionWords.flatMap((word) => listSpellingKeys(word).map((key) => ({ key, word }))),
  )
}
