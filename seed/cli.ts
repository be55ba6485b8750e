import { runInProcessGroup } from '../scripts/serve/process-group.ts'

// A static import would also load the command's code into the parent process, which only supervises the child process.
runInProcessGroup(() => import('./seed-command.ts'))
