import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSeedFiles, type SeedFiles, type Treatment } from '../../seed/load/load.ts'
import { changeJson, type JsonChange } from './json-file.ts'

/** Expects a copy of the sample without its clinics, local pages and reviews. Leaves unused facts in place. */
export function removeInventedContent(folder: string, siteValues: Record<string, string>): void {
  const { files } = loadSeedFiles(folder)
  if (!files) throw new Error(`${folder} has errors: see \`npm run check:seed -- --from ${folder}\``)
  const getDataFile = (name: string) => join(folder, `data/${name}.json`)
  const siteChanges = Object.entries(siteValues).map(([key, value]) => ({ path: [key], value }))
  changeJson(getDataFile('site'), [{ path: ['sample'], value: false }, ...siteChanges])
  changeJson(
    getDataFile('areas'),
    files.areas.map((_, index) => ({ path: [index, 'medspaCount'], value: null })),
  )
  for (const treatment of files.treatments)
    changeJson(join(folder, treatment.file), createInventedValueRemovals(treatment, files))
  for (const name of globSync('content/**/*.md', { cwd: folder })) {
    const path = join(folder, name)
    writeFileSync(path, removeSamplePassages(readFileSync(path, 'utf8')))
  }
}

function createInventedValueRemovals({ quickFacts, facts: record }: Treatment, { facts }: SeedFiles): JsonChange[] {
  const inventedFactIds = new Set(facts.flatMap(({ id, sampleOnly }) => (sampleOnly ? [id] : [])))
  const kindsWithInventedValues = Object.entries(record.values)
    .filter(([, entries]) => entries?.some((entry) => 'fact' in entry && inventedFactIds.has(entry.fact)))
    .map(([kind]) => kind)
  const inventedQuickFactIndexes = quickFacts.flatMap((kind, index) =>
    kindsWithInventedValues.includes(kind) ? [index] : [],
  )
  return [
    ...kindsWithInventedValues.map((kind) => ({ path: ['facts', 'values', kind] })),
    // Last first, because each removal changes the indexes of the later entries.
    ...inventedQuickFactIndexes.reverse().map((index) => ({ path: ['quickFacts', index] })),
  ]
}

export const removeSamplePassages = (text: string): string =>
  text
    .replace(/\[sample\].*?\[\/sample\]/gs, '')
    .replace(/\[\/?real\]/g, '')
    .replace(/\n{3,}/g, '\n\n')
