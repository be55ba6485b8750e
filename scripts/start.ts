import { runInProcessGroup } from './process-group.ts'

/** `npm start`. The command is loaded in the process group only, so that its supervisor stays small. */
runInProcessGroup(() => import('./start-command.ts'))
