import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

// Renders text as outlines, so that a picture looks the same everywhere and needs no fonts.

// Tests load this file through Vite, which does not support import.meta.resolve.
const require = createRequire(import.meta.url)
const openFont = (path: string) => openSync(path) as Font

const fonts = {
  display: openFont(require.resolve('@fontsource/marcellus/files/marcellus-latin-400-normal.woff')),
  text: openFont(require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff')),
}

export type FontFace = keyof typeof fonts

export const lineWidth = (text: string, face: FontFace, size: number): number =>
  (fonts[face].layout(text).advanceWidth * size) / fonts[face].unitsPerEm

/** (`x`, `y`) is the start of the baseline, or its center if `anchor` is 'middle'. */
export function lineSvg(
  text: string,
  face: FontFace,
  size: number,
  x: number,
  y: number,
  anchor: 'start' | 'middle' = 'start',
): string {
  const font = fonts[face]
  const { glyphs, positions } = font.layout(text)
  const scale = size / font.unitsPerEm
  let advance = 0
  const letters = glyphs.map((glyph, index) => {
    const position = positions[index]
    const d = glyph.path.toSVG()
    const x = advance + (position?.xOffset ?? 0)
    advance += position?.xAdvance ?? 0
    return d ? `<path transform="translate(${Math.round(x)} 0)" d="${d}"/>` : ''
  })
  const left = anchor === 'middle' ? x - (advance * scale) / 2 : x
  return `<g transform="translate(${left.toFixed(1)} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${letters.join('')}</g>`
}

/** Breaks text into lines of at most `width` pixels. A wider word gets its own line. */
export function wrapText(text: string, face: FontFace, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && lineWidth(longer, face, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
