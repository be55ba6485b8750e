import { runInProcessGroup } from './process-group.ts'

/** `npm run dev`. The command is loaded in the process group only, so that its supervisor stays small. */
runInProcessGroup(() => import('./dev-command.ts'))
