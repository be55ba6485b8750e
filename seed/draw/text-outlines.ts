import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

// The tests' global setup loads this file too, and Vitest does not support import.meta.resolve there.
const require = createRequire(import.meta.url)

const fonts = {
  display: openSync(require.resolve('@fontsource/marcellus/files/marcellus-latin-400-normal.woff')) as Font,
  text: openSync(require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff')) as Font,
}

type FontFace = keyof typeof fonts

const measureTextLine = (text: string, face: FontFace, fontSizePx: number): number =>
  (fonts[face].layout(text).advanceWidth * fontSizePx) / fonts[face].unitsPerEm

/** Draws outlines, so that a picture needs no installed font. `y` is the baseline of the text. */
export function drawTextLine(
  text: string,
  face: FontFace,
  fontSizePx: number,
  x: number,
  y: number,
  anchor: 'start' | 'middle' = 'start',
): string {
  const font = fonts[face]
  const { glyphs, positions } = font.layout(text)
  const scale = fontSizePx / font.unitsPerEm
  let advance = 0
  const letters = glyphs.map((glyph, index) => {
    const position = positions[index]
    const d = glyph.path.toSVG()
    const glyphX = advance + (position?.xOffset ?? 0)
    advance += position?.xAdvance ?? 0
    return d ? `<path transform="translate(${Math.round(glyphX)} 0)" d="${d}"/>` : ''
  })
  const left = anchor === 'middle' ? x - (advance * scale) / 2 : x
  return `<g transform="translate(${left.toFixed(1)} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${letters.join('')}</g>`
}

export function wrapText(text: string, face: FontFace, fontSizePx: number, maxWidthPx: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longerLine = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && measureTextLine(longerLine, face, fontSizePx) <= maxWidthPx)
      lines[lines.length - 1] = longerLine
    else lines.push(word)
  }
  return lines
}
