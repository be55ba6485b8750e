import { blob, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type {
  AreaCover,
  AreaGuide,
  ClinicHours,
  ClinicService,
  ClinicStatus,
  ComparisonRow,
  GuideContent,
  LabelledValue,
  LocalContent,
  Provider,
  Source,
} from '../domain/content.ts'
import { FACETS } from '../domain/facets.ts'
import type { SourcedText, TreatmentOption } from '../domain/option.ts'

/**
 * The tables. Everything is read-only for the site and replaced as a whole by the seed, so what a page needs
 * in one piece (a guide, a cover, opening hours) is one JSON column, and what a page searches or sorts by is a
 * column with an index. `npm run db:generate` turns a change here into a migration.
 */

const json = <T>(name: string) => text(name, { mode: 'json' }).$type<T>()
const flag = (name: string) => integer(name, { mode: 'boolean' })

/** One row: what the directory is called and which data it holds. */
export const site = sqliteTable('site', {
  id: integer('id').primaryKey(),
  /** Hash of everything the seed wrote. Part of every ETag and cache key. */
  version: text('version').notNull(),
  sample: flag('sample').notNull(),
  name: text('name').notNull(),
  blurb: text('blurb').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  /** The drawn map of the home page. */
  hero: json<AreaCover>('hero').notNull(),
  /** Name of the sharing picture of all other pages in `share_pictures`. */
  share: text('share').notNull(),
  loadedAt: text('loaded_at').notNull(),
})

/** What was loaded, item by item, with the day its content last changed: for the diff, the sitemap, the feed. */
export const contentItems = sqliteTable(
  'content_items',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    title: text('title').notNull(),
    path: text('path'),
    hash: text('hash').notNull(),
    modifiedOn: text('modified_on').notNull(),
    indexable: flag('indexable').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id] }), index('content_items_by_day').on(t.kind, t.modifiedOn)],
)

export const treatments = sqliteTable('treatments', {
  slug: text('slug').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  category: text('category').notNull(),
  description: text('description').notNull(),
  listed: flag('listed').notNull(),
  popular: flag('popular').notNull(),
  icon: text('icon').notNull(),
  /** Name of its sharing picture in `share_pictures`. */
  share: text('share').notNull(),
  quickFacts: json<LabelledValue[]>('quick_facts').notNull(),
})

/** Treatments as three screens group them: the treatment list, the dropdown of the search box, the finder's concerns. */
export const treatmentGroups = sqliteTable(
  'treatment_groups',
  {
    screen: text('screen', { enum: ['list', 'dropdown', 'finder'] }).notNull(),
    position: integer('position').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    treatments: json<string[]>('treatments').notNull(),
  },
  (t) => [primaryKey({ columns: [t.screen, t.position] })],
)

/** Everything a clinic can offer: the treatments with a guide, and the services beyond them. */
export const services = sqliteTable('services', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  /** The guide nearest to it; its own for a treatment, null when there is none. */
  treatment: text('treatment'),
})

export const guides = sqliteTable('guides', {
  treatment: text('treatment').primaryKey(),
  description: text('description').notNull(),
  content: json<GuideContent>('content').notNull(),
  sources: json<Source[]>('sources').notNull(),
  reviewedOn: text('reviewed_on').notNull(),
  medicallyReviewedBy: text('medically_reviewed_by'),
})

/** A treatment as an option of the finder: what it treats, how risky it is, who may perform it. */
export const treatmentOptions = sqliteTable('treatment_options', {
  treatment: text('treatment').primaryKey(),
  downtime: text('downtime').notNull(),
  sessions: text('sessions').notNull(),
  treats: json<SourcedText>('treats').notNull(),
  risk: json<TreatmentOption['risk']>('risk').notNull(),
  performers: json<TreatmentOption['performers']>('performers').notNull(),
})

export const localPages = sqliteTable(
  'local_pages',
  {
    treatment: text('treatment').notNull(),
    area: text('area').notNull(),
    content: json<LocalContent>('content').notNull(),
    sources: json<Source[]>('sources').notNull(),
  },
  (t) => [primaryKey({ columns: [t.treatment, t.area] })],
)

