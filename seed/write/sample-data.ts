import type { D1Database } from '@cloudflare/workers-types'
import * as t from '../../src/db/schema.ts'
import { SAMPLE_FOLDER } from '../directory.ts'
import type { Plan } from '../plan/plan.ts'
import { UserError } from '../user-error.ts'
import { retryQuery } from './retry.ts'

/** Returns a message if the listings are invented, so that nobody deploys them by mistake. */
export const sampleDataProblems = ({ rows }: Pick<Plan, 'rows'>): string[] =>
  rows.of(t.site).some(({ sample }) => sample)
    ? ['the listings are invented (data/site.json: "sample"). To publish them anyway, add --allow-sample-data']
    : []

/** Throws a UserError if the database holds a real directory. Call it before loading the sample by default. */
export async function refuseToReplaceRealData(db: D1Database): Promise<void> {
  const description = await describeRealDirectory(db)
  if (description)
    throw new UserError(
      `${description}, and no directory is given: nothing was written, because the sample would replace it. Give your directory ` +
        `with --from FOLDER or the variable DIRECTORY. To load the sample anyway, use --from ${SAMPLE_FOLDER}`,
    )
}

/** Returns null if the database holds a sample, or no data. */
async function describeRealDirectory(db: D1Database): Promise<string | null> {
  const table = await retryQuery(() =>
    db.prepare("SELECT 1 FROM pragma_table_info('site') WHERE name = 'sample'").first(),
  )
  if (!table) return null
  const query = db.prepare('SELECT name, (SELECT COUNT(*) FROM clinics) AS clinics FROM site WHERE sample = 0')
  const site = await retryQuery(() => query.first<{ name: string; clinics: number }>())
  return site && `the database contains the directory ${site.name} with ${site.clinics} real clinics`
}
