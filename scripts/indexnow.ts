import type { D1Database } from '@cloudflare/workers-types'
import { Command } from 'commander'
import { unstable_readConfig } from 'wrangler'
import { DatabaseProblem, openDatabase } from '../seed/write/database.ts'
import { newYorkDate } from '../src/domain/time.ts'
import { absolute, urls } from '../src/urls.ts'

/** `npm run indexnow`: tells search engines which pages the last load of the data changed. Nothing is told of sample data. */
const program = new Command('indexnow')
  .description('Submits the pages that the last load changed to IndexNow.')
  .option('--since <day>', 'pages changed on this day (YYYY-MM-DD) or later, instead of on the day of the last load')
  .option('--endpoint <url>', 'where to submit', 'https://api.indexnow.org/indexnow')
  .option('--state <folder>', 'a local database in this folder instead of the deployed one')
  .option('--origin <origin>', 'the site, instead of SITE_ORIGIN of wrangler.toml')
  .option('--key <key>', 'the key, instead of INDEXNOW_KEY of wrangler.toml')
  .option('--dry-run', 'show the addresses, submit nothing', false)
  .action(run)

interface Options {
  since?: string
  endpoint: string
  state?: string
  origin?: string
  key?: string
  dryRun: boolean
}

/** The protocol's own limit of one submission. */
const URLS_AT_ONCE = 10_000

/** Something a person has to mend first. */
class SubmitProblem extends Error {
  override name = 'SubmitProblem'
}

async function run(options: Options): Promise<void> {
  const { origin, key } = identity(options)
  const { db, close } = await openDatabase(options.state ? { state: options.state } : { remote: true })
  try {
    const paths = await changedPaths(db, options.since)
    if (options.dryRun) console.log(paths.map((path) => absolute(origin, path)).join('\n'))
    else for (const batch of submissions(origin, key, paths)) await submit(options.endpoint, batch)
    console.log(`• ${paths.length} addresses ${options.dryRun ? 'would be' : 'were'} submitted`)
  } finally {
    await close()
  }
}

/** Who submits. Throws when the site is not public or has no key. */
function identity(options: Options): { origin: string; key: string } {
  const { vars } = unstable_readConfig({ config: 'wrangler.toml' })
  const origin = options.origin ?? String(vars['SITE_ORIGIN'] ?? '')
  const key = options.key ?? String(vars['INDEXNOW_KEY'] ?? '')
  if (!/^https:\/\/[a-z0-9.-]+$/.test(origin))
    throw new SubmitProblem('SITE_ORIGIN is no public address: set it in wrangler.toml')
  if (!/^[a-z0-9-]{8,128}$/.test(key))
    throw new SubmitProblem(
      'INDEXNOW_KEY is not set: 8 to 128 lower case letters, digits and hyphens, in wrangler.toml',
    )
  return { origin, key }
}

/** Pages that changed or went, by address. Throws SubmitProblem for sample data. */
async function changedPaths(db: D1Database, since: string | undefined): Promise<string[]> {
  const site = await db
    .prepare('SELECT sample, loaded_at AS loadedAt FROM site')
    .first<{ sample: number; loadedAt: string }>()
  if (!site) throw new SubmitProblem('the database holds no data: run `npm run db:seed`')
  if (site.sample)
    throw new SubmitProblem('the listings are invented (seed/data/site.json: "sample"): nothing is submitted')
  const changed = await db
    .prepare('SELECT path FROM sitemap_pages WHERE modified_on >= ?1 ORDER BY sitemap, position')
    .bind(since ?? newYorkDate(new Date(site.loadedAt)))
    .all<{ path: string }>()
  return changed.results.map(({ path }) => path)
}

function submissions(origin: string, key: string, paths: readonly string[]) {
  const batches = Array.from({ length: Math.ceil(paths.length / URLS_AT_ONCE) }, (_, index) =>
    paths.slice(index * URLS_AT_ONCE, (index + 1) * URLS_AT_ONCE),
  )
  return batches.map((batch) => ({
    host: new URL(origin).host,
    key,
    keyLocation: absolute(origin, urls.indexNowKey(key)),
    urlList: batch.map((path) => absolute(origin, path)),
  }))
}

async function submit(endpoint: string, batch: object): Promise<void> {
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  const response = await fetch(endpoint, { method: 'POST', headers, body: JSON.stringify(batch) })
  if (!response.ok) throw new SubmitProblem(`${endpoint} answered ${response.status}: ${await response.text()}`)
}

program.parseAsync().catch((error: unknown) => {
  const expected = error instanceof SubmitProblem || error instanceof DatabaseProblem
  console.error(expected ? `✗ ${error.message}` : error)
  process.exitCode = 1
})
