import { runInProcessGroup } from './serve/process-group.ts'

/** `npm run dev`. Imports the command in the child process only, which keeps the supervisor small. */
runInProcessGroup(() => import('./serve/dev-command.ts'))
