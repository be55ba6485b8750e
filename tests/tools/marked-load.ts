import { env } from 'cloudflare:workers'
import { inject } from 'vitest'
import { markerOf } from './staleness.ts'

/** Replaces the data in one batch, as `npm run db:seed` does. Every page then contains the load's marker word. */
export async function loadMarkedData(number: number, database: D1Database = env.DB): Promise<void> {
  const word = markerOf(number)
  const marked = [
    `UPDATE site SET version = '${word.toLowerCase()}', name = name || ' ${word}'`,
    `UPDATE clinics SET name = name || ' ${word}', description = '${word} ' || description`,
    `UPDATE treatments SET name = name || ' ${word}'`,
    `UPDATE areas SET name = name || ' ${word}', tagline = '${word} ' || tagline`,
    `UPDATE services SET name = name || ' ${word}'`,
  ]
  await database.batch([
    ...inject('seedStatements').map(({ sql, params }) => database.prepare(sql).bind(...params)),
    ...marked.map((sql) => database.prepare(sql)),
  ])
}
