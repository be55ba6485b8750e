import { checkFiles } from '../../../seed/check/check.ts'
import type { Issue, SeedFiles } from '../../../seed/load/load.ts'
import { loadSampleFiles } from '../../tools/node/seed-folder.ts'

export const sampleFiles = loadSampleFiles()
const toKey = (issue: Issue) => JSON.stringify(issue)
const sampleIssues = new Set(checkFiles(sampleFiles).map(toKey))

export function findIssuesAfter(change: (files: SeedFiles) => void): Issue[] {
  const files = structuredClone(sampleFiles)
  change(files)
  return checkFiles(files).filter((issue) => !sampleIssues.has(toKey(issue)))
}

export function getElement<T>(elements: readonly T[], index: number): T {
  const element = elements[index]
  if (element === undefined) throw new Error(`the list has no entry ${index}`)
  return element
}
