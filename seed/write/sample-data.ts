import type { D1Database } from '@cloudflare/workers-types'
import * as t from '../../src/db/schema.ts'
import { SAMPLE_FOLDER } from '../directory.ts'
import type { LoadPlan } from '../plan/plan.ts'
import { UserError } from '../user-error.ts'
import { retryQuery } from './retry.ts'

export const findSampleDataError = ({ rows }: Pick<LoadPlan, 'rows'>): string | null =>
  rows.of(t.site).some(({ sample }) => sample)
    ? 'the listings are invented (data/site.json: "sample"). To publish them anyway, add --allow-sample-data'
    : null

/** Throws a UserError if the database holds a real directory, which a load of the sample would replace. */
export async function refuseToReplaceRealData(db: D1Database): Promise<void> {
  const columnQuery = db.prepare("SELECT 1 FROM pragma_table_info('site') WHERE name = 'sample'")
  if (!(await retryQuery(() => columnQuery.first()))) return
  const query = db.prepare('SELECT name, (SELECT COUNT(*) FROM clinics) AS clinics FROM site WHERE sample = 0')
  const site = await retryQuery(() => query.first<{ name: string; clinics: number }>())
  if (!site) return
  throw new UserError(
    `the database contains the directory ${site.name} with ${site.clinics} real clinics, and no directory is given: ` +
      'nothing was written, because the sample would replace it. Name your directory with --from FOLDER or the ' +
      `variable DIRECTORY. To load the sample anyway, use --from ${SAMPLE_FOLDER}`,
  )
}
