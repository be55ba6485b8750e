import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { findDirectory } from '../../seed/directory.ts'

/** Maps a font file to the range of weights to keep, or to undefined if the font has only one weight. */
const WEIGHT_RANGES_BY_FONT_FILE: Record<string, { min: number; max: number } | undefined> = {
  '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2': undefined,
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2': { min: 400, max: 700 },
}

const ROOT = `${import.meta.dirname}/../..`
const SUBSETS_FOLDER = `${ROOT}/node_modules/.cache/fonts`
const SOURCE_GLOBS = ['src/**/*.{ts,tsx}', 'client/**/*.{ts,tsx,css}']
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))

export const subsetFonts = (): Plugin => ({
  name: 'subset-fonts',
  async config() {
    mkdirSync(SUBSETS_FOLDER, { recursive: true })
    const characters = findCharactersInUse()
    const alias = await Promise.all(
      Object.entries(WEIGHT_RANGES_BY_FONT_FILE).map(async ([find, wght]) => {
        const replacement = `${SUBSETS_FOLDER}/${basename(find)}`
        const font = readFileSync(`${ROOT}/node_modules/${find}`)
        const subset = await subsetFont(font, characters, {
          targetFormat: 'woff2',
          ...(wght ? { variationAxes: { wght } } : {}),
        })
        writeFileSync(replacement, subset)
        return { find, replacement }
      }),
    )
    return { resolve: { alias } }
  },
})

const findCharactersInUse = (): string => {
  const characters = new Set(ASCII)
  const directory = resolve(findDirectory())
  const files = [
    ...globSync(SOURCE_GLOBS, { cwd: ROOT }).map((file) => `${ROOT}/${file}`),
    ...globSync('{data,content}/**/*.{json,md}', { cwd: directory }).map((file) => `${directory}/${file}`),
  ]
  for (const file of files) for (const character of readFileSync(file, 'utf8')) characters.add(character)
  return [...characters].join('')
}
