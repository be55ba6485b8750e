import type { D1Database } from '@cloudflare/workers-types'
import { Command, InvalidArgumentError } from 'commander'
import { unstable_readConfig } from 'wrangler'
import { z } from 'zod'
import { runProgram, UserError } from '../seed/user-error.ts'
import { openDatabase, toUserError } from '../seed/write/database.ts'
import { formatQuantity } from '../src/domain/plural.ts'
import { getNewYorkDate } from '../src/domain/time.ts'
import { toAbsoluteUrl, urls } from '../src/urls.ts'

const program = new Command('indexnow')
  .description('Submits the pages that the last load changed to IndexNow. Refuses sample data.')
  .option(
    '--since <day>',
    'pages changed on this day (YYYY-MM-DD) or later, instead of on the day of the last load',
    parseDay,
  )
  .option('--endpoint <url>', 'where to submit to', 'https://api.indexnow.org/indexnow')
  .option('--state <folder>', 'use a local database in this folder instead of the deployed one')
  .option('--origin <origin>', 'origin of the site, instead of SITE_ORIGIN in wrangler.toml')
  .option('--key <key>', 'key to use instead of INDEXNOW_KEY in wrangler.toml')
  .option('--dry-run', 'print the URLs without submitting them', false)
  .action(submitChangedPages)

interface Options {
  since?: string
  endpoint: string
  /** The folder of the local database. */
  state?: string
  origin?: string
  key?: string
  dryRun: boolean
}

function parseDay(text: string): string {
  if (!z.iso.date().safeParse(text).success) throw new InvalidArgumentError('must be a day such as 2026-11-22.')
  return text
}

const MAX_URLS_PER_SUBMISSION = 10_000

async function submitChangedPages(options: Options): Promise<void> {
  const { origin, key } = readOriginAndKey(options)
  const { db, close } = await openDatabase(options.state ? { stateFolder: options.state } : { remote: true })
  try {
    const paths = await readChangedPaths(db, options.since).catch((error: unknown) => {
      throw toUserError(error) ?? error
    })
    if (options.dryRun) console.log(paths.map((path) => toAbsoluteUrl(origin, path)).join('\n'))
    else for (const submission of createSubmissions(origin, key, paths)) await submit(options.endpoint, submission)
    console.log(`• ${options.dryRun ? 'Would submit' : 'Submitted'} ${formatQuantity(paths.length, 'URL')}`)
  } finally {
    await close()
  }
}

function readOriginAndKey(options: Options): { origin: string; key: string } {
  const { vars } = unstable_readConfig({ config: 'wrangler.toml' })
  const origin = options.origin ?? String(vars['SITE_ORIGIN'] ?? '')
  const key = options.key ?? String(vars['INDEXNOW_KEY'] ?? '')
  if (!/^https:\/\/[a-z0-9.-]+$/.test(origin))
    throw new UserError(
      `${options.origin === undefined ? 'SITE_ORIGIN in wrangler.toml' : '--origin'} must be a public origin such as https://spas.example`,
    )
  if (!/^[a-z0-9-]{8,128}$/.test(key))
    throw new UserError(
      `${options.key === undefined ? 'INDEXNOW_KEY in wrangler.toml' : '--key'} must be 8 to 128 lowercase letters, digits and hyphens`,
    )
  return { origin, key }
}

async function readChangedPaths(db: D1Database, since: string | undefined): Promise<string[]> {
  const site = await db
    .prepare('SELECT sample, loaded_at AS loadedAt FROM site')
    .first<{ sample: number; loadedAt: string }>()
  if (!site) throw new UserError('the database has no data: run `npm run db:seed`')
  if (site.sample) throw new UserError('the listings are invented (data/site.json: "sample"), so nothing was submitted')
  const day = since ?? getNewYorkDate(new Date(site.loadedAt))
  const results = await db.batch<{ path: string }>(CHANGED_PATHS_QUERIES.map((query) => db.prepare(query).bind(day)))
  return [...new Set(results.flatMap((result) => result.results.map(({ path }) => path)))]
}

/** No sitemap lists the page of a closed clinic, a page that moved, or a page that is gone. */
const CHANGED_PATHS_QUERIES = [
  'SELECT path FROM sitemap_pages WHERE modified_on >= ?1 ORDER BY sitemap, position',
  "SELECT coalesce(path, id) AS path FROM content_items WHERE kind IN ('redirect', 'clinic') AND modified_on >= ?1 ORDER BY kind DESC, id",
]

function createSubmissions(origin: string, key: string, paths: readonly string[]) {
  const batches = Array.from({ length: Math.ceil(paths.length / MAX_URLS_PER_SUBMISSION) }, (_, index) =>
    paths.slice(index * MAX_URLS_PER_SUBMISSION, (index + 1) * MAX_URLS_PER_SUBMISSION),
  )
  return batches.map((batch) => ({
    host: new URL(origin).host,
    key,
    keyLocation: toAbsoluteUrl(origin, urls.indexNowKey(key)),
    urlList: batch.map((path) => toAbsoluteUrl(origin, path)),
  }))
}

async function submit(endpoint: string, submission: object): Promise<void> {
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  const response = await fetch(endpoint, { method: 'POST', headers, body: JSON.stringify(submission) }).catch(
    ({ message, cause = { message } }: Error & { cause?: { message: string } }) => {
      throw new UserError(`cannot reach ${endpoint}: ${cause.message}. Check the connection, and try again`)
    },
  )
  if (!response.ok) throw new UserError(`${endpoint} returned ${response.status}: ${await response.text()}`)
}

await runProgram(program)
