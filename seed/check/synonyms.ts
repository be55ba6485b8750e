import { words } from '../../src/domain/search/query.ts'
import { phraseKey } from '../../src/domain/search/vocabulary.ts'
import type { Fault, SeedFiles } from '../load/load.ts'
import { knownPlaces } from '../plan/place-terms.ts'

const FILE = 'data/synonyms.json'

export function checkSynonyms(files: SeedFiles): Fault[] {
  return [...unknownMeanings(files), ...conflictingMeanings(files), ...unknownZips(files), ...faultyStations(files)]
}

function unknownMeanings(files: SeedFiles): Fault[] {
  const { synonyms, treatments, services } = files
  const serviceSlugs = new Set([...treatments, ...services].map(({ slug }) => slug))
  const places = knownPlaces(files)
  const fault = (path: string, name: string, what: string) => ({
    file: FILE,
    path,
    message: `'${name}' is not a ${what}`,
  })
  return [
    ...synonyms.treatments.flatMap(({ means }, i) =>
      means
        .filter((slug) => !serviceSlugs.has(slug))
        .map((slug) => fault(`treatments.${i}.means`, slug, 'treatment or service')),
    ),
    ...synonyms.places.flatMap(({ means }, i) =>
      places.has(means) ? [] : [fault(`places.${i}.means`, means, 'place')],
    ),
  ]
}

/** Reports phrases with two kinds of meaning. Several treatments or several places for one phrase are fine. */
function conflictingMeanings({ synonyms }: SeedFiles): Fault[] {
  const phrases = [
    ...synonyms.treatments.flatMap((entry, i) =>
      entry.words.map((phrase) => ({ phrase, meaning: 'treatments', path: `treatments.${i}` })),
    ),
    ...synonyms.places.flatMap((entry, i) =>
      [...entry.names, ...entry.zips, ...entry.stations].map((phrase) => ({
        phrase,
        meaning: 'places',
        path: `places.${i}`,
      })),
    ),
    ...synonyms.topics.flatMap((entry, i) =>
      entry.words.map((phrase) => ({ phrase, meaning: entry.means, path: `topics.${i}` })),
    ),
    ...synonyms.filters.flatMap((entry, i) =>
      entry.words.map((phrase) => ({ phrase, meaning: entry.means, path: `filters.${i}` })),
    ),
    ...synonyms.ignored.map((phrase) => ({ phrase, meaning: 'ignored', path: 'ignored' })),
  ]
  const meanings = new Map<string, string>()
  return phrases.flatMap(({ phrase, meaning, path }) => {
    const key = phraseKey(words(phrase))
    const known = meanings.get(key)
    meanings.set(key, known ?? meaning)
    if (key === '') return [{ file: FILE, path, message: `'${phrase}' has no letters or digits` }]
    return known && known !== meaning
      ? [{ file: FILE, path, message: `'${phrase}' is already listed under ${known}` }]
      : []
  })
}

function unknownZips({ synonyms, zips }: SeedFiles): Fault[] {
  const known = new Set(zips.zips.map(({ zip }) => zip))
  return synonyms.places.flatMap(({ zips: own }, i) =>
    own
      .filter((zip) => !known.has(zip))
      .map((zip) => ({ file: FILE, path: `places.${i}.zips`, message: `${zip} is not in data/zips.json` })),
  )
}

function faultyStations(files: SeedFiles): Fault[] {
  const places = knownPlaces(files)
  const file = 'data/stations.json'
  return Object.entries(files.stations.stations).flatMap(([place, names]) => [
    ...(places.has(place) ? [] : [{ file, path: `stations.${place}`, message: `'${place}' is not a place` }]),
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => ({ file, path: `stations.${place}`, message: `'${name}' is listed twice` })),
  ])
}
