import { runInProcessGroup } from './serve/process-group.ts'

/** `npm start`. Imports the command in the child process only, which keeps the supervisor small. */
runInProcessGroup(() => import('./serve/start-command.ts'))
