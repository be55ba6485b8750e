import type { Fault } from '../load/load.ts'
import { LINK, LINK_END, type Sentence, sentencesOf } from '../load/sentences.ts'

/** Words that require a source. They match wording, not meaning: "is not permanent" is also a medical claim. */
const CLAIM_WORDS: readonly RegExp[] = [
  /\bF\.?D\.?A\b|\bfood and drug administration\b/i,
  /\b(?:un|pre)?approv(?:e|es|ed|al|als|ing)\b/i,
  /\b(?:un)?safe(?:r|st|ly|ty)?\b/i,
  /(?<!\bat )\bbest\b/i,
  // Superlatives and majorities, but not 'at most', 'at the most' or 'make the most of'.
  /(?<!\bat )(?<!\bat the )(?<!\b(?:make|makes|making|made) the )\bmost(?:ly)?\b/i,
  /\bat most (?:of|(?:[a-z-]+ )?(?:clinics|spas|medspas|studios|practices|places|salons|offices|providers|shops))\b/i,
  /\b(?:im|semi)?permanen(?:t|tly|ce)\b/i,
  /\bguarant(?:ee|ees|eed|eeing)\b/i,
  /\b(?:un)?vet(?:s|ted|ting)?\b/i,
  // Asking whether a use is off-label is not a claim.
  /(?<!\bwhether\b[^:;]*)\boff[- ]label\b/i,
  // 'To study the menu' is not a claim, and 'we found no study' cannot have a source.
  /(?<!\bto )(?<!\bfound no (?:[a-z-]+ )?)\bstud(?:y|ies)\b/i,
  /\brare(?:r|st|ly)?\b/i,
  // Waiting until the skin has healed is advice.
  /(?<!\buntil (?:it|the skin|the area) (?:has|is) )\bheal(?:s|ed|ing)?\b/i,
  /\bcur(?:e|es|ed|ing)\b/i,
  /\bburn(?:s|ed|t|ing)?\b/i,
  // Acne scars are a reason to visit, and 'scar resurfacing' is a service.
  /(?<!\bacne[ -])\bscar(?:s|red|ring)?\b(?! resurfacing)/i,
  /\bbruis(?:e|es|ed|ing)\b/i,
]

const BELOW_TWENTY =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen'
const TENS_AND_ABOVE = '(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|millions?|dozens?'
const NUMBER = `(?:\\d[\\d,.]*|(?:${BELOW_TWENTY}|${TENS_AND_ABOVE})(?:[ -](?:${BELOW_TWENTY}|${TENS_AND_ABOVE}|one))*)`
/** People counted by a study or an advertisement, not the staff of a practice. */
const PEOPLE =
  '(?:people|persons|patients|women|men|adults|children|teenagers|adolescents|infants|girls|boys|participants|subjects|volunteers|users|clients|customers|visitors|guests|respondents|recipients|new yorkers|americans)'
const PERSON = '(?:person|patient|woman|man|adult|child|participant|user|client)'
const YEAR = '(?:19|20)\\d\\d\\b'

/** With PERIOD, matches 'lasts about three months', not 'the last two weeks'. Minutes and hours describe a visit. */
const DURATION = `(?:lasts|lasted|lasting|(?<!\\b(?:the|this|your|its|their|our|his|her|at) )last|fad(?:es?|ed|ing)|w(?:ears?|ore) off)`
const PERIOD = `(?:(?:${NUMBER}|an?|one)(?:[–-]\\d+)?(?: (?:to|or) ${NUMBER})?(?: few| couple of)?) (?:days?|weeks?|months?|years?)`

