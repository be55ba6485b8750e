import { words } from '../../src/domain/search-query.ts'
import { phraseKey } from '../../src/domain/search-vocabulary.ts'
import type { Fault, SeedFiles } from '../load/load.ts'
import { knownPlaces } from '../plan/place-terms.ts'

const FILE = 'data/synonyms.json'

/** What synonyms stand for exists, and no phrase says both what is wanted and where, or something and nothing. */
export function checkSynonyms(files: SeedFiles): Fault[] {
  return [...unknownMeanings(files), ...clashes(files), ...unknownZips(files), ...faultyStations(files)]
}

function unknownMeanings(files: SeedFiles): Fault[] {
  const { synonyms, treatments, services } = files
  const things = new Set([...treatments, ...services].map(({ slug }) => slug))
  const places = knownPlaces(files)
  const fault = (path: string, name: string, what: string) => ({ file: FILE, path, message: `'${name}' is no ${what}` })
  return [
    ...synonyms.treatments.flatMap(({ means }, i) =>
      means
        .filter((slug) => !things.has(slug))
        .map((slug) => fault(`treatments.${i}.means`, slug, 'treatment or service')),
    ),
    ...synonyms.places.flatMap(({ means }, i) =>
      places.has(means) ? [] : [fault(`places.${i}.means`, means, 'place')],
    ),
  ]
}

/** A phrase may stand for several treatments or for several places, but for one kind of thing only. */
function clashes({ synonyms }: SeedFiles): Fault[] {
  const phrases = [
    ...synonyms.treatments.flatMap((entry, i) =>
      entry.words.map((phrase) => ({ phrase, room: 'treatments', path: `treatments.${i}` })),
    ),
    ...synonyms.places.flatMap((entry, i) =>
      [...entry.names, ...entry.zips, ...entry.stations].map((phrase) => ({
        phrase,
        room: 'places',
        path: `places.${i}`,
      })),
    ),
    ...synonyms.topics.flatMap((entry, i) =>
      entry.words.map((phrase) => ({ phrase, room: entry.means, path: `topics.${i}` })),
    ),
    ...synonyms.filters.flatMap((entry, i) =>
      entry.words.map((phrase) => ({ phrase, room: entry.means, path: `filters.${i}` })),
    ),
    ...synonyms.ignored.map((phrase) => ({ phrase, room: 'ignored', path: 'ignored' })),
  ]
  const rooms = new Map<string, string>()
  return phrases.flatMap(({ phrase, room, path }) => {
    const key = phraseKey(words(phrase))
    const known = rooms.get(key)
    rooms.set(key, known ?? room)
    if (key === '') return [{ file: FILE, path, message: `'${phrase}' has no letter and no digit` }]
    return known && known !== room ? [{ file: FILE, path, message: `'${phrase}' stands under ${known} already` }] : []
  })
}

/** A zip code that the search leads from has a place in the table, so that distances can be measured from it. */
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
    ...(places.has(place) ? [] : [{ file, path: `stations.${place}`, message: `'${place}' is no place` }]),
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => ({ file, path: `stations.${place}`, message: `'${name}' stands here twice` })),
  ])
}
