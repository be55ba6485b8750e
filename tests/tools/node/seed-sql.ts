import type { TestProject } from 'vitest/node'
import { SAMPLE_FOLDER } from '../../../seed/directory.ts'
import { describeIssues } from '../../../seed/load/describe-issues.ts'
import { diffItems } from '../../../seed/write/item-diff.ts'
import { createReplaceStatements, createSiteStatements } from '../../../seed/write/load-statements.ts'
import { planDirectory } from '../../../seed/write/seed.ts'

export default function provideSeed(project: TestProject): void {
  const { plan, issues } = planDirectory(SAMPLE_FOLDER)
  if (!plan) throw new Error(`the files of ${SAMPLE_FOLDER} have issues:\n${describeIssues(issues, SAMPLE_FOLDER)}`)
  // Sets `modifiedOn` of the planned items.
  diffItems(plan, [], '2026-11-20')
  project.provide('seedStatements', [...createReplaceStatements(plan), ...createSiteStatements(plan)])
}
