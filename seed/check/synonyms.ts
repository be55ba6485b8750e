import { splitWords } from '../../src/domain/search/query.ts'
import { phraseKey } from '../../src/domain/search/vocabulary.ts'
import type { Issue, SeedFiles } from '../load/load.ts'
import { knownPlaces } from '../plan/search/place-terms.ts'
import { collectNames } from './names.ts'
import { unknownNameIssues } from './references.ts'

const FILE = 'data/synonyms.json'

export function checkSynonyms(files: SeedFiles): Issue[] {
  const { groups, prose, stations, synonyms, treatments, services, zips } = files
  const slugs = [...treatments, ...services].map(({ slug }) => slug)
  const places = knownPlaces(files)
  const zipCodes = zips.zips.map(({ zip }) => zip)
  /** With `doctorFirst`, words may also list treatments whose records say that they do not treat the concern. */
  const treatmentsFor = (concern: string, doctorFirst = false) =>
    treatments
      .filter(({ facts: { treats, doesNotTreat } }) =>
        [...treats, ...(doctorFirst ? doesNotTreat : [])].some((entry) => entry.concern === concern),
      )
      .map(({ slug }) => slug)
  const questions = prose.faq
    .filter(({ front }) => front.slug !== 'home')
    .flatMap(({ body }) => [...body.matchAll(/^## (.*)/gm)].map(([, heading]) => heading?.trim()))
  const doctorFirstConcerns = groups.finder.filter((group) => group.doctorFirst).map(({ slug }) => slug)
  const unknownNames = (path: string, names: readonly string[], known: readonly string[], expected: string) =>
    unknownNameIssues(expected, known, collectNames(FILE, path, names))
  return [
    ...synonyms.treatments.flatMap(({ means, concern = '', doctorFirst }, i) => {
      const path = `treatments.${i}.means`
      const expected = `a treatment whose record says that it treats '${concern}'`
      return [
        ...unknownNames(path, means, slugs, 'a treatment or service'),
        ...(concern ? unknownNames(path, means, treatmentsFor(concern, doctorFirst), expected) : []),
        ...(doctorFirst && !doctorFirstConcerns.includes(concern)
          ? [issue(`treatments.${i}.doctorFirst`, 'needs a concern whose entry in data/groups.json has doctorFirst')]
          : []),
        ...(means.length === 0 && !doctorFirst ? [issue(path, 'is empty')] : []),
      ]
    }),
    ...synonyms.places.flatMap(({ means, zips: listedZips }, i) => [
      ...(places.has(means) ? [] : [unknownPlaceWarning(`places.${i}.means`, means)]),
      ...unknownNames(`places.${i}.zips`, listedZips, zipCodes, 'in data/zips.json'),
    ]),
    ...synonyms.topics.flatMap(({ question }, i) =>
      question && !questions.includes(question)
        ? issue(`topics.${i}.question`, `'${question}' is not a question of the FAQ`)
        : [],
    ),
    ...Object.keys(stations.stations)
      .filter((place) => !places.has(place))
      .map((place) => ({ ...unknownPlaceWarning(`stations.${place}`, place), file: 'data/stations.json' })),
    ...conflictingMeanings(files),
  ]
}

const issue = (path: string, message: string): Issue => ({ file: FILE, path, message })

/** Only warns, because a new directory may still have the sample's synonyms and stations. */
const unknownPlaceWarning = (path: string, place: string): Issue => ({
  ...issue(path, `'${place}' is not a place in data/areas.json: the search ignores its words`),
  warning: true,
})

/** Two treatments, or two places, do not conflict. */
function conflictingMeanings({ synonyms }: SeedFiles): Issue[] {
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
      const key = phraseKey(splitWords(phrase))
      const known = meanings.get(key) ?? meaning
      meanings.set(key, known)
      if (key === '') return issue(path, `'${phrase}' has no letters or digits`)
      return known === meaning ? [] : issue(path, `'${phrase}' is already listed under ${known}`)
    }),
  )
}
