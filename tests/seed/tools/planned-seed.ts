import { SAMPLE_FOLDER } from '../../../seed/directory.ts'
import { describeIssues } from '../../../seed/load/describe-issues.ts'
import { planLoad } from '../../../seed/plan/plan.ts'
import { loadSampleFiles } from '../../tools/node/seed-folder.ts'

export function planSample() {
  const { plan, issues } = planLoad(loadSampleFiles())
  if (!plan) throw new Error(describeIssues(issues, SAMPLE_FOLDER))
  return plan
}
