import type { SeedFiles } from '../../seed/load/load.ts'

type Clinic = SeedFiles['clinics'][number]

/** A deterministic random number generator from 0 to below 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The places of generated clinics, weighted by `share`. The address determines the areas. */
const PLACES = [
  { location: 'upper-east-side', name: 'Upper East Side, New York', zips: ['10021', '10028', '10075'], share: 16 },
  { location: 'midtown', name: 'Midtown, New York', zips: ['10016', '10018', '10022'], share: 18 },
  { location: 'soho', name: 'SoHo, New York', zips: ['10012', '10013'], share: 10 },
  { location: 'tribeca', name: 'Tribeca, New York', zips: ['10007', '10013'], share: 8 },
  { location: 'chelsea', name: 'Chelsea, New York', zips: ['10001', '10011'], share: 10 },
  { location: 'williamsburg', name: 'Williamsburg, Brooklyn', zips: ['11211', '11249'], share: 10 },
  { location: 'brooklyn', name: 'Brooklyn', zips: ['11201', '11215', '11217'], share: 10 },
  { location: 'flushing', name: 'Flushing, Queens', zips: ['11354', '11355'], share: 7 },
  { location: 'queens', name: 'Astoria, Queens', zips: ['11102', '11103'], share: 7 },
  { location: 'the-hamptons', name: 'East Hampton', zips: ['11937'], share: 4 },
]

const MIDDLES: Record<string, { lat: number; lng: number; spread: number }> = {
  'upper-east-side': { lat: 40.7736, lng: -73.9566, spread: 0.012 },
  midtown: { lat: 40.7549, lng: -73.984, spread: 0.012 },
  soho: { lat: 40.7233, lng: -74.003, spread: 0.006 },
  tribeca: { lat: 40.7163, lng: -74.0086, spread: 0.005 },
  chelsea: { lat: 40.7465, lng: -74.0014, spread: 0.008 },
  williamsburg: { lat: 40.7081, lng: -73.9571, spread: 0.012 },
  brooklyn: { lat: 40.68, lng: -73.97, spread: 0.03 },
  flushing: { lat: 40.7674, lng: -73.833, spread: 0.012 },
  queens: { lat: 40.7644, lng: -73.9235, spread: 0.015 },
  'the-hamptons': { lat: 40.9634, lng: -72.1848, spread: 0.03 },
}

const SURNAMES = [
  'Aldous',
  'Brevik',
  'Castellan',
  'Dunmore',
  'Eklund',
  'Farrow',
  'Galanis',
  'Hartwell',
  'Ibarra',
  'Joslyn',
]
const SECOND = [
  'Kessler',
  'Lindqvist',
  'Marlowe',
  'Novak',
  'Ostrander',
  'Pryce',
  'Quill',
  'Rosen',
  'Sorrell',
  'Thackeray',
]
const KINDS = ['Skin', 'Aesthetics', 'Dermatology', 'Med Spa', 'Laser', 'Face & Body', 'Studio', 'Skin Clinic']
const STREETS = ['Madison Avenue', 'Spring Street', 'West 23rd Street', 'Bedford Avenue', 'Main Street', 'Court Street']
const LANGUAGES = ['English', 'Spanish', 'Mandarin', 'Korean', 'Russian', 'French', 'Italian']
const LICENSES = ['MD', 'DO', 'NP', 'PA', 'RN', 'RN'] as const
const TEXT = [
  'A small practice above a bookshop, with two rooms and one physician who does every injection herself.',
  'First visits begin with a lamp and photographs, and end without a needle as often as with one.',
  'Prices are on the wall beside the desk; the consultation costs nothing if one books within a month.',
  'The laser room is in the back and has a window on the yard. Bring somebody along for the longer treatments.',
]

/** Returns `count` clinics: the shipped ones first, then generated ones. They are measured, never shown. */
export function generateClinics(files: SeedFiles, count: number): Clinic[] {
  const random = randomFrom(20261120)
  const shipped = files.clinics.slice(0, count)
  const invented = Array.from({ length: count - shipped.length }, (_, index) => invent(files, random, index + 1))
  return [...shipped, ...invented]
}

const SHARES = PLACES.flatMap((place) => Array.from({ length: place.share }, () => place))

function invent(files: SeedFiles, random: () => number, number: number): Clinic {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const place = pick(SHARES)
  const name = `${pick(SURNAMES)} ${pick(SECOND)} ${pick(KINDS)}`
  const services = chooseServices(files, random)
  const usual = 200 + Math.floor(random() * 800)
  return {
    id: `bench-${number}`,
    slug: `${name.toLowerCase().replace(/[^a-z]+/g, '-')}-${number}`,
    previousSlugs: [],
    name,
    description: [pick(TEXT), pick(TEXT), pick(TEXT)].join(' '),
    address: `${1 + Math.floor(random() * 900)} ${pick(STREETS)}, ${place.name}, NY ${pick(place.zips)}`,
    location: place.location,
    services,
    featured: random() < 0.01,
    verified: random() < 0.6,
    rating: Math.round((3 + random() * 2) * 10) / 10,
    reviewCount: Math.floor(random() * 600),
    ...(random() < 0.97 ? { coordinates: around(MIDDLES[place.location], random) } : {}),
    phone: '(212) 555-0100',
    ...(random() < 0.7 ? { hours: week(pick(['08:00', '09:00', '10:00']), pick(['18:00', '19:00', '20:00'])) } : {}),
    languages: random() < 0.5 ? ['English', pick(LANGUAGES.slice(1))] : ['English'],
    ...(random() < 0.6 ? { stepFree: random() < 0.5 } : {}),
    providers: [{ name: `${pick(SURNAMES)} ${pick(SECOND)}`, licence: pick(LICENSES) }],
    prices: services.slice(0, 1).map((service) => ({
      service,
      label: 'Session',
      unit: 'session' as const,
      min: usual,
      max: usual + 100,
      asOf: '2026-11-01',
    })),
  }
}

function chooseServices(files: SeedFiles, random: () => number): string[] {
  const slugs = files.treatments.map(({ slug }) => slug)
  const wanted = 2 + Math.floor(random() * 3)
  const chosen = new Set<string>()
  while (chosen.size < wanted) chosen.add(slugs[Math.floor(random() ** 2 * slugs.length)] as string)
  return [...chosen]
}

const around = (middle: { lat: number; lng: number; spread: number } | undefined, random: () => number) => {
  const { lat = 40.75, lng = -73.98, spread = 0.01 } = middle ?? {}
  const offset = () => (random() + random() - 1) * spread
  return { lat: Number((lat + offset()).toFixed(5)), lng: Number((lng + offset()).toFixed(5)) }
}

const week = (opens: string, closes: string) => {
  const day = `${opens}-${closes}`
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: '10:00-16:00', sun: null }
}
