import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

const CITATION = /\[\^[a-z0-9-]+\]/g
const LINK = /\[([^\]]*)\]\([^)]*\)/g
const MARKUP = /^\s*(?:[-*]|\d+\.)\s+|\*\*|[*_]/gm
const INCLUDE_OR_HEADING = /^\[\[.*$|^#+ .*$/gm

const segmentText = (granularity: 'sentence' | 'word', text: string) => [
  ...new Intl.Segmenter('en', { granularity }).segment(text),
]

export function computeReadingGrade(markdown: string): number {
  const text = markdown.replace(INCLUDE_OR_HEADING, '').replace(CITATION, '').replace(LINK, '$1').replace(MARKUP, '')
  const lines = text.split('\n').filter((line) => line.trim())
  const words = segmentText('word', text).flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
  return fleschKincaid({
    sentence: lines.flatMap((line) => segmentText('sentence', line)).length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  })
}
