import { MARK_END, MARK_START } from '../domain/search-query.ts'

/** A text whose found words stand between the two marks; they become `<mark>`, and everything stays text. */
export const Marked = ({ text }: { text: string }) =>
  text.split(MARK_START).map((part, index) => {
    const [marked, ...rest] = index === 0 ? [] : part.split(MARK_END)
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, never reordered
    return index === 0 ? (
      part
    ) : (
      <span key={index}>
        <mark>{marked}</mark>
        {rest.join('')}
      </span>
    )
  })
