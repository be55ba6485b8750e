import { runInProcessGroup } from '../scripts/process-group.ts'

/** `npm run db:seed`. The command is loaded in the process group only, so that its supervisor stays small. */
runInProcessGroup(() => import('./seed-command.ts'))
