import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse as parseYaml } from 'yaml'
import type { z } from 'zod'
import * as shapes from './schemas.ts'
import { synonymsSchema } from './search-schemas.ts'

/** Something wrong in a file under `seed/`, and where. */
export interface Fault {
  file: string
  /** Where in it: a path such as `3.address`, or `line 12`; empty for the whole file. */
  path: string
  message: string
}

/** A Markdown file: its front matter, what follows it, and the line that starts on. */
export interface Prose<T> {
  file: string
  front: T
  body: string
  bodyLine: number
}

const dataFiles = {
  site: shapes.siteSchema,
  treatments: shapes.treatmentsSchema,
  groups: shapes.groupsSchema,
  services: shapes.servicesSchema,
  areas: shapes.areasSchema,
  clinics: shapes.clinicsSchema,
  phones: shapes.phonesSchema,
  prices: shapes.pricesSchema,
  options: shapes.optionsSchema,
  comparisons: shapes.comparisonsSchema,
  sources: shapes.sourcesSchema,
  facts: shapes.factsSchema,
  reviews: shapes.reviewsSchema,
  redirects: shapes.redirectsSchema,
  synonyms: synonymsSchema,
}

const proseFolders = {
  guides: shapes.guideSchema,
  local: shapes.localPageSchema,
  areas: shapes.areaContentSchema,
  faq: shapes.faqSectionSchema,
  pages: shapes.prosePageSchema,
}

type DataFiles = { [K in keyof typeof dataFiles]: z.infer<(typeof dataFiles)[K]> }
type ProseFiles = { [K in keyof typeof proseFolders]: Prose<z.infer<(typeof proseFolders)[K]>>[] }

/** Everything under `seed/`, each file in its shape; `texts` has them as they were read, for the lines that faults name. */
export type SeedFiles = DataFiles & { prose: ProseFiles; texts: ReadonlyMap<string, string> }

/** Reads all files of the folder. Every fault is reported, not the first; `files` is null when there is one. */
export function loadSeedFiles(folder: string): { files: SeedFiles | null; faults: Fault[] } {
  const faults: Fault[] = []
  const texts = new Map<string, string>()
  const read = <T>(file: string, schema: z.ZodType<T>, text: unknown): T | undefined => {
    const result = schema.safeParse(text)
    if (result.success) return result.data
    for (const issue of result.error.issues) faults.push({ file, path: issue.path.join('.'), message: issue.message })
    return undefined
  }
  const data: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(dataFiles)) {
    const file = `data/${name}.json`
    const parsed = parseFile(readText(folder, file, texts), file, faults)
    if (parsed !== undefined) data[name] = read(file, schema as z.ZodType<unknown>, parsed)
  }
  const prose: Record<string, unknown[]> = {}
  for (const [name, schema] of Object.entries(proseFolders)) {
    prose[name] = markdownIn(folder, `content/${name}`).flatMap((file) => {
      const parts = splitFrontMatter(readText(folder, file, texts) ?? '', file, faults)
      const front = parts && read(file, schema as z.ZodType<unknown>, parts.front)
      return parts && front !== undefined ? [{ file, front, body: parts.body, bodyLine: parts.bodyLine }] : []
    })
  }
  const files: Record<string, unknown> = { ...data, prose, texts }
  return { files: faults.length > 0 ? null : (files as SeedFiles), faults }
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

function markdownIn(folder: string, below: string): string[] {
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
    // Dates stay text: the schemas check them.
    const front: unknown = parseYaml(match[1] ?? '', { schema: 'core' })
    return { front, body: text.slice(match[0].length), bodyLine: match[0].split('\n').length }
  } catch (error) {
    faults.push({ file, path: 'front matter', message: `is not YAML: ${(error as Error).message}` })
    return null
  }
}
