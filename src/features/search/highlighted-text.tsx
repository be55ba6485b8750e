import { Fragment } from 'react'
import { HIGHLIGHT_END, HIGHLIGHT_START } from '../../domain/search/query.ts'

export function HighlightedText({ text }: { text: string }) {
  const [before = '', ...found] = text.split(HIGHLIGHT_START)
  const matches = found.map((part, index) => {
    const end = part.indexOf(HIGHLIGHT_END)
    return { key: `${index} ${part}`, word: part.slice(0, end), after: part.slice(end + HIGHLIGHT_END.length) }
  })
  return (
    <>
      {before}
      {matches.map(({ key, word, after }) => (
        <Fragment key={key}>
          <mark>{word}</mark>
          {after}
        </Fragment>
      ))}
    </>
  )
}
