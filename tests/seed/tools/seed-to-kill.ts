import { readFileSync } from 'node:fs'
import type { D1Database } from '@cloudflare/workers-types'
import { openDatabase } from '../../../seed/write/database.ts'
import { seed } from '../../../seed/write/seed.ts'
import { markedSeed, parseRows } from './marked-seed.ts'

// `node tests/seed/tools/seed-to-kill.ts STATE ROWS WORD`: seeds a local database from a file of rows and prints each
// batch.

const [state = '', file = '', word = ''] = process.argv.slice(2)
const plan = markedSeed(word, parseRows(readFileSync(file, 'utf8')))
const { db, close } = await openDatabase({ state })

const announced = new Proxy(db, {
  get(target, name) {
    if (name === 'batch')
      return (statements: Parameters<D1Database['batch']>[0]) => {
        const answer = target.batch(statements)
        process.stdout.write(`asked ${statements.length}\n`)
        return answer.finally(() => process.stdout.write(`answered ${statements.length}\n`))
      }
    const value: unknown = Reflect.get(target, name)
    return typeof value === 'function' ? value.bind(target) : value
  },
})
process.stdout.write('open\n')
await seed(announced, plan, new Date())
process.stdout.write('seeded\n')
await close()
