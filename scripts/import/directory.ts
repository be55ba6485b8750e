import { basename, join } from 'node:path'
import type { ClinicCheckFiles } from '../../seed/check/clinics.ts'
import { clinicSchema } from '../../seed/load/clinic-schemas.ts'
import { describeIssues } from '../../seed/load/describe-issues.ts'
import { DirectoryReader } from '../../seed/load/load.ts'
import { UserError } from '../../seed/user-error.ts'
import { type CorrectionDays, readCorrections } from '../listings/corrections.ts'
import { type RemovedClinic, readRemovedClinics } from '../listings/removed.ts'
import type { ClinicFile } from './clinic-file.ts'
import type { Zips } from './places/cities.ts'
import { ServiceIndex } from './values/services.ts'

export interface Directory {
  folder: string
  isSample: boolean
  zips: Zips
  serviceIndex: ServiceIndex
  clinics: readonly ClinicFile[]
  removedClinics: readonly RemovedClinic[]
  corrections: CorrectionDays
  referenceData: Omit<ClinicCheckFiles, 'clinics'>
}

export const getClinicsFolder = (folder: string) => join(folder, 'data', 'clinics')

export function readDirectory(folder: string): Directory {
  const reader = new DirectoryReader(folder)
  const { synonyms, ...data } = reader.readDataFiles(['site', 'zips', 'areas', 'services', 'synonyms'])
  const treatments = reader.readTreatments()
  const clinics = reader.listFiles('data/clinics/*.json').flatMap((file) => readClinic(reader, file) ?? [])
  if (reader.issues.length > 0)
    throw new UserError(`${describeIssues(reader.issues, folder)}\nCorrect these issues first.`)
  return {
    folder,
    isSample: data.site.sample,
    clinics,
    referenceData: { ...data, treatments },
    zips: new Map(data.zips.zips.map((zip) => [zip.zip, zip])),
    serviceIndex: new ServiceIndex({ treatments, services: data.services, synonyms: synonyms.treatments }),
    removedClinics: readRemovedClinics(folder),
    corrections: readCorrections(folder),
  }
}

/** Returns the clinic as written in the file, because defaults added by parsing would count as changes. */
function readClinic(reader: DirectoryReader, file: string): ClinicFile | undefined {
  const clinic = reader.readJson(file, clinicSchema)?.written
  if (clinic && clinic.id !== basename(file, '.json'))
    reader.issues.push({ file, path: 'id', message: `is ${clinic.id}: rename the file to ${clinic.id}.json` })
  return clinic
}
