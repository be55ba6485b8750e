import { join } from 'node:path'
import type { Issue } from './load.ts'
import { locateIssues } from './locate-issues.ts'

export const describeIssues = (issues: readonly Issue[], folder: string) =>
  locateIssues(folder, issues)
    .map((issue) => `${issue.warning ? 'warning: ' : ''}${describeLocation(issue, folder)}: ${issue.message}`)
    .join('\n')

const describeLocation = ({ file, recordName, line, path }: ReturnType<typeof locateIssues>[number], folder: string) =>
  [join(folder, file), recordName, line && `line ${line}`, line ? removeIndexes(path) : describePath(path)]
    .filter(Boolean)
    .join(' · ')

const DOTTED_PATH = /^[\w-]+(?:\.[\w-]+)*$/
const isIndex = (key: string) => /^\d+$/.test(key)

const removeIndexes = (path: string) => transformPathKeys(path, (keys) => keys.filter((key) => !isIndex(key)))

/** Writes indexes as numbers from 1: `prices.0.min` becomes `prices.entry 1.min`. */
export const describePath = (path: string) =>
  transformPathKeys(path, (keys) => keys.map((key) => (isIndex(key) ? `entry ${Number(key) + 1}` : key)))

const transformPathKeys = (path: string, convertKeys: (keys: string[]) => string[]) =>
  DOTTED_PATH.test(path) ? convertKeys(path.split('.')).join('.') : path
