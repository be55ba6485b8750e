import { setTimeout } from 'node:timers/promises'
import { Command } from 'commander'
import { FROM_OPTION_DESCRIPTION_WITHOUT_SAMPLE, findDirectoryToChange } from '../seed/directory.ts'
import { runProgram, UserError } from '../seed/user-error.ts'
import { COLUMNS } from './import/files/columns.ts'
import { type ImportOptions, runImport } from './import/run.ts'

const program = new Command('import')
  .description('Imports clinics from a table, GeoJSON, or a download of a directory.')
  .argument('<file>', 'CSV or TSV, GeoJSON (Overture Maps, OpenStreetMap), medspas.csv or directory.json')
  .option('--from <folder>', FROM_OPTION_DESCRIPTION_WITHOUT_SAMPLE)
  .option('--map <file>', 'a JSON file {"Their heading": "our_column"} for headings that are not recognized')
  .option('--dry-run', 'show what would change, without writing clinics', false)
  .option('--partial', 'import the valid rows even if others are rejected', false)
  .option('--skip-cells', 'skip cells that cannot be read, instead of rejecting their rows', false)
  .option('--take-all', 'let the file also replace fields that `npm run clinic` corrected', false)
  .option('--close-missing', 'mark clinics that are not in the file as closed today', false)
  .option('--close-most', 'let --close-missing close more than half of the open clinics', false)
  .option('--list-missing', 'list all clinics of the directory that are not in the file', false)
  .option('--geocode', 'look up addresses without coordinates at the US Census Bureau', false)
  .addHelpText('after', formatHelpText)
  .action(runCommand)

function formatHelpText(): string {
  return `
Columns, in any order (docs/your-directory.md describes them):
  ${COLUMNS.join(' ').replace(/(.{60,90}) /g, '$1\n  ')}

An existing clinic is recognized by its id, else its phone, else its address and name.
The import changes only fields that have a column in the file; an empty cell changes nothing.
Nothing is deleted. Rejected rows are listed in <file>.rejected.csv.`
}

/** Rejects options that npm took for itself. Without this check, `npm run import FILE --dry-run` would write files. */
function rejectOptionsConsumedByNpm(): void {
  const optionNames = program.options.map((option) => option.name())
  const consumedOption = optionNames.find(
    (name) => process.env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined,
  )
  if (consumedOption)
    throw new UserError(
      `npm consumed --${consumedOption}. Put \`--\` before the file: npm run import -- FILE --${consumedOption}`,
    )
}

async function runCommand(file: string, options: Omit<ImportOptions, 'from'> & { from?: string }): Promise<void> {
  rejectOptionsConsumedByNpm()
  const from = findDirectoryToChange(options.from)
  const network = { fetch, pause: (milliseconds: number) => setTimeout(milliseconds) }
  const succeeded = await runImport(file, { ...options, from }, { print: console.log, network, now: new Date() })
  if (!succeeded) process.exitCode = 1
}

// In `npm run import -- FILE | head`, `head` closes the output early. The error must not stop the import.
process.stdout.on('error', () => {})

await runProgram(program)
