import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import * as t from '../../src/db/schema.ts'
import { newYorkDate } from '../../src/domain/time.ts'
import { storeSharePictures } from '../draw/share-pictures.ts'
import { type Fault, loadSeedFiles } from '../load/load.ts'
import { type Plan, planRows } from '../plan/plan.ts'
import { changeLogRows } from './change-log.ts'
import { readStoredClinics, readStoredData, toDatabaseProblem } from './database.ts'
import { type Diff, diffItems } from './diff.ts'
import { removeRetired, retireMaps, retireSharePictures } from './retired-pictures.ts'
import { retryQuery } from './retry.ts'
import { findIncompleteTables } from './row-counts.ts'
import { changeLogStatements, replaceStatements } from './write.ts'

export function planFolder(folder = 'seed'): { plan: Plan | null; faults: Fault[] } {
  const { files, faults } = loadSeedFiles(folder)
  return files ? planRows(files) : { plan: null, faults }
}

export interface SeedResult {
  diff: Diff
  /** Whether the database already holds this data completely, so that nothing needs to be written. */
  isCurrent: boolean
  isSameVersion: boolean
  /** Tables whose row counts differ although the version matches, as after a manual change. */
  incompleteTables: string[]
  isFirstLoad: boolean
}

type Loadable = Pick<Plan, 'rows' | 'version'> & Partial<Pick<Plan, 'sharePictures'>>

/** Marks a reload of the same version. The version must change, because cached pages may contain the damaged data. */
const RELOAD_SEPARATOR = '-'

export async function compareWithDatabase(db: D1Database, plan: Loadable, now: Date): Promise<SeedResult> {
  const { version, items } = await readStoredData(db)
  const isSameVersion = `${version}${RELOAD_SEPARATOR}`.startsWith(`${plan.version}${RELOAD_SEPARATOR}`)
  const incompleteTables = isSameVersion ? await findIncompleteTables(db, plan) : []
  return {
    diff: diffItems(plan, items, newYorkDate(now)),
    isCurrent: isSameVersion && incompleteTables.length === 0,
    isSameVersion,
    incompleteTables,
    isFirstLoad: version === null,
  }
}

/** Replaces all data in one atomic batch. Does nothing if the data is up to date, unless `force` is set. */
export async function seed(db: D1Database, plan: Loadable, now: Date, { force = false } = {}): Promise<SeedResult> {
  const comparison = await compareWithDatabase(db, plan, now)
  const { diff, isCurrent, isSameVersion, isFirstLoad } = comparison
  if (isCurrent && !force) return comparison
  const loadedAt = now.toISOString()
  for (const site of plan.rows.of(t.site)) {
    site.loadedAt = loadedAt
    site.version = isSameVersion ? `${plan.version}${RELOAD_SEPARATOR}${now.getTime().toString(36)}` : plan.version
  }
  const changed = diff.changed.flatMap(({ kind, id }) => (kind === 'clinic' ? [id] : []))
  try {
    const changes = changeLogRows(diff, plan, await readStoredClinics(db, changed), isFirstLoad, loadedAt)
    if (plan.sharePictures) await storeSharePictures(db, plan.sharePictures)
    const statements = [
      retireMaps(plan.rows, now),
      ...replaceStatements(plan),
      ...changeLogStatements(loadedAt, changes),
      ...(plan.sharePictures ? retireSharePictures(plan.sharePictures, now) : []),
      removeRetired(now),
    ]
    await retryQuery(() => db.batch(statements.map(({ sql, params }) => db.prepare(sql).bind(...params))))
  } catch (error) {
    throw toDatabaseProblem(error) ?? error
  }
  return { ...comparison, isCurrent: false }
}

export const describeFaults = (faults: readonly Fault[], folder = 'seed') =>
  faults.map(({ file, path, message }) => `${join(folder, file)}${path ? ` · ${path}` : ''}: ${message}`).join('\n')

export function describePlan({ rows }: Plan): string {
  const counts = {
    treatments: t.treatments,
    areas: t.areas,
    'sub-areas': t.subAreas,
    clinics: t.clinics,
    'local texts': t.localPages,
    questions: t.faqs,
    pictures: t.pictures,
  }
  const local = rows.of(t.contentItems).filter((item) => item.kind === 'local')
  return [
    ...Object.entries(counts).map(([name, table]) => `${rows.of(table).length} ${name}`),
    `${local.length} treatments in areas (${local.filter((item) => item.indexable).length} indexable)`,
  ].join(', ')
}
