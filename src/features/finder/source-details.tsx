import type { SourcedText } from '../../domain/treatment/option.ts'
import { getTitleSeparator } from '../../ui/treatment/sources.tsx'

interface SourceDetailsProps {
  statements: readonly SourcedText[]
  showsCount?: boolean
}

export const SourceDetails = ({ statements, showsCount = true }: SourceDetailsProps) => {
  const sources = new Map(statements.flatMap(({ sources }) => sources).map((source) => [source.id, source]))
  return (
    <details className="text-sm">
      <summary>{showsCount ? `Sources (${sources.size})` : 'Sources'}</summary>
      <ul className="bullets">
        {[...sources.values()].map(({ id, title, publisher, url }) => (
          <li key={id}>
            <a href={url} rel="noopener">
              {title}
            </a>
            {`${getTitleSeparator(title)} ${publisher}`}
          </li>
        ))}
      </ul>
    </details>
  )
}
