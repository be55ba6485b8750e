import { isClosed } from '../../src/domain/clinic/clinic.ts'
import { toSlug } from '../../src/domain/slug.ts'
import { listStrings } from './list-strings.ts'
import type { Issue, SeedFiles } from './load.ts'

interface OutdatedName {
  name: string
  statusClause: string
  isClosedOrRemoved: boolean
}

export type FindOutdatedName = (text: string) => OutdatedName | null

export const describeOutdatedName = ({ name, statusClause }: OutdatedName, consequence = 'rewrite the text') =>
  `names ${name}, ${statusClause}: ${consequence}`

interface OutdatedNameCandidate extends Omit<OutdatedName, 'name'> {
  slug: string
  pattern: string
}

export function createOutdatedNameFinder(files: SeedFiles): FindOutdatedName {
  const slugifiedText = slugifyTexts(files)
  // Keeps only names whose slug is empty or occurs in the prose or the areas. Matching all names takes too long.
  const candidates = [...listClosedClinics(files), ...listRemovedClinics(files), ...listRenamedClinics(files)].filter(
    ({ slug }) => slug === '' || slugifiedText.includes(`-${slug}-`),
  )
  if (candidates.length === 0) return () => null
  const namesInUse = listNamesInUse(files).filter((name) =>
    candidates.some(({ slug }) => `-${toSlug(name)}-`.includes(`-${slug}-`)),
  )
  const patternOfNamesInUse =
    namesInUse.length === 0 ? null : createWholeWordsPattern(namesInUse.map(createNamePattern))
  const compiledCandidates = candidates.map((candidate) => ({
    ...candidate,
    pattern: createWholeWordsPattern([candidate.pattern]),
  }))
  return (text) => {
    const textWithoutNamesInUse = patternOfNamesInUse ? text.replace(patternOfNamesInUse, '·') : text
    for (const { pattern, statusClause, isClosedOrRemoved } of compiledCandidates) {
      const [name] = textWithoutNamesInUse.match(pattern) ?? []
      if (name !== undefined) return { name, statusClause, isClosedOrRemoved }
    }
    return null
  }
}

/** Returns warnings about outdated names in front matter and `data/areas.json`. `compileArea` checks the insights. */
export function findOutdatedNamesInFields({ prose, areas }: SeedFiles, findOutdatedName: FindOutdatedName): Issue[] {
  const records = [
    ...Object.values(prose)
      .flat()
      .map(({ file, front }) => ({ file, record: { ...front, insights: [] } })),
    { file: 'data/areas.json', record: areas },
  ]
  return records.flatMap(({ file, record }) =>
    listStrings(record).flatMap(({ path, text }) => {
      const outdatedName = findOutdatedName(text)
      return outdatedName ? { file, path, message: describeOutdatedName(outdatedName), warning: true as const } : []
    }),
  )
}

const slugifyTexts = ({ prose, areas }: SeedFiles): string => {
  const texts = Object.values(prose)
    .flat()
    .map(({ front, body }) => `${JSON.stringify(front)} ${body}`)
  const joinedTexts = [...texts, JSON.stringify(areas)].join(' ')
  // The text "Mia's" must match the slugs 'mias' and 'mia'.
  return `-${toSlug(joinedTexts)}-${toSlug(joinedTexts.replace(/['’]/g, ' '))}-`
}

const listClosedClinics = ({ clinics }: SeedFiles): OutdatedNameCandidate[] =>
  clinics.filter(isClosed).map(({ name }) => ({
    slug: toSlug(name),
    pattern: createNamePattern(name),
    statusClause: 'which is closed',
    isClosedOrRemoved: true,
  }))

/** `npm run clinic -- remove` adds a redirect without a target for the clinic's id and each slug it had. */
const listRemovedClinics = ({ redirects }: SeedFiles): OutdatedNameCandidate[] =>
  redirects.flatMap(({ from, to }) => {
    const [, slug = ''] = /^\/clinics\/([^/]+)$/.exec(from) ?? []
    return to === null ? createSlugCandidates(slug, 'which was removed', true) : []
  })

const listRenamedClinics = ({ clinics }: SeedFiles): OutdatedNameCandidate[] =>
  clinics
    .filter((clinic) => !isClosed(clinic))
    .flatMap(({ id, slug = id, name, previousSlugs }) =>
      [...(slug === id ? [] : [id]), ...previousSlugs].flatMap((formerSlug) =>
        createSlugCandidates(formerSlug, `which is now called ${name}`, false),
      ),
    )

/** Ignores slugs of one word, because the word may mean something else. */
const createSlugCandidates = (slug: string, statusClause: string, isClosedOrRemoved: boolean) =>
  slug.includes('-') ? [{ slug, pattern: createNamePatternFromSlug(slug), statusClause, isClosedOrRemoved }] : []

const listNamesInUse = ({ clinics, treatments, services, areas }: SeedFiles): string[] =>
  [...clinics.filter((clinic) => !isClosed(clinic)), ...treatments, ...services, ...areas].map(({ name }) => name)

const createWholeWordsPattern = (patterns: readonly string[]) => {
  const alternatives = patterns.toSorted((a, b) => b.length - a.length).join('|')
  return new RegExp(`(?<![\\p{L}\\p{N}]|\\p{L}-)(?:${alternatives})(?![\\p{L}\\p{N}]|-\\p{L})`, 'gu')
}

const createNamePattern = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/['’]/g, "['’]"))
    .join('\\s+')

const LETTERS_BY_SLUG_LETTER = Map.groupBy(
  Array.from({ length: 0x250 }, (_, codePoint) => String.fromCodePoint(codePoint)).filter((character) =>
    /\p{L}/u.test(character),
  ),
  toSlug,
)

const LOWERCASE_WORDS = /^(?:and|at|by|for|in|of|on|the)$/

/** Returns a pattern that matches names with this slug, such as 'Glow at Soho' and 'GLOW AT SOHO' for glow-at-soho. */
const createNamePatternFromSlug = (slug: string) =>
  slug
    .split('-')
    .map((word) =>
      [...word]
        .map((character, index) => {
          const letters = LETTERS_BY_SLUG_LETTER.get(character) ?? [character]
          const mustBeCapital = index === 0 && !LOWERCASE_WORDS.test(word)
          return `[${letters.filter((letter) => !mustBeCapital || letter === letter.toUpperCase()).join('')}]`
        })
        .join("['’]?"),
    )
    .join('[^\\p{L}\\p{N}]+')
