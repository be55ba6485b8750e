import { runInProcessGroup } from '../scripts/serve/process-group.ts'

/** The dynamic import keeps the command's code out of the parent process. */
runInProcessGroup(() => import('./seed-command.ts'))
