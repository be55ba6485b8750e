import type { Source } from '../domain/content.ts'
import { formatDate } from '../domain/time.ts'

/** The documents a page cites, numbered as its citations are. A source without an address is a note of the editors. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null
  return (
    <section className="prose small" aria-labelledby="sources">
      <h2 id="sources">Sources and notes</h2>
      <ol>
        {sources.map((source) => (
          <li key={source.id} id={`source-${source.id}`}>
            {source.url ? (
              <a href={source.url} rel="noopener">
                {source.title}
              </a>
            ) : (
              source.title
            )}
            {source.publisher && `. ${source.publisher}`}
            {source.date && `, ${formatDate(source.date)}`}
          </li>
        ))}
      </ol>
    </section>
  )
}
