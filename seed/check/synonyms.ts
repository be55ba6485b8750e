import { splitWords } from '../../src/domain/search/query.ts'
import { toPhraseKey } from '../../src/domain/search/vocabulary.ts'
import type { Issue, SeedFiles } from '../load/load.ts'
import { isOnFaqPage } from '../load/prose-schemas.ts'
import { listPlaceSlugs } from '../plan/search/place-terms.ts'
import { findUnknownValueIssues } from './references.ts'
import { toFieldValues } from './unique-values.ts'

const SYNONYMS_FILE = 'data/synonyms.json'

export function checkSynonyms(files: SeedFiles): Issue[] {
  const placeSlugs = listPlaceSlugs(files)
  return [
    ...checkTreatmentSynonyms(files),
    ...checkPlaceSynonyms(files, placeSlugs),
    ...checkTopicQuestions(files),
    ...checkStationPlaces(files, placeSlugs),
    ...findConflictingMeanings(files),
  ]
}

function checkTreatmentSynonyms({ groups, synonyms, treatments, services }: SeedFiles): Issue[] {
  const treatmentAndServiceSlugs = [...treatments, ...services].map(({ slug }) => slug)
  const doctorFirstConcerns = groups.finder.filter((group) => group.doctorFirst).map(({ slug }) => slug)
  /** With `doctorFirst`, includes treatments that do not treat the concern: the search suggests a doctor first. */
  const listTreatmentsForConcern = (concern: string, doctorFirst = false) =>
    treatments
      .filter(({ facts: { treats, doesNotTreat } }) =>
        [...treats, ...(doctorFirst ? doesNotTreat : [])].some((entry) => entry.concern === concern),
      )
      .map(({ slug }) => slug)
  return synonyms.treatments.flatMap(({ means, concern = '', doctorFirst }, i) => {
    const path = `treatments.${i}.means`
    const expectedKind = `a treatment whose record says that it treats${doctorFirst ? ' or does not treat' : ''} '${concern}'`
    const issues = findUnknownValueIssuesAt(path, means, treatmentAndServiceSlugs, 'a treatment or service')
    if (concern)
      issues.push(
        ...findUnknownValueIssuesAt(path, means, listTreatmentsForConcern(concern, doctorFirst), expectedKind),
      )
    if (doctorFirst && !doctorFirstConcerns.includes(concern))
      issues.push(
        createIssue(`treatments.${i}.doctorFirst`, 'needs a concern whose entry in data/groups.json has doctorFirst'),
      )
    if (means.length === 0 && !doctorFirst) issues.push(createIssue(path, 'is empty'))
    return issues
  })
}

function checkPlaceSynonyms({ synonyms, zips }: SeedFiles, placeSlugs: ReadonlySet<string>): Issue[] {
  const zipCodes = zips.zips.map(({ zip }) => zip)
  return synonyms.places.flatMap(({ means, zips: listedZips }, i) => [
    ...(placeSlugs.has(means) ? [] : [createUnknownPlaceWarning(`places.${i}.means`, means)]),
    ...findUnknownValueIssuesAt(`places.${i}.zips`, listedZips, zipCodes, 'in data/zips.json'),
  ])
}

function checkTopicQuestions({ prose, synonyms }: SeedFiles): Issue[] {
  const questions = prose.faq
    .filter(isOnFaqPage)
    .flatMap(({ body }) => [...body.matchAll(/^## (.*)/gm)].map(([, heading]) => heading?.trim()))
  return synonyms.topics.flatMap(({ question }, i) =>
    question && !questions.includes(question)
      ? createIssue(`topics.${i}.question`, `'${question}' is not a question of the FAQ`)
      : [],
  )
}

const checkStationPlaces = ({ stations }: SeedFiles, placeSlugs: ReadonlySet<string>): Issue[] =>
  Object.keys(stations.stations)
    .filter((place) => !placeSlugs.has(place))
    .map((place) => ({ ...createUnknownPlaceWarning(`stations.${place}`, place), file: 'data/stations.json' }))

const findUnknownValueIssuesAt = (
  path: string,
  values: readonly string[],
  knownValues: readonly string[],
  expectedKind: string,
) => findUnknownValueIssues(expectedKind, knownValues, toFieldValues(SYNONYMS_FILE, path, values))

const createIssue = (path: string, message: string): Issue => ({ file: SYNONYMS_FILE, path, message })

/** Returns only a warning, because a new directory may still have the synonyms and stations of the sample. */
const createUnknownPlaceWarning = (path: string, place: string): Issue => ({
  ...createIssue(path, `'${place}' is not a place in data/areas.json: the search ignores its words`),
  warning: true,
})

/** A phrase may mean several treatments, or several places, but not things of two kinds. */
function findConflictingMeanings({ synonyms }: SeedFiles): Issue[] {
  const phrases = [
    ...synonyms.treatments.map(({ words }, i) => ({ words, meaning: 'treatments', path: `treatments.${i}` })),
    ...synonyms.places.map(({ names, zips, stations }, i) => ({
      words: [...names, ...zips, ...stations],
      meaning: 'places',
      path: `places.${i}`,
    })),
    ...synonyms.topics.map(({ words, means }, i) => ({ words, meaning: means, path: `topics.${i}` })),
    ...synonyms.filters.map(({ words, means }, i) => ({ words, meaning: means, path: `filters.${i}` })),
    { words: synonyms.ignored, meaning: 'ignored', path: 'ignored' },
  ]
  const meanings = new Map<string, string>()
  return phrases.flatMap(({ words, meaning, path }) =>
    words.flatMap((phrase) => {
      const key = toPhraseKey(splitWords(phrase))
      const firstMeaning = meanings.get(key) ?? meaning
      meanings.set(key, firstMeaning)
      if (key === '') return createIssue(path, `'${phrase}' has no letters or digits`)
      return firstMeaning === meaning ? [] : createIssue(path, `'${phrase}' is already listed under ${firstMeaning}`)
    }),
  )
}
