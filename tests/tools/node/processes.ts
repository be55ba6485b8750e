import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'

interface ProcessInfo {
  pid: number
  parent: number
  group: number
  command: string
}

function listProcesses(): ProcessInfo[] {
  const output = execFileSync('ps', ['-e', '-ww', '-o', 'pid=,ppid=,pgid=,stat=,args='], { encoding: 'utf8' })
  return output.split('\n').flatMap((line) => {
    const [, pid, parent, group, state, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    // A zombie has exited, but its parent has not reaped it yet.
    return pid && !state?.startsWith('Z') ? [{ pid: +pid, parent: Number(parent), group: Number(group), command }] : []
  })
}

export function listDescendants(root: number, processes = listProcesses()): ProcessInfo[] {
  const children = processes.filter(({ parent }) => parent === root)
  return [...children, ...children.flatMap(({ pid }) => listDescendants(pid, processes))]
}

/** Waits up to `seconds` until the processes and their groups have ended. Returns the processes that still run. */
export async function waitForExit(processTree: readonly ProcessInfo[], seconds = 8): Promise<ProcessInfo[]> {
  const pids = new Set(processTree.map(({ pid }) => pid))
  const groups = new Set(processTree.map(({ group }) => group))
  for (const deadline = Date.now() + seconds * 1000; ; await setTimeout(200)) {
    const running = listProcesses().filter(({ pid, group }) => pids.has(pid) || groups.has(group))
    if (running.length === 0 || Date.now() > deadline) return running
  }
}

export interface StartedCommand {
  pid: number
  process: ChildProcess
  lines: string[]
  until(pattern: RegExp): Promise<void>
}

/** Starts a command without a terminal, as the leader of a process group. */
export function startCommand(command: string, args: string[], cwd = '.'): StartedCommand {
  const child = spawn(command, args, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // With the NODE_ENV of Vitest, Vite would not make a production build.
    env: { ...process.env, NODE_ENV: undefined, CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' },
  })
  const lines: string[] = []
  let hasClosed = false
  child.on('close', () => {
    hasClosed = true
  })
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', (line) => lines.push(line))
  return {
    pid: child.pid ?? 0,
    process: child,
    lines,
    async until(pattern) {
      while (!lines.some((line) => pattern.test(line))) {
        if (hasClosed) throw new Error(`${command} ended before ${pattern}:\n${lines.join('\n')}`)
        await setTimeout(50)
      }
    },
  }
}

export function killAll(processTree: readonly { pid: number }[]): void {
  for (const { pid } of processTree) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // The process has already ended.
    }
  }
}
