import { writeFileSync } from 'node:fs'
import { Command, InvalidArgumentError } from 'commander'
import { FROM_OPTION_DESCRIPTION, findDirectory } from '../../seed/directory.ts'
import type { SeedFiles } from '../../seed/load/load.ts'
import { runProgram } from '../../seed/user-error.ts'
import { requireSeedFiles } from '../../seed/write/seed.ts'
import { isClosed } from '../../src/domain/clinic/clinic.ts'
import { checkExternalLinks, type Link } from './external-links.ts'
import { formatReport } from './report.ts'

const program = new Command('check-links')
  .description("Requests the sources and the clinics' websites, a few at a time, and reports links that are broken.")
  .option('--from <folder>', FROM_OPTION_DESCRIPTION)
  .option('--report <file>', 'also write the report, as Markdown, to this file')
  .option('--timeout <seconds>', 'how long to wait for a response', parseTimeout, 20)
  .option('--retries <number>', 'how many times to retry a link that fails', parseNumber, 2)
  .option('--pause <seconds>', 'time between two requests to the same host', parseNumber, 1)
  .action(reportBrokenLinks)

interface Options {
  from?: string
  report?: string
  timeout: number
  retries: number
  pause: number
}

function parseNumber(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new InvalidArgumentError('must be a whole number, such as 2.')
  return Number(text)
}

function parseTimeout(text: string): number {
  const seconds = parseNumber(text)
  if (seconds === 0) throw new InvalidArgumentError('must be at least 1.')
  return seconds
}

async function reportBrokenLinks({ from: folder, report: file, timeout, retries, pause }: Options): Promise<void> {
  const files = requireSeedFiles(findDirectory(folder))
  const links = collectLinks(files)
  console.error(`• Requesting ${links.length} links …`)
  const results = await checkExternalLinks(links, { timeoutMs: timeout * 1000, retries, pauseMs: pause * 1000 })
  const text = formatReport(results)
  console.log(text)
  if (file) writeFileSync(file, text)
  if (results.some(({ state }) => state === 'broken')) process.exitCode = 1
}

export function collectLinks({ sources, clinics }: Pick<SeedFiles, 'sources' | 'clinics'>): Link[] {
  const linkUses = [
    ...sources.map(({ id, url }) => ({ url, use: `source ${id}` })),
    ...clinics
      .filter(({ status = null }) => !isClosed({ status }))
      .flatMap(({ id, website }) => (website ? [{ url: website, use: `clinic ${id}` }] : [])),
  ]
  // Removes the fragment, because browsers do not send it: URLs that differ only in the fragment are one request.
  const usesByUrl = Map.groupBy(linkUses, ({ url }) => url.replace(/#.*$/, ''))
  return [...usesByUrl].map(([url, entries]) => ({ url, usedIn: entries.map(({ use }) => use) }))
}

await runProgram(program)
