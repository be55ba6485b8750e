import { runInProcessGroup } from '../scripts/serve/process-group.ts'

/** `npm run db:seed`. Only the child process imports the command, so that the supervisor stays small. */
runInProcessGroup(() => import('./seed-command.ts'))
