/** (`x`, `y`) is the center, in pixels. `rotation` is in degrees clockwise. */
export interface Label {
  text: string
  x: number
  y: number
  fontSizePx: number
  kind: string
  rotation?: number
  isRequired?: boolean
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The average width of a character in the widest font of `FONT_FAMILY`. */
const CHARACTER_WIDTH_EM = 0.56
const LINE_HEIGHT_EM = 1.2

export function getBoundingBox({ text, x, y, fontSizePx, rotation = 0 }: Label): Box {
  const [width, height] = [text.length * fontSizePx * CHARACTER_WIDTH_EM, fontSizePx * LINE_HEIGHT_EM]
  const angle = (rotation * Math.PI) / 180
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))]
  return createBoxAround([x, y], (width * cos + height * sin) / 2, (width * sin + height * cos) / 2)
}

export const createBoxAround = ([x, y]: readonly [number, number], halfWidth: number, halfHeight = halfWidth): Box => ({
  left: x - halfWidth,
  top: y - halfHeight,
  right: x + halfWidth,
  bottom: y + halfHeight,
})

export const doBoxesOverlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const VERTICAL_SHIFTS_IN_LABEL_HEIGHTS = [0, 1, -1, 2, -2]

export function placeLabels(labels: readonly Label[], frame: Box, obstacles: readonly Box[]): Label[] {
  const boxes = [...obstacles]
  const isInside = (box: Box) =>
    box.left >= frame.left && box.top >= frame.top && box.right <= frame.right && box.bottom <= frame.bottom
  const isFree = (box: Box) => isInside(box) && !boxes.some((other) => doBoxesOverlap(box, other))
  return labels.flatMap((label) => {
    const candidates = label.rotation
      ? [label]
      : VERTICAL_SHIFTS_IN_LABEL_HEIGHTS.map((shift) => ({
          ...label,
          y: label.y + shift * label.fontSizePx * LINE_HEIGHT_EM,
        }))
    const placedLabel =
      candidates.find((candidate) => isFree(getBoundingBox(candidate))) ??
      (label.isRequired && isInside(getBoundingBox(label)) ? label : null)
    if (!placedLabel) return []
    boxes.push(getBoundingBox(placedLabel))
    return [placedLabel]
  })
}

/** Includes fonts that visitors have, because an SVG image cannot load the site's font. */
export const FONT_FAMILY = 'Figtree,Avenir,Segoe UI,Helvetica,Arial,sans-serif'

export function drawLabel({ text, x, y, kind, rotation }: Label): string {
  const [centerX, centerY] = [Math.round(x), Math.round(y)]
  const transform = rotation ? ` transform="rotate(${rotation} ${centerX} ${centerY})"` : ''
  return `<text class="${kind}" x="${centerX}" y="${centerY}"${transform}>${escapeText(text)}</text>`
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
