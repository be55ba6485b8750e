import { runInProcessGroup } from './serve/process-group.ts'

/** Runs `npm run dev` in a child process. The import is dynamic, so that the parent process does not load the command. */
runInProcessGroup(() => import('./serve/dev-command.ts'))
