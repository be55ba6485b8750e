import { basename } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'

const DEBOUNCE_MS = 300

export function reloadOnChange(folder: string, load: () => Promise<void>, debounceMs = DEBOUNCE_MS): FSWatcher {
  let timer: NodeJS.Timeout | undefined
  let lastLoad = Promise.resolve()
  const isHidden = (path: string) => path !== folder && basename(path).startsWith('.')
  return watch(folder, { ignoreInitial: true, ignored: isHidden }).on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      lastLoad = lastLoad.then(load)
    }, debounceMs)
  })
}
