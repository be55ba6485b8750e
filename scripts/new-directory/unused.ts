import { join } from 'node:path'
import { checkCitations } from '../../seed/check/citations.ts'
import { loadSeedFiles } from '../../seed/load/load.ts'
import { changeJson } from './json-file.ts'

const CITED_RECORD_FILES = ['data/facts.json', 'data/sources.json']

/** Repeats, because a removed record may have been the only one that cited another. */
export function removeUnusedRecords(folder: string): void {
  const { files } = loadSeedFiles(folder)
  const unusedRecordIssues = files ? checkCitations(files).filter(({ file }) => CITED_RECORD_FILES.includes(file)) : []
  if (unusedRecordIssues.length === 0) return
  for (const [file, issues] of Map.groupBy(unusedRecordIssues, ({ file }) => file)) {
    const indexes = issues.map(({ path }) => Number.parseInt(path, 10))
    const removals = indexes.sort((a, b) => b - a).map((index) => ({ path: [index] }))
    changeJson(join(folder, file), removals)
  }
  removeUnusedRecords(folder)
}
