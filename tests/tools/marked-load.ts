import { env } from 'cloudflare:workers'
import { inject } from 'vitest'
import { formatLoadMarker } from './staleness.ts'

/** Replaces the data in one batch, and adds the marker of load number `loadNumber` to every page. */
export async function loadMarkedData(loadNumber: number, database: D1Database = env.DB): Promise<void> {
  const marker = formatLoadMarker(loadNumber)
  const markerUpdates = [
    `UPDATE site SET version = '${marker.toLowerCase()}', name = name || ' ${marker}'`,
    `UPDATE clinics SET name = name || ' ${marker}', description = '${marker} ' || description`,
    `UPDATE treatments SET name = name || ' ${marker}'`,
    `UPDATE areas SET name = name || ' ${marker}', tagline = '${marker} ' || tagline`,
    `UPDATE services SET name = name || ' ${marker}'`,
  ]
  await database.batch([
    ...inject('seedStatements').map(({ sql, params }) => database.prepare(sql).bind(...params)),
    ...markerUpdates.map((sql) => database.prepare(sql)),
  ])
}