export const pricingTables = sqliteTable('pricing_tables', {
  /** `default` for the table of treatments that have none of their own. */
  treatment: text('treatment').primaryKey(),
  note: text('note'),
  source: text('source').notNull(),
  asOf: text('as_of').notNull(),
})

export const pricingRows = sqliteTable(
  'pricing_rows',
  {
    treatment: text('treatment').notNull(),
    position: integer('position').notNull(),
    type: text('type').notNull(),
    unit: text('unit').notNull(),
    averagePrice: integer('average_price').notNull(),
    minPrice: integer('min_price').notNull(),
    maxPrice: integer('max_price').notNull(),
  },
  (t) => [primaryKey({ columns: [t.treatment, t.position] })],
)

export const comparisonTables = sqliteTable('comparison_tables', {
  treatment: text('treatment').primaryKey(),
  title: text('title').notNull(),
  option1: text('option1').notNull(),
  option2: text('option2').notNull(),
  rows: json<ComparisonRow[]>('rows').notNull(),
  footnote: text('footnote'),
})

export const faqSections = sqliteTable('faq_sections', {
  slug: text('slug').primaryKey(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  /** What this section is the first of the page to cite. */
  sources: json<Source[]>('sources').notNull(),
})

/** Questions by where they stand: a section of the FAQ page, `home`, or `treatment/{slug}`. Answers are HTML. */
export const faqs = sqliteTable(
  'faqs',
  {
    scope: text('scope').notNull(),
    position: integer('position').notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.position] })],
)

export const areas = sqliteTable('areas', {
  slug: text('slug').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  /** The count the directory states; null when it states none. */
  statedCount: integer('stated_count'),
  listedCount: integer('listed_count').notNull(),
  featured: flag('featured').notNull(),
  tagline: text('tagline').notNull(),
  shortDescription: text('short_description').notNull(),
  lat: real('lat').notNull(),
  lng: real('lng').notNull(),
  transit: text('transit').notNull(),
  neighbours: json<string[]>('neighbours').notNull(),
  guide: json<AreaGuide>('guide').notNull(),
  sources: json<Source[]>('sources').notNull(),
  cover: json<AreaCover>('cover').notNull(),
  /** Name of its card's map in `pictures`. */
  map: text('map').notNull(),
  /** Name of its sharing picture in `share_pictures`. */
  share: text('share').notNull(),
  reviewedOn: text('reviewed_on').notNull(),
})

export const subAreas = sqliteTable(
  'sub_areas',
  {
    area: text('area').notNull(),
    slug: text('slug').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    lat: real('lat').notNull(),
    lng: real('lng').notNull(),
    description: text('description').notNull(),
    clientele: text('clientele').notNull(),
    popularServices: json<string[]>('popular_services').notNull(),
    /** Name of its small map in `pictures`. */
    map: text('map').notNull(),
  },
  (t) => [primaryKey({ columns: [t.area, t.slug] })],
)

export const insights = sqliteTable(
  'insights',
  {
    area: text('area').notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
  },
  (t) => [primaryKey({ columns: [t.area, t.position] })],
)

export const reviews = sqliteTable(
  'reviews',
  {
    id: integer('id').primaryKey(),
    rating: integer('rating').notNull(),
    text: text('text').notNull(),
    author: text('author').notNull(),
    location: text('location').notNull(),
    writtenOn: text('written_on').notNull(),
    treatment: text('treatment').notNull(),
    home: flag('home').notNull(),
  },
  (t) => [index('reviews_by_treatment').on(t.treatment), index('reviews_home').on(t.home, t.id)],
)

