import { Command } from 'commander'
import { runProgram } from '../seed/problem.ts'
import { makeDirectory } from './new-directory/make.ts'
import { shellWord } from './shell-word.ts'

/** `npm run new-directory -- PATH`: makes a directory without clinics for its owner to fill. */
const program = new Command('new-directory')
  .description('Makes the folder of a new directory: areas, treatments, guides and zip codes, but no clinics.')
  .argument('<path>', 'a folder that does not exist yet or is empty, such as ../my-directory')
  .action((path: string) => {
    makeDirectory(path)
    console.log(`• ${path} holds a directory without clinics. Its README.md says what to do next; begin with:
    fill in name, phone and email in ${path}/data/site.json
    npm run import -- clinics.csv --from ${shellWord(path)}
    npm start -- --from ${shellWord(path)}`)
  })

await runProgram(program)
