import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import * as t from '../../src/db/schema.ts'
import { newYorkDate } from '../../src/domain/time.ts'
import { storeSharePictures } from '../draw/share-pictures.ts'
import { type Fault, loadSeedFiles, type SeedFiles } from '../load/load.ts'
import { type Plan, planRows } from '../plan/plan.ts'
import { changeLogRows } from './change-log.ts'
import { readStoredClinics, readStoredData, toDatabaseProblem } from './database.ts'
import { type Diff, diffItems } from './diff.ts'
import { removeRetired, retireMaps, retireSharePictures } from './retired-pictures.ts'
import { retryQuery } from './retry.ts'
import { findIncompleteTables } from './row-counts.ts'
import { changeLogStatements, replaceStatements, type Statement } from './write.ts'

export function planFolder(folder = 'seed'): { plan: Plan | null; faults: Fault[] } {
  const { files, unvalidated, faults } = loadSeedFiles(folder)
  if (files) return planRows(files)
  return { plan: null, faults: [...faults, ...(unvalidated ? crossFileFaults(unvalidated) : [])] }
}

/** Finds faults between files while some files failed validation, as far as possible. */
function crossFileFaults(unvalidated: SeedFiles): Fault[] {
  try {
    return planRows(unvalidated).faults
  } catch {
    // An invalid value broke the planning. It is already reported; further faults show on the next run.
    return []
  }
}

export interface SeedResult {
  diff: Diff
  /** Whether the database already holds this data completely, so that nothing needs to be written. */
  isCurrent: boolean
  /** Tables whose row counts differ although the version matches, as after a manual change. */
  incompleteTables: string[]
  isSameVersion: boolean
  isFirstLoad: boolean
}

type Loadable = Pick<Plan, 'rows' | 'version'> & Partial<Pick<Plan, 'sharePictures'>>

/** Marks a reload of the same version. The version must change, because cached pages may contain the damaged data. */
const RELOAD_SEPARATOR = '-'

export async function compareWithDatabase(db: D1Database, plan: Loadable, now: Date): Promise<SeedResult> {
  const { version, items } = await readStoredData(db)
  const isSameVersion = version === plan.version || (version?.startsWith(`${plan.version}${RELOAD_SEPARATOR}`) ?? false)
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
  if (comparison.isCurrent && !force) return comparison
  const result = { ...comparison, isCurrent: false }
  const { diff, isFirstLoad } = result
  const loadedAt = now.toISOString()
  for (const site of plan.rows.of(t.site)) {
    site.loadedAt = loadedAt
    site.version = comparison.isSameVersion
      ? `${plan.version}${RELOAD_SEPARATOR}${now.getTime().toString(36)}`
      : plan.version
  }
  const changed = diff.changed.flatMap(({ kind, id }) => (kind === 'clinic' ? [id] : []))
  try {
    const changes = changeLogRows(diff, plan, await readStoredClinics(db, changed), isFirstLoad, loadedAt)
    if (plan.sharePictures) await storeSharePictures(db, plan.sharePictures)
    await runBatch(db, [
      retireMaps(plan.rows, now),
      ...replaceStatements(plan),
      ...changeLogStatements(loadedAt, changes),
      ...(plan.sharePictures ? retireSharePictures(plan.sharePictures, now) : []),
      removeRetired(now),
    ])
  } catch (error) {
    throw toDatabaseProblem(error) ?? error
  }
  return result
}

const runBatch = (db: D1Database, statements: readonly Statement[]) =>
  retryQuery(() => db.batch(statements.map(({ sql, params }) => db.prepare(sql).bind(...params))))

export const describeFaults = (faults: readonly Fault[], folder = 'seed') =>
  faults.map(({ file, path, message }) => `${join(folder, file)}${path ? ` · ${path}` : ''}: ${message}`).join('\n')

export const describePlan = ({ rows, claims }: Plan) => {
  const counts = {
    treatments: rows.of(t.treatments).length,
    areas: rows.of(t.areas).length,
    'sub-areas': rows.of(t.subAreas).length,
    clinics: rows.of(t.clinics).length,
    guides: rows.of(t.guides).length,
    'local texts': rows.of(t.localPages).length,
    'price rows': rows.of(t.pricingRows).length,
    questions: rows.of(t.faqs).length,
    pictures: rows.of(t.pictures).length,
    'rows in lists': rows.of(t.listings).length,
  }
  const local = rows.of(t.contentItems).filter((item) => item.kind === 'local')
  const indexable = local.filter((item) => item.indexable).length
  return [
    Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', '),
    `${claims.source + claims.fact} claims: ${claims.source} cite a source, ${claims.fact} use a fact with its source or note`,
    `${local.length} treatments in areas: ${indexable} indexable, ${local.length - indexable} with too little content of their own (noindex)`,
  ].join('\n  ')
}
