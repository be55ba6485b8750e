import type { SchemaName } from '../../api-shapes/schemas.ts'
import { API_PAGE_SIZE } from '../../domain/limits.ts'

export interface Operation {
  id: string
  tag: 'Clinics' | 'Treatments' | 'Areas' | 'Prices' | 'Search' | 'Changes'
  path: string
  summary: string
  parameters: Parameter[]
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
    name: 'limit',
    in: 'query',
    description: `Records per page: ${minimum} to ${maximum}, ${API_PAGE_SIZE.default} by default.`,
    required: false,
    schema: { type: 'integer', minimum, maximum, default: API_PAGE_SIZE.default },
    example: 20,
  },
  {
    name: 'cursor',
    in: 'query',
    description: `From next of the page before. ${cursorDescription}`,
    required: false,
    schema: { type: 'string' },
  },
]

const createQueryParameter = (name: string, description: string, example: string): Parameter => ({
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

export const operations: Operation[] = [
  {
    id: 'listClinics',
    tag: 'Clinics',
    path: '/clinics',
    summary: 'Listed clinics, in the recommended order.',
    parameters: [
      createQueryParameter('service', 'Only those that offer a service, by its slug.', 'botox'),
      createQueryParameter('area', 'Only those in an area, by its slug, or area/sub-area.', 'soho'),
      ...createPagingParameters('It holds for the data it was made from; after a new load the response is 410.'),
    ],
    responseSchema: 'ClinicPage',
  },
  {
    id: 'getClinic',
    tag: 'Clinics',
    path: '/clinics/{key}',
    summary: 'A clinic with its prices, by id or slug.',
    parameters: [createPathParameter('key', 'Id or slug. A former slug leads to the present one (301).', 'clinic-001')],
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
    summary: 'A treatment with prices, questions, sources and the day of its review.',
    parameters: [createPathParameter('slug', 'Slug of the treatment.', 'botox')],
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
    responseSchema: 'Area',
  },
  {
    id: 'listPrices',
    tag: 'Prices',
    path: '/prices',
    summary: 'What treatments usually cost in New York City.',
    parameters: [createQueryParameter('treatment', 'Only the table of one treatment, by its slug.', 'botox')],
    responseSchema: 'PricePage',
  },
  {
    id: 'search',
    tag: 'Search',
    path: '/search',
    summary:
      'Clinics, treatments, areas, pages and questions that hold the words or are meant by them: the kind of the best result first, each kind best first, with a few of each.',
    parameters: [
      { ...createQueryParameter('q', 'Words to look for, up to 200 characters.', 'botox soho'), required: true },
    ],
    responseSchema: 'SearchPage',
  },
  {
    id: 'listChanges',
    tag: 'Changes',
    path: '/changes',
    summary: 'What each load of the data added, changed and removed, newest first.',
    parameters: createPagingParameters('It stays valid after a new load.'),
    responseSchema: 'ChangePage',
  },
]
