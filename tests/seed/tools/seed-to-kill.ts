import { readFileSync } from 'node:fs'
import type { D1Database } from '@cloudflare/workers-types'
import { openDatabase } from '../../../seed/write/database.ts'
import { seed } from '../../../seed/write/seed.ts'
import { createMarkedPlan, parseRows } from './marked-seed.ts'

// `node tests/seed/tools/seed-to-kill.ts STATE ROWS MARKER` loads a file of rows, marked with MARKER, into a local
// database. The command prints a line when the database is open, when a batch of statements starts and finishes, and
// after the load.

const [stateFolder = '', file = '', marker = ''] = process.argv.slice(2)
const plan = createMarkedPlan(marker, parseRows(readFileSync(file, 'utf8')))
const { db, close } = await openDatabase({ stateFolder })

const announcingDatabase = new Proxy(db, {
  get(target, name) {
    if (name === 'batch')
      return (statements: Parameters<D1Database['batch']>[0]) => {
        const response = target.batch(statements)
        process.stdout.write(`started ${statements.length}\n`)
        return response.finally(() => process.stdout.write(`finished ${statements.length}\n`))
      }
    const value: unknown = Reflect.get(target, name)
    return typeof value === 'function' ? value.bind(target) : value
  },
})
process.stdout.write('open\n')
await seed(announcingDatabase, plan, new Date())
process.stdout.write('seeded\n')
await close()
