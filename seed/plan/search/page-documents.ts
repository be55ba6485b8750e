import * as t from '../../../src/db/schema.ts'
import { CALL_A_DOCTOR_ID, isCallADoctorSection } from '../../../src/domain/content.ts'
import { FINDER_TOPIC_PREFIX } from '../../../src/domain/search/rank.ts'
import { toSlug } from '../../../src/domain/slug.ts'
import { createNearestFirstListUrl, urls } from '../../../src/urls.ts'
import type { SeedFiles } from '../../load/load.ts'
import type { PlannedRows } from '../rows.ts'
import { findOpenClinicsInBorough, formatListedCount } from './borough-clinics.ts'
import { findBoroughsWithoutPage } from './place-terms.ts'
import { BLANK_DOCUMENT, type SearchDocument } from './search-document.ts'

export function createPageDocuments({ synonyms }: SeedFiles, rows: PlannedRows): SearchDocument[] {
  const toPageDocument = (key: string, title: string, path: string, note: string): SearchDocument => ({
    ...BLANK_DOCUMENT,
    kind: 'page',
    key: `page:${key}`,
    title,
    body: '',
    path,
    note,
  })
  const boroughs = findBoroughsWithoutPage(rows.of(t.areas)).map(([place, borough]) => ({
    place,
    borough,
    clinics: findOpenClinicsInBorough(rows, borough),
  }))
  const totalsByList = new Map(rows.of(t.listingCounts).map((count) => [`${count.service}/${count.area}`, count.total]))
  const guidesWithDoctorSection = rows.of(t.guides).filter(({ content }) => content.safety.some(isCallADoctorSection))
  return [
    toPageDocument('directory', 'All med spas', urls.medspas(), 'The whole directory, to filter and to sort'),
    toPageDocument(
      'complaints',
      'If something went wrong: whom to tell',
      `${urls.checking()}#reporting`,
      'Telephone numbers, and how to look up a license',
    ),
    toPageDocument(
      'blood-thinners',
      'Blood thinners: what to do before you book',
      `${urls.beforeYouBook()}#blood-thinners`,
      'Do not stop them. What they mean for a treatment',
    ),
    ...synonyms.topics.flatMap(({ means, question }) =>
      question ? toPageDocument(means, question, `${urls.faq()}#${toSlug(question)}`, 'Frequently asked question') : [],
    ),
    ...rows
      .of(t.treatmentGroups)
      .filter(({ screen, doctorFirst }) => screen === 'finder' && doctorFirst)
      .map(({ slug, name }) =>
        toPageDocument(
          `${FINDER_TOPIC_PREFIX}${slug}`,
          `${name}: see a doctor first`,
          `${urls.finder()}?concern=${slug}`,
          'What may help, and why a doctor comes first',
        ),
      ),
    ...rows.of(t.treatments).flatMap(({ slug, name }) => [
      toPageDocument(
        `prices/${slug}`,
        `The price of ${name}`,
        urls.priceEstimate(slug),
        'Price ranges and an estimate',
      ),
      toPageDocument(
        `rules/${slug}`,
        `Who may perform ${name} in New York`,
        `${urls.treatment(slug)}#performers`,
        'The rules, with the laws they come from',
      ),
      ...(guidesWithDoctorSection.some(({ treatment }) => treatment === slug)
        ? [
            toPageDocument(
              `emergency/${slug}`,
              `${name}: when to call a doctor`,
              `${urls.treatment(slug)}#${CALL_A_DOCTOR_ID}`,
              'In an emergency call 911',
            ),
          ]
        : []),
      ...rows
        .of(t.areas)
        .map((area) =>
          toPageDocument(
            `${slug}/${area.slug}`,
            `${name} in ${area.name}`,
            urls.treatmentInArea(slug, area.slug),
            formatListedCount(totalsByList.get(`${slug}/${area.slug}`) ?? 0),
          ),
        ),
      ...boroughs.map(({ place, borough, clinics }) => {
        const listedCount = clinics.filter(({ services }) => services.some((service) => service.slug === slug)).length
        const noneListedNote = clinics.length > 0 ? 'None there is listed with it' : 'None is listed there'
        return toPageDocument(
          `${slug}/${place}`,
          `${name} ${listedCount ? 'in' : 'nearest to'} ${borough}`,
          createNearestFirstListUrl(urls.serviceClinics(slug), place),
          `${listedCount ? formatListedCount(listedCount) : noneListedNote}: the nearest first`,
        )
      }),
    ]),
  ]
}
