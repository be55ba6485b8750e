import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { clinicsSchema, phonesSchema, pricesSchema } from './clinic-schemas.ts'
import * as front from './prose-schemas.ts'
import * as schemas from './schemas.ts'
import { stationsSchema, synonymsSchema } from './search-schemas.ts'
import { zipsSchema } from './zip-schemas.ts'

export interface Fault {
  file: string
  /** A path such as `3.address`, or `line 12`; empty for the whole file. */
  path: string
  message: string
}

export interface Prose<T> {
  file: string
  front: T
  body: string
  bodyLine: number
}

const dataFiles = {
  site: schemas.siteSchema,
  treatments: schemas.treatmentsSchema,
  groups: schemas.groupsSchema,
  services: schemas.servicesSchema,
  areas: schemas.areasSchema,
  clinics: clinicsSchema,
  phones: phonesSchema,
  prices: pricesSchema,
  options: schemas.optionsSchema,
  comparisons: schemas.comparisonsSchema,
  sources: schemas.sourcesSchema,
  facts: schemas.factsSchema,
  reviews: schemas.reviewsSchema,
  redirects: schemas.redirectsSchema,
  synonyms: synonymsSchema,
  zips: zipsSchema,
  stations: stationsSchema,
}

const proseFolders = {
  guides: front.guideSchema,
  local: front.localPageSchema,
  areas: front.areaContentSchema,
  faq: front.faqSectionSchema,
  pages: front.prosePageSchema,
}

type DataFiles = { [K in keyof typeof dataFiles]: z.infer<(typeof dataFiles)[K]> }
type ProseFiles = { [K in keyof typeof proseFolders]: Prose<z.infer<(typeof proseFolders)[K]>>[] }

/** The parsed content of `seed/`. `texts` holds the raw text of each file, for line numbers in faults. */
export type SeedFiles = DataFiles & { prose: ProseFiles; texts: ReadonlyMap<string, string> }

interface Loaded {
  files: SeedFiles | null
  /** Includes files that failed validation, for finding further faults only. Null if a file cannot be parsed. */
  unvalidated: SeedFiles | null
  faults: Fault[]
}

export function loadSeedFiles(folder: string): Loaded {
  if (!existsSync(folder)) {
    return { files: null, unvalidated: null, faults: [{ file: '', path: '', message: 'the folder does not exist' }] }
  }
  const faults: Fault[] = []
  const texts = new Map<string, string>()
  let isComplete = true
  const read = (file: string, schema: z.ZodType, value: unknown): unknown => {
    const result = schema.safeParse(value)
    if (result.success) return result.data
    for (const issue of result.error.issues) faults.push({ file, path: issue.path.join('.'), message: issue.message })
    return withDefaults(schema, value)
  }
  const data: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(dataFiles)) {
    const file = `data/${name}.json`
    const parsed = parseFile(readText(folder, file, texts), file, faults)
    if (parsed === undefined) isComplete = false
    else data[name] = read(file, schema, parsed)
  }
  const prose: Record<string, unknown[]> = {}
  for (const [name, schema] of Object.entries(proseFolders)) {
    prose[name] = listMarkdownFiles(folder, `content/${name}`).flatMap((file) => {
      const parts = splitFrontMatter(readText(folder, file, texts) ?? '', file, faults)
      if (!parts) isComplete = false
      return parts ? [{ file, front: read(file, schema, parts.front), body: parts.body, bodyLine: parts.bodyLine }] : []
    })
  }
  const files = { ...data, prose, texts } as Record<string, unknown> as SeedFiles
  return { files: faults.length > 0 ? null : files, unvalidated: isComplete ? files : null, faults }
}

/** Fills schema defaults into a value that failed validation. */
function withDefaults(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => withDefaults(schema.element as z.ZodType, item))
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object') return value
  const defaults = Object.entries(schema.shape).flatMap(([key, of]) => {
    const filled = (of as z.ZodType).safeParse(undefined)
    return filled.success && filled.data !== undefined ? [[key, filled.data]] : []
  })
  return { ...Object.fromEntries(defaults), ...value }
}

function readText(folder: string, file: string, texts: Map<string, string>): string | undefined {
  const path = join(folder, file)
  if (!existsSync(path)) return undefined
  const text = readFileSync(path, 'utf8')
  texts.set(file, text)
  return text
}

function parseFile(text: string | undefined, file: string, faults: Fault[]): unknown {
  if (text === undefined) {
    faults.push({ file, path: '', message: 'is missing' })
    return undefined
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    faults.push({ file, path: '', message: `is not JSON: ${(error as Error).message}` })
    return undefined
  }
}

function listMarkdownFiles(folder: string, below: string): string[] {
  const path = join(folder, below)
  if (!existsSync(path)) return []
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}

function splitFrontMatter(text: string, file: string, faults: Fault[]) {
  const match = /^---\n([\s\S]*?)\n---\n/.exec(text)
  if (!match) {
    faults.push({ file, path: 'line 1', message: 'must begin with front matter between two lines of ---' })
    return null
  }
  try {
    // The core schema leaves dates as strings, which our schemas validate.
    const front: unknown = parseYaml(match[1] ?? '', { schema: 'core' })
    return { front, body: text.slice(match[0].length), bodyLine: match[0].split('\n').length }
  } catch (error) {
    faults.push({ file, path: 'front matter', message: `is not YAML: ${(error as Error).message}` })
    return null
  }
}
