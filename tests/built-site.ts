import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

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
