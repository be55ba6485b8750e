import { checkFiles } from '../../../seed/check/check.ts'
import type { Issue, SeedFiles } from '../../../seed/load/load.ts'
import { seedFiles } from './seed-folder.ts'

export const sampleFiles = seedFiles()
const keyOf = (issue: Issue) => JSON.stringify(issue)
const sampleIssues = new Set(checkFiles(sampleFiles).map(keyOf))

export function findIssuesAfter(change: (files: SeedFiles) => void): Issue[] {
  const files = structuredClone(sampleFiles)
  change(files)
  return checkFiles(files).filter((issue) => !sampleIssues.has(keyOf(issue)))
}

export function getElement<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new Error(`the seed has no entry ${index}`)
  return found
}
