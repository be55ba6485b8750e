import { existsSync, globSync, lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { clinicSchema, pricesSchema } from './clinic-schemas.ts'
import { splitFrontMatter } from './front-matter.ts'
import { parseJson } from './json.ts'
import * as frontMatterSchemas from './prose-schemas.ts'
import { type ReportIssue, readText } from './read-text.ts'
import { parseFileValue } from './schema-issues.ts'
import * as schemas from './schemas.ts'
import { stationsSchema, synonymsSchema, zipsSchema } from './search-schemas.ts'
import { treatmentSchema } from './treatment-schema.ts'

export interface Issue {
  /** Names a folder if the issue is about a missing guide, a missing text of an area, or several files. */
  file: string
  /** A place such as `3.address`, `line 12` or a heading. Empty for the whole file, or if only `line` is known. */
  path: string
  /** Counts from 1. Absent if the line is unknown, or if `path` contains the line. */
  line?: number | undefined
  message: string
  warning?: true | undefined
}

export interface ProseFile<T> {
  file: string
  front: T
  body: string
  bodyStartLine: number
}

const dataSchemas = {
  site: schemas.siteSchema,
  groups: schemas.groupsSchema,
  services: schemas.servicesSchema,
  areas: schemas.areasSchema,
  prices: pricesSchema,
  comparisons: schemas.comparisonsSchema,
  sources: schemas.sourcesSchema,
  hosts: schemas.hostsSchema,
  facts: schemas.factsSchema,
  reviews: schemas.reviewsSchema,
  redirects: schemas.redirectsSchema,
  synonyms: synonymsSchema,
  zips: zipsSchema,
  stations: stationsSchema,
}

const proseSchemas = {
  guides: frontMatterSchemas.guideSchema,
  local: frontMatterSchemas.localPageSchema,
  areas: frontMatterSchemas.areaContentSchema,
  faq: frontMatterSchemas.faqSectionSchema,
  pages: frontMatterSchemas.prosePageSchema,
  shared: frontMatterSchemas.sharedTextSchema,
}

type DataFiles = { [K in keyof typeof dataSchemas]: z.infer<(typeof dataSchemas)[K]> }
type Listing = z.infer<typeof clinicSchema> & { file: string }
export type Treatment = z.infer<typeof treatmentSchema> & { file: string }
type ProseFiles = { [K in keyof typeof proseSchemas]: ProseFile<z.infer<(typeof proseSchemas)[K]>>[] }

/** The path of the clinic's page is `/{location}/{segment}`. */
export type PlannedClinic = Omit<Listing, 'rating' | 'reviewCount'> & {
  segment: string
  location: string
  areas: string[]
  rating: number | null
  reviewCount: number | null
}

export type SeedFiles = DataFiles & { treatments: Treatment[]; clinics: Listing[]; prose: ProseFiles }

export function loadSeedFiles(folder: string): { files: SeedFiles | null; issues: Issue[] } {
  const reader = new DirectoryReader(folder)
  const data = reader.readDataFiles(Object.keys(dataSchemas) as (keyof DataFiles)[])
  const treatments = reader.readTreatments()
  const clinics = reader.readFolder('data/clinics', clinicSchema)
  const prose = Object.entries(proseSchemas).map(([name, schema]) => [
    name,
    reader.listFiles(`content/${name}/**/*.md`).flatMap((file) => reader.readProse(file, schema) ?? []),
  ])
  reader.rejectUnreadFiles()
  const files = { ...data, treatments, clinics, prose: Object.fromEntries(prose) } as SeedFiles
  return { files: reader.issues.length > 0 ? null : files, issues: reader.issues }
}

const IGNORED_FILES = /(^|\/)(README|changes\.log)\.md$/

export class DirectoryReader {
  readonly issues: Issue[] = []
  readonly #folder: string
  readonly #openedFiles = new Set<string>()

  constructor(folder: string) {
    this.#folder = folder
  }

  listFiles(pattern: string): string[] {
    return globSync(pattern, { cwd: this.#folder }).sort()
  }

  readDataFiles<K extends keyof DataFiles>(names: readonly K[]): Pick<DataFiles, K> {
    const entries = names.map((name) => [name, this.readJson(`data/${name}.json`, dataSchemas[name])?.parsed])
    return Object.fromEntries(entries) as Pick<DataFiles, K>
  }

  readTreatments(): Treatment[] {
    return this.readFolder('data/treatments', treatmentSchema).sort((a, b) => a.position - b.position)
  }

  /** Returns undefined if the file is missing or invalid. `parsed` includes the schema's defaults. */
  readJson<T extends z.ZodType>(file: string, schema: T): { written: z.input<T>; parsed: z.infer<T> } | undefined {
    const text = this.#readText(file)
    const value = text === null ? undefined : parseJson(text, this.#createReporter(file))
    const parsed = value === undefined ? undefined : this.#validate(file, schema, value)
    return parsed === undefined ? undefined : { written: value as z.input<T>, parsed }
  }

  readFolder<T extends z.ZodType>(folder: string, schema: T): (z.infer<T> & { file: string })[] {
    return this.listFiles(`${folder}/*.json`).flatMap((file) => {
      const record = this.readJson(file, schema)?.parsed
      return record ? [{ ...(record as object), file } as z.infer<T> & { file: string }] : []
    })
  }

  readProse<T extends z.ZodType>(file: string, schema: T): { file: string; front: z.infer<T> | undefined } | null {
    const text = this.#readText(file)
    const fileParts = text === null ? null : splitFrontMatter(text, this.#createReporter(file))
    return fileParts && { file, ...fileParts, front: this.#validate(file, schema, fileParts.front) }
  }

  rejectUnreadFiles(): void {
    const message =
      'is not a file of a directory: correct its name or folder (see docs/content.md), or move it elsewhere'
    const isUnread = (file: string) =>
      !this.#openedFiles.has(file) && !IGNORED_FILES.test(file) && !lstatSync(join(this.#folder, file)).isDirectory()
    for (const file of this.listFiles('{data,content}/**/*').filter(isUnread)) this.#createReporter(file)('', message)
  }

  #readText(file: string): string | null {
    this.#openedFiles.add(file)
    const path = join(this.#folder, file)
    if (existsSync(path)) return readText(path, this.#createReporter(file))
    this.#createReporter(file)('', 'is missing')
    return null
  }

  #validate<T extends z.ZodType>(file: string, schema: T, value: unknown): z.infer<T> | undefined {
    const { data, issues } = parseFileValue(schema, value)
    for (const { path, message } of issues) this.#createReporter(file)(path.join('.'), message)
    return data
  }

  #createReporter(file: string): ReportIssue {
    return (path, message, line) => this.issues.push({ file, path, message, line })
  }
}
