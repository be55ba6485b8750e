import type { TestProject } from 'vitest/node'
import { SAMPLE } from '../../seed/directory.ts'
import { clinicSchema } from '../../seed/load/clinic-schemas.ts'
import { loadSeedFiles, type SeedFiles } from '../../seed/load/load.ts'
import { planRows } from '../../seed/plan/plan.ts'
import { diffItems } from '../../seed/write/diff.ts'
import { describeFaults } from '../../seed/write/seed.ts'
import { replaceStatements } from '../../seed/write/write.ts'
import { SPARSE_CLINICS } from './sparse-clinics.ts'

/** Provides the content of the sample as a directory of real clinics: without any, and with sparse ones. */
export default function provideDirectories(project: TestProject): void {
  const { files } = loadSeedFiles(SAMPLE)
  if (!files) throw new Error('the sample has faults: run npm run check:seed')
  project.provide('directories', {
    empty: statementsFor(realDirectory(files, [])),
    sparse: statementsFor(realDirectory(files, SPARSE_CLINICS)),
  })
}

export const realDirectory = (files: SeedFiles, clinics: readonly unknown[]): SeedFiles => ({
  ...files,
  site: {
    ...files.site,
    sample: false,
    name: 'Five Borough Skin Guide',
    phone: '(212) 431-7788',
    email: 'hello@real-directory.example',
  },
  clinics: clinics.map((clinic, index) => ({ ...clinicSchema.parse(clinic), file: `data/clinics/${index}.json` })),
  redirects: [],
})

function statementsFor(files: SeedFiles) {
  const { plan, faults } = planRows(files)
  if (!plan) throw new Error(describeFaults(faults, SAMPLE))
  diffItems(plan, [], '2026-11-20')
  return replaceStatements(plan)
}
