import type { WeekHours } from './hours.ts'

/** What the directory holds (specification §3), as queries return it and pages show it. HTML comes from our own Markdown. */

export interface LabelledValue {
  label: string
  value: string
  /** What a reader must know about the value, e.g. "sample figure". */
  note?: string
}

export interface Link {
  name: string
  path: string
}

/** A document cited on a page, in the order of first citation, which is the number it is cited by. */
export interface Source {
  id: string
  title: string
  publisher: string
  url: string
  date: string | null
}

/** A heading and the HTML below it. */
export interface Section {
  heading: string
  html: string
}

/** Each list holds HTML strings, one an item. */
export interface GuideContent {
  introduction: string[]
  benefits: string[]
  process: string[]
  recovery: string[]
  results: string[]
  considerations: string[]
  beforeTreatment: string[]
  afterTreatment: string[]
  notFor: string[]
  safety: Section[]
  performers: string[]
  keywords: string[]
}

/** A clinic singled out on a local page. */
export interface SingledOut {
  name: string
  address: string
  path: string
  description: string
}

export interface PopularProvider {
  name: string
  address: string
  path: string
  rating: number
  reviewCount: number
}

export interface LocalContent {
  badge: string | null
  paragraphs: string[]
  timingTips: string[]
  sections: Section[]
  featuredClinics: SingledOut[]
  popularProviders: PopularProvider[]
  nearby: Link[]
  keywords: string[]
  empty: { title: string; text: string } | null
}

export interface AreaGuide {
  welcome: string[]
  guide: string[]
  additional: string[]
}

/** A drawn map: path data and marks, in the units of its view box. What neither land covers is water. */
export interface AreaCover {
  viewBox: string
  city: string
  beyond: string
  /** Meridians and parallels. */
  grid: string
  marks: [number, number][]
}

export interface ComparisonRow {
  category: string
  option1Value: string
  option2Value: string
}

export interface ClinicService {
  slug: string
  name: string
  /** Whether a guide stands at /treatments/{slug}. */
  guide: boolean
}

/** Own opening hours of a clinic. */
export type ClinicHours = WeekHours

export interface Provider {
  name: string
  licence: string
  role?: string | undefined
}

export type ClinicStatus = { kind: 'closed'; on: string } | { kind: 'moved'; on: string; from: string }

/** What a card shows of a clinic. */
export interface ClinicCard {
  id: string
  /** Last part of its address: the slug, or the id where it has none. */
  segment: string
  name: string
  /** At most 160 characters of the description. */
  excerpt: string
  address: string
  /** Its own area. */
  location: string
  services: ClinicService[]
  featured: boolean
  verified: boolean
  rating: number
  reviewCount: number
  /** Name of its small map among the pictures. */
  map: string
  /** Null when its place is unknown: the map then shows the default point, marked approximate. */
  lat: number | null
  lng: number | null
  status: ClinicStatus | null
}

export interface Clinic extends ClinicCard {
  slug: string | null
  description: string
  /** Every area under which its page may stand; the first is its canonical one. */
  areas: string[]
  phone: string | null
  /** Null: the fixed hours of the specification. */
  hours: ClinicHours | null
  byAppointment: boolean
  languages: string[]
  /** Null when nobody has said. */
  stepFree: boolean | null
  providers: Provider[]
  openedYear: number | null
  lastChecked: string | null
  /** Name of its sharing picture. */
  share: string
}

/** A clinic's own price, in US dollars. */
export interface ClinicPrice {
  service: string
  label: string
  unit: string
  minPrice: number
  maxPrice: number
  asOf: string
}

export interface Guide {
  description: string
  content: GuideContent
  sources: Source[]
  reviewedOn: string
  medicallyReviewedBy: string | null
}

/** In US dollars. */
export interface PricingRow {
  type: string
  unit: string
  averagePrice: number
  minPrice: number
  maxPrice: number
}

export interface PricingTable {
  /** A treatment's slug, or `default`. */
  treatment: string
  note: string | null
  source: string
  asOf: string
  rows: PricingRow[]
}

export interface ComparisonTable {
  title: string
  option1: string
  option2: string
  rows: ComparisonRow[]
  footnote: string | null
}

export interface Faq {
  question: string
  /** HTML */
  answer: string
}

export interface FaqSection {
  slug: string
  title: string
  faqs: Faq[]
  /** What this section is the first of the page to cite. */
  sources: Source[]
}

export interface Review {
  id: number
  rating: number
  text: string
  author: string
  location: string
  writtenOn: string
  treatment: string
}

export interface LocalPage {
  content: LocalContent
  sources: Source[]
}

/** What an area's own pages show beyond the catalog. */
export interface AreaDetails {
  guide: AreaGuide
  sources: Source[]
  cover: AreaCover
  reviewedOn: string
}

export interface SubArea {
  area: string
  slug: string
  name: string
  description: string
  clientele: string
  popularServices: string[]
  map: string
}

export interface Insight {
  title: string
  description: string
}

export interface ProsePage {
  slug: string
  title: string
  description: string
  lead: string
  /** HTML */
  body: string
  sources: Source[]
  updatedOn: string
}

/** A line of the change log. */
export interface DataChange {
  id: number
  /** The moment of the load that brought it, ISO 8601. */
  loadedAt: string
  /** `loaded`: the first load, of which `title` is the number. */
  change: 'loaded' | 'added' | 'changed' | 'removed'
  kind: string
  item: string
  title: string
  path: string | null
  /** What of it changed, in words. */
  details: string[]
}

/** What clinics charge for a service by one unit, in whole US dollars. */
export interface PriceStatistic {
  service: string
  /** A row of the treatment's price table, or `*` for whatever is priced by this unit. */
  item: string
  unit: string
  /** An area's slug, or `*`. */
  area: string
  clinics: number
  /** A clinic may state several. */
  prices: number
  minPrice: number
  /** The median of the clinics' middles. */
  middlePrice: number
  maxPrice: number
  /** Who asks the least. */
  cheapest: { name: string; location: string; segment: string }
}

/** A price with the clinic that asks it. */
export interface ListedPrice extends ClinicPrice {
  clinic: { name: string; location: string; segment: string; address: string; phone: string | null }
}

/** What an appointment list shows of a clinic. */
export interface Bookable extends ClinicCard {
  phone: string | null
  hours: ClinicHours | null
  byAppointment: boolean
}
