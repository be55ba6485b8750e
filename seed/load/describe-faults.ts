import { join } from 'node:path'
import type { Fault } from './load.ts'
import { locateFaults } from './locate.ts'

/** Returns one line per fault: the file, the clinic or area, the line, the field, and the message. */
export const describeFaults = (faults: readonly Fault[], folder: string) =>
  locateFaults(folder, faults)
    .map((fault) => `${fault.warning ? 'warning: ' : ''}${describePlace(fault, folder)}: ${fault.message}`)
    .join('\n')

const describePlace = ({ file, clinic, area, line, path }: Fault, folder: string) =>
  [join(folder, file), clinic ?? area, line && `line ${line}`, line ? withoutIndexes(path) : describePath(path)]
    .filter(Boolean)
    .join(' · ')

const DATA_PATH = /^[\w-]+(?:\.[\w-]+)*$/
const isIndex = (key: string) => /^\d+$/.test(key)

/** Leaves out the indexes of a path, where the line says which entry of a list is meant. */
const withoutIndexes = (path: string) => mapKeys(path, (keys) => keys.filter((key) => !isIndex(key)))

/** Describes a path for readers: `prices.0.min` becomes `prices.entry 1.min`. */
export const describePath = (path: string) =>
  mapKeys(path, (keys) => keys.map((key) => (isIndex(key) ? `entry ${Number(key) + 1}` : key)))

/** Leaves headings, file names and addresses as they are. */
const mapKeys = (path: string, change: (keys: string[]) => string[]) =>
  DATA_PATH.test(path) ? change(path.split('.')).join('.') : path
