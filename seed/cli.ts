import { runInProcessGroup } from '../scripts/serve/process-group.ts'

/** `npm run db:seed`. Imports the command in the child process only, which keeps the supervisor small. */
runInProcessGroup(() => import('./seed-command.ts'))
