import { SAMPLE_FOLDER } from '../../../seed/directory.ts'
import { describeIssues } from '../../../seed/load/describe-issues.ts'
import { planRows } from '../../../seed/plan/plan.ts'
import { seedFiles } from './seed-folder.ts'

export function planSample() {
  const { plan, issues } = planRows(seedFiles())
  if (!plan) throw new Error(describeIssues(issues, SAMPLE_FOLDER))
  return plan
}
