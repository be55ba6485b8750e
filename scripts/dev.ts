import { runInProcessGroup } from './serve/process-group.ts'

/** Runs `npm run dev` in a child process. The dynamic import keeps the command's code out of the parent process. */
runInProcessGroup(() => import('./serve/dev-command.ts'))
