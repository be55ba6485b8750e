import { toSlug } from '../../src/domain/slug.ts'
import type { Issue, SeedFiles } from './load.ts'
import { stringsIn } from './strings-in.ts'

interface FormerName {
  name: string
  fate: string
  isGone: boolean
}

export type FindFormerName = (text: string) => FormerName | null

export const describeFormerName = ({ name, fate }: FormerName, consequence = 'rewrite the text') =>
  `names ${name}, ${fate}: ${consequence}`

interface Candidate extends Omit<FormerName, 'name'> {
  slug: string
  pattern: string
}

/**
 * Finds removed and renamed clinics by their former slugs, because the files lack their former names. Ignores slugs of
 * one word, which could mean anything, and former names within a name in use.
 */
export function formerNameFinder(files: SeedFiles): FindFormerName {
  // Searching each text for all names would take too long.
  const texts = slugOfTexts(files)
  const candidates = [
    ...namesOfClosedClinics(files),
    ...namesOfRemovedClinics(files),
    ...namesOfRenamedClinics(files),
  ].filter(({ slug }) => slug === '' || texts.includes(`-${slug}-`))
  if (candidates.length === 0) return () => null
  const namesInUse = currentNames(files).filter((name) =>
    candidates.some(({ slug }) => `-${toSlug(name)}-`.includes(`-${slug}-`)),
  )
  const patternInUse = namesInUse.length === 0 ? null : wholeWords(namesInUse.map(patternOfName))
  const former = candidates.map((candidate) => ({ ...candidate, pattern: wholeWords([candidate.pattern]) }))
  return (text) => {
    const searched = patternInUse ? text.replace(patternInUse, '·') : text
    for (const { pattern, fate, isGone } of former) {
      const [name] = searched.match(pattern) ?? []
      if (name !== undefined) return { name, fate, isGone }
    }
    return null
  }
}

/** Warns of former names in front matter and `data/areas.json`. Skips insights: the compiler checks them. */
export function formerNamesInFields({ prose, areas }: SeedFiles, findFormerName: FindFormerName): Issue[] {
  const records = [
    ...Object.values(prose)
      .flat()
      .map(({ file, front }) => ({ file, record: { ...front, insights: [] } })),
    { file: 'data/areas.json', record: areas },
  ]
  return records.flatMap(({ file, record }) =>
    stringsIn(record).flatMap(({ path, text }) => {
      const former = findFormerName(text)
      return former ? { file, path, message: describeFormerName(former), warning: true as const } : []
    }),
  )
}

const slugOfTexts = ({ prose, areas }: SeedFiles): string => {
  const texts = Object.values(prose)
    .flat()
    .map(({ front, body }) => `${JSON.stringify(front)} ${body}`)
  const all = [...texts, JSON.stringify(areas)].join(' ')
  // "Mia's" must yield both 'mias' and 'mia'.
  return `-${toSlug(all)}-${toSlug(all.replace(/['’]/g, ' '))}-`
}

const isClosed = ({ status }: SeedFiles['clinics'][number]) => status?.kind === 'closed'

const namesOfClosedClinics = ({ clinics }: SeedFiles): Candidate[] =>
  clinics
    .filter(isClosed)
    .map(({ name }) => ({ slug: toSlug(name), pattern: patternOfName(name), fate: 'which is closed', isGone: true }))

/** `npm run clinic -- remove` adds redirects without a target. */
const namesOfRemovedClinics = ({ redirects }: SeedFiles): Candidate[] =>
  redirects.flatMap(({ from, to }) => {
    const [, slug = ''] = /^\/clinics\/([^/]+)$/.exec(from) ?? []
    return to === null ? candidateOfSlug(slug, 'which was removed', true) : []
  })

const namesOfRenamedClinics = ({ clinics }: SeedFiles): Candidate[] =>
  clinics
    .filter((clinic) => !isClosed(clinic))
    .flatMap(({ id, slug = id, name, previousSlugs }) =>
      [...(slug === id ? [] : [id]), ...previousSlugs].flatMap((former) =>
        candidateOfSlug(former, `which is now called ${name}`, false),
      ),
    )

const candidateOfSlug = (slug: string, fate: string, isGone: boolean): Candidate[] =>
  slug.includes('-') ? [{ slug, pattern: patternOfSlug(slug), fate, isGone }] : []

const currentNames = ({ clinics, treatments, services, areas }: SeedFiles): string[] =>
  [...clinics.filter((clinic) => !isClosed(clinic)), ...treatments, ...services, ...areas].map(({ name }) => name)

const wholeWords = (patterns: readonly string[]) => {
  const longestFirst = patterns.toSorted((a, b) => b.length - a.length).join('|')
  return new RegExp(`(?<![\\p{L}\\p{N}]|\\p{L}-)(?:${longestFirst})(?![\\p{L}\\p{N}]|-\\p{L})`, 'gu')
}

/** Matches either apostrophe, and a line break for a space. */
const patternOfName = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/['’]/g, "['’]"))
    .join('\\s+')

const SMALL_WORDS = /^(?:and|at|by|for|in|of|on|the)$/

/** Matches a slug as it is written in a name: 'glow-at-soho' matches 'Glow at Soho' and 'GLOW AT SOHO'. */
const patternOfSlug = (slug: string) =>
  slug
    .split('-')
    .map((word) => {
      const [first = '', ...rest] = [...word].map((letter) => `[${letter}${letter.toUpperCase()}]`)
      return [SMALL_WORDS.test(word) ? first : word.charAt(0).toUpperCase(), ...rest].join("['’]?")
    })
    .join('[^\\p{L}\\p{N}]+')
