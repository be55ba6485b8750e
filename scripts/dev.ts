import { runInProcessGroup } from './serve/process-group.ts'

// A static import would also load the command's code into the parent process, which only supervises the child process.
runInProcessGroup(() => import('./serve/dev-command.ts'))
