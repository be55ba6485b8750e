import { checkFiles } from '../../../seed/check/check.ts'
import type { Fault, SeedFiles } from '../../../seed/load/load.ts'
import { seedFiles } from './seed-folder.ts'

export const seed = seedFiles()
const keyOf = (fault: Fault) => JSON.stringify(fault)
const before = new Set(checkFiles(seed).map(keyOf))

export function faultsAfter(change: (files: SeedFiles) => void): Fault[] {
  const files = structuredClone(seed)
  change(files)
  return checkFiles(files).filter((fault) => !before.has(keyOf(fault)))
}

export function entry<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new Error(`the seed has no entry ${index}`)
  return found
}
