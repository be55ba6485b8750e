import { decodeEntities } from './html.ts'

const WORDS_IN_A_SHINGLE = 5

function extractMainText(html: string): string {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1]
  if (main === undefined) throw new Error('the page has no <main>')
  const text = main
    // Removes code, pictures, controls and navigation. Controls and navigation are similar on all pages, and would make
    // any two pages look alike.
    .replace(/<(script|style|svg|form|button|label|select|datalist|nav)\b[\s\S]*?<\/\1>/g, ' ')
    // Removes opening hours, which the browser replaces with the open state.
    .replace(/<span>[^<]*<\/span>(?=<span data-hours)/g, ' ')
    .replace(/<\/?(?:a|b|em|i|span|strong|sup)\b[^>]*>/g, '')
  return decodeEntities(text.replace(/<[^>]*>/g, ' '))
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns all runs of five words (shingles) in a page's main part. The word "name" replaces each of `names`. */
export function getShingles(html: string, names: readonly string[]): Set<string> {
  const bareNames = names.map((name) => escapeRegExp(name.replace(/^the /i, ''))).sort((a, b) => b.length - a.length)
  const anyName = new RegExp(`(?<!\\p{L})(?:the )?(?:${bareNames.join('|')})(?!\\p{L})`, 'giu')
  const words =
    extractMainText(html)
      .replace(anyName, ' name ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const shingleFirstWords = words.slice(0, Math.max(0, words.length - WORDS_IN_A_SHINGLE + 1))
  return new Set(shingleFirstWords.map((_, start) => words.slice(start, start + WORDS_IN_A_SHINGLE).join(' ')))
}

/**
 * Returns the share of the smaller set's shingles that are also in the larger set, or NaN if a set is empty. Jaccard
 * similarity would miss a short page whose text is copied into a long page.
 */
export function computeContainment(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [smaller, larger] = a.size < b.size ? [a, b] : [b, a]
  return [...smaller].filter((shingle) => larger.has(shingle)).length / smaller.size
}
