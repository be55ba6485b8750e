import { HIGHLIGHT_END, HIGHLIGHT_START } from '../../domain/search/query.ts'

const HIGHLIGHT = new RegExp(`${HIGHLIGHT_START}(.*?)${HIGHLIGHT_END}`, 's')

export const HighlightedText = ({ text }: { text: string }) =>
  // Splitting by a pattern with a group puts the highlighted parts at the odd indexes.
  text.split(HIGHLIGHT).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts keep their order
    return index % 2 === 1 ? <mark key={index}>{part}</mark> : part
  })
