import { globSync } from 'node:fs'
import { join, relative } from 'node:path'

const IGNORED_FILES = /(^|\/)(README|changes\.log)\.md$/

export const findUnreadFiles = (folder: string, openedFiles: ReadonlySet<string>): string[] =>
  globSync('{data,content}/**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => !openedFiles.has(file) && !IGNORED_FILES.test(file))
    .sort()
