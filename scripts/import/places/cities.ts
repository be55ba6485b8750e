import { LRUCache } from 'lru-cache'
import type { Borough, ZipCode } from '../../../src/domain/clinic/address.ts'
import { accept, type Reading, reject } from '../values/reading.ts'

export type Zips = ReadonlyMap<string, ZipCode>

/** In Queens and on Long Island, the city depends on the zip code. */
const CITIES_BY_BOROUGH: Partial<Record<Borough, string>> = {
  Manhattan: 'New York',
  Brooklyn: 'Brooklyn',
  'the Bronx': 'Bronx',
  'Staten Island': 'Staten Island',
}

const BOROUGHS_BY_NAME: ReadonlyMap<string, Borough> = new Map([
  ['manhattan', 'Manhattan'],
  ['brooklyn', 'Brooklyn'],
  ['bklyn', 'Brooklyn'],
  ['queens', 'Queens'],
  ['bronx', 'the Bronx'],
  ['the bronx', 'the Bronx'],
  ['staten island', 'Staten Island'],
])

const NEW_YORK_CITY_NAMES = new Set([
  '',
  'new york',
  'new york city',
  'nyc',
  'ny',
  'n.y.',
  'n.y.c.',
  'city of new york',
])

/** If the name of a zip code includes one of these, it is the zip code's city, even if another name comes first. */
const QUEENS_POST_OFFICES = ['Long Island City', 'Flushing', 'Jamaica', 'Far Rockaway']

export function findCityOfZip({ name, borough }: ZipCode): string {
  const city = CITIES_BY_BOROUGH[borough]
  if (city) return city
  const neighborhoods = name.split(/,\s*/)
  return QUEENS_POST_OFFICES.find((office) => neighborhoods.includes(office)) ?? neighborhoods[0] ?? 'Queens'
}

const boroughsByNeighborhoodCache = new LRUCache<Zips, Map<string, Set<Borough>>>({
  max: 1,
  memoMethod(zips) {
    const boroughsByNeighborhood = new Map<string, Set<Borough>>()
    for (const { name, borough } of zips.values())
      for (const key of name.toLowerCase().split(/,\s*/))
        boroughsByNeighborhood.set(key, (boroughsByNeighborhood.get(key) ?? new Set()).add(borough))
    return boroughsByNeighborhood
  },
})

/** In Queens and on Long Island, a neighborhood or village stands alone, because its name serves as the city. */
export function readCityParts(text: string, zip: ZipCode, zips: Zips): Reading<string[]> {
  const key = text.toLowerCase()
  const city = findCityOfZip(zip)
  if (NEW_YORK_CITY_NAMES.has(key) || key === city.toLowerCase()) return accept([city])
  const borough = BOROUGHS_BY_NAME.get(key)
  const boroughs = borough ? [borough] : [...(boroughsByNeighborhoodCache.memo(zips).get(key) ?? [zip.borough])]
  if (!boroughs.includes(zip.borough))
    return reject(
      `'${text}' is not where zip code ${zip.zip} is: that is in ${zip.borough}`,
      'correct the city or the zip code',
    )
  if (CITIES_BY_BOROUGH[zip.borough] === undefined) return accept([text])
  return accept(borough ? [city] : [text, city])
}

/** Splits '41 East 78th Street New York', but not '456 Grand Concourse', though Concourse is also a neighborhood. */
export function splitCity(street: string, zip: ZipCode): [street: string, city: string] {
  const lowercaseStreet = street.toLowerCase()
  const removeFromEnd = (name: string) => street.slice(0, -name.length).trim()
  const endsWith = (name: string) => lowercaseStreet.endsWith(` ${name}`)
  const city =
    CITY_NAMES.find(endsWith) ??
    listNeighborhoods(zip).find((name) => endsWith(name) && !STREET_WITHOUT_TYPE_PATTERN.test(removeFromEnd(name))) ??
    ''
  return city === '' ? [street, ''] : [removeFromEnd(city), street.slice(-city.length)]
}

const STREET_WITHOUT_TYPE_PATTERN = /^\d\S* (?!(?:broadway|bowery)$)\p{L}[\p{L}'’.-]*$/iu

export const isPlaceName = (text: string, zips: Zips) =>
  NEW_YORK_CITY_NAMES.has(text.toLowerCase()) ||
  BOROUGHS_BY_NAME.has(text.toLowerCase()) ||
  boroughsByNeighborhoodCache.memo(zips).has(text.toLowerCase())

const CITY_NAMES = [...NEW_YORK_CITY_NAMES, ...BOROUGHS_BY_NAME.keys()].filter(Boolean)

const listNeighborhoods = ({ name }: ZipCode) => name.toLowerCase().split(/,\s*/).filter(Boolean)
