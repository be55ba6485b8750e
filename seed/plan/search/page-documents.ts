import * as t from '../../../src/db/schema.ts'
import { createListKey, WILDCARD } from '../../../src/domain/catalog.ts'
import { CALL_A_DOCTOR_ID, isCallADoctorSection } from '../../../src/domain/content.ts'
import { FINDER_TOPIC_PREFIX, type GUIDE_TOPICS } from '../../../src/domain/search/rank.ts'
import { toSlug } from '../../../src/domain/slug.ts'
import { createNearestFirstListUrl, urls } from '../../../src/urls.ts'
import type { SeedFiles } from '../../load/load.ts'
import { getTotalsByListKey } from '../listings.ts'
import type { PlannedRows } from '../rows.ts'
import { findOpenClinicsInBorough, formatListedCount, getBoroughPhrase } from './borough-clinics.ts'
import { findBoroughsWithoutPage } from './place-terms.ts'
import { BLANK_DOCUMENT, type SearchDocument } from './search-document.ts'

export const createPageDocuments = (files: SeedFiles, rows: PlannedRows): SearchDocument[] => [
  ...createGeneralDocuments(),
  ...createTopicQuestionDocuments(files),
  ...createFinderDocuments(rows),
  ...createTreatmentTopicDocuments(rows),
  ...createGuideSectionDocuments(rows),
  ...createTreatmentAreaDocuments(rows),
  ...createTreatmentBoroughDocuments(rows),
]

const createPageDocument = (key: string, title: string, path: string, note: string): SearchDocument => ({
  ...BLANK_DOCUMENT,
  kind: 'page',
  key: `page:${key}`,
  title,
  body: '',
  path,
  note,
})

const createGeneralDocuments = () => [
  createPageDocument('directory', 'All med spas', urls.medspas(), 'The whole directory, to filter and to sort'),
  createPageDocument(
    'prices',
    'What treatments cost',
    urls.prices(),
    'What the listed clinics charge. Free offers and discounts are not listed',
  ),
  createPageDocument(
    'complaints',
    'If something went wrong: whom to tell',
    `${urls.checking()}#reporting`,
    'Phone numbers, and how to look up a license',
  ),
  createPageDocument(
    'elsewhere',
    'Places outside New York City and the Hamptons',
    urls.locations(),
    'This directory does not cover them. Choose a location that it covers',
  ),
  createPageDocument(
    'other-services',
    'All treatments in this directory',
    urls.treatments(),
    'What you searched for is not one of them. Choose a treatment that is',
  ),
  createPageDocument(
    'subway-lines',
    'Choose a location',
    urls.locations(),
    'The search knows subway stops, such as Bedford Av, but not lines',
  ),
  ...BEFORE_YOU_BOOK_PASSAGES.map(({ id, title, note }) =>
    createPageDocument(id, title, `${urls.beforeYouBook()}#${id}`, note),
  ),
]

/** Passages of the page about what to know before booking. `id` is both the topic and the id on the page. */
const BEFORE_YOU_BOOK_PASSAGES = [
  {
    id: 'blood-thinners',
    title: 'Blood thinners: what to do before you book',
    note: 'Do not stop them. What they mean for a treatment',
  },
  {
    id: 'isotretinoin',
    title: 'Isotretinoin (Accutane): before you book',
    note: 'What it means for a treatment, and whom to ask',
  },
  { id: 'under-18', title: 'Under 18: before you book', note: 'Who consents, and what is approved only for adults' },
  {
    id: 'pregnant-or-breastfeeding',
    title: 'Pregnant or breastfeeding: before you book',
    note: 'What is known to be safe, and what should wait',
  },
  { id: 'cold-sores', title: 'Cold sores: before you book', note: 'Say so when you book. What can wake the virus' },
  {
    id: 'a-weak-immune-system',
    title: 'A weak immune system: before you book',
    note: 'What it means for a treatment, and whom to ask',
  },
  {
    id: 'a-pacemaker-or-another-implanted-device',
    title: 'A pacemaker or another implanted device: before you book',
    note: 'What to say before you book ultrasound or radiofrequency',
  },
]

const createTopicQuestionDocuments = ({ synonyms }: SeedFiles) =>
  synonyms.topics.flatMap(({ means, question }) =>
    question
      ? createPageDocument(means, question, `${urls.faq()}#${toSlug(question)}`, 'Frequently asked question')
      : [],
  )

