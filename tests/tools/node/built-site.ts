import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const WORKER_FOLDER = 'dist/worker'

export const getBuiltModulePath = (): string => join(WORKER_FOLDER, 'index.js')

export const readBuiltChunks = (): Map<string, string> =>
  new Map(
    readdirSync(join(WORKER_FOLDER, 'assets'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => [`assets/${file}`, readFileSync(join(WORKER_FOLDER, 'assets', file), 'utf8')]),
  )

const STATIC_IMPORT = /(?:from|^import|;import)\s*["'](\.[^"']+)["']/g

/** Returns the paths of a module and of all modules that it imports statically, directly or indirectly. */
export function listModuleAndStaticImports(file: string, visited: readonly string[] = []): string[] {
  if (visited.includes(file)) return []
  const modules = [file]
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT))
    modules.push(...listModuleAndStaticImports(join(dirname(file), path), [...visited, ...modules]))
  return modules
}
