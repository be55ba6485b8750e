import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const BUILT = 'dist/worker'

export const builtModule = (): string => join(BUILT, 'index.js')

/** Returns the built Worker's other modules by import path. */
export const builtChunks = (): Map<string, string> =>
  new Map(
    readdirSync(join(BUILT, 'assets'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => [`assets/${file}`, readFileSync(join(BUILT, 'assets', file), 'utf8')]),
  )

const IMPORTED = /(?:from|^import|;import)\s*["'](\.[^"']+)["']/g

/** Returns a module and, recursively, the modules that it imports statically. */
export function modulesAtStart(file: string, known: readonly string[] = []): string[] {
  if (known.includes(file)) return []
  const found = [file]
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED))
    found.push(...modulesAtStart(join(dirname(file), path), [...known, ...found]))
  return found
}
