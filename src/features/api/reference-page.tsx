import type { PageMeta } from '../../seo/meta.ts'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { Table } from '../../ui/table.tsx'
import { urls } from '../../urls.ts'
import type { JsonSchema } from './openapi.ts'
import { type Operation, operations } from './operations.ts'

interface ApiReferenceProps {
  meta: PageMeta
  sample: boolean
  rateLimit: { requests: number; period: number }
  schemas: Record<string, JsonSchema>
}

export const ApiReferencePage = ({ meta, sample, rateLimit, schemas }: ApiReferenceProps) => (
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
            <li>{`Each address may make ${rateLimit.requests} requests in ${rateLimit.period} seconds. Beyond that the response is 429, with Retry-After.`}</li>
            <li>
              Lists come in pages: follow <code>next</code> until it is null. When the data is replaced in between, the
              response is 410: start again.
            </li>
            <li>
              Responses carry an <code>ETag</code>. Send it back in <code>If-None-Match</code>, and the response is 304
              while nothing changed.
            </li>
            <li>
              Errors are <code>application/problem+json</code>. Pages of other sites may read the responses (CORS).
            </li>
            {sample && <li>The listings are samples: every clinic, person and review is invented.</li>}
            <li>
              Every list is also a file, and the whole directory one download: see <a href={urls.data()}>Data</a>.
            </li>
            <li>
              Every page of this site is Markdown too: add <code>.md</code> to its address.{' '}
              <a href="/llms.txt">llms.txt</a> lists the pages.
            </li>
          </ul>
        </section>
        <section aria-labelledby="requests">
          <h2 id="requests">Requests</h2>
          {operations.map((operation) => (
            <OperationEntry key={operation.id} operation={operation} sample={sample} />
          ))}
        </section>
        <section aria-labelledby="shapes">
          <h2 id="shapes">Shapes</h2>
          {Object.entries(schemas).map(([name, schema]) => (
            <ShapeEntry key={name} name={name} schema={schema} />
          ))}
        </section>
      </div>
    </div>
  </>
)

interface OperationProps {
  operation: Operation
  sample: boolean
}

const OperationEntry = ({ operation: { id, path, summary, parameters, response }, sample }: OperationProps) => (
  <div className="stack">
    <h3 id={id}>
      <code>{`GET ${urls.apiV1(path)}`}</code>
    </h3>
    <p>{summary}</p>
    {parameters.length > 0 && (
      <ul>
        {parameters.map((parameter) => (
          <li key={parameter.name}>
            <code>{parameter.name}</code>
            {`${parameter.required ? ', required' : ''}: ${parameter.description}`}
          </li>
        ))}
      </ul>
    )}
    <p>
      {'record' in response ? 'One ' : 'A page: '}
      <ShapeLink name={'record' in response ? response.record : response.page} />
      {/* The example clinic exists only in sample data. */}
      {(sample || !path.startsWith('/clinics/')) && (
        <>
          {' · '}
          <a href={exampleUrl({ path, parameters })}>
            Try it<span className="sr-only">{`: ${path}`}</span>
          </a>
        </>
      )}
    </p>
  </div>
)

function exampleUrl({ path, parameters }: Pick<Operation, 'path' | 'parameters'>): string {
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(parameters.find((parameter) => parameter.name === name)?.example ?? ''),
  )
  const required = parameters.filter((parameter) => parameter.in === 'query' && parameter.required)
  const query = new URLSearchParams(required.map(({ name, example }) => [name, String(example ?? '')])).toString()
  return urls.apiV1(filledPath) + (query ? `?${query}` : '')
}

const ShapeEntry = ({ name, schema }: { name: string; schema: JsonSchema }) => (
  <Table label={name} captionId={`shape-${name}`} columns={['Field', 'Type', 'Meaning']}>
    {Object.entries(schema.properties ?? {}).map(([field, type]) => (
      <tr key={field}>
        <th scope="row">
          <code>{field}</code>
        </th>
        <td>
          <TypeName schema={type} />
        </td>
        <td>{type.description}</td>
      </tr>
    ))}
  </Table>
)

const ShapeLink = ({ name }: { name: string }) => <a href={`#shape-${name}`}>{name}</a>

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
    const [first] = schema.anyOf.filter(({ type }) => type !== 'null')
    return (
      <>
        {first && <TypeName schema={first} />}
        {' or null'}
      </>
    )
  }
  return schema.properties
    ? `{ ${Object.keys(schema.properties).join(', ')} }`
    : [schema.type ?? 'any'].flat().join(' or ')
}
