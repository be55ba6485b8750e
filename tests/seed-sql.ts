import type { TestProject } from 'vitest/node'
import { diffItems } from '../seed/write/diff.ts'
import { describeFaults, planFolder } from '../seed/write/seed.ts'
import { replaceStatements } from '../seed/write/write.ts'

export default function provideSeed(project: TestProject): void {
  const { plan, faults } = planFolder()
  if (!plan) throw new Error(`the files under seed/ have faults:\n${describeFaults(faults)}`)
  diffItems(plan, [], '2026-11-20')
  project.provide('seedStatements', replaceStatements(plan))
}
