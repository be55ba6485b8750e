import { toSlug } from '../../src/domain/slug.ts'
import type { Issue, SeedFiles } from './load.ts'

/** A clinic's name in a text, of a clinic that is gone or has another name now. */
export interface FormerName {
  name: string
  /** What became of the clinic: `which is closed`. */
  fate: string
  /** Whether the clinic is closed or removed, so that a text that names it would mislead. */
  isGone: boolean
}

export type FindFormerName = (text: string) => FormerName | null

/** Describes a former name for a warning. By default, the text is shown, and someone has to rewrite it. */
export const describeFormerName = ({ name, fate }: FormerName, consequence = 'rewrite the text') =>
  `names ${name}, ${fate}: ${consequence}`

interface Candidate extends Omit<FormerName, 'name'> {
  slug: string
  pattern: string
}

/**
 * Returns a function that finds the name of a closed, removed or renamed clinic in a text.
 *
 * The files still have the name of a closed clinic, but only the former slug of a removed or renamed one. `glow-bar`
 * finds "Glow Bar", not "glow bar"; a slug of one word could mean anything and finds nothing. Longer names of open
 * clinics, and of treatments and areas, are not searched: "Glow Bar" does not name the closed clinic "Glow".
 */
export function formerNameFinder(files: SeedFiles): FindFormerName {
  const texts = slugOfTexts(files)
  const candidates = [...closedClinics(files), ...removedClinics(files), ...renamedClinics(files)].filter(
    ({ slug }) => slug === '' || texts.includes(`-${slug}-`),
  )
  if (candidates.length === 0) return () => null
  const known = presentNames(files).filter((name) =>
    candidates.some(({ slug }) => `-${toSlug(name)}-`.includes(`-${slug}-`)),
  )
  const present = known.length === 0 ? null : wholeWords(known.map(patternOfName))
  const former = candidates.map((candidate) => ({ ...candidate, pattern: wholeWords([candidate.pattern]) }))
  return (text) => {
    const searched = present ? text.replace(present, '·') : text
    for (const { pattern, fate, isGone } of former) {
      const [name] = searched.match(pattern) ?? []
      if (name !== undefined) return { name, fate, isGone }
    }
    return null
  }
}

/** Warns of former names in front matter and in the areas' short texts. Insights are left out when they are compiled. */
export function formerNamesInFields({ prose, areas }: SeedFiles, find: FindFormerName): Issue[] {
  const fields = [
    ...Object.values(prose)
      .flat()
      .map(({ file, front }): [string, object] => [file, { ...front, insights: [] }]),
    ['data/areas.json', areas] as const,
  ]
  return fields.flatMap(([file, record]) =>
    textsIn(record).flatMap(([path, text]): Issue[] => {
      const former = find(text)
      return former ? [{ file, path, message: describeFormerName(former), warning: true }] : []
    }),
  )
}

/** Returns all texts in a record, with their paths. */
const textsIn = (value: unknown, path = ''): [path: string, text: string][] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, path === '' ? key : `${path}.${key}`))
}

/** Returns the words of all prose and of the areas' texts, to leave out quickly what no text names. */
const slugOfTexts = ({ prose, areas }: SeedFiles): string => {
  const texts = Object.values(prose)
    .flat()
    .map(({ front, body }) => `${JSON.stringify(front)} ${body}`)
  const all = [...texts, JSON.stringify(areas)].join(' ')
  // "Mia's" is 'mias' in a slug, but "Glow's" has to be found by 'glow'.
  return `-${toSlug(all)}-${toSlug(all.replace(/['’]/g, ' '))}-`
}

const isClosed = ({ status }: SeedFiles['clinics'][number]) => status?.kind === 'closed'

const closedClinics = ({ clinics }: SeedFiles): Candidate[] =>
  clinics
    .filter(isClosed)
    .map(({ name }) => ({ slug: toSlug(name), pattern: patternOfName(name), fate: 'which is closed', isGone: true }))

/** Returns the clinics that `npm run clinic -- remove` removed. It adds a redirect without a target for each slug. */
const removedClinics = ({ redirects }: SeedFiles): Candidate[] =>
  redirects.flatMap(({ from, to }) => {
    const [, slug = ''] = /^\/clinics\/([^/]+)$/.exec(from) ?? []
    return to === null ? candidateOfSlug(slug, 'which was removed', true) : []
  })

const renamedClinics = ({ clinics }: SeedFiles): Candidate[] =>
  clinics
    .filter((clinic) => !isClosed(clinic))
    .flatMap(({ id, slug = id, name, previousSlugs }) =>
      [...(slug === id ? [] : [id]), ...previousSlugs].flatMap((former) =>
        candidateOfSlug(former, `which is now called ${name}`, false),
      ),
    )

const candidateOfSlug = (slug: string, fate: string, isGone: boolean): Candidate[] =>
  slug.includes('-') ? [{ slug, pattern: patternOfSlug(slug), fate, isGone }] : []

const presentNames = ({ clinics, treatments, services, areas }: SeedFiles): string[] =>
  [...clinics.filter((clinic) => !isClosed(clinic)), ...treatments, ...services, ...areas].map(({ name }) => name)

const wholeWords = (patterns: readonly string[]) => {
  const longestFirst = patterns.toSorted((a, b) => b.length - a.length).join('|')
  return new RegExp(`(?<![\\p{L}\\p{N}]|\\p{L}-)(?:${longestFirst})(?![\\p{L}\\p{N}]|-\\p{L})`, 'gu')
}

/** Accepts either apostrophe, and a line break for a space. */
const patternOfName = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/['’]/g, "['’]"))
    .join('\\s+')

const SMALL_WORDS = /^(?:and|at|by|for|in|of|on|the)$/

/** Matches the words of a slug as a name has them: each begins with a capital letter or a digit. */
const patternOfSlug = (slug: string) =>
  slug
    .split('-')
    .map((word) => {
      const [first = '', ...rest] = [...word].map((letter) => `[${letter}${letter.toUpperCase()}]`)
      return [SMALL_WORDS.test(word) ? first : word.charAt(0).toUpperCase(), ...rest].join("['’]?")
    })
    .join('[^\\p{L}\\p{N}]+')
