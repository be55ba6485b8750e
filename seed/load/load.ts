import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse as parseYaml } from 'yaml'
import type { z } from 'zod'
import { clinicsSchema, phonesSchema, pricesSchema } from './clinic-schemas.ts'
import * as front from './prose-schemas.ts'
import * as schemas from './schemas.ts'
import { stationsSchema, synonymsSchema, zipsSchema } from './search-schemas.ts'

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

/** The parsed content of `seed/`. */
export type SeedFiles = DataFiles & { prose: ProseFiles }

/** Reports every file that is missing, cannot be parsed, or does not match its schema; `files` is null if there is one. */
export function loadSeedFiles(folder: string): { files: SeedFiles | null; faults: Fault[] } {
  if (!existsSync(folder))
    return { files: null, faults: [{ file: '', path: '', message: 'the folder does not exist' }] }
  const faults: Fault[] = []
  const validated = (file: string, schema: z.ZodType, value: unknown): unknown => {
    const { data, error } = schema.safeParse(value)
    for (const { path, message } of error?.issues ?? []) faults.push({ file, path: path.join('.'), message })
    return data
  }
  const data = Object.entries(dataFiles).map(([name, schema]) => {
    const file = `data/${name}.json`
    const parsed = readJson(folder, file, faults)
    return [name, parsed === undefined ? null : validated(file, schema, parsed)]
  })
  const prose = Object.entries(proseFolders).map(([name, schema]) => [
    name,
    globSync(`content/${name}/**/*.md`, { cwd: folder })
      .sort()
      .flatMap((file) => {
        const parts = splitFrontMatter(readFileSync(join(folder, file), 'utf8'), file, faults)
        return parts ? [{ file, ...parts, front: validated(file, schema, parts.front) }] : []
      }),
  ])
  const files = { ...Object.fromEntries(data), prose: Object.fromEntries(prose) } as SeedFiles
  return { files: faults.length > 0 ? null : files, faults }
}

function readJson(folder: string, file: string, faults: Fault[]): unknown {
  const path = join(folder, file)
  try {
    if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'))
    faults.push({ file, path: '', message: 'is missing' })
  } catch (error) {
    faults.push({ file, path: '', message: `is not JSON: ${(error as Error).message}` })
  }
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
