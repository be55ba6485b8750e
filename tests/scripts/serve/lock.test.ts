import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { withLock } from '../../../scripts/serve/lock.ts'
import { killAll, startCommand } from '../../tools/node/processes.ts'
import { createScratchFolder } from '../../tools/node/seed-folder.ts'

const createLockPath = () => `${createScratchFolder()}/state/start.lock`
const ignore = () => {}

test('a lock has one holder at a time, and a waiting caller is notified once', async () => {
  const file = createLockPath()
  const events: string[] = []
  const holder = withLock(file, ignore, async () => {
    await setTimeout(700)
    events.push('first is done')
  })
  const next = withLock(
    file,
    () => events.push('second waits'),
    async () => events.push('second runs'),
  )
  await Promise.all([holder, next])
  expect(events).toEqual(['second waits', 'first is done', 'second runs'])
})

test('a lock is released when the work fails', async () => {
  const file = createLockPath()
  await expect(withLock(file, ignore, () => Promise.reject(new Error('no build')))).rejects.toThrow('no build')
  expect(await withLock(file, ignore, async () => 'acquired')).toBe('acquired')
})

test('a lock is released if the holder is killed', async () => {
  const file = createLockPath()
  const source = `
    const { withLock } = await import(${JSON.stringify(resolve('scripts/serve/lock.ts'))})
    await withLock(${JSON.stringify(file)}, () => {}, () => new Promise(() => { console.log('holds'); setInterval(() => {}, 1000) }))`
  const holder = startCommand(process.execPath, ['--input-type=module', '-e', source])
  onTestFinished(() => killAll([holder]))
  await holder.waitForLine(/^holds/)
  let waited = false
  const next = withLock(
    file,
    () => {
      waited = true
      holder.process.kill('SIGKILL')
    },
    async () => 'acquired',
  )
  expect(await next).toBe('acquired')
  expect(waited).toBe(true)
})
