import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

const IGNORED_FILES = /(^|\/)\.|(^|\/)(README|changes\.log)\.md$/

export const unreadFiles = (folder: string, read: ReadonlySet<string>): string[] =>
  ['data', 'content']
    .flatMap((part) => filesBelow(join(folder, part)))
    .map((file) => relative(folder, file).replaceAll('\\', '/'))
    .filter((file) => !read.has(file) && !IGNORED_FILES.test(file))
    .sort()

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name))
  } catch {
    // A missing folder has no files.
    return []
  }
}
