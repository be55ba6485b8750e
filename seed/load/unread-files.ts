import { globSync } from 'node:fs'
import { join, relative } from 'node:path'

const IGNORED_FILES = /(^|\/)(README|changes\.log)\.md$/

export const findUnreadFiles = (folder: string, readFiles: ReadonlySet<string>): string[] =>
  globSync('{data,content}/**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => !readFiles.has(file) && !IGNORED_FILES.test(file))
    .sort()
