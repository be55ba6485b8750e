import type { TestProject } from 'vitest/node'
import { SAMPLE_FOLDER } from '../../seed/directory.ts'
import { clinicSchema } from '../../seed/load/clinic-schemas.ts'
import { describeIssues } from '../../seed/load/describe-issues.ts'
import { loadSeedFiles, type SeedFiles } from '../../seed/load/load.ts'
import { planLoad } from '../../seed/plan/plan.ts'
import { diffItems } from '../../seed/write/item-diff.ts'
import { createReplaceStatements, createSiteStatements } from '../../seed/write/load-statements.ts'
import { SPARSE_CLINICS } from './sparse-clinics.ts'

export default function provideDirectories(project: TestProject): void {
  const { files } = loadSeedFiles(SAMPLE_FOLDER)
  if (!files) throw new Error('the sample has issues: run npm run check:seed')
  project.provide('directories', {
    empty: planStatements(createRealDirectory(files, [])),
    single: planStatements(createRealDirectory(files, SPARSE_CLINICS.slice(-1))),
    sparse: planStatements(createRealDirectory(files, SPARSE_CLINICS)),
    elsewhere: planStatements(removeFootnotes(replaceAreas(createRealDirectory(files, SPARSE_CLINICS)))),
  })
}

export const createRealDirectory = (files: SeedFiles, clinics: readonly unknown[]): SeedFiles => ({
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

function replaceAreas(files: SeedFiles): SeedFiles {
  const { prose } = files
  const [firstArea] = files.areas
  const [areaProse] = prose.areas
  if (!firstArea || !areaProse) throw new Error('the sample has no areas')
  const makeArea = (slug: string, name: string, zips: string[], neighbor: string) => ({
    ...firstArea,
    slug,
    name,
    zips,
    neighbors: [neighbor],
    subAreas: [],
    medspaCount: null,
    tagline: `Clinics in ${name}`,
    shortDescription: `Med spas in ${name}.`,
    transit: 'The R train.',
  })
  return {
    ...files,
    areas: [
      {
        ...makeArea('park-slope', 'Park Slope', ['11215', '11201'], 'astoria'),
        medspaCount: 12,
        medspaCountSource: files.sources[0]?.id,
      },
      makeArea('astoria', 'Astoria', ['11106'], 'park-slope'),
    ],
    prose: {
      ...prose,
      areas: ['park-slope', 'astoria'].map((slug) => ({
        ...areaProse,
        file: `content/areas/${slug}.md`,
        front: { ...areaProse.front, area: slug },
      })),
    },
  }
}

const removeFootnotes = (files: SeedFiles): SeedFiles => ({
  ...files,
  comparisons: files.comparisons.map(({ footnote: _footnote, ...comparison }) => comparison),
})

function planStatements(files: SeedFiles) {
  const { plan, issues } = planLoad(files)
  if (!plan) throw new Error(describeIssues(issues, SAMPLE_FOLDER))
  diffItems(plan, [], '2026-11-20')
  return [...createReplaceStatements(plan), ...createSiteStatements(plan)]
}
