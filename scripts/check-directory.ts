import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Command } from 'commander'
import { FROM_OPTION_DESCRIPTION, findDirectoryAndSetVariable } from '../seed/directory.ts'
import { describeIssues } from '../seed/load/describe-issues.ts'
import { runProgram, UserError } from '../seed/user-error.ts'
import { describePlan, planDirectory } from '../seed/write/seed.ts'
import { checkAllPages } from './directory-pages.ts'
import { parsePort, requireFreePort } from './serve/port.ts'
import { waitUntilServed } from './serve/wrangler-dev.ts'

const program = new Command('check-directory')
  .description('Checks the files of a directory, serves it from a database of its own, and requests every page.')
  .option('--from <folder>', FROM_OPTION_DESCRIPTION)
  .option('-p, --port <number>', 'port to serve it on', parsePort, 8798)
  .option('--no-build', 'use the existing build')
  .action(checkDirectory)

interface Options {
  from?: string
  port: number
  build: boolean
}

const STATE_FOLDER = '.tmp/check-directory'

async function checkDirectory({ from, port, build }: Options): Promise<void> {
  const directory = findDirectoryAndSetVariable(from)
  console.log(`• Checking ${directory}`)
  const { plan, issues } = planDirectory(directory)
  if (issues.length > 0) console.error(describeIssues(issues, directory))
  const warningCount = issues.filter(({ warning }) => warning).length
  if (!plan) throw new UserError('the data cannot be loaded: correct the errors above first')
  console.log(`  ${describePlan(plan)}`)
  await requireFreePort(port, 'npm run check:directory')
  rmSync(STATE_FOLDER, { recursive: true, force: true })
  const site = startSite(port, build)
  try {
    const origin = `http://localhost:${port}`
    await waitUntilServed(origin, () => (site.exitCode === null ? null : 'the site did not start; the reason is above'))
    const { requestedCount, issues: pageIssues } = await checkAllPages(origin)
    for (const issue of pageIssues) console.error(`✗ ${issue}`)
    console.log(
      `• ${requestedCount} pages and files requested: ${pageIssues.length} failed; ${warningCount} warnings about the data`,
    )
    if (pageIssues.length > 0) process.exitCode = 1
  } finally {
    site.kill('SIGTERM')
  }
}

function startSite(port: number, build: boolean): ChildProcess {
  const args = ['scripts/start.ts', '--port', String(port), '--state', STATE_FOLDER, ...(build ? [] : ['--no-build'])]
  const site = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  createInterface(site.stdout).on('line', (line) => line.startsWith('•') && console.log(line))
  return site
}

await runProgram(program)
