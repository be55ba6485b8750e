import { runInProcessGroup } from './process-group.ts'

/** `npm run dev`. Imports the command in the child process only, which keeps the supervisor small. */
runInProcessGroup(() => import('./dev-command.ts'))
