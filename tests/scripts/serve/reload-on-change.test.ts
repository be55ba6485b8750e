import { once } from 'node:events'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { reloadOnChange } from '../../../scripts/serve/reload-on-change.ts'
import { createScratchFolder } from '../../tools/node/seed-folder.ts'

const DEBOUNCE_MS = 60
const WAIT_OPTIONS = { timeout: 10_000 }

async function createWatchedFolder(load: () => Promise<void>): Promise<string> {
  const folder = createScratchFolder()
  mkdirSync(join(folder, 'data/clinics'), { recursive: true })
  writeFileSync(join(folder, 'data/site.json'), '{}')
  const watcher = reloadOnChange(folder, load, DEBOUNCE_MS)
  onTestFinished(() => watcher.close())
  await once(watcher, 'ready')
  return folder
}

test('several writes in a row cause one load', async () => {
  const load = vi.fn(async () => {})
  const folder = await createWatchedFolder(load)
  for (const name of ['a', 'b', 'c']) writeFileSync(join(folder, `data/clinics/${name}.json`), '{}')
  await vi.waitFor(() => expect(load).toHaveBeenCalled(), WAIT_OPTIONS)
  await setTimeout(5 * DEBOUNCE_MS)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a change during a load causes another load afterward', async () => {
  let runningLoadCount = 0
  const load = vi.fn(async () => {
    expect(++runningLoadCount).toBe(1)
    await setTimeout(5 * DEBOUNCE_MS)
    runningLoadCount--
  })
  const folder = await createWatchedFolder(load)
  writeFileSync(join(folder, 'data/site.json'), '{"a":1}')
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1), WAIT_OPTIONS)
  writeFileSync(join(folder, 'data/site.json'), '{"a":22}')
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2), WAIT_OPTIONS)
})

test('each time an editor replaces a file, a load starts', async () => {
  const load = vi.fn(async () => {})
  const folder = await createWatchedFolder(load)
  for (const times of [1, 2, 3]) {
    writeFileSync(join(folder, 'data/new'), `{"a":${times}}`)
    renameSync(join(folder, 'data/new'), join(folder, 'data/site.json'))
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(times), WAIT_OPTIONS)
  }
})

test("hidden files, such as an editor's, cause no load", async () => {
  const load = vi.fn(async () => {})
  const folder = await createWatchedFolder(load)
  writeFileSync(join(folder, 'data/clinics/.a.json.swp'), 'x')
  await setTimeout(8 * DEBOUNCE_MS)
  expect(load).not.toHaveBeenCalled()
})
