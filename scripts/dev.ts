import { runInProcessGroup } from './serve/process-group.ts'

/** `npm run dev`. Only the child process imports the command, so that the supervisor stays small. */
runInProcessGroup(() => import('./serve/dev-command.ts'))
