import { runInProcessGroup } from './serve/process-group.ts'

/** `npm start`. Only the child process imports the command, so that the supervisor stays small. */
runInProcessGroup(() => import('./serve/start-command.ts'))
