import { runInProcessGroup } from './process-group.ts'

/** `npm start`. Imports the command in the child process only, which keeps the supervisor small. */
runInProcessGroup(() => import('./start-command.ts'))