const createFinderDocuments = (rows: PlannedRows) =>
  rows
    .of(t.treatmentGroups)
    .filter(({ grouping, doctorFirst }) => grouping === 'finder' && doctorFirst)
    .map(({ slug, name }) =>
      createPageDocument(
        `${FINDER_TOPIC_PREFIX}${slug}`,
        `${name}: see a doctor first`,
        `${urls.finder()}?concern=${slug}`,
        'What may help, and why a doctor comes first',
      ),
    )

const PRICE_NOTE = 'Price ranges and an estimate'
const RULES_NOTE = 'The rules, with the laws they come from'
const GUIDE_SECTIONS: Record<(typeof GUIDE_TOPICS)[number], { title: string; id: string }> = {
  before: { title: 'before treatment', id: 'beforeTreatment' },
  aftercare: { title: 'recovery and aftercare', id: 'recovery' },
  'side-effects': { title: 'safety and side effects', id: 'safety' },
}

const createGuideSectionDocuments = (rows: PlannedRows) =>
  rows
    .of(t.treatments)
    .filter(({ slug }) => rows.of(t.guides).some(({ treatment }) => treatment === slug))
    .flatMap(({ slug, name }) =>
      Object.entries(GUIDE_SECTIONS).map(([topic, { title, id }]) =>
        createPageDocument(`${topic}/${slug}`, `${name}: ${title}`, `${urls.treatment(slug)}#${id}`, 'From the guide'),
      ),
    )

function createTreatmentTopicDocuments(rows: PlannedRows) {
  const guidesWithDoctorSection = rows.of(t.guides).filter(({ content }) => content.safety.some(isCallADoctorSection))
  const treatmentsWithDoctorSection = new Set(guidesWithDoctorSection.map(({ treatment }) => treatment))
  return rows.of(t.treatments).flatMap(({ slug, name }) => {
    const guideUrl = urls.treatment(slug)
    const doctorSectionUrl = `${guideUrl}#${CALL_A_DOCTOR_ID}`
    return [
      createPageDocument(`prices/${slug}`, `The price of ${name}`, urls.priceEstimate(slug), PRICE_NOTE),
      createPageDocument(`rules/${slug}`, `Who may perform ${name} in New York`, `${guideUrl}#performers`, RULES_NOTE),
      ...(treatmentsWithDoctorSection.has(slug)
        ? [
            createPageDocument(
              `emergency/${slug}`,
              `${name}: when to call a doctor`,
              doctorSectionUrl,
              'In an emergency call 911',
            ),
          ]
        : []),
    ]
  })
}

function createTreatmentAreaDocuments(rows: PlannedRows) {
  const totalsByListKey = getTotalsByListKey(rows)
  return rows
    .of(t.treatments)
    .flatMap(({ slug, name }) =>
      rows
        .of(t.areas)
        .map((area) =>
          createPageDocument(
            `${slug}/${area.slug}`,
            `${name} in ${area.name}`,
            urls.treatmentInArea(slug, area.slug),
            formatListedCount(totalsByListKey.get(createListKey(slug, area.slug)) ?? 0),
          ),
        ),
    )
}

function createTreatmentBoroughDocuments(rows: PlannedRows) {
  const totalsByListKey = getTotalsByListKey(rows)
  return findBoroughsWithoutPage(rows.of(t.areas)).flatMap(([place, borough]) => {
    const clinics = findOpenClinicsInBorough(rows, borough)
    return rows.of(t.treatments).map(({ slug, name }) => {
      const listedCount = clinics.filter(({ services }) => services.some((service) => service.slug === slug)).length
      const noneListedNote = clinics.length > 0 ? 'No listed clinic there offers it' : 'None is listed there'
      const isOffered = totalsByListKey.has(createListKey(slug, WILDCARD))
      return createPageDocument(
        `${slug}/${place}`,
        `${name} ${listedCount ? getBoroughPhrase(borough) : `nearest to ${borough}`}`,
        createNearestFirstListUrl(urls.serviceClinics(slug), place),
        isOffered
          ? `${listedCount ? formatListedCount(listedCount) : noneListedNote}: the nearest first`
          : formatListedCount(0),
      )
    })
  })
}