const CLAIM_FIGURES: readonly RegExp[] = [
  new RegExp(`\\b${DURATION} (?:[a-z]+ ){0,4}?${PERIOD}\\b`, 'i'),
  /\$ ?\d|\bUSD ?\d|\d ?USD\b/i,
  new RegExp(`\\b${NUMBER} (?:us )?dollars?\\b`, 'i'),
  /%|\bper ?cent\b/i,
  // '22 people', 'hundreds of our clients', '187 healthy adult volunteers'; not across a plural: 'in 2 weeks people'.
  new RegExp(
    `(?<![\\w$.-])(?<!\\b(?:in|since|by|until|after|before) (?=${YEAR}))${NUMBER}\\+? (?:of )?(?:the |our |these )?(?:[a-z-]*[a-rt-z] ){0,2}${PEOPLE}\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:half|thirds?|quarters?|majority|minority) (?:of )?(?:the |all |our )?(?:[a-z-]+ )?${PEOPLE}\\b`,
    'i',
  ),
  // Matches 'one in five', 'one woman in twenty' and '3 out of 10'.
  new RegExp(`\\b(?:one|${NUMBER}) (?:${PERSON} )?(?:in|out of) (?:every )?(?!${YEAR})${NUMBER}\\b`, 'i'),
]

const FACT = /\{[a-z0-9-]+\}/g

const FIXED_HEADINGS = new Set(['Safety', 'FDA status', 'FDA safety communications'])

export type Support = 'source' | 'fact' | 'none'

export function claimsIn(body: string): { sentence: Sentence; support: Support }[] {
  return sentencesOf(body).flatMap((sentence) => {
    const support = sentence.heading ? headingSupport(sentence.text) : findSupport(sentence.text)
    return support ? [{ sentence, support }] : []
  })
}

export function claimFaults(file: string, body: string, bodyLine: number): Fault[] {
  return claimsIn(body)
    .filter(({ support }) => support === 'none')
    .map(({ sentence }) => ({
      file,
      path: `line ${bodyLine + sentence.line}`,
      message: `makes a claim without citing a source: '${truncate(sentence.text)}'`,
    }))
}

/** Headings cannot cite sources, so they must not make claims. Questions and fixed headings are exempt. */
function headingSupport(text: string): Support | null {
  return text.endsWith('?') || FIXED_HEADINGS.has(text) || !isClaimShaped(text) ? null : 'none'
}

/** Null without a claim. A citation covers the text before it only, and a fact supports its own figure only. */
function findSupport(text: string): Support | null {
  const segments = text.split(/((?:\[\^[a-z0-9-]+\])+)/)
  let support: Support | null = null
  for (let index = 0; index < segments.length; index += 2) {
    const segment = (segments[index] ?? '').replace(FACT, '')
    if (segments[index] !== segment) support ??= 'fact'
    if (!isClaimShaped(segment)) continue
    if (segments[index + 1] !== undefined) support = 'source'
    else if (!onlyDirectsReader(segment)) return 'none'
  }
  return support
}

const isClaimShaped = (text: string) => [...CLAIM_WORDS, ...CLAIM_FIGURES].some((shape) => shape.test(text))

const DIRECTIVE =
  /^(?:please |you can |you may )?(?:see|read|look|check|visit|go|find|compare|browse|report|write|call|turn|start|use)\b/i
const LINK_TEXT = new RegExp(`${LINK}[^${LINK_END}]*${LINK_END}`, 'g')

/** 'See [the label](…)' and 'Report it to the FDA' are not claims, but a clause that describes the destination is. */
function onlyDirectsReader(text: string): boolean {
  if (!DIRECTIVE.test(text) || /[,;:—]|\b(?:which|who|that|because|since|as)\b/i.test(text.replace(LINK_TEXT, '')))
    return false
  return !isClaimShaped(text.replace(LINK_TEXT, '').replace(/\b(?:to|at|with|in|on|from) the FDA(?:[’']s)?\b/g, ''))
}

const truncate = (text: string) => {
  const words = text.replace(new RegExp(`[${LINK}${LINK_END}]`, 'g'), '')
  return words.length > 90 ? `${words.slice(0, 88)} …` : words
}