export const clinics = sqliteTable(
  'clinics',
  {
    id: text('id').primaryKey(),
    slug: text('slug'),
    /** Last part of its address: the slug, or the id where there is none. */
    segment: text('segment').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** At most 160 characters of the description, for cards. */
    excerpt: text('excerpt').notNull(),
    address: text('address').notNull(),
    /** Its own area, and first of `areas`. */
    location: text('location').notNull(),
    /** Every area under which its page may stand, in order. */
    areas: json<string[]>('areas').notNull(),
    services: json<ClinicService[]>('services').notNull(),
    featured: flag('featured').notNull(),
    verified: flag('verified').notNull(),
    rating: real('rating').notNull(),
    reviewCount: integer('review_count').notNull(),
    /** Null when unknown: the default point is drawn, and used for nothing else. */
    lat: real('lat'),
    lng: real('lng'),
    phone: text('phone'),
    /** Its place among the featured clinics of the home page; null for all others. */
    homePosition: integer('home_position'),
    /** Name of its small map in `pictures`. */
    map: text('map').notNull(),
    /** Name of its sharing picture in `share_pictures`. */
    share: text('share').notNull(),
    /** Null: the specification's fixed hours. */
    hours: json<ClinicHours>('hours'),
    byAppointment: flag('by_appointment').notNull(),
    languages: json<string[]>('languages').notNull(),
    /** Null when nobody has said. */
    stepFree: flag('step_free'),
    providers: json<Provider[]>('providers').notNull(),
    openedYear: integer('opened_year'),
    lastChecked: text('last_checked'),
    status: json<ClinicStatus>('status'),
  },
  (t) => [
    uniqueIndex('clinics_by_slug').on(t.slug),
    uniqueIndex('clinics_by_segment').on(t.segment),
    index('clinics_on_home').on(t.homePosition),
  ],
)

export const clinicPrices = sqliteTable(
  'clinic_prices',
  {
    clinicId: text('clinic_id').notNull(),
    position: integer('position').notNull(),
    service: text('service').notNull(),
    label: text('label').notNull(),
    unit: text('unit').notNull(),
    minPrice: integer('min_price').notNull(),
    maxPrice: integer('max_price').notNull(),
    asOf: text('as_of').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clinicId, t.position] }), index('clinic_prices_by_service').on(t.service, t.unit)],
)

/**
 * What clinics charge for a service by unit, area (`*` for all) and item (a row of the treatment's price table, `*` for
 * whatever is priced by this unit), worked out when the data is loaded. In whole US dollars.
 */
export const priceStatistics = sqliteTable(
  'price_statistics',
  {
    service: text('service').notNull(),
    item: text('item').notNull(),
    unit: text('unit').notNull(),
    area: text('area').notNull(),
    clinics: integer('clinics').notNull(),
    /** How many rows of `price_places` stand behind it: a clinic may state several prices. */
    prices: integer('prices').notNull(),
    minPrice: integer('min_price').notNull(),
    maxPrice: integer('max_price').notNull(),
    /** The median of the clinics' own middles. */
    middlePrice: integer('middle_price').notNull(),
    cheapestClinicId: text('cheapest_clinic_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.service, t.item, t.unit, t.area] }),
    index('price_statistics_by_area').on(t.item, t.area, t.service),
  ],
)

/** The prices behind each of the statistics, the cheapest first: a page of them is a range of one index. */
export const pricePlaces = sqliteTable(
  'price_places',
  {
    service: text('service').notNull(),
    item: text('item').notNull(),
    unit: text('unit').notNull(),
    area: text('area').notNull(),
    /** 1, 2, 3 … */
    place: integer('place').notNull(),
    clinicId: text('clinic_id').notNull(),
    /** Which of the clinic's prices it is. */
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.service, t.item, t.unit, t.area, t.place] })],
)

/** Where a zip code is, for distances: the middle of the listed clinics in it. */
export const zipPlaces = sqliteTable('zip_places', {
  zip: text('zip').primaryKey(),
  lat: real('lat').notNull(),
  lng: real('lng').notNull(),
})

/** Slugs that clinics had before a rename. */
export const clinicSlugs = sqliteTable('clinic_slugs', {
  slug: text('slug').primaryKey(),
  clinicId: text('clinic_id').notNull(),
})

