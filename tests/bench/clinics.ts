import type { z } from 'zod'
import type { clinicSchema } from '../../seed/load/clinic-schemas.ts'
import type { SeedFiles } from '../../seed/load/load.ts'
import { createRandomGenerator } from '../tools/traffic.ts'

export type ClinicFile = z.input<typeof clinicSchema>
type Zip = SeedFiles['zips']['zips'][number]

const PLACES = [
  { location: 'upper-east-side', name: 'Upper East Side, New York', zips: ['10021', '10028', '10075'], weight: 14 },
  { location: 'midtown', name: 'Midtown, New York', zips: ['10016', '10018', '10022'], weight: 16 },
  { location: 'soho', name: 'SoHo, New York', zips: ['10012', '10013'], weight: 8 },
  { location: 'tribeca', name: 'Tribeca, New York', zips: ['10007', '10013'], weight: 6 },
  { name: 'New York', zips: ['10001', '10003', '10011', '10014', '10023', '10024', '10025', '10027'], weight: 16 },
  { location: 'williamsburg', name: 'Williamsburg, Brooklyn', zips: ['11211', '11249'], weight: 8 },
  { name: 'Brooklyn', zips: ['11201', '11209', '11215', '11217', '11223', '11229', '11235'], weight: 12 },
  { location: 'flushing', name: 'Flushing, Queens', zips: ['11354', '11355'], weight: 6 },
  { name: 'Queens', zips: ['11102', '11103', '11361', '11373', '11375'], weight: 7 },
  { name: 'Bronx', zips: ['10451', '10463'], weight: 2 },
  { name: 'Staten Island', zips: ['10301', '10314'], weight: 2 },
  { location: 'the-hamptons', name: 'East Hampton', zips: ['11937'], weight: 3 },
]

const FIRST_NAMES = 'Aldous Brevik Castellan Dunmore Eklund Farrow Galanis Hartwell Ibarra Joslyn'.split(' ')
const LAST_NAMES = 'Kessler Lindqvist Marlowe Novak Ostrander Pryce Quill Rosen Sorrell Thackeray'.split(' ')
const BUSINESS_TYPES = ['Skin', 'Aesthetics', 'Dermatology', 'Med Spa', 'Laser', 'Face & Body', 'Studio', 'Skin Clinic']
const STREETS = ['Madison Avenue', 'Spring Street', 'West 23rd Street', 'Bedford Avenue', 'Main Street', 'Court Street']
const LANGUAGES = ['English', 'Spanish', 'Mandarin', 'Korean', 'Russian', 'French', 'Italian']
const PHYSICIAN_LICENSES = ['MD', 'DO'] as const
const SENTENCES = [
  'A small practice above a bookshop, with two rooms and one physician who does every injection herself.',
  'First visits begin with a lamp and photographs, and end without a needle as often as with one.',
  'Prices are on the wall beside the desk; the consultation costs nothing if one books within a month.',
  'The laser room is in the back and has a window on the yard. Bring somebody along for the longer treatments.',
]

const WEIGHTED_PLACES = PLACES.flatMap((place) => Array.from({ length: place.weight }, () => place))

const FIELD_SHARES = { sparse: 0.2, typical: 0.6, full: 0.97 }

/**
 * Invents a clinic for the benchmark. The same number always gives the same clinic, so a directory of 20,000 clinics
 * contains all clinics of a directory of 5,000.
 */
export function inventClinic(files: Pick<SeedFiles, 'treatments' | 'zips'>, clinicNumber: number): ClinicFile {
  const random = createRandomGenerator(20261120 + clinicNumber)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const place = pick(WEIGHTED_PLACES)
  const zipCode = pick(place.zips)
  const zipRecord = files.zips.zips.find((record) => record.zip === zipCode)
  const fieldShare = pick(Object.values(FIELD_SHARES))
  const includeSometimes = <T extends object>(fields: T): T | object => (random() < fieldShare ? fields : {})
  const name = `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)} ${pick(BUSINESS_TYPES)}`
  const services = random() < fieldShare ? chooseServices(files, random) : []
  const minPrice = 200 + Math.floor(random() * 800)
  const isVerified = random() < fieldShare / 2
  const price = { label: 'Session', unit: 'session' as const, min: minPrice, max: minPrice + 100, asOf: '2026-11-01' }
  return {
    id: `bench-${clinicNumber}`,
    slug: `${name.toLowerCase().replace(/[^a-z]+/g, '-')}-${clinicNumber}`,
    name,
    address: `${9000 + Math.floor(random() * 900)} ${pick(STREETS)}, ${place.name}, NY ${zipCode}`,
    ...(place.location ? { location: place.location } : {}),
    services,
    featured: random() < 0.01,
    ...(isVerified || random() < fieldShare
      ? { phone: `+1212555${String(100 + (clinicNumber % 100)).padStart(4, '0')}` }
      : {}),
    verified: isVerified,
    ...includeSometimes({ description: [pick(SENTENCES), pick(SENTENCES), pick(SENTENCES)].join(' ') }),
    ...includeSometimes({
      rating: Math.round((3 + random() * 2) * 10) / 10,
      reviewCount: 1 + Math.floor(random() * 600),
    }),
    ...includeSometimes(zipRecord ? { coordinates: inventPointNear(zipRecord, random) } : {}),
    ...includeSometimes({
      hours: createWeekHours(pick(['08:00', '09:00', '10:00']), pick(['18:00', '19:00', '20:00'])),
    }),
    ...includeSometimes({ languages: ['English', pick(LANGUAGES.slice(1))] }),
    ...includeSometimes({ stepFree: random() < 0.5 }),
    ...includeSometimes({
      providers: [{ name: `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`, license: pick(PHYSICIAN_LICENSES) }],
    }),
    prices: random() < fieldShare ? services.slice(0, 2).map((service) => ({ service, ...price })) : [],
  }
}

function chooseServices(files: Pick<SeedFiles, 'treatments'>, random: () => number): string[] {
  const slugs = files.treatments.map(({ slug }) => slug)
  const count = 2 + Math.floor(random() * 3)
  const chosen = new Set<string>()
  while (chosen.size < count) chosen.add(slugs[Math.floor(random() ** 2 * slugs.length)] as string)
  return [...chosen]
}

const MAX_OFFSET_DEGREES = 0.005

const inventPointNear = ({ lat, lng }: Zip, random: () => number) => {
  const pickOffset = () => (random() + random() - 1) * MAX_OFFSET_DEGREES
  return { lat: Number((lat + pickOffset()).toFixed(5)), lng: Number((lng + pickOffset()).toFixed(5)) }
}

const createWeekHours = (opens: string, closes: string) => {
  const day = `${opens}-${closes}`
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: '10:00-16:00', sun: null }
}
