import { resolve } from 'node:path'
import { Command } from 'commander'
import { runProgram } from '../seed/user-error.ts'
import { makeDirectory } from './new-directory/make.ts'
import { quoteShellWord } from './shell-word.ts'

const program = new Command('new-directory')
  .description('Makes the folder of a new directory: areas, treatments, guides and zip codes, but no clinics.')
  .argument('<path>', 'a folder that does not exist yet or is empty, such as ../my-directory')
  .action((path: string) => {
    makeDirectory(path)
    console.log(`• ${resolve(path)} contains a directory without clinics. Its README.md lists the next steps. Begin with:
    fill in name, phone and email in ${path}/data/site.json
    npm run import -- clinics.csv --from ${quoteShellWord(path)}
    npm start -- --from ${quoteShellWord(path)}`)
  })

await runProgram(program)
