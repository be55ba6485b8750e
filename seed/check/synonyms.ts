import { splitWords } from '../../src/domain/search/query.ts'
import { phraseKey } from '../../src/domain/search/vocabulary.ts'
import type { Issue, SeedFiles } from '../load/load.ts'
import { knownPlaces } from '../plan/search/place-terms.ts'

export function checkSynonyms(files: SeedFiles): Issue[] {
  const { groups, prose, stations, synonyms, treatments, services, zips } = files
  const slugs = new Set([...treatments, ...services].map(({ slug }) => slug))
  const places = knownPlaces(files)
  const zipCodes = new Set(zips.zips.map(({ zip }) => zip))
  const treatmentsFor = (concern: string) =>
    new Set(
      treatments.flatMap(({ slug, facts }) => (facts.treats.some((entry) => entry.concern === concern) ? slug : [])),
    )
  /** With `doctorFirst`, words may also list treatments whose records say that they do not treat the concern. */
  const treatmentsNaming = (concern: string) =>
    new Set(
      treatments.flatMap(({ slug, facts }) =>
        [...facts.treats, ...facts.doesNotTreat].some((entry) => entry.concern === concern) ? slug : [],
      ),
    )
  const questions = new Set(
    prose.faq
      .filter(({ front }) => front.slug !== 'home')
      .flatMap(({ body }) => body.split('\n').flatMap((line) => (line.startsWith('## ') ? line.slice(3).trim() : []))),
  )
  const doctorFirstConcerns = new Set(groups.finder.flatMap((group) => (group.doctorFirst ? group.slug : [])))
  const unknownNameIssues = (path: string, names: string[], known: ReadonlySet<string>, expected: string) =>
    names.filter((name) => !known.has(name)).map((name) => issue(path, `'${name}' is not ${expected}`))
  return [
    ...synonyms.treatments.flatMap(({ means, concern, doctorFirst }, i) => [
      ...unknownNameIssues(`treatments.${i}.means`, means, slugs, 'a treatment or service'),
      ...(concern
        ? unknownNameIssues(
            `treatments.${i}.means`,
            means,
            doctorFirst ? treatmentsNaming(concern) : treatmentsFor(concern),
            `a treatment whose record says that it treats '${concern}'`,
          )
        : []),
      ...(doctorFirst && !doctorFirstConcerns.has(concern ?? '')
        ? [issue(`treatments.${i}.doctorFirst`, 'needs a concern whose entry in data/groups.json has doctorFirst')]
        : []),
      ...(means.length === 0 && !doctorFirst ? [issue(`treatments.${i}.means`, 'is empty')] : []),
    ]),
    ...synonyms.places.flatMap(({ means, zips: listedZips }, i) => [
      ...[means].filter((place) => !places.has(place)).map((place) => unknownPlaceWarning(`places.${i}.means`, place)),
      ...unknownNameIssues(`places.${i}.zips`, listedZips, zipCodes, 'in data/zips.json'),
    ]),
    ...synonyms.topics.flatMap(({ question }, i) =>
      question && !questions.has(question)
        ? issue(`topics.${i}.question`, `'${question}' is not a question of the FAQ`)
        : [],
    ),
    ...Object.keys(stations.stations)
      .filter((place) => !places.has(place))
      .map((place) => ({ ...unknownPlaceWarning(`stations.${place}`, place), file: 'data/stations.json' })),
    ...conflictingMeanings(files),
  ]
}

const issue = (path: string, message: string): Issue => ({ file: 'data/synonyms.json', path, message })

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
