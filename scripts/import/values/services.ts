import { LRUCache } from 'lru-cache'
import { nearestWord } from '../../../src/domain/search/spelling.ts'
import { splitItems } from './lists.ts'
import { accepted, type JoinReadings, joinAll, type Reading, rejected } from './reading.ts'

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

/** Finds a service by slug, name or alias, but not by a search synonym: 'wrinkles' does not mean Botox. */
export class ServiceIndex {
  readonly #slugs = new Map<string, string>()
  readonly #related = new Map<string, readonly string[]>()
  readonly #names = new Map<string, string>()
  readonly #rejections = new LRUCache<string, Reading<never>>({
    max: 10_000,
    memoMethod: (text) => this.#createRejection(text),
  })

  constructor({ treatments, services, synonyms }: ServiceLists) {
    const allServices = [...treatments, ...services]
    for (const { slug, name } of allServices) this.#names.set(slug, name)
    for (const { slug } of allServices) this.#add(slug, slug)
    for (const { slug, name } of allServices) this.#add(name, slug)
    for (const { slug, aliases } of allServices) for (const alias of aliases) this.#add(alias, slug)
    for (const { words, means } of synonyms) for (const word of words) this.#related.set(keyOf(word), means)
  }

  nameOf(slug: string): string {
    return this.#names.get(slug) ?? slug
  }

  read(text: string): Reading<string[]> {
    const slug = this.#slugs.get(keyOf(text))
    if (slug) return accepted([slug])
    const parts = splitParts(text)
    const slugs = parts.map((part) => this.#slugs.get(keyOf(part)))
    if (parts.length > 1 && slugs.every((part) => part !== undefined)) return accepted(slugs)
    const slugsInText = this.#findAllIn(text) ?? []
    return slugsInText.length > 0
      ? accepted(slugsInText, `took '${text}' as ${slugsInText.join(', ')}`)
      : this.#rejections.memo(text)
  }

  readAll(value: unknown, join: JoinReadings = joinAll): Reading<string[]> {
    const items = splitItems(value).flatMap((text) => this.#split(text))
    const reading = join(items.map((text) => this.read(text)))
    return 'value' in reading ? { ...reading, value: [...new Set(reading.value.flat())] } : reading
  }

  amongCategories(value: unknown): string[] {
    return [...new Set(splitItems(value).flatMap((text) => this.#slugs.get(keyOf(text)) ?? []))]
  }

  /** Returns null if other words are left: 'filler removal' and 'no Botox' do not mean the services in them. */
  #findAllIn(text: string, service?: string): string[] | null {
    const words = wordsOf(text).slice(0, MAX_WORDS)
    const found = this.#longestIn(words, service)
    if (!found) return words.every((word) => IGNORED_WORDS.has(word)) ? [] : null
    const [before, after] = [words.slice(0, found.start), words.slice(found.end)]
    const [left, right] = [before, after].map((part) => this.#findAllIn(part.join(' '), service ?? found.slug))
    return left && right ? [...new Set([...left, found.slug, ...right])] : null
  }

  #longestIn(words: readonly string[], service = ''): { start: number; end: number; slug: string } | null {
    for (let length = words.length; length > 0; length--)
      for (let start = 0; start + length <= words.length; start++) {
        const key = words.slice(start, start + length).join('')
        const slug = this.#slugs.get(key) ?? (this.#related.get(key)?.includes(service) ? service : undefined)
        if (slug) return { start, end: start + length, slug }
      }
    return null
  }

  /** Splits at slashes and the like if a part is a service: 'PRP / massage', but not 'Face & body contouring'. */
  #split(text: string): string[] {
    const parts = splitParts(text)
    return !this.#slugs.has(keyOf(text)) && parts.some((part) => this.#slugs.has(keyOf(part))) ? parts : [text]
  }

  #add(text: string, slug: string): void {
    const key = keyOf(text)
    if (key !== '' && !this.#slugs.has(key)) this.#slugs.set(key, slug)
  }

  #createRejection(text: string): Reading<never> {
    const reason = `'${text}' is not a service of this directory`
    const related = this.#related.get(keyOf(text))?.join(', ')
    if (related)
      return rejected(reason, `add it to data/services.json, or write instead, if it is the same: ${related}`)
    const near = nearestWord(keyOf(text), this.#slugs.keys())
    const nearest = this.#slugs.get(near ?? '') ?? this.#longestIn(wordsOf(text).slice(0, MAX_WORDS))?.slug
    const file = 'data/treatments/ or data/services.json'
    return rejected(reason, nearest ? `did you mean ${nearest}?` : `write a slug or a name of ${file}, or add it there`)
  }
}

const MAX_WORDS = 12

/** Words that do not change which service is meant, as `wordsOf` returns them. */
const IGNORED_WORDS: ReadonlySet<string> = new Set(
  (
    'a the of for with by in on to our new all full type various more etc also and or amp men women man woman male ' +
    'female men women client patient face facial body neck forehead frown line cheek chin arm leg back hand area eye ' +
    'medical cosmetic aesthetic clinical professional advanced custom customized personalized signature luxury deluxe ' +
    'premium classic express basic medium light deep injection injectable inject treatment therapy session service ' +
    'procedure package consultation consult brand lab tm md'
  ).split(' '),
)

const splitParts = (text: string) => text.split(/\s*(?:\/|&|\+|\band\b)\s*/i).filter(Boolean)

const wordsOf = (text: string): string[] =>
  text
    .replace(/[®™©]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'and')
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))

/** Returns a key for comparing names, which is equal for 'hydra facial' and 'Hydrafacials'. */
const keyOf = (text: string) => wordsOf(text).join('')
