import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { z } from 'zod'
import type { ClinicFiles } from '../../seed/check/clinics.ts'
import { clinicSchema } from '../../seed/load/clinic-schemas.ts'
import { describePath } from '../../seed/load/describe-faults.ts'
import type { Treatment } from '../../seed/load/load.ts'
import { areasSchema, servicesSchema, siteSchema } from '../../seed/load/schemas.ts'
import { synonymsSchema, zipsSchema } from '../../seed/load/search-schemas.ts'
import { treatmentSchema } from '../../seed/load/treatment-schema.ts'
import { type Corrections, readCorrections } from '../listings/corrections.ts'
import { type RemovedClinic, readRemoved, removedFile } from '../listings/removed.ts'
import type { ClinicFile } from './clinic-file.ts'
import { ImportProblem } from './import-problem.ts'
import type { Zips } from './places/cities.ts'
import { ServiceIndex } from './values/services.ts'

/** The directory that the import writes to. */
export interface Directory {
  folder: string
  /** Whether the directory's clinics are invented. */
  sample: boolean
  zips: Zips
  services: ServiceIndex
  clinics: readonly ClinicFile[]
  /** Clinics that the owner removed, which no import adds again. */
  removed: readonly RemovedClinic[]
  /** Corrections made with `npm run clinic`, which imports keep. */
  corrections: Corrections
  /** The files that the loader needs to check clinics. */
  lists: Omit<ClinicFiles, 'clinics'>
}

export const clinicsFolder = (folder: string) => join(folder, 'data', 'clinics')

/** Throws an ImportProblem unless the folder has `data/`. */
export function requireDirectory(folder: string): void {
  const data = join(folder, 'data')
  if (existsSync(data) && statSync(data).isDirectory()) return
  throw new ImportProblem(
    `${folder} is not the folder of a directory: it has no folder data/. Name another with --from`,
  )
}

export function readDirectory(folder: string): Directory {
  const data = join(folder, 'data')
  const lists = {
    site: readList(data, 'site', siteSchema),
    zips: readList(data, 'zips', zipsSchema),
    areas: readList(data, 'areas', areasSchema),
    treatments: readTreatments(data),
    services: readList(data, 'services', servicesSchema),
  }
  const { treatments, services, site, zips } = lists
  return {
    folder,
    lists,
    sample: site.sample,
    zips: new Map(zips.zips.map((zip) => [zip.zip, zip])),
    services: new ServiceIndex({
      ...{ treatments, services },
      synonyms: readList(data, 'synonyms', synonymsSchema).treatments,
    }),
    clinics: readClinics(clinicsFolder(folder)),
    removed: readRemovedClinics(folder),
    corrections: readCorrections(folder),
  }
}

function readList<T extends z.ZodType>(data: string, name: string, schema: T): z.infer<T> {
  const file = join(data, `${name}.json`)
  if (!existsSync(file))
    throw new ImportProblem(`${file} is missing. The import needs it: restore it, or name another folder with --from`)
  return parse(readJsonFile(file), file, schema)
}

function parse<T extends z.ZodType>(value: unknown, file: string, schema: T): z.infer<T> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new ImportProblem(
    `${file}: ${describePath(issue?.path.join('.') ?? '') || 'the file'}: ${issue?.message}. Correct it, then import again`,
  )
}

function readJsonFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new ImportProblem(`${file} cannot be read: ${(error as Error).message}. Correct it, then import again`)
  }
}

function readTreatments(data: string): Treatment[] {
  const folder = join(data, 'treatments')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  if (names.length === 0)
    throw new ImportProblem(
      `${folder} has no treatments. The import needs them: restore the folder, or name another with --from`,
    )
  return names.map((name) => ({
    file: `data/treatments/${name}`,
    ...parse(readJsonFile(join(folder, name)), join(folder, name), treatmentSchema),
  }))
}

function readRemovedClinics(folder: string): RemovedClinic[] {
  try {
    return readRemoved(folder)
  } catch {
    throw new ImportProblem(
      `${removedFile(folder)} cannot be read. The import needs it, so that it adds no clinic which was removed: restore it`,
    )
  }
}

function readClinics(folder: string): ClinicFile[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return files.sort().map((file) => {
    const path = join(folder, file)
    // Keeps the clinic as it is in its file, because the defaults of a parsed one would count as changes.
    const clinic = readJsonFile(path) as ClinicFile
    parse(clinic, path, clinicSchema)
    if (clinic.id !== basename(file, '.json'))
      throw new ImportProblem(
        `${path} holds the clinic ${clinic.id}. Rename the file to ${clinic.id}.json, then import again`,
      )
    return clinic
  })
}
