import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { Worker } from 'node:worker_threads'

const CHILD = 'RUNS_IN_PROCESS_GROUP'
/** The descriptor whose other end this process holds open for as long as it lives. */
const LIFELINE = 3
/** Shells name the command they run in `_`. */
const UNDER_NOHUP = /(^|\/)nohup$/.test(process.env['_'] ?? '')
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** Milliseconds between two looks at the parent, and those that a process has to end by itself. */
const PARENT_CHECK = 250
const GRACE = 5000

/**
 * Runs a script's `main` in a child process that leads a process group, so that nothing it starts outlives it.
 * The group ends with a signal to this process, with its death, and with the death of the npm that started it.
 */
export function runInProcessGroup(main: () => Promise<unknown>): void {
  if (process.env[CHILD] === undefined) supervise()
  else {
    delete process.env[CHILD]
    killGroupAtEndOf(LIFELINE)
    void main()
  }
}

function supervise(): void {
  const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    detached: true,
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
    env: { ...process.env, [CHILD]: '1' },
  })
  const killGroup = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // The group is empty.
    }
  }
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal)
    setTimeout(killGroup, GRACE).unref()
  }
  const watch = watchParent(() => stop('SIGTERM'))
  for (const signal of SIGNALS) process.on(signal, stop)
  // Node resets the SIGHUP that nohup ignores, in npm too: npm's death by a hangup is no reason to stop.
  if (UNDER_NOHUP) process.off('SIGHUP', stop).on('SIGHUP', () => clearInterval(watch))
  child.on('exit', (code, signal) => {
    killGroup()
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0))
  })
}

/** Calls `ended` when the npm that started this process is gone. Without npm the process stands alone. */
function watchParent(ended: () => void): NodeJS.Timeout | undefined {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    ended()
  }, PARENT_CHECK)
  return check
}

/** Kills this process's group when `descriptor` ends. A thread watches it, because planning the seed blocks this one. */
function killGroupAtEndOf(descriptor: number): void {
  const watch = `
    const lifeline = new (require('node:net').Socket)({ fd: ${descriptor} })
    lifeline.on('close', () => process.kill(-process.pid, 'SIGKILL')).resume()`
  new Worker(watch, { eval: true }).unref()
}
