import { runInProcessGroup } from '../scripts/serve/process-group.ts'

/** Runs `npm run db:seed` in a child process. The dynamic import keeps the command's code out of the parent process. */
runInProcessGroup(() => import('./seed-command.ts'))
