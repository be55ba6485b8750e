import { HIGHLIGHT_END, HIGHLIGHT_START } from '../../domain/search/query.ts'

const HIGHLIGHT_PATTERN = new RegExp(`${HIGHLIGHT_START}(.*?)${HIGHLIGHT_END}`, 's')

export const HighlightedText = ({ text }: { text: string }) =>
  // Splitting by a pattern with a group puts the highlighted parts at the odd indexes.
  text.split(HIGHLIGHT_PATTERN).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the part of the text
    return index % 2 === 1 ? <mark key={index}>{part}</mark> : part
  })
