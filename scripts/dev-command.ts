import { spawn } from 'node:child_process'
import { LOCAL_STATE } from '../seed/write/database.ts'
import { prepareDatabase, reportFailure } from './local-site.ts'

/** `npm run dev`: migrates and seeds the local database, then runs Vite with the given arguments. */
async function dev(): Promise<void> {
  await prepareDatabase(LOCAL_STATE)
  const vite = spawn('vite', process.argv.slice(2), { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => vite.kill('SIGTERM'))
  vite.on('exit', (code) => process.exit(code ?? 0))
}

await dev().catch(reportFailure)
