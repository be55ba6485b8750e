export interface Sentence {
  /** Whitespace is collapsed; emphasis and link targets are removed; link text is enclosed in LINK and LINK_END. */
  text: string
  /** Line number relative to the start of the text, from 0. */
  line: number
  heading: boolean
}

export const LINK = '\uE000'
export const LINK_END = '\uE001'

interface Block {
  text: string
  line: number
  heading: boolean
}

/** Splits Markdown into sentences. Headings, list items and table rows never share one with what follows. */
export const sentencesOf = (markdown: string): Sentence[] => parseBlocks(markdown).flatMap((block) => split(block))

function parseBlocks(markdown: string): Block[] {
  const blocks: Block[] = []
  let isOpen = false
  for (const [line, text] of markdown.split('\n').entries()) {
    const heading = /^\s{0,3}#{1,6}\s+(.*?)\s*#*\s*$/.exec(text)
    const startsBlock = /^\s*(?:[-*+]|\d+[.)]|>|\|)\s/.test(text)
    if (heading) blocks.push({ text: heading[1] ?? '', line, heading: true })
    else if (text.trim() && isOpen && !startsBlock) (blocks.at(-1) as Block).text += `\n${text}`
    else if (text.trim()) blocks.push({ text, line, heading: false })
    isOpen = heading === null && text.trim() !== ''
  }
  return blocks.map((block) => ({ ...block, text: toPlainText(block.text) }))
}

/** Strips Markdown but keeps newlines, so that lines can be counted. */
const toPlainText = (text: string) =>
  text
    .replace(/[\u00A0\u2009\u202F]/g, ' ')
    .replace(/^\s*(?:[-*+]|\d+[.)]|>)\s+/, '')
    .replace(/\[([^\]^][^\]]*)\]\((?:[^()\s]|\([^()\s]*\))*\)/g, `${LINK}$1${LINK_END}`)
    .replace(/<https?:[^>\s]*>|\bhttps?:\/\/\S*[^\s.,;:!?)]/g, '')
    .replace(/[*`]|(?<![\p{L}\d])_+|_+(?![\p{L}\d])/gu, '')

/** These periods do not end a sentence: after an abbreviation in this list, and in 'No. 5'. */
const ABBREVIATION = /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|St|vs|e\.g|i\.e)\.$/
const NUMBER_ABBREVIATION = /(?:^|\s)No\.\s+\d/

function split({ text, line, heading }: Block): Sentence[] {
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
    const continues = /^\s+\p{Ll}/u.test(text.slice(end)) && match[1] === ''
    const isAbbreviation =
      ABBREVIATION.test(text.slice(start, match.index + 1)) ||
      NUMBER_ABBREVIATION.test(text.slice(match.index - 3, end + 2))
    if (!heading && !continues && !isAbbreviation) add(end)
  }
  add(text.length)
  return sentences
}
