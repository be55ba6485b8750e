import { readFileSync } from 'node:fs'
import type { D1Database } from '@cloudflare/workers-types'
import { openDatabase } from '../../../seed/write/database.ts'
import { seed } from '../../../seed/write/seed.ts'
import { createMarkedPlan, parseRows } from './marked-seed.ts'

// `node tests/seed/tools/seed-to-kill.ts STATE ROWS MARKER` loads a file of rows, marked with MARKER, into a local
// database. The command prints a line when the database is open, when each batch of statements starts and finishes
// (with its number, from 1), and after the load.

const [stateFolder = '', file = '', marker = ''] = process.argv.slice(2)
const plan = createMarkedPlan(marker, parseRows(readFileSync(file, 'utf8')))
const { db, close } = await openDatabase({ stateFolder })

let batchCount = 0
const announcingDatabase = new Proxy(db, {
  get(target, name) {
    if (name === 'batch')
      return (statements: Parameters<D1Database['batch']>[0]) => {
        batchCount += 1
        const batchNumber = batchCount
        const response = target.batch(statements)
        process.stdout.write(`started ${batchNumber}\n`)
        return response.finally(() => process.stdout.write(`finished ${batchNumber}\n`))
      }
    const value: unknown = Reflect.get(target, name)
    return typeof value === 'function' ? value.bind(target) : value
  },
})
process.stdout.write('open\n')
await seed(announcingDatabase, plan, new Date())
process.stdout.write('seeded\n')
await close()
