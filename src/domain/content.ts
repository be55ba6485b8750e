/** What pages hold beside clinics and prices (specification §3), as queries return it and pages show it. HTML comes from our own Markdown. */

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

export interface Guide {
  description: string
  content: GuideContent
  sources: Source[]
  reviewedOn: string
  medicallyReviewedBy: string | null
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
