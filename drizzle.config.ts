import { existsSync, readdirSync } from 'node:fs'
import { defineConfig } from 'drizzle-kit'

/** Folder of wrangler's local database, which `npm run db:studio` opens. */
const DATABASE_FOLDER = '.wrangler/state/v3/d1/miniflare-D1DatabaseObject'

const databaseFile = existsSync(DATABASE_FOLDER)
  ? readdirSync(DATABASE_FOLDER).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name))
  : undefined

export default defineConfig({
  dialect: 'sqlite',
  schema: './src/db/schema.ts',
  out: './migrations',
  strict: true,
  ...(databaseFile ? { dbCredentials: { url: `file:${DATABASE_FOLDER}/${databaseFile}` } } : {}),
})
