import schemas from '../../api-shapes/schemas.json' with { type: 'json' }
import type { Catalog } from '../../domain/catalog.ts'
import { API_LIMIT } from '../../domain/limits.ts'
import { toAbsoluteUrl, urls } from '../../urls.ts'
import { type Operation, operations, returnsList } from './operations.ts'

const createSchemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const PROBLEM_DESCRIPTIONS: Record<string, string> = {
  '400': 'A parameter is invalid or not supported, or there are too many parameters.',
  '404': 'Not found.',
  '410': 'The data has been replaced since the cursor was created, or the clinic closed long ago.',
  '414': 'The URL is too long.',
  '429': 'Too many requests.',
  '503': 'The directory cannot be read at this moment.',
}

export function createOpenApiDocument(origin: string, site: Catalog['site']) {
  return {
    openapi: '3.1.1',
    info: {
      title: `${site.name} API`,
      version: '1.0.0',
      summary: 'The directory as JSON, read-only.',
      description: [
        'No key is needed. Lists come in pages: follow `next`. Responses carry an ETag: send it back in If-None-Match and get 304 while nothing changed.',
        'Errors are problem+json (RFC 9457).',
        `Each address may make ${API_LIMIT.requests} requests in ${API_LIMIT.periodSeconds} seconds; beyond that the response is 429 with Retry-After.`,
        ...(site.sample ? ['Sample data: every clinic, person and review is invented.'] : []),
      ].join('\n\n'),
      contact: { name: site.name, url: toAbsoluteUrl(origin, urls.contact()), email: site.email },
      license: { name: 'License of the data', url: toAbsoluteUrl(origin, urls.license()) },
    },
    servers: [{ url: toAbsoluteUrl(origin, urls.apiV1()) }],
    security: [],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({
      name,
      description: `${name} of the directory.`,
    })),
    paths: Object.fromEntries(operations.map((operation) => [operation.path, { get: describeOperation(operation) }])),
    components: {
      schemas,
      responses: Object.fromEntries(
        Object.entries(PROBLEM_DESCRIPTIONS).map(([status, description]) => [
          `Problem${status}`,
          { description, content: { 'application/problem+json': { schema: createSchemaRef('Problem') } } },
        ]),
      ),
    },
  }
}

const describeOperation = (operation: Operation) => ({
  operationId: operation.id,
  tags: [operation.tag],
  summary: operation.summary,
  parameters: operation.parameters,
  responses: {
    '200': {
      description: 'Found.',
      headers: {
        ETag: { description: 'Changes with the data and with each release of the site.', schema: { type: 'string' } },
      },
      content: {
        'application/json': {
          schema: returnsList(operation)
            ? createSchemaRef(operation.responseSchema)
            : createSingleRecordSchema(operation.responseSchema),
        },
      },
    },
    ...(operation.redirectDescription && { '301': { description: operation.redirectDescription } }),
    '304': { description: 'Nothing changed since the response whose ETag was sent.' },
    ...Object.fromEntries(
      Object.keys(PROBLEM_DESCRIPTIONS)
        .filter((status) => canReturnError(status, operation))
        .map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]),
    ),
  },
})

function canReturnError(status: string, operation: Operation): boolean {
  if (status === '404') return !returnsList(operation)
  if (status === '410') return operation.id === 'listClinics' || operation.id === 'getClinic'
  return true
}

const createSingleRecordSchema = (name: string) => ({
  type: 'object',
  properties: { data: createSchemaRef(name), version: { type: 'string' } },
  required: ['data', 'version'],
})
