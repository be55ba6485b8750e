import type { z } from 'zod'
import type { clinicSchema } from '../../seed/load/clinic-schemas.ts'
import type { SeedFiles } from '../../seed/load/load.ts'

/** The content of a file in `data/clinics`. */
export type ClinicFile = z.input<typeof clinicSchema>
type Zip = SeedFiles['zips']['zips'][number]

/** Returns a deterministic random number generator with values from 0 to below 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The places of generated clinics, weighted by `share`. Without a location, the address determines the area. */
const PLACES = [
  { location: 'upper-east-side', name: 'Upper East Side, New York', zips: ['10021', '10028', '10075'], share: 14 },
  { location: 'midtown', name: 'Midtown, New York', zips: ['10016', '10018', '10022'], share: 16 },
  { location: 'soho', name: 'SoHo, New York', zips: ['10012', '10013'], share: 8 },
  { location: 'tribeca', name: 'Tribeca, New York', zips: ['10007', '10013'], share: 6 },
  { name: 'New York', zips: ['10001', '10003', '10011', '10014', '10023', '10024', '10025', '10027'], share: 16 },
  { location: 'williamsburg', name: 'Williamsburg, Brooklyn', zips: ['11211', '11249'], share: 8 },
  { name: 'Brooklyn', zips: ['11201', '11209', '11215', '11217', '11223', '11229', '11235'], share: 12 },
  { location: 'flushing', name: 'Flushing, Queens', zips: ['11354', '11355'], share: 6 },
  { name: 'Queens', zips: ['11102', '11103', '11361', '11373', '11375'], share: 7 },
  { name: 'Bronx', zips: ['10451', '10463'], share: 2 },
  { name: 'Staten Island', zips: ['10301', '10314'], share: 2 },
  { location: 'the-hamptons', name: 'East Hampton', zips: ['11937'], share: 3 },
]

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
const PHYSICIANS = ['MD', 'DO'] as const
const TEXT = [
  'A small practice above a bookshop, with two rooms and one physician who does every injection herself.',
  'First visits begin with a lamp and photographs, and end without a needle as often as with one.',
  'Prices are on the wall beside the desk; the consultation costs nothing if one books within a month.',
  'The laser room is in the back and has a window on the yard. Bring somebody along for the longer treatments.',
]

const SHARES = PLACES.flatMap((place) => Array.from({ length: place.share }, () => place))

/** The shares of optional fields in a minimal, a partial and a complete listing. */
const DETAIL = { sparse: 0.2, usual: 0.6, full: 0.97 }

/**
 * Invents a clinic for the benchmark. The same number always gives the same clinic, so a directory of 5,000 clinics
 * begins with the clinics of a directory of 50.
 */
export function inventClinic(files: Pick<SeedFiles, 'treatments' | 'zips'>, number: number): ClinicFile {
  const random = randomFrom(20261120 + number)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const place = pick(SHARES)
  const code = pick(place.zips)
  const zip = files.zips.zips.find((own) => own.zip === code)
  const known = pick(Object.values(DETAIL))
  const some = <T extends object>(fields: T): T | object => (random() < known ? fields : {})
  const name = `${pick(SURNAMES)} ${pick(SECOND)} ${pick(KINDS)}`
  const services = random() < known ? chooseServices(files, random) : []
  const usual = 200 + Math.floor(random() * 800)
  const isVerified = random() < known / 2
  const price = { label: 'Session', unit: 'session' as const, min: usual, max: usual + 100, asOf: '2026-11-01' }
  return {
    id: `bench-${number}`,
    slug: `${name.toLowerCase().replace(/[^a-z]+/g, '-')}-${number}`,
    name,
    address: `${9000 + Math.floor(random() * 900)} ${pick(STREETS)}, ${place.name}, NY ${code}`,
    ...(place.location ? { location: place.location } : {}),
    services,
    featured: random() < 0.01,
    ...(isVerified || random() < known ? { phone: `+1212555${String(100 + (number % 100)).padStart(4, '0')}` } : {}),
    verified: isVerified,
    ...some({ description: [pick(TEXT), pick(TEXT), pick(TEXT)].join(' ') }),
    ...some({ rating: Math.round((3 + random() * 2) * 10) / 10, reviewCount: 1 + Math.floor(random() * 600) }),
    ...some(zip ? { coordinates: around(zip, random) } : {}),
    ...some({ hours: week(pick(['08:00', '09:00', '10:00']), pick(['18:00', '19:00', '20:00'])) }),
    ...some({ languages: ['English', pick(LANGUAGES.slice(1))] }),
    ...some({ stepFree: random() < 0.5 }),
    ...some({ providers: [{ name: `${pick(SURNAMES)} ${pick(SECOND)}`, license: pick(PHYSICIANS) }] }),
    prices: random() < known ? services.slice(0, 2).map((service) => ({ service, ...price })) : [],
  }
}

function chooseServices(files: Pick<SeedFiles, 'treatments'>, random: () => number): string[] {
  const slugs = files.treatments.map(({ slug }) => slug)
  const wanted = 2 + Math.floor(random() * 3)
  const chosen = new Set<string>()
  while (chosen.size < wanted) chosen.add(slugs[Math.floor(random() ** 2 * slugs.length)] as string)
  return [...chosen]
}

/** The maximum offset from the center of a zip code in each direction, in degrees: at most half a mile. */
const SPREAD_DEGREES = 0.005

const around = ({ lat, lng }: Zip, random: () => number) => {
  const offset = () => (random() + random() - 1) * SPREAD_DEGREES
  return { lat: Number((lat + offset()).toFixed(5)), lng: Number((lng + offset()).toFixed(5)) }
}

const week = (opens: string, closes: string) => {
  const day = `${opens}-${closes}`
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: '10:00-16:00', sun: null }
}
