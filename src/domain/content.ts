import { toSlug } from './slug.ts'

export interface LabeledValue {
  label: string
  value: string
  note?: string
}

export interface Link {
  name: string
  path: string
}

/** A document, or a note by the editors, which has no `url`. Citations are numbered by position, from 1. */
export interface Source {
  id: string
  title: string
  publisher: string
  url: string
  date: string | null
  /** `part` if the editors could read only a part of the document, `copy` if they read a copy at another URL. */
  read?: 'part' | 'copy'
}

export interface Section {
  heading: string
  html: string
}

export const CALL_A_DOCTOR_ID = 'when-to-call-a-doctor'
export const isCallADoctorSection = ({ heading }: Section) => toSlug(heading) === CALL_A_DOCTOR_ID

export interface GuideContent {
  introduction: string[]
  benefits: string[]
  process: string[]
  recovery: string[]
  results: string[]
  workedExample: string | null
  considerations: string[]
  beforeTreatment: string[]
  afterTreatment: string[]
  notFor: string[]
  safety: Section[]
  performers: string[]
  keywords: string[]
}

export interface FeaturedClinic {
  name: string
  address: string
  path: string
  description: string
}

export interface PopularClinic extends Omit<FeaturedClinic, 'description'> {
  rating: number | null
  reviewCount: number | null
  ratingSource?: string
}

export interface LocalPageContent {
  badge: string | null
  paragraphs: string[]
  timingTips: string[]
  sections: Section[]
  featuredClinics: FeaturedClinic[]
  /** Clinics, not people. Named after the page's heading, "Popular providers". */
  popularProviders: PopularClinic[]
  nearby: Link[]
  keywords: string[]
  /** The text of a list without clinics, or null for the usual one. */
  empty: { title: string; text: string } | null
}

export interface AreaGuide {
  /** HTML that cites the source of the area's `statedCount`. */
  countSource?: string
  welcome: string[]
  guide: string[]
  additional: string[]
}

/** SVG path data in view box units. `city` is the five boroughs, or Long Island on a map of the Hamptons. */
export interface CoverMapData {
  viewBox: string
  city: string
  beyond: string
  grid: string
  marks: [number, number][]
  bridges?: string
  /** Present only for the map of the home page. */
  names?: [name: string, x: number, y: number, isBorough: boolean][]
}

export interface ComparisonRow {
  category: string
  option1Value: string
  option2Value: string
}

export interface Guide {
  description: string
  content: GuideContent
  sources: Source[]
  reviewedOn: string
  medicallyReviewedBy: string | null
}

export interface Faq {
  question: string
  /** Contains HTML. */
  answer: string
  /** The date of the last review, as YYYY-MM-DD, if the question is of an FAQ section that has one. */
  reviewedOn?: string | null | undefined
}

/** Returns the date of the oldest review, or null if a question has no date. */
export function findOldestReview(faqs: readonly Faq[]): string | null {
  const [oldestDate] = faqs.map(({ reviewedOn }) => reviewedOn ?? '').toSorted()
  return oldestDate || null
}

export interface FaqSection {
  slug: string
  title: string
  faqs: Faq[]
  sources: Source[]
}

export interface LocalPage {
  content: LocalPageContent
  sources: Source[]
  reviewedOn: string | null
}

export interface AreaDetails {
  guide: AreaGuide
  sources: Source[]
  cover: CoverMapData
  reviewedOn: string
}

export interface SubArea {
  area: string
  slug: string
  name: string
  where: string
  description: string
  clientele: string
  popularServices: string[]
  map: string
}

export interface Prose {
  slug: string
  title: string
  description: string
  lead: string
  /** Contains HTML. */
  body: string
  sources: Source[]
  updatedOn: string
}
