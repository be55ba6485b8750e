import { globSync } from 'node:fs'
import { join, relative } from 'node:path'

const NOTES = /(^|\/)(README|changes\.log)\.md$/

export const findUnreadFiles = (folder: string, read: ReadonlySet<string>): string[] =>
  globSync('{data,content}/**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => !read.has(file) && !NOTES.test(file))
    .sort()
