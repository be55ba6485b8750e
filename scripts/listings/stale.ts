import { Command, InvalidArgumentError } from 'commander'
import { FROM_OPTION_DESCRIPTION, findDirectory } from '../../seed/directory.ts'
import { runProgram } from '../../seed/user-error.ts'
import { requireSeedFiles } from '../../seed/write/seed.ts'
import { isClosed } from '../../src/domain/clinic/clinic.ts'
import { getNewYorkDate } from '../../src/domain/time.ts'
import { quoteShellWord } from '../shell-word.ts'

const program = new Command('stale')
  .description('Lists the open clinics whose data was last checked long ago, or never.')
  .option('--days <number>', 'report clinics that were checked longer ago than this', parseDays, 180)
  .option('--from <folder>', FROM_OPTION_DESCRIPTION)
  .action(reportStaleClinics)

const DAY_MS = 24 * 60 * 60 * 1000

function parseDays(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('must be a number of days.')
  return Number(text)
}

function reportStaleClinics({ days, from: folder }: { days: number; from?: string }): void {
  const files = requireSeedFiles(findDirectory(folder))
  const cutoff = getNewYorkDate(new Date(Date.now() - days * DAY_MS))
  const openClinics = files.clinics.filter(({ status = null }) => !isClosed({ status }))
  const staleClinics = openClinics
    .filter(({ lastChecked = '' }) => lastChecked < cutoff)
    .sort((a, b) => (a.lastChecked ?? '').localeCompare(b.lastChecked ?? '') || a.id.localeCompare(b.id))
  for (const { id, name, lastChecked, phone, website } of staleClinics)
    console.log([lastChecked ?? 'never     ', id, name, phone ?? website ?? 'no phone or website'].join(' · '))
  console.log(
    `• ${staleClinics.length} of ${openClinics.length} open clinics were not checked in the last ${days} days.`,
  )
  if (staleClinics.length > 0)
    console.log(
      `• Check each with the clinic, then: npm run clinic -- correct ID field=value … --checked${formatFromOption(folder)}`,
    )
}

const formatFromOption = (folder: string | undefined) => (folder ? ` --from ${quoteShellWord(folder)}` : '')

await runProgram(program)
