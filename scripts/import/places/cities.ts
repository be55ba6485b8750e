import { LRUCache } from 'lru-cache'
import type { Borough, ZipCode } from '../../../src/domain/clinic/address.ts'
import { accepted, type Reading, rejected } from '../values/reading.ts'

export type Zips = ReadonlyMap<string, ZipCode>

/** In Queens and on Long Island, the city depends on the zip code. */
const CITY_OF_BOROUGH: Partial<Record<Borough, string>> = {
  Manhattan: 'New York',
  Brooklyn: 'Brooklyn',
  'the Bronx': 'Bronx',
  'Staten Island': 'Staten Island',
}

const BOROUGH_OF_NAME: ReadonlyMap<string, Borough> = new Map([
  ['manhattan', 'Manhattan'],
  ['brooklyn', 'Brooklyn'],
  ['bklyn', 'Brooklyn'],
  ['queens', 'Queens'],
  ['bronx', 'the Bronx'],
  ['the bronx', 'the Bronx'],
  ['staten island', 'Staten Island'],
])

const NEW_YORK_NAMES = new Set(['', 'new york', 'new york city', 'nyc', 'ny', 'n.y.', 'n.y.c.', 'city of new york'])

/** Main post offices of Queens, which also cover the neighborhoods around them. */
const POST_OFFICES = ['Long Island City', 'Flushing', 'Jamaica', 'Far Rockaway']

export function cityOfZip({ name, borough }: ZipCode): string {
  const city = CITY_OF_BOROUGH[borough]
  if (city) return city
  const neighborhoods = name.split(/,\s*/)
  return POST_OFFICES.find((office) => neighborhoods.includes(office)) ?? neighborhoods[0] ?? 'Queens'
}

const boroughsByNeighborhood = new LRUCache<Zips, Map<string, Set<Borough>>>({
  max: 1,
  memoMethod(zips) {
    const boroughs = new Map<string, Set<Borough>>()
    for (const { name, borough } of zips.values())
      for (const key of name.toLowerCase().split(/,\s*/))
        boroughs.set(key, (boroughs.get(key) ?? new Set()).add(borough))
    return boroughs
  },
})

export function readCity(text: string, zip: ZipCode, zips: Zips): Reading<string[]> {
  const key = text.toLowerCase()
  const city = cityOfZip(zip)
  if (NEW_YORK_NAMES.has(key) || key === city.toLowerCase()) return accepted([city])
  const borough = BOROUGH_OF_NAME.get(key)
  const boroughs = borough ? [borough] : [...(boroughsByNeighborhood.memo(zips).get(key) ?? [zip.borough])]
  if (!boroughs.includes(zip.borough))
    return rejected(
      `'${text}' is not where zip code ${zip.zip} is: that is in ${zip.borough}`,
      'correct the city or the zip code',
    )
  if (CITY_OF_BOROUGH[zip.borough] === undefined) return accepted([text])
  return accepted(borough ? [city] : [text, city])
}

/** Splits '41 East 78th Street New York', but not '456 Grand Concourse', which ends with a neighborhood. */
export function splitCity(street: string, zip: ZipCode): [street: string, city: string] {
  const lower = street.toLowerCase()
  const before = (name: string) => street.slice(0, -name.length).trim()
  const endsWith = (name: string) => lower.endsWith(` ${name}`)
  const city =
    CITY_NAMES.find(endsWith) ??
    neighborhoodNames(zip).find((name) => endsWith(name) && !NAME_WITHOUT_TYPE.test(before(name))) ??
    ''
  return city === '' ? [street, ''] : [before(city), street.slice(-city.length)]
}

const NAME_WITHOUT_TYPE = /^\d\S* (?!(?:broadway|bowery)$)\p{L}[\p{L}'’.-]*$/iu

export const isPlaceName = (text: string, zips: Zips) =>
  NEW_YORK_NAMES.has(text.toLowerCase()) ||
  BOROUGH_OF_NAME.has(text.toLowerCase()) ||
  boroughsByNeighborhood.memo(zips).has(text.toLowerCase())

const CITY_NAMES = [...NEW_YORK_NAMES, ...BOROUGH_OF_NAME.keys()].filter(Boolean)

const neighborhoodNames = ({ name }: ZipCode) => name.toLowerCase().split(/,\s*/).filter(Boolean)
