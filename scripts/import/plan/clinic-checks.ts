import { checkClinics } from '../../../seed/check/clinics.ts'
import { clinicSchema } from '../../../seed/load/clinic-schemas.ts'
import type { Issue } from '../../../seed/load/load.ts'
import type { ClinicFile } from '../clinic-file.ts'
import type { Directory } from '../directory.ts'
import type { RowIssue } from '../values/reading.ts'
import type { MergedRow } from './import-plan.ts'

const SUGGESTIONS_BY_FIELD: Readonly<Record<string, string>> = {
  providers: 'add the physician to providers, or leave providers empty',
  verified: 'fill in phone, or write no in verified',
  location: 'correct location, or leave it empty to use the area of the address',
}

const getFilePath = ({ id }: ClinicFile) => `data/clinics/${id}.json`

export function findClinicCheckIssues(changes: readonly MergedRow[], { clinics, referenceData }: Directory) {
  const changesByFile = new Map(changes.map((change) => [getFilePath(change.clinic), change]))
  const otherClinics = clinics.filter((clinic) => !changesByFile.has(getFilePath(clinic)))
  // Changed clinics come last, because a duplicate value is reported for every clinic except the first that has it.
  const allClinics = [...otherClinics, ...changes.map(({ clinic }) => clinic)]
  const parsedClinics = allClinics.map((clinic) => ({ ...clinicSchema.parse(clinic), file: getFilePath(clinic) }))
  const issues = checkClinics({ ...referenceData, clinics: parsedClinics })
  const toRowIssues = (checkIssues: readonly Issue[]) =>
    checkIssues.flatMap(({ file, path, message }): RowIssue[] => {
      const change = changesByFile.get(file)
      if (!change) return []
      const suggestion = SUGGESTIONS_BY_FIELD[path] ?? 'correct the row'
      return [{ row: change.row, column: path, value: change.clinic.name, reason: message, suggestion }]
    })
  return {
    rejections: toRowIssues(issues.filter(({ warning }) => !warning)),
    warnings: toRowIssues(issues.filter(({ warning }) => warning)),
  }
}
