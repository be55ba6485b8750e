import { SAMPLE_FOLDER } from '../../../seed/directory.ts'
import { describeFaults } from '../../../seed/load/describe-faults.ts'
import { planRows } from '../../../seed/plan/plan.ts'
import { seedFiles } from './seed-folder.ts'

export function plannedSeed() {
  const { plan, faults } = planRows(seedFiles())
  if (!plan) throw new Error(describeFaults(faults, SAMPLE_FOLDER))
  return plan
}
