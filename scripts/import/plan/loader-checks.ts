import { checkClinics } from '../../../seed/check/clinics.ts'
import { clinicSchema } from '../../../seed/load/clinic-schemas.ts'
import type { Fault } from '../../../seed/load/load.ts'
import type { ClinicFile } from '../clinic-file.ts'
import type { Directory } from '../directory.ts'
import type { Finding } from '../values/reading.ts'
import type { ClinicChange } from './import-plan.ts'

const SUGGESTIONS: Readonly<Record<string, string>> = {
  providers: 'add the physician to providers, or leave providers empty',
  verified: 'fill in phone, or write no in verified',
  location: 'correct location, or leave it empty to use the area of the address',
}

const fileOf = ({ id }: ClinicFile) => `data/clinics/${id}.json`

interface LoaderFindings {
  /** Errors that the loader would report. */
  refused: Finding[]
  warnings: Finding[]
}

/** Runs the loader's checks on the directory as the import would leave it. Returns only issues of imported clinics. */
export function loaderFindings(planned: readonly ClinicChange[], { clinics, lists }: Directory): LoaderFindings {
  const byFile = new Map(planned.map((entry) => [fileOf(entry.clinic), entry]))
  const others = clinics.filter((clinic) => !byFile.has(fileOf(clinic)))
  // Planned clinics come last, because the loader reports a duplicate on the last clinic that has it.
  const all = [...others, ...planned.map(({ clinic }) => clinic)]
  const listings = all.map((clinic) => ({ ...clinicSchema.parse(clinic), file: fileOf(clinic) }))
  const faults = checkClinics({ ...lists, clinics: listings })
  const findings = (isWarning: boolean) =>
    faults
      .filter(({ warning = false }) => warning === isWarning)
      .flatMap((fault) => findingOf(fault, byFile.get(fault.file)) ?? [])
  return { refused: findings(false), warnings: findings(true) }
}

/** Returns null for a clinic that the import does not change. */
function findingOf({ path, message }: Fault, entry: ClinicChange | undefined): Finding | null {
  if (!entry) return null
  const suggestion = SUGGESTIONS[path] ?? 'correct the row'
  return { row: entry.row, column: path, value: entry.clinic.name, reason: message, suggestion }
}
