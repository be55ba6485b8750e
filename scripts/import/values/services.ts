import { LRUCache } from 'lru-cache'
import { findNearestWord } from '../../../src/domain/search/spelling.ts'
import { splitValues } from './lists.ts'
import { accept, joinReadings, type Reading, reject } from './reading.ts'

interface NamedService {
  slug: string
  name: string
  aliases: readonly string[]
}

export interface ServiceLists {
  treatments: readonly NamedService[]
  services: readonly NamedService[]
  synonyms: readonly { words: readonly string[]; means: readonly string[] }[]
}

/** Finds services by slug, name or alias. A search synonym alone names no service: 'wrinkles' does not mean Botox. */
export class ServiceIndex {
  readonly #slugsByKey = new Map<string, string>()
  readonly #relatedSlugsByKey = new Map<string, readonly string[]>()
  readonly #namesBySlug = new Map<string, string>()
  readonly #rejections = new LRUCache<string, Reading<never>>({
    max: 10_000,
    memoMethod: (text) => this.#createRejection(text),
  })

  constructor({ treatments, services, synonyms }: ServiceLists) {
    const allServices = [...treatments, ...services]
    for (const { slug, name } of allServices) this.#namesBySlug.set(slug, name)
    for (const { slug } of allServices) this.#addKey(slug, slug)
    for (const { slug, name } of allServices) this.#addKey(name, slug)
    for (const { slug, aliases } of allServices) for (const alias of aliases) this.#addKey(alias, slug)
    for (const { words, means } of synonyms)
      for (const word of words) this.#relatedSlugsByKey.set(createKey(word), means)
  }

  getName(slug: string): string {
    return this.#namesBySlug.get(slug) ?? slug
  }

  readServicesInText(text: string): Reading<string[]> {
    const slug = this.#slugsByKey.get(createKey(text))
    if (slug) return accept([slug])
    const parts = splitAtSeparators(text)
    const slugs = parts.map((part) => this.#slugsByKey.get(createKey(part)))
    if (parts.length > 1 && slugs.every((partSlug) => partSlug !== undefined)) return accept(slugs)
    const slugsInText = this.#findServices(text) ?? []
    return slugsInText.length > 0
      ? accept(slugsInText, `read '${text}' as ${slugsInText.join(', ')}`)
      : this.#rejections.memo(text)
  }

  readServices(value: unknown, lenient = false): Reading<string[]> {
    const items = splitValues(value).flatMap((text) => this.#splitServices(text))
    const readings = items.map((text) => this.readServicesInText(text))
    const reading = joinReadings(readings, lenient)
    return 'value' in reading ? { ...reading, value: [...new Set(reading.value.flat())] } : reading
  }

  findServicesInCategories(value: unknown): string[] {
    return [...new Set(splitValues(value).flatMap((text) => this.#slugsByKey.get(createKey(text)) ?? []))]
  }

  /** Finds services in text. Returns null if other words may change the meaning: 'filler removal', 'no Botox'. */
  #findServices(text: string, foundSlug?: string): string[] | null {
    const words = splitWords(text).slice(0, MAX_SEARCHED_WORDS)
    const match = this.#findLongestService(words, foundSlug)
    if (!match) return words.every((word) => IGNORED_WORDS.has(word)) ? [] : null
    const [before, after] = [words.slice(0, match.start), words.slice(match.end)]
    const [left, right] = [before, after].map((part) => this.#findServices(part.join(' '), foundSlug ?? match.slug))
    return left && right ? [...new Set([...left, match.slug, ...right])] : null
  }

  #findLongestService(words: readonly string[], foundSlug = ''): { start: number; end: number; slug: string } | null {
    for (let length = words.length; length > 0; length--)
      for (let start = 0; start + length <= words.length; start++) {
        const key = words.slice(start, start + length).join('')
        const slug =
          this.#slugsByKey.get(key) ?? (this.#relatedSlugsByKey.get(key)?.includes(foundSlug) ? foundSlug : undefined)
        if (slug) return { start, end: start + length, slug }
      }
    return null
  }

  /** Splits 'PRP / massage', but not 'Face & neck Botox', of which neither part is the name of a service. */
  #splitServices(text: string): string[] {
    const parts = splitAtSeparators(text)
    return !this.#slugsByKey.has(createKey(text)) && parts.some((part) => this.#slugsByKey.has(createKey(part)))
      ? parts
      : [text]
  }

  #addKey(text: string, slug: string): void {
    const key = createKey(text)
    if (key !== '' && !this.#slugsByKey.has(key)) this.#slugsByKey.set(key, slug)
  }

  #createRejection(text: string): Reading<never> {
    const reason = `'${text}' is not a service of this directory`
    const relatedSlugs = this.#relatedSlugsByKey.get(createKey(text))?.join(', ')
    if (relatedSlugs)
      return reject(reason, `add it to data/services.json or, if it means the same, write instead: ${relatedSlugs}`)
    const nearestKey = findNearestWord(createKey(text), this.#slugsByKey.keys())
    const nearestSlug =
      this.#slugsByKey.get(nearestKey ?? '') ??
      this.#findLongestService(splitWords(text).slice(0, MAX_SEARCHED_WORDS))?.slug
    const serviceFiles = 'data/treatments/ or data/services.json'
    return reject(
      reason,
      nearestSlug ? `did you mean ${nearestSlug}?` : `write a slug or a name of ${serviceFiles}, or add it there`,
    )
  }
}

const MAX_SEARCHED_WORDS = 12

const IGNORED_WORDS: ReadonlySet<string> = new Set(
  splitWords(
    'a the of for with by in on to our new all full type various more etc also or amp men women man woman male ' +
      'female client patient face facial body neck forehead frown line cheek chin arm leg back hand area eye ' +
      'medical cosmetic aesthetic clinical professional advanced custom customized personalized signature luxury deluxe ' +
      'premium classic express basic medium light deep injection injectable inject treatment therapy session service ' +
      'procedure package consultation consult brand lab tm md',
  ),
)

const splitAtSeparators = (text: string) => text.split(/\s*(?:\/|&|\+|\band\b)\s*/i).filter(Boolean)

function splitWords(text: string): string[] {
  return text
    .replace(/[®™©]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'and')
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word))
}

/** Returns a key for comparing names: 'hydra facial' and 'Hydrafacials' have the same key. */
const createKey = (text: string) => splitWords(text).join('')
