import type { Fault } from '../load/load.ts'
import { LINK, LINK_END, type Sentence, sentencesOf } from '../load/sentences.ts'

/**
 * Sentences shaped like a claim must say who says so: a `[^source]` directly behind them, or a `{fact}` for a figure.
 * The shapes are words and figures, not meanings: "is not permanent" is as much a medical claim as "is permanent".
 */
const WORDS: readonly RegExp[] = [
  /\bF\.?D\.?A\b|\bfood and drug administration\b/i,
  /\b(?:un|pre)?approv(?:e|es|ed|al|als|ing)\b/i,
  /\b(?:un)?safe(?:r|st|ly|ty)?\b/i,
  // 'At best' limits, it does not praise.
  /(?<!\bat )\bbest\b/i,
  // A superlative or a majority. 'At most' and 'at the most' are limits, 'make the most of' is neither.
  /(?<!\bat )(?<!\bat the )(?<!\b(?:make|makes|making|made) the )\bmost(?:ly)?\b/i,
  /\bat most (?:of|(?:[a-z-]+ )?(?:clinics|spas|medspas|studios|practices|places|salons|offices|providers|shops))\b/i,
  /\b(?:im|semi)?permanen(?:t|tly|ce)\b/i,
  /\bguarant(?:ee|ees|eed|eeing)\b/i,
  /\b(?:un)?vet(?:s|ted|ting)?\b/i,
  // To ask whether a use is off-label says nothing of it.
  /(?<!\bwhether\b[^:;]*)\boff[- ]label\b/i,
  // To study the menu is no claim; 'we found no study' is what a reader must know, and nobody can source it.
  /(?<!\bto )(?<!\bfound no (?:[a-z-]+ )?)\bstud(?:y|ies)\b/i,
  /\brare(?:r|st|ly)?\b/i,
  // To wait until the skin has healed is advice.
  /(?<!\buntil (?:it|the skin|the area) (?:has|is) )\bheal(?:s|ed|ing)?\b/i,
  /\bcur(?:e|es|ed|ing)\b/i,
  /\bburn(?:s|ed|t|ing)?\b/i,
  // Acne scars are what people come with, and their resurfacing is the name of a service.
  /(?<!\bacne[ -])\bscar(?:s|red|ring)?\b(?! resurfacing)/i,
  /\bbruis(?:e|es|ed|ing)\b/i,
]

const ONES = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen'
const MORE = '(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|millions?|dozens?'
const NUMBER = `(?:\\d[\\d,.]*|(?:${ONES}|${MORE})(?:[ -](?:${ONES}|${MORE}|one))*)`
/** Those a study or an advertisement counts; the two dermatologists of a practice are its staff. */
const PEOPLE =
  '(?:people|persons|patients|women|men|adults|children|teenagers|adolescents|infants|girls|boys|participants|subjects|volunteers|users|clients|customers|visitors|guests|respondents|recipients|new yorkers|americans)'
const PERSON = '(?:person|patient|woman|man|adult|child|participant|user|client)'
const YEAR = '(?:19|20)\\d\\d\\b'

/** 'Lasts about three months', 'fades after 2–4 weeks'; not 'the last two weeks', nor a visit, which lasts minutes or hours. */
const DURATION = `(?:lasts|lasted|lasting|(?<!\\b(?:the|this|your|its|their|our|his|her|at) )last|fad(?:es?|ed|ing)|w(?:ears?|ore) off)`
const PERIOD = `(?:(?:${NUMBER}|an?|one)(?:[–-]\\d+)?(?: (?:to|or) ${NUMBER})?(?: few| couple of)?) (?:days?|weeks?|months?|years?)`

