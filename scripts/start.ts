import { runInProcessGroup } from './serve/process-group.ts'

/** Runs `npm start` in a child process. The dynamic import keeps the command's code out of the parent process. */
runInProcessGroup(() => import('./serve/start-command.ts'))
