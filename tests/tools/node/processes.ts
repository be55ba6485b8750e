import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'

interface ProcessInfo {
  pid: number
  parentPid: number
  groupId: number
  command: string
}

function listProcesses(): ProcessInfo[] {
  const output = execFileSync('ps', ['-e', '-ww', '-o', 'pid=,ppid=,pgid=,stat=,args='], { encoding: 'utf8' })
  return output.split('\n').flatMap((line) => {
    const [, pid, parentPid, groupId, state, command = ''] =
      /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    // A zombie has exited, but its parent has not reaped it yet.
    return pid && !state?.startsWith('Z')
      ? [{ pid: +pid, parentPid: Number(parentPid), groupId: Number(groupId), command }]
      : []
  })
}

export function listDescendants(rootPid: number, processes = listProcesses()): ProcessInfo[] {
  const children = processes.filter(({ parentPid }) => parentPid === rootPid)
  return [...children, ...children.flatMap(({ pid }) => listDescendants(pid, processes))]
}

/** Waits up to `seconds` for the processes and their groups to end. Returns the processes that are still running. */
export async function waitForExit(processTree: readonly ProcessInfo[], seconds = 8): Promise<ProcessInfo[]> {
  const pids = new Set(processTree.map(({ pid }) => pid))
  const groupIds = new Set(processTree.map(({ groupId }) => groupId))
  for (const deadline = Date.now() + seconds * 1000; ; await setTimeout(200)) {
    const survivors = listProcesses().filter(({ pid, groupId }) => pids.has(pid) || groupIds.has(groupId))
    if (survivors.length === 0 || Date.now() > deadline) return survivors
  }
}

export interface StartedCommand {
  pid: number
  process: ChildProcess
  lines: string[]
  waitForLine(pattern: RegExp): Promise<void>
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
    async waitForLine(pattern) {
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
