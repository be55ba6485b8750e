import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import * as t from '../../src/db/schema.ts'
import { newYorkDate } from '../../src/domain/time.ts'
import { storeSharePictures } from '../draw/share-pictures.ts'
import { type Fault, loadSeedFiles, type SeedFiles } from '../load/load.ts'
import { type Plan, planRows } from '../plan/plan.ts'
import { changesOf } from './change-log.ts'
import { databaseProblem, readStored, readStoredClinics } from './database.ts'
import { type Diff, diffItems } from './diff.ts'
import { removeRetired, retireMaps, retireSharePictures } from './retired-pictures.ts'
import { retryQuery } from './retry.ts'
import { incompleteTables } from './row-counts.ts'
import { logStatements, replaceStatements, type Statement } from './write.ts'

/** Reads and checks everything under the folder. The plan is null when there is a fault. */
export function planFolder(folder = 'seed'): { plan: Plan | null; faults: Fault[] } {
  const { files, asRead, faults } = loadSeedFiles(folder)
  if (files) return planRows(files)
  return { plan: null, faults: [...faults, ...(asRead ? furtherFaults(asRead) : [])] }
}

/** What is wrong between files, as far as it can be seen while shapes are wrong too. */
function furtherFaults(asRead: SeedFiles): Fault[] {
  try {
    return planRows(asRead).faults
  } catch {
    // A value of a wrong kind stopped the reading. It is reported; what is behind it shows at the next check.
    return []
  }
}

export interface SeedResult {
  diff: Diff
  /** Whether the database holds this data, so that nothing is to be written. */
  current: boolean
  /** Tables of a database with this version that have more or fewer rows than the seed, as after a change by hand. */
  incomplete: string[]
  /** Whether the database holds the plan's version, complete or not. */
  isSame: boolean
  /** Whether the database held nothing before. */
  first: boolean
}

/** What of a plan goes into the database. */
type Loadable = Pick<Plan, 'rows' | 'version'> & Partial<Pick<Plan, 'shares'>>

/** Stands between a version and the moment of its repeated load. Visitors must not keep pages of the data it repairs. */
const REPEAT = '-'

/** What seeding would change. */
export async function compare(db: D1Database, plan: Loadable, now: Date): Promise<SeedResult> {
  const { version, items } = await readStored(db)
  const isSame = version === plan.version || (version?.startsWith(`${plan.version}${REPEAT}`) ?? false)
  const incomplete = isSame ? await incompleteTables(db, plan) : []
  return {
    diff: diffItems(plan, items, newYorkDate(now)),
    current: isSame && incomplete.length === 0,
    isSame,
    incomplete,
    first: version === null,
  }
}

/**
 * Replaces all data by the plan's in one atomic batch. Nothing is written when the database holds the plan's version
 * with all its rows, unless `force` is set.
 */
export async function seed(db: D1Database, plan: Loadable, now: Date, { force = false } = {}): Promise<SeedResult> {
  const compared = await compare(db, plan, now)
  if (compared.current && !force) return compared
  const result = { ...compared, current: false }
  const { diff, first } = result
  const loadedAt = now.toISOString()
  for (const site of plan.rows.of(t.site)) {
    site.loadedAt = loadedAt
    site.version = compared.isSame ? `${plan.version}${REPEAT}${now.getTime().toString(36)}` : plan.version
  }
  const changed = diff.changed.flatMap(({ kind, id }) => (kind === 'clinic' ? [id] : []))
  try {
    const changes = changesOf(diff, plan, await readStoredClinics(db, changed), first, loadedAt)
    if (plan.shares) await storeSharePictures(db, plan.shares)
    await runBatch(db, [
      retireMaps(plan.rows, now),
      ...replaceStatements(plan),
      ...logStatements(loadedAt, changes),
      ...(plan.shares ? retireSharePictures(plan.shares, now) : []),
      removeRetired(now),
    ])
  } catch (error) {
    throw databaseProblem(error) ?? error
  }
  return result
}

/** Runs statements as one transaction. */
const runBatch = (db: D1Database, statements: readonly Statement[]) =>
  retryQuery(() => db.batch(statements.map(({ sql, params }) => db.prepare(sql).bind(...params))))

/** Faults as lines a person can act on. */
export const describeFaults = (faults: readonly Fault[], folder = 'seed') =>
  faults.map(({ file, path, message }) => `${join(folder, file)}${path ? ` · ${path}` : ''}: ${message}`).join('\n')

/** What was checked: how much there is of each kind, what stands behind its claims, which local pages are to be found. */
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
    `${claims.source + claims.fact} claims: ${claims.source} with a source behind the sentence, ${claims.fact} by a fact with its source or note`,
    `${local.length} treatments in areas: ${indexable} to be indexed, ${local.length - indexable} with too little of their own (noindex)`,
  ].join('\n  ')
}
