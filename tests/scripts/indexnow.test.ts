// @slow: runs whole commands, so `npm test` leaves this file out (vitest.config.ts).
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import * as t from '../../src/db/schema.ts'
import { migrate, withDatabase } from '../tools/node/local-database.ts'
import { runScript } from '../tools/node/run-script.ts'
import { createScratchFolder } from '../tools/node/seed-folder.ts'

const SITE: typeof t.site.$inferInsert = {
  version: 'one',
  sample: false,
  name: 'Spas',
  blurb: '',
  phone: '',
  email: '',
  hero: { viewBox: '', city: '', beyond: '', grid: '', marks: [] },
  ogImage: '',
  // 10 PM in New York, the next day in UTC.
  loadedAt: '2026-11-21T03:00:00.000Z',
}

async function createDatabase(pages: (typeof t.sitemapPages.$inferInsert)[], site = SITE): Promise<string> {
  const state = createScratchFolder()
  await withDatabase(state, async (db) => {
    await migrate(db)
    await drizzle(db).insert(t.site).values(site)
    await drizzle(db).insert(t.sitemapPages).values(pages)
  })
  return state
}

// §D4.28
test('indexnow --dry-run lists the pages that changed on the day of the last load, in New York time', async () => {
  const state = await createDatabase([
    { sitemap: 'pages', position: 1, path: '/soho', modifiedOn: '2026-11-20' },
    { sitemap: 'pages', position: 2, path: '/tribeca', modifiedOn: '2026-11-19' },
  ])
  const options = ['--origin', 'https://spas.example', '--key', 'abcdefgh', '--state', state, '--dry-run']
  const { stdout, stderr } = await runScript('scripts/indexnow.ts', ...options)
  expect(stderr).toBe('')
  expect(stdout).toBe('https://spas.example/soho\n• Would submit 1 URL\n')
})

test('indexnow submits the pages of removed and closed clinics, which no sitemap lists', async () => {
  const state = await createDatabase([
    { sitemap: 'clinics', position: 1, path: '/soho/open', modifiedOn: '2026-11-20' },
  ])
  const item = { title: '', hash: '', modifiedOn: '2026-11-20', indexable: false }
  await withDatabase(state, (db) =>
    drizzle(db)
      .insert(t.contentItems)
      .values([
        { ...item, kind: 'redirect', id: '/soho/removed', path: null },
        { ...item, kind: 'redirect', id: '/soho/removed-before', path: null, modifiedOn: '2026-11-19' },
        { ...item, kind: 'clinic', id: 'clinic-2', path: '/soho/closed' },
        { ...item, kind: 'clinic', id: 'clinic-1', path: '/soho/open', indexable: true },
        { ...item, kind: 'guide', id: 'botox', path: null },
      ]),
  )
  const options = ['--origin', 'https://spas.example', '--key', 'abcdefgh', '--state', state, '--dry-run']
  const { stdout } = await runScript('scripts/indexnow.ts', ...options)
  expect(stdout.split('\n').slice(0, 3)).toEqual(
    ['/soho/open', '/soho/removed', '/soho/closed'].map((path) => `https://spas.example${path}`),
  )
  expect(stdout).toContain('Would submit 3 URLs')
})

// §D4.8
test('indexnow submits nothing if the listings are samples', async () => {
  const page = { sitemap: 'pages', position: 1, path: '/soho', modifiedOn: '2026-11-20' }
  const state = await createDatabase([page], { ...SITE, sample: true })
  const options = ['--origin', 'https://spas.example', '--key', 'abcdefgh', '--state', state]
  const { code, stdout, stderr } = await runScript('scripts/indexnow.ts', ...options, '--dry-run')
  expect(code).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toContain('the listings are invented')
  expect(stderr).toContain('nothing was submitted')
})

describe('indexnow reports without a stack trace', () => {
  const OPTIONS = ['--origin', 'https://spas.example', '--key', 'abcdefgh']
  const runIndexNow = (...options: string[]) => runScript('scripts/indexnow.ts', ...OPTIONS, ...options)

  test.each(['yesterday', '2026-13-01', '11/20/2026'])('a day that is not a date: %s', async (day) => {
    const { code, stderr } = await runIndexNow('--since', day, '--state', createScratchFolder(), '--dry-run')
    expect(code).toBe(1)
    expect(stderr).toMatch(/'--since <day>' argument '.+' is invalid\. must be a day such as 2026-11-22\.$/m)
  })

  test.each([
    ['--origin', 'spas.example', '✗ --origin must be a public origin such as https://spas.example\n'],
    ['--key', 'short', '✗ --key must be 8 to 128 lowercase letters, digits and hyphens\n'],
  ])('%s %s, by the name of the option', async (option, value, message) => {
    expect((await runIndexNow(option, value, '--dry-run')).stderr).toBe(message)
  })

  test('a database without tables', async () => {
    const { code, stderr } = await runIndexNow('--state', createScratchFolder(), '--dry-run')
    expect(code).toBe(1)
    expect(stderr).toMatch(/^✗ the database lacks tables .* Run `npm run db:migrate` first .*\n$/)
  })

  test('an endpoint that cannot be reached', async () => {
    const state = await createDatabase([{ sitemap: 'pages', position: 1, path: '/soho', modifiedOn: '2026-11-20' }])
    const { code, stderr } = await runIndexNow('--state', state, '--endpoint', 'http://127.0.0.1:2/indexnow')
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /^✗ cannot reach http:\/\/127\.0\.0\.1:2\/indexnow: .+\. Check the connection, and try again\n$/,
    )
  })
})

test('indexnow ends with an error if the folder of the local database cannot be made', async () => {
  const file = join(createScratchFolder(), 'not-a-folder')
  writeFileSync(file, '')
  const options = ['--origin', 'https://spas.example', '--key', 'abcdefgh', '--state', file, '--dry-run']
  const { code, stderr } = await runScript('scripts/indexnow.ts', ...options)
  expect(code).toBe(1)
  expect(stderr).toContain(`Check that ${file} is writable`)
})
