import * as t from '../../src/db/schema.ts'
import type { Plan } from '../plan/plan.ts'

/** What keeps invented listings from being deployed by mistake. */
export const sampleDataProblems = ({ rows }: Pick<Plan, 'rows'>): string[] =>
  rows.of(t.site).some(({ sample }) => sample)
    ? ['the listings are invented (data/site.json: "sample"). To publish them anyway, add --allow-sample-data']
    : []
