/** A sentence of a Markdown text, with the citations that stand directly behind it. */
export interface Sentence {
  /** Its words, single spaces between them. Emphasis and the targets of links are gone; the text of a link stands between LINK and LINK_END. */
  text: string
  /** Lines from the start of the text to the line it begins on. */
  line: number
  heading: boolean
}

export const LINK = '\uE000'
export const LINK_END = '\uE001'

interface Piece {
  text: string
  line: number
  heading: boolean
}

/** The sentences of a Markdown text in order. A heading, a list item and a row of a table never share one with what follows. */
export const sentencesOf = (markdown: string): Sentence[] => blocksOf(markdown).flatMap((block) => split(block))

function blocksOf(markdown: string): Piece[] {
  const blocks: Piece[] = []
  let open = false
  for (const [line, text] of markdown.split('\n').entries()) {
    const heading = /^\s{0,3}#{1,6}\s+(.*?)\s*#*\s*$/.exec(text)
    const starts = /^\s*(?:[-*+]|\d+[.)]|>|\|)\s/.test(text)
    if (heading) blocks.push({ text: heading[1] ?? '', line, heading: true })
    else if (text.trim() && open && !starts) (blocks.at(-1) as Piece).text += `\n${text}`
    else if (text.trim()) blocks.push({ text, line, heading: false })
    open = heading === null && text.trim() !== ''
  }
  return blocks.map((block) => ({ ...block, text: plainWords(block.text) }))
}

/** Newlines stay, for the count of lines. */
const plainWords = (text: string) =>
  text
    .replace(/[\u00A0\u2009\u202F]/g, ' ')
    .replace(/^\s*(?:[-*+]|\d+[.)]|>)\s+/, '')
    .replace(/\[([^\]^][^\]]*)\]\((?:[^()\s]|\([^()\s]*\))*\)/g, `${LINK}$1${LINK_END}`)
    .replace(/<https?:[^>\s]*>|\bhttps?:\/\/\S*[^\s.,;:!?)]/g, '')
    .replace(/[*`]|(?<![\p{L}\d])_+|_+(?![\p{L}\d])/gu, '')

/** A full stop after one of these ends no sentence, nor does one between 'No' and a number. */
const ABBREVIATION = /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|St|vs|e\.g|i\.e)\.$/
const NUMBERED = /(?:^|\s)No\.\s+\d/

function split({ text, line, heading }: Piece): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  const add = (end: number) => {
    const raw = text.slice(start, end)
    const before = text.slice(0, start + (raw.length - raw.trimStart().length))
    const words = raw.trim().replace(/\s+/g, ' ')
    if (words) sentences.push({ text: words, line: line + before.split('\n').length - 1, heading })
    start = end
  }
  for (const match of text.matchAll(/[.!?…]+["'”’)\]\uE001]*((?:\[\^[a-z0-9-]+\])*)(?=\s|$)/g)) {
    const end = match.index + match[0].length
    const goesOn = /^\s+\p{Ll}/u.test(text.slice(end)) && match[1] === ''
    const abbreviated =
      ABBREVIATION.test(text.slice(start, match.index + 1)) || NUMBERED.test(text.slice(match.index - 3, end + 2))
    if (!heading && !goesOn && !abbreviated) add(end)
  }
  add(text.length)
  return sentences
}
