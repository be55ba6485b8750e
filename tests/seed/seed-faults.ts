import { checkFiles } from '../../seed/check/check.ts'
import type { Fault, SeedFiles } from '../../seed/load/load.ts'
import { seedFiles } from './seed-folder.ts'

export const seed = seedFiles()
const keyOf = (fault: Fault) => JSON.stringify(fault)
const before = new Set(checkFiles(seed).map(keyOf))

/** What a change of the seed's files brings up; what the files as they are bring up is another test's business. */
export function faultsAfter(change: (files: SeedFiles) => void): Fault[] {
  const files = structuredClone(seed)
  change(files)
  return checkFiles(files).filter((fault) => !before.has(keyOf(fault)))
}

/** The entry that a change is made to; the seed has it. */
export function entry<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new Error(`the seed has no entry ${index}`)
  return found
}
