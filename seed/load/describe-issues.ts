import { join } from 'node:path'
import type { Issue } from './load.ts'
import { type LocatedIssue, locateIssues } from './locate.ts'

export const describeIssues = (issues: readonly Issue[], folder: string) =>
  locateIssues(folder, issues)
    .map((issue) => `${issue.warning ? 'warning: ' : ''}${describePlace(issue, folder)}: ${issue.message}`)
    .join('\n')

const describePlace = ({ file, record, line, path }: LocatedIssue, folder: string) =>
  [join(folder, file), record, line && `line ${line}`, line ? withoutIndexes(path) : describePath(path)]
    .filter(Boolean)
    .join(' · ')

const DATA_PATH = /^[\w-]+(?:\.[\w-]+)*$/
const isIndex = (key: string) => /^\d+$/.test(key)

const withoutIndexes = (path: string) => mapKeys(path, (keys) => keys.filter((key) => !isIndex(key)))

/** `prices.0.min` becomes `prices.entry 1.min`. */
export const describePath = (path: string) =>
  mapKeys(path, (keys) => keys.map((key) => (isIndex(key) ? `entry ${Number(key) + 1}` : key)))

const mapKeys = (path: string, change: (keys: string[]) => string[]) =>
  DATA_PATH.test(path) ? change(path.split('.')).join('.') : path