/**
 * Every list of clinics the site shows, worked out when the data is loaded: one row for each clinic, service
 * and area it belongs to, `*` standing for all. A page of a list is then a range of one index, whatever the
 * number of clinics.
 */
export const listings = sqliteTable(
  'listings',
  {
    service: text('service').notNull(),
    area: text('area').notNull(),
    clinicId: text('clinic_id').notNull(),
    /** 1, 2, 3 … in each order. */
    recommended: integer('recommended').notNull(),
    byRating: integer('by_rating').notNull(),
    byName: integer('by_name').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.service, t.area, t.recommended] }),
    uniqueIndex('listings_by_rating').on(t.service, t.area, t.byRating),
    uniqueIndex('listings_by_name').on(t.service, t.area, t.byName),
  ],
)

export const listingCounts = sqliteTable(
  'listing_counts',
  { service: text('service').notNull(), area: text('area').notNull(), total: integer('total').notNull() },
  (t) => [primaryKey({ columns: [t.service, t.area] })],
)

/** Every value a list can be narrowed by, in the order in which pages show them. */
export const facetValues = sqliteTable('facet_values', {
  position: integer('position').primaryKey(),
  facet: text('facet', { enum: FACETS }).notNull(),
  value: text('value').notNull(),
  name: text('name').notNull(),
  /** Of a treatment: the unit that most clinics price it in. */
  unit: text('unit'),
})

/**
 * Which clinics have a value: a packed bitmap of their places in an order of the whole directory, so that a
 * combination of filters is an intersection of a few rows, and its pages come out in order, with no sorting.
 */
export const facetSets = sqliteTable(
  'facet_sets',
  { sort: text('sort').notNull(), token: text('token').notNull(), clinics: text('clinics').notNull() },
  (t) => [primaryKey({ columns: [t.sort, t.token] })],
)

/** Who is open, from a minute of the week (Monday 00:00 is 0) until that of the next row. `counts` as in facet_counts. */
export const openSets = sqliteTable(
  'open_sets',
  {
    sort: text('sort').notNull(),
    minute: integer('minute').notNull(),
    clinics: text('clinics').notNull(),
    counts: json<number[]>('counts').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sort, t.minute] })],
)

/** The counts of the selections that are worked out when the data is loaded, one for each row of facet_values. */
export const facetCounts = sqliteTable('facet_counts', {
  selection: text('selection').primaryKey(),
  total: integer('total').notNull(),
  counts: json<number[]>('counts').notNull(),
})

/**
 * Packed words by the clinics' places in the recommended order: `price/{service}` those with a price, cheapest
 * first; `places` two for each clinic, latitude and longitude. In pieces, since a value is 2 MB at most.
 */
export const clinicOrders = sqliteTable(
  'clinic_orders',
  { name: text('name').notNull(), piece: integer('piece').notNull(), body: text('body').notNull() },
  (t) => [primaryKey({ columns: [t.name, t.piece] })],
)

/** Drawn maps that results are marked on, and how a place is found on each. The picture is one of `pictures`. */
export const maps = sqliteTable('maps', {
  slug: text('slug').primaryKey(),
  position: integer('position').notNull(),
  picture: text('picture').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  lat: real('lat').notNull(),
  lng: real('lng').notNull(),
  /** Pixels for a radian at the equator. */
  scale: real('scale').notNull(),
})

/** Where a zip code is, roughly: the middle of the clinics in it. */
export const zipCodes = sqliteTable('zip_codes', {
  zip: text('zip').primaryKey(),
  lat: real('lat').notNull(),
  lng: real('lng').notNull(),
})

/** Retired addresses. `target` null: gone. */
export const redirects = sqliteTable('redirects', { path: text('path').primaryKey(), target: text('target') })

/** Pages that are prose only. `body` is HTML. */
export const prosePages = sqliteTable('prose_pages', {
  slug: text('slug').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  lead: text('lead').notNull(),
  body: text('body').notNull(),
  sources: json<Source[]>('sources').notNull(),
  updatedOn: text('updated_on').notNull(),
})

