import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { inject } from 'vitest'

await applyD1Migrations(env.DB, env.MIGRATIONS)
const siteRows = await env.DB.prepare('SELECT count(*) AS rows FROM site').first<{ rows: number }>()
if (siteRows?.rows === 0) {
  await env.DB.batch(inject('seedStatements').map(({ sql, params }) => env.DB.prepare(sql).bind(...params)))
}
