import { existsSync, readdirSync } from 'node:fs'
import { defineConfig } from 'drizzle-kit'

/** Where wrangler keeps the local database, for `npm run db:studio`. */
const FOLDER = '.wrangler/state/v3/d1/miniflare-D1DatabaseObject'

const file = existsSync(FOLDER) ? readdirSync(FOLDER).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name)) : undefined

export default defineConfig({
  dialect: 'sqlite',
  schema: './src/db/schema.ts',
  out: './migrations',
  strict: true,
  ...(file ? { dbCredentials: { url: `file:${FOLDER}/${file}` } } : {}),
})
