import { Fragment } from 'react'
import { MARK_END, MARK_START } from '../../domain/search/query.ts'

/** Wraps delimited words in `<mark>`. Everything else stays plain text. */
export function Marked({ text }: { text: string }) {
  const [before = '', ...found] = text.split(MARK_START)
  const pieces = found.map((part, index) => {
    const end = part.indexOf(MARK_END)
    return { key: `${index} ${part}`, word: part.slice(0, end), after: part.slice(end + MARK_END.length) }
  })
  return (
    <>
      {before}
      {pieces.map(({ key, word, after }) => (
        <Fragment key={key}>
          <mark>{word}</mark>
          {after}
        </Fragment>
      ))}
    </>
  )
}