/**
 * What the search reads. Three full-text indexes lie over it (hand-written SQL): `site_index` over all that is no
 * clinic, `clinic_names` and `clinic_index` over the clinics. The ids of clinics follow their weighed ratings, so
 * that the first rows a full-text index gives are the best rated, and a page reads no more than it shows.
 */
export const searchDocuments = sqliteTable(
  'search_documents',
  {
    id: integer('id').primaryKey(),
    /** `page`: found by its key only, e.g. a treatment in an area. */
    kind: text('kind', { enum: ['treatment', 'area', 'clinic', 'guide', 'question', 'page'] }).notNull(),
    /** How the rules name it, e.g. `treatment:botox`, `area:queens/astoria`, `page:botox/soho`, `clinic:clinic-001`. */
    key: text('key').notNull(),
    title: text('title').notNull(),
    /** Other names it goes by; searched, never printed. */
    aliases: text('aliases').notNull(),
    services: text('services').notNull(),
    /** Where it is: the address of a clinic and the names of its areas. */
    place: text('place').notNull(),
    body: text('body').notNull(),
    path: text('path').notNull(),
    note: text('note').notNull(),
    lat: real('lat'),
    lng: real('lng'),
    /** The weighed rating of a clinic; 0 for all else. */
    weight: real('weight').notNull(),
  },
  (t) => [uniqueIndex('search_documents_by_key').on(t.key)],
)

/** Phrases that stand for a treatment, a place or a topic: held with the catalog, never searched here. */
export const searchTerms = sqliteTable(
  'search_terms',
  {
    phrase: text('phrase').notNull(),
    kind: text('kind', { enum: ['treatment', 'service', 'area', 'topic', 'ignored'] }).notNull(),
    target: text('target').notNull(),
    /** The thing's own name, rather than another word for it. */
    isName: flag('is_name').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.phrase, t.kind, t.target] })],
)

/** The words of all names, under each key that a misspelling of them may have (`spellingKeys`). */
export const searchSpellings = sqliteTable(
  'search_spellings',
  { key: text('key').notNull(), word: text('word').notNull() },
  (t) => [primaryKey({ columns: [t.key, t.word] })],
)

/** Drawn pictures by the name of their content, e.g. the small maps of cards. */
export const pictures = sqliteTable('pictures', {
  name: text('name').primaryKey(),
  type: text('type').notNull(),
  body: text('body').notNull(),
})

/** The parts of the sitemap: at most 50,000 pages each. Made from `content_items` whenever the data is loaded. */
export const sitemaps = sqliteTable('sitemaps', {
  /** For example `clinics-2`. */
  name: text('name').primaryKey(),
  modifiedOn: text('modified_on').notNull(),
})

/** Every page worth finding, in its part, with the day its content last changed. */
export const sitemapPages = sqliteTable(
  'sitemap_pages',
  {
    sitemap: text('sitemap').notNull(),
    position: integer('position').notNull(),
    path: text('path').notNull(),
    modifiedOn: text('modified_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sitemap, t.position] })],
)

/** What each load of the data added, changed and removed. It survives the next load: nothing here is ever replaced. */
export const dataChanges = sqliteTable(
  'data_changes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** The moment of the load, ISO 8601, the same for all its changes. */
    loadedAt: text('loaded_at').notNull(),
    change: text('change', { enum: ['loaded', 'added', 'changed', 'removed'] }).notNull(),
    kind: text('kind').notNull(),
    item: text('item').notNull(),
    title: text('title').notNull(),
    path: text('path'),
    /** What of it changed, in words, e.g. "hours"; empty where it is not known or everything is new. */
    details: json<string[]>('details').notNull(),
  },
  (t) => [index('data_changes_by_load').on(t.loadedAt)],
)

/**
 * Sharing pictures (PNG, 1200 × 630) by the name of their content. Written before the data that names them is
 * switched over, so that no page ever names one that is missing.
 */
export const sharePictures = sqliteTable('share_pictures', {
  name: text('name').primaryKey(),
  png: blob('png').notNull(),
})
