import { runInProcessGroup } from './serve/process-group.ts'

/** The dynamic import keeps the command's code out of the parent process. */
runInProcessGroup(() => import('./serve/start-command.ts'))
