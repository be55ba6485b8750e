import { spawn } from 'node:child_process'
import { runInProcessGroup } from '../../../scripts/serve/process-group.ts'

// `node tests/tools/node/group-to-kill.ts [busy]` starts a process group with a child that ignores SIGINT, SIGTERM and
// SIGHUP. With `busy`, the leader of the group blocks its event loop for a minute.

runInProcessGroup(async () => {
  const child = spawn('sh', ['-c', "trap '' INT TERM HUP; echo ready; while :; do sleep 1; done"], { stdio: 'inherit' })
  await new Promise((resolve) => child.on('spawn', () => setTimeout(resolve, 300)))
  if (process.argv[2] === 'busy') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000)
})
