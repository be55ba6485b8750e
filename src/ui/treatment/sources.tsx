import type { Source } from '../../domain/content.ts'
import { formatDate } from '../../domain/time.ts'
import { Section } from '../page/layout.tsx'

interface SourcesProps {
  sources: readonly Source[]
  /** HTML of the page. If set, only the sources that the HTML cites are listed. */
  citedIn?: readonly string[]
}

const READ_LABELS = { part: 'read in part', copy: 'read in a copy' }

export const getTitleSeparator = (title: string) => (/[.?!]$/.test(title) ? '' : '.')

export function Sources({ sources, citedIn }: SourcesProps) {
  const shownSources = sources
    .map((source, index) => ({ ...source, number: index + 1 }))
    .filter(({ number }) => !citedIn || citedIn.some((html) => html.includes(`href="#s${number}"`)))
  if (shownSources.length === 0) return null
  return (
    <Section id="sources" title="Sources and notes" className="prose text-sm">
      <ol>
        {shownSources.map((source) => (
          <li key={source.id} id={`s${source.number}`} value={citedIn && source.number}>
            {source.url ? <a href={source.url}>{source.title}</a> : source.title}
            {source.publisher && `${getTitleSeparator(source.title)} ${source.publisher}`}
            {source.date && `, ${formatDate(source.date)}`}
            {source.read && ` (${READ_LABELS[source.read]})`}
          </li>
        ))}
      </ol>
    </Section>
  )
}
