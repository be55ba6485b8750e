import type { Source } from '../domain/content.ts'
import { formatDate } from '../domain/time.ts'

interface SourcesProps {
  sources: readonly Source[]
  /** The HTML that cites them, where a page shows a part of what they belong to: the others are left out. */
  citedIn?: readonly string[]
}

/** What stands between a title and its publisher: one that is a question has its stop already. */
export const stopAfter = (title: string) => (/[.?!]$/.test(title) ? '' : '.')

/** The documents a page cites, numbered as its citations are. A source without an address is a note of the editors. */
export function Sources({ sources, citedIn }: SourcesProps) {
  const shown = sources
    .map((source, index) => ({ ...source, number: index + 1 }))
    .filter(({ number }) => !citedIn || citedIn.some((html) => html.includes(`href="#s${number}"`)))
  if (shown.length === 0) return null
  return (
    <section className="prose small" aria-labelledby="sources">
      <h2 id="sources">Sources and notes</h2>
      <ol>
        {shown.map((source) => (
          <li key={source.id} id={`s${source.number}`} value={citedIn && source.number}>
            {source.url ? <a href={source.url}>{source.title}</a> : source.title}
            {source.publisher && `${stopAfter(source.title)} ${source.publisher}`}
            {source.date && `, ${formatDate(source.date)}`}
          </li>
        ))}
      </ol>
    </section>
  )
}
