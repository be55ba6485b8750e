import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const BUILT = 'dist/worker'

/** The module that the built Worker starts with, by where it is. */
export const builtModule = (): string => join(BUILT, 'index.js')

/** The modules that it loads with that one or later: their text by their path beside it, as they are asked for. */
export const builtChunks = (): Map<string, string> =>
  new Map(
    readdirSync(join(BUILT, 'assets'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => [`assets/${file}`, readFileSync(join(BUILT, 'assets', file), 'utf8')]),
  )

const IMPORTED = /(?:from|^import|;import)\s*["'](\.[^"']+)["']/g

/** Where the modules are that a module imports at once, they and theirs, with it first. What it loads later is none of them. */
export function modulesAtStart(file: string, known: readonly string[] = []): string[] {
  if (known.includes(file)) return []
  const found = [file]
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED))
    found.push(...modulesAtStart(join(dirname(file), path), [...known, ...found]))
  return found
}
