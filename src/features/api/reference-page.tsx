import schemas from '../../api-shapes/schemas.json' with { type: 'json' }
import { API_LIMIT } from '../../domain/limits.ts'
import { PageHeader, type PageProps } from '../../ui/page/layout.tsx'
import { Table } from '../../ui/table.tsx'
import { createUrlWithParameters, urls } from '../../urls.ts'
import { type Operation, operations, returnsList } from './operations.ts'

export const ApiReferencePage = ({ meta, catalog: { site } }: PageProps) => (
  <>
    <PageHeader
      meta={meta}
      title="API"
      lead="The directory as JSON: read-only, without a key, for any program or page."
    />
    <div className="wrap section">
      <div className="stack prose">
        <section aria-labelledby="using">
          <h2 id="using">How to use it</h2>
          <ul>
            <li>
              Everything is below <code>{urls.apiV1()}</code>. The{' '}
              <a href={urls.apiV1('/openapi.json')}>OpenAPI 3.1 document</a> describes it for programs.
            </li>
            <li>{`Each IP address may make ${API_LIMIT.requests} requests in ${API_LIMIT.periodSeconds} seconds. Beyond that, the response is 429 with Retry-After.`}</li>
            <li>
              Lists come in pages: follow <code>next</code> until it is null. If the data is replaced in between, the
              response is 410: start again.
            </li>
            <li>
              Responses carry an <code>ETag</code>. Send it back in <code>If-None-Match</code>, and the response is 304
              if nothing has changed.
            </li>
            <li>
              Errors are <code>application/problem+json</code>. Pages of other sites may read the responses (CORS).
            </li>
            {site.sample && <li>The listings are samples: every clinic, person and review is invented.</li>}
            <li>
              You can also download the clinics, areas, treatments and prices as files, or the whole directory at once:
              see <a href={urls.data()}>Data</a>.
            </li>
            <li>
              Every page of this site is also available as Markdown: add <code>.md</code> to its path.{' '}
              <a href="/llms.txt">llms.txt</a> lists the pages.
            </li>
          </ul>
        </section>
        <section aria-labelledby="requests">
          <h2 id="requests">Requests</h2>
          {operations.map((operation) => (
            <OperationEntry key={operation.id} operation={operation} sample={site.sample} />
          ))}
        </section>
        <section aria-labelledby="shapes">
          <h2 id="shapes">Shapes</h2>
          {Object.entries<JsonSchema>(schemas).map(([name, schema]) => (
            <ShapeEntry key={name} name={name} schema={schema} />
          ))}
        </section>
      </div>
    </div>
  </>
)

const OperationEntry = ({ operation, sample }: { operation: Operation; sample: boolean }) => (
  <div className="stack">
    <h3 id={operation.id}>
      <code>{`GET ${urls.apiV1(operation.path)}`}</code>
    </h3>
    <p>{operation.summary}</p>
    {operation.parameters.length > 0 && (
      <ul>
        {operation.parameters.map(({ name, required, description }) => (
          <li key={name}>
            <code>{name}</code>
            {`${required ? ', required' : ''}: ${description}`}
          </li>
        ))}
      </ul>
    )}
    <p>
      {returnsList(operation) ? 'A page: ' : 'One '}
      <ShapeLink name={operation.responseSchema} />
      {/* The example clinic exists only in sample data. */}
      {(sample || !operation.path.startsWith('/clinics/')) && (
        <>
          {' · '}
          <a href={createExampleUrl(operation)}>
            Try it<span className="sr-only">{`: ${operation.path}`}</span>
          </a>
        </>
      )}
    </p>
  </div>
)

function createExampleUrl({ path, parameters }: Operation): string {
  let url = urls.apiV1(path)
  for (const { name, in: location, example = '' } of parameters.filter(({ required }) => required))
    url =
      location === 'path'
        ? url.replace(`{${name}}`, String(example))
        : createUrlWithParameters(url, { [name]: example })
  return url
}

const ShapeEntry = ({ name, schema }: { name: string; schema: JsonSchema }) => (
  <Table label={name} captionId={`shape-${name}`} columns={['Field', 'Type', 'Meaning']}>
    {Object.entries(schema.properties ?? {}).map(([field, fieldSchema]) => (
      <tr key={field}>
        <th scope="row">
          <code>{field}</code>
        </th>
        <td>
          <TypeName schema={fieldSchema} />
        </td>
        <td>{fieldSchema.description}</td>
      </tr>
    ))}
  </Table>
)

const ShapeLink = ({ name }: { name: string }) => <a href={`#shape-${name}`}>{name}</a>

interface JsonSchema {
  description?: string
  type?: string | string[]
  $ref?: string
  items?: JsonSchema
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
}

const TypeName = ({ schema }: { schema: JsonSchema }) => {
  if (schema.$ref) return <ShapeLink name={schema.$ref.split('/').at(-1) ?? ''} />
  if (schema.items)
    return (
      <>
        {'list of '}
        <TypeName schema={schema.items} />
      </>
    )
  if (schema.anyOf) {
    const [nonNullSchema] = schema.anyOf.filter(({ type }) => type !== 'null')
    return (
      <>
        {nonNullSchema && <TypeName schema={nonNullSchema} />}
        {' or null'}
      </>
    )
  }
  return schema.properties
    ? `{ ${Object.keys(schema.properties).join(', ')} }`
    : [schema.type ?? 'any'].flat().join(' or ')
}
