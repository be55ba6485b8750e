import { Command } from 'commander'
import { FROM_OPTION_DESCRIPTION_WITHOUT_SAMPLE, findDirectoryToChange } from '../../seed/directory.ts'
import { runProgram } from '../../seed/user-error.ts'
import { quoteShellWord } from '../shell-word.ts'
import { correctClinic } from './correct.ts'
import { allowReimport, removeClinic } from './remove.ts'

const program = new Command('clinic').description(
  'Corrects or removes a listing, or lets a removed one be imported again. Checks the result and records it.',
)

program
  .command('correct')
  .description('Changes fields of a clinic. Prints the difference; writes nothing if the result is invalid.')
  .argument('<id>', 'id of the clinic: the name of its file without .json')
  .argument('[field=value...]', 'new values, written as in a spreadsheet, or JSON. Nothing after = removes the field')
  .option('--reason <text>', 'who asked for it and why, without personal data')
  .option('--checked', 'the listing was checked today: sets lastChecked', false)
  .option('--from <folder>', FROM_OPTION_DESCRIPTION_WITHOUT_SAMPLE)
  .addHelpText(
    'after',
    `
Examples:
  npm run clinic -- correct ninth-and-needle phone="(212) 765-4321" --reason "the clinic wrote to us"
  npm run clinic -- correct ninth-and-needle hours="Mon–Fri 9–6, Sat by appointment" website=
  npm run clinic -- correct ninth-and-needle hours.mon=9-5 hours.sun=closed
  npm run clinic -- correct ninth-and-needle prices="botox=14/unit; fillers=900-1200/syringe"     (all its prices)
  npm run clinic -- correct ninth-and-needle prices.botox=15/unit                    (the prices of one service)
  npm run clinic -- correct ninth-and-needle services="Botox; lip filler" providers="Jane Doe, NP; John Roe, MD"
  npm run clinic -- correct ninth-and-needle status="closed 2026-11-20"                         (or status=open)
  npm run clinic -- correct ninth-and-needle 'name="24"'                         (quotes: text, not a number)`,
  )
  .action((id: string, values: string[], options) =>
    printResult(correctClinic(id, values, resolveFromOption(options)), options),
  )

program
  .command('remove')
  .description('Deletes a clinic. Its addresses return 410 (Gone) after the next load, and no import adds it again.')
  .argument('<id>', 'id of the clinic: the name of its file without .json')
  .requiredOption('--reason <text>', 'who asked for it and why, without personal data')
  .option('--from <folder>', FROM_OPTION_DESCRIPTION_WITHOUT_SAMPLE)
  .action((id: string, options) => printResult(removeClinic(id, resolveFromOption(options)), options))

program
  .command('bring-back')
  .description('Lets the next import add a clinic that was removed.')
  .argument('<id>', 'id of the clinic, as in removed.json of the directory')
  .option('--reason <text>', 'who asked for it and why, without personal data')
  .option('--from <folder>', FROM_OPTION_DESCRIPTION_WITHOUT_SAMPLE)
  .action((id: string, options) => printResult(allowReimport(id, resolveFromOption(options)), options))

const resolveFromOption = <T extends { from?: string }>(options: T) => ({
  ...options,
  from: findDirectoryToChange(options.from),
})

function printResult(lines: readonly string[], { from }: { from?: string }): void {
  console.log(lines.join('\n'))
  console.log(`• Commit it, then load it: npm run db:seed -- --remote${from ? ` --from ${quoteShellWord(from)}` : ''}`)
}

program.showHelpAfterError('To close a clinic or give it another name, correct it: npm run clinic -- correct --help')
await runProgram(program)
