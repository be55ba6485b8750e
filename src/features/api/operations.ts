import type { SchemaName } from '../../api-shapes/schemas.ts'
import { API_PAGE_SIZE } from '../../domain/limits.ts'

export interface Operation {
  id: string
  tag: 'Clinics' | 'Treatments' | 'Areas' | 'Prices' | 'Search' | 'Changes'
  path: string
  summary: string
  parameters: Parameter[]
  redirectDescription?: string
  responseSchema: SchemaName
}

export const returnsList = ({ path }: Operation) => !path.includes('{')

export interface Parameter {
  name: string
  in: 'path' | 'query'
  description: string
  required: boolean
  schema: object
  example?: string | number
}

const { min: minimum, max: maximum } = API_PAGE_SIZE

const createPagingParameters = (cursorDescription: string): Parameter[] => [
  {
    ...createQueryParameter(
      'limit',
      `Records per page: ${minimum} to ${maximum}, ${API_PAGE_SIZE.default} by default.`,
      20,
    ),
    schema: { type: 'integer', minimum, maximum, default: API_PAGE_SIZE.default },
  },
  createQueryParameter(
    'cursor',
    `The parameter 'cursor' of the URL in 'next' of the previous page. ${cursorDescription}`,
  ),
]

const createQueryParameter = (name: string, description: string, example?: string | number): Parameter => ({
  name,
  in: 'query',
  description,
  required: false,
  schema: { type: 'string' },
  example,
})
const createPathParameter = (name: string, description: string, example: string): Parameter => ({
  ...createQueryParameter(name, description, example),
  in: 'path',
  required: true,
})

const ANOTHER_SPELLING = 'Another spelling of the slug, such as cool-sculpting or hamptons. Follow the Location header.'

export const operations: Operation[] = [
  {
    id: 'listClinics',
    tag: 'Clinics',
    path: '/clinics',
    summary: 'Listed clinics, in the recommended order.',
    parameters: [
      createQueryParameter('service', 'Only clinics that offer the service with this slug.', 'botox'),
      createQueryParameter('area', 'Only clinics in the area with this slug, or in area/sub-area.', 'soho'),
      ...createPagingParameters('After new data is loaded, the response is 410.'),
    ],
    responseSchema: 'ClinicPage',
  },
  {
    id: 'getClinic',
    tag: 'Clinics',
    path: '/clinics/{key}',
    summary: 'A clinic with its people and prices, by id or slug.',
    parameters: [
      createPathParameter('key', 'Id or slug. A former slug redirects to the current one (301).', 'clinic-001'),
    ],
    redirectDescription: 'The key is a former slug. Follow Location.',
    responseSchema: 'ClinicDetail',
  },
  {
    id: 'listTreatments',
    tag: 'Treatments',
    path: '/treatments',
    summary: 'All treatments that have a guide.',
    parameters: [],
    responseSchema: 'TreatmentPage',
  },
  {
    id: 'getTreatment',
    tag: 'Treatments',
    path: '/treatments/{slug}',
    summary: 'A treatment with prices, questions, sources and the date of its last review.',
    parameters: [createPathParameter('slug', 'Slug of the treatment.', 'botox')],
    redirectDescription: ANOTHER_SPELLING,
    responseSchema: 'TreatmentDetail',
  },
  {
    id: 'listAreas',
    tag: 'Areas',
    path: '/areas',
    summary: 'All areas.',
    parameters: [],
    responseSchema: 'AreaPage',
  },
  {
    id: 'getArea',
    tag: 'Areas',
    path: '/areas/{slug}',
    summary: 'An area.',
    parameters: [createPathParameter('slug', 'Slug of the area.', 'soho')],
    redirectDescription: ANOTHER_SPELLING,
    responseSchema: 'Area',
  },
  {
    id: 'listPrices',
    tag: 'Prices',
    path: '/prices',
    summary: 'What treatments usually cost in New York City.',
    parameters: [
      createQueryParameter('treatment', "Only the prices with this 'treatment': a slug, or 'default'.", 'botox'),
    ],
    responseSchema: 'PricePage',
  },
  {
    id: 'search',
    tag: 'Search',
    path: '/search',
    summary:
      'Clinics, treatments, areas, pages and questions that match the query, by its words or its meaning. Returns a few of each kind, best first, starting with the kind of the best result.',
    parameters: [
      { ...createQueryParameter('q', 'The search query, up to 200 characters.', 'botox soho'), required: true },
    ],
    responseSchema: 'SearchPage',
  },
  {
    id: 'listChanges',
    tag: 'Changes',
    path: '/changes',
    summary: 'What each load of data added, changed and removed, newest first.',
    parameters: createPagingParameters('It stays valid when new data is loaded.'),
    responseSchema: 'ChangePage',
  },
]
