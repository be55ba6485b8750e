import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describeIssues } from '../../seed/load/describe-issues.ts'
import { readJsonFile } from '../../seed/load/json.ts'
import { UserError } from '../../seed/user-error.ts'
import { planDirectory } from '../../seed/write/seed.ts'
import { findNearestWord } from '../../src/domain/search/spelling.ts'

export type ClinicFields = Record<string, unknown>

/** Finds a clinic by its id, which need not be the name of its file. */
export function readClinic(folder: string, id: string): { path: string; fields: ClinicFields } {
  if (!existsSync(join(folder, 'data/clinics')))
    throw new UserError(`${folder} has no folder data/clinics. Name the directory's folder with --from`)
  const paths = globSync('data/clinics/*.json', { cwd: folder }).map((name) => join(folder, name))
  const scoreFileName = (path: string) => Number(basename(path, '.json') === id)
  const ids: string[] = []
  for (const path of paths.sort((a, b) => scoreFileName(b) - scoreFileName(a))) {
    const fields = readJsonFile(path, 'Correct the file first') as ClinicFields
    if (fields['id'] === id) return { path, fields }
    ids.push(String(fields['id']))
  }
  throw new UserError(
    `no file in ${join(folder, 'data/clinics')} has the id '${id}'. ${formatDidYouMean(id, ids) ?? "Take it from the clinic's file"}`,
  )
}

export function formatDidYouMean(word: string, candidates: Iterable<string>): string | null {
  const candidatesByKey = new Map(Array.from(candidates, (candidate) => [candidate.toLowerCase(), candidate]))
  const nearestKey = findNearestWord(word.toLowerCase(), candidatesByKey.keys())
  return nearestKey === null ? null : `Did you mean ${candidatesByKey.get(nearestKey)}?`
}

/** The new content of files by path. Null deletes a file. */
type Edits = ReadonlyMap<string, string | null>

export function writeIfValid(folder: string, edits: Edits): void {
  const originalTexts = [...edits.keys()].map(
    (path) => [path, existsSync(path) ? readFileSync(path, 'utf8') : null] as const,
  )
  applyEdits(edits)
  const { plan, issues } = planDirectory(folder)
  if (plan) return
  applyEdits(new Map(originalTexts))
  const errors = issues.filter(({ warning }) => !warning)
  throw new UserError(`${describeIssues(errors, folder)}\nNothing was changed. Correct this, then try again.`)
}

function applyEdits(edits: Edits): void {
  for (const [path, text] of edits) {
    if (text === null) rmSync(path, { force: true })
    else writeFileSync(path, text)
  }
}
