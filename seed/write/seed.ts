import type { D1Database } from '@cloudflare/workers-types'
import * as t from '../../src/db/schema.ts'
import { formatQuantity } from '../../src/domain/plural.ts'
import { getNewYorkDate } from '../../src/domain/time.ts'
import { storeOgImages } from '../draw/og-images.ts'
import { describeIssues } from '../load/describe-issues.ts'
import { type Issue, loadSeedFiles, type SeedFiles } from '../load/load.ts'
import { type LoadPlan, planLoad } from '../plan/plan.ts'
import { UserError } from '../user-error.ts'
import { createChangeLogRows } from './change-log.ts'
import { createLaterVersion, isSameVersion } from './data-version.ts'
import { readStoredClinics, readStoredData, toUserError } from './database.ts'
import { keepFormerSlugs } from './former-slugs.ts'
import { diffItems } from './item-diff.ts'
import {
  createChangeLogStatements,
  createChangeStatements,
  createFirstLoadStatements,
  createReplaceStatements,
} from './load-statements.ts'
import { createRetireStatements } from './retired-pictures.ts'
import { findTablesWithOtherRowCount } from './row-counts.ts'
import { findChanges } from './table-changes.ts'
import { listTableRows } from './table-rows.ts'
import { writeLoad } from './transaction.ts'

export function planDirectory(folder: string): { plan: LoadPlan | null; issues: Issue[] } {
  const { files, issues } = loadSeedFiles(folder)
  return files ? planLoad(files) : { plan: null, issues }
}

/** Compares the plan with the stored data. Also adds former slugs to the plan, and sets `modifiedOn` of its items. */
export async function compareWithDatabase(db: D1Database, plan: LoadPlan, now: Date) {
  const { version, items, slugs } = await readStoredData(db)
  keepFormerSlugs(plan.rows, slugs)
  const isSameData = isSameVersion(version, plan.version)
  const differingTables = isSameData ? await findTablesWithOtherRowCount(db, plan) : []
  const diff = diffItems(plan, items, getNewYorkDate(now))
  const changedClinicIds = diff.changed.flatMap(({ kind, id }) => (kind === 'clinic' ? [id] : []))
  const storedClinics = await readStoredClinics(db, changedClinicIds)
  return {
    diff,
    changes: createChangeLogRows(diff, plan, storedClinics, version === null, now.toISOString()),
    isCurrent: isSameData && differingTables.length === 0,
    differingTables,
    storedVersion: version,
    writtenRowCount: 0,
  }
}

export async function seed(db: D1Database, plan: LoadPlan, now: Date, { force = false } = {}) {
  const comparison = await compareWithDatabase(db, plan, now)
  if (comparison.isCurrent && !force) return comparison
  const version = comparison.storedVersion === null ? plan.version : createLaterVersion(plan.version, now)
  for (const site of plan.rows.of(t.site)) {
    site.loadedAt = now.toISOString()
    site.version = version
  }
  try {
    await storeOgImages(db, plan.rows.ogImages)
    const writtenRowCount = await writeLoad(db, comparison.storedVersion, plan, [
      ...createRetireStatements(plan, now),
      ...(force ? createReplaceStatements(plan) : await createDifferenceStatements(db, plan, comparison.storedVersion)),
      ...createChangeLogStatements(now.toISOString(), comparison.changes),
    ])
    return { ...comparison, isCurrent: false, storedVersion: version, writtenRowCount }
  } catch (error) {
    throw toUserError(error) ?? error
  }
}

async function createDifferenceStatements(db: D1Database, plan: LoadPlan, storedVersion: string | null) {
  const tables = listTableRows(plan).filter(({ table }) => table !== t.site)
  const tableChanges = await findChanges(db, tables)
  return storedVersion === null ? createFirstLoadStatements(tableChanges) : createChangeStatements(tableChanges)
}

export function requireSeedFiles(folder: string): SeedFiles {
  const { files, issues } = loadSeedFiles(folder)
  if (!files) throw new UserError(`${describeIssues(issues, folder)}\nCorrect these issues first.`)
  return files
}

export function describePlan({ rows }: Pick<LoadPlan, 'rows'>): string {
  const tablesByLabel = {
    treatment: t.treatments,
    area: t.areas,
    'sub-area': t.subAreas,
    clinic: t.clinics,
    'local text': t.localPages,
    question: t.faqs,
    picture: t.pictures,
  }
  const localItems = rows.of(t.contentItems).filter((item) => item.kind === 'local')
  return [
    ...Object.entries(tablesByLabel).map(([name, table]) => formatQuantity(rows.of(table).length, name)),
    `${formatQuantity(localItems.length, 'treatment')} in areas (${localItems.filter((item) => item.indexable).length} indexable)`,
  ].join(', ')
}
