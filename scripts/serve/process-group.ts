import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { Worker } from 'node:worker_threads'

const CHILD_VARIABLE = 'RUNS_IN_PROCESS_GROUP'
/** Environment variable with npm's process id. package.json sets it, because npm may exit before Node starts. */
const NPM_PID_VARIABLE = 'NPM_PID'
/** File descriptor of a pipe to the parent process. The pipe closes when the parent exits, even if it is killed. */
const PARENT_PIPE_FD = 3
/** `nohup npm start` sets `_` to the path of nohup. npm's shell keeps it: the scripts in package.json use `exec`. */
const RUNS_UNDER_NOHUP = /(^|\/)nohup$/.test(process.env['_'] ?? '')
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const NPM_CHECK_INTERVAL_MS = 250
const GRACE_PERIOD_MS = 5000

/** Runs `main` in a process group that is killed when this process or the npm that started it exits. */
export function runInProcessGroup(main: () => Promise<unknown>): void {
  if (process.env[CHILD_VARIABLE] === undefined) supervise()
  else {
    delete process.env[CHILD_VARIABLE]
    killGroupOnClose(PARENT_PIPE_FD)
    void main()
  }
}

function supervise(): void {
  const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    detached: true,
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
    env: { ...process.env, [CHILD_VARIABLE]: '1', [NPM_PID_VARIABLE]: undefined },
  })
  const killGroup = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // The group is already empty.
    }
  }
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal)
    setTimeout(killGroup, GRACE_PERIOD_MS).unref()
  }
  const npmWatchTimer = watchNpm(() => stop('SIGTERM'))
  for (const signal of SIGNALS) process.on(signal, stop)
  // Under nohup, a hangup must not stop the site. npm exits on it anyway, so this process stops watching npm.
  if (RUNS_UNDER_NOHUP) process.off('SIGHUP', stop).on('SIGHUP', () => clearInterval(npmWatchTimer))
  child.on('exit', (code, signal) => {
    killGroup()
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0))
  })
}

/** Calls `onNpmExit` when the npm that started this process has exited. Does nothing if npm did not start it. */
function watchNpm(onNpmExit: () => void): NodeJS.Timeout | undefined {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const npmPid = Number(process.env[NPM_PID_VARIABLE]) || process.ppid
  const interval = setInterval(() => {
    if (process.ppid === npmPid) return
    clearInterval(interval)
    onNpmExit()
  }, NPM_CHECK_INTERVAL_MS)
  return interval
}

/** Watches the pipe in a worker thread, because planning a load blocks the event loop. */
function killGroupOnClose(descriptor: number): void {
  const watcherCode = `
    const parentPipe = new (require('node:net').Socket)({ fd: ${descriptor} })
    parentPipe.on('close', () => process.kill(-process.pid, 'SIGKILL')).resume()`
  new Worker(watcherCode, { eval: true }).unref()
}
