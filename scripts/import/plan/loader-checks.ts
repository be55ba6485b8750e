import { checkClinics } from '../../../seed/check/clinics.ts'
import { clinicSchema } from '../../../seed/load/clinic-schemas.ts'
import type { Issue } from '../../../seed/load/load.ts'
import type { ClinicFile } from '../clinic-file.ts'
import type { Directory } from '../directory.ts'
import type { RowIssue } from '../values/reading.ts'
import type { ClinicChange } from './import-plan.ts'

const SUGGESTIONS: Readonly<Record<string, string>> = {
  providers: 'add the physician to providers, or leave providers empty',
  verified: 'fill in phone, or write no in verified',
  location: 'correct location, or leave it empty to use the area of the address',
}

const fileOf = ({ id }: ClinicFile) => `data/clinics/${id}.json`

export function loaderIssues(planned: readonly ClinicChange[], { clinics, lists }: Directory) {
  const byFile = new Map(planned.map((entry) => [fileOf(entry.clinic), entry]))
  const others = clinics.filter((clinic) => !byFile.has(fileOf(clinic)))
  // Planned clinics come last, because the loader reports a duplicate on the last clinic that has it.
  const all = [...others, ...planned.map(({ clinic }) => clinic)]
  const listings = all.map((clinic) => ({ ...clinicSchema.parse(clinic), file: fileOf(clinic) }))
  const issues = checkClinics({ ...lists, clinics: listings })
  const toRowIssues = (selected: readonly Issue[]) =>
    selected.flatMap(({ file, path, message }): RowIssue[] => {
      const entry = byFile.get(file)
      if (!entry) return []
      const suggestion = SUGGESTIONS[path] ?? 'correct the row'
      return [{ row: entry.row, column: path, value: entry.clinic.name, reason: message, suggestion }]
    })
  return {
    rejected: toRowIssues(issues.filter(({ warning }) => !warning)),
    warnings: toRowIssues(issues.filter(({ warning }) => warning)),
  }
}
