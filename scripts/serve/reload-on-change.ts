import { basename } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'

/** Milliseconds without a change before a load, because editors and imports write several times in a row. */
const QUIET_MS = 300

/**
 * Calls `load` after files of the folder have changed and no more changes follow. Changes during a load cause another
 * load.
 */
export function reloadOnChange(folder: string, load: () => Promise<void>, quietMs = QUIET_MS): FSWatcher {
  let timer: NodeJS.Timeout | undefined
  let loading = Promise.resolve()
  const isHidden = (path: string) => path !== folder && basename(path).startsWith('.')
  return watch(folder, { ignoreInitial: true, ignored: isHidden }).on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      loading = loading.then(load)
    }, quietMs)
  })
}