const FIGURES: readonly RegExp[] = [
  new RegExp(`\\b${DURATION} (?:[a-z]+ ){0,4}?${PERIOD}\\b`, 'i'),
  /\$ ?\d|\bUSD ?\d|\d ?USD\b/i,
  new RegExp(`\\b${NUMBER} (?:us )?dollars?\\b`, 'i'),
  /%|\bper ?cent\b/i,
  // '22 people', 'hundreds of our clients', '187 healthy adult volunteers'; not across a plural, as in 'in 2 weeks people'.
  new RegExp(
    `(?<![\\w$.-])(?<!\\b(?:in|since|by|until|after|before) (?=${YEAR}))${NUMBER}\\+? (?:of )?(?:the |our |these )?(?:[a-z-]*[a-rt-z] ){0,2}${PEOPLE}\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:half|thirds?|quarters?|majority|minority) (?:of )?(?:the |all |our )?(?:[a-z-]+ )?${PEOPLE}\\b`,
    'i',
  ),
  // 'One in five', 'one woman in twenty', '3 out of 10'.
  new RegExp(`\\b(?:one|${NUMBER}) (?:${PERSON} )?(?:in|out of) (?:every )?(?!${YEAR})${NUMBER}\\b`, 'i'),
]

const FACT = /\{[a-z0-9-]+\}/g

/** The headings that the form of a guide prescribes. */
const FIXED_HEADINGS = new Set(['Safety', 'FDA status', 'FDA safety communications'])

export type Support = 'source' | 'fact' | 'none'

/** How each claim-shaped sentence of a Markdown text is supported. */
export function claimsIn(body: string): { sentence: Sentence; support: Support }[] {
  return sentencesOf(body).flatMap((sentence) => {
    const support = sentence.heading ? headingSupport(sentence.text) : supportOf(sentence.text)
    return support ? [{ sentence, support }] : []
  })
}

/** The claim-shaped sentences of a Markdown text that nothing stands behind. `bodyLine` is the line `body` begins on. */
export function claimFaults(file: string, body: string, bodyLine: number): Fault[] {
  return claimsIn(body)
    .filter(({ support }) => support === 'none')
    .map(({ sentence }) => ({
      file,
      path: `line ${bodyLine + sentence.line}`,
      message: `claims something without a source behind it: '${shortened(sentence.text)}'`,
    }))
}

/** A heading can carry no source, so it must not claim; asking is no claim, nor is what every guide is headed with. */
function headingSupport(text: string): Support | null {
  return text.endsWith('?') || FIXED_HEADINGS.has(text) || !isShaped(text) ? null : 'none'
}

/**
 * Null: no claim. A marker covers what stands before it, so that an unsourced half behind it is still found. A fact
 * brings its own figure with its source or note; the words around it need a source of their own.
 */
function supportOf(text: string): Support | null {
  const pieces = text.split(/((?:\[\^[a-z0-9-]+\])+)/)
  let support: Support | null = null
  for (let index = 0; index < pieces.length; index += 2) {
    const piece = (pieces[index] ?? '').replace(FACT, '')
    if (pieces[index] !== piece) support ??= 'fact'
    if (!isShaped(piece)) continue
    if (pieces[index + 1] !== undefined) support = 'source'
    else if (!onlySendsTheReader(piece)) return 'none'
  }
  return support
}

const isShaped = (text: string) => [...WORDS, ...FIGURES].some((shape) => shape.test(text))

const SENDS =
  /^(?:please |you can |you may )?(?:see|read|look|check|visit|go|find|compare|browse|report|write|call|turn|start|use)\b/i
const LINK_TEXT = new RegExp(`${LINK}[^${LINK_END}]*${LINK_END}`, 'g')

/**
 * 'See [the label](…)', 'Report it to the FDA': the name of where to go is no claim. What else the sentence says is, and
 * so is a clause that says something of the place.
 */
function onlySendsTheReader(text: string): boolean {
  if (!SENDS.test(text) || /[,;:—]|\b(?:which|who|that|because|since|as)\b/i.test(text.replace(LINK_TEXT, '')))
    return false
  return !isShaped(text.replace(LINK_TEXT, '').replace(/\b(?:to|at|with|in|on|from) the FDA(?:[’']s)?\b/g, ''))
}

const shortened = (text: string) => {
  const words = text.replace(new RegExp(`[${LINK}${LINK_END}]`, 'g'), '')
  return words.length > 90 ? `${words.slice(0, 88)} …` : words
}
