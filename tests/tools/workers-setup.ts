import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { inject } from 'vitest'

await applyD1Migrations(env.DB, env.MIGRATIONS)
const siteRowCount = await env.DB.prepare('SELECT count(*) AS count FROM site').first<number>('count')
if (siteRowCount === 0) {
  await env.DB.batch(inject('seedStatements').map(({ sql, params }) => env.DB.prepare(sql).bind(...params)))
}
