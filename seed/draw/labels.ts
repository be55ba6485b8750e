/** A label on a map, in pixels. (`x`, `y`) is its center. `rotation` is in degrees, clockwise. */
export interface Label {
  text: string
  x: number
  y: number
  size: number
  kind: string
  rotation?: number
  /** The label is placed even if it covers something. */
  isRequired?: boolean
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Average width of a character, in ems, in the widest font of `FONT`. */
const CHARACTER_WIDTH = 0.56

export function boundingBox({ text, x, y, size, rotation = 0 }: Label): Box {
  const [width, height] = [text.length * size * CHARACTER_WIDTH, size * 1.2]
  const angle = (rotation * Math.PI) / 180
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))]
  const [halfWidth, halfHeight] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2]
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight }
}

export const boxAround = ([x, y]: readonly [number, number], reach: number): Box => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
})

export const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Vertical offsets to try, in heights of the label. */
const SHIFTS = [0, 1, -1, 2, -2]

/**
 * Returns the labels that fit into `frame` without covering `taken` or an earlier label. Moves a label up or down if
 * its place is taken, and omits it if no place nearby is free.
 */
export function placeLabels(labels: readonly Label[], frame: Box, taken: readonly Box[]): Label[] {
  const boxes = [...taken]
  const isInside = (box: Box) =>
    box.left >= frame.left && box.top >= frame.top && box.right <= frame.right && box.bottom <= frame.bottom
  const isFree = (box: Box) => isInside(box) && !boxes.some((other) => overlaps(box, other))
  return labels.flatMap((label) => {
    const candidates = label.rotation
      ? [label]
      : SHIFTS.map((step) => ({ ...label, y: label.y + step * label.size * 1.2 }))
    const placed =
      candidates.find((candidate) => isFree(boundingBox(candidate))) ??
      (label.isRequired && isInside(boundingBox(label)) ? label : null)
    if (!placed) return []
    boxes.push(boundingBox(placed))
    return [placed]
  })
}

/** Fonts of labels. An SVG image cannot load the site's fonts, so it uses fonts that the visitor has. */
export const FONT = 'Figtree,Avenir,Segoe UI,Helvetica,Arial,sans-serif'

export function labelSvg({ text, x, y, kind, rotation }: Label): string {
  const [left, top] = [Math.round(x), Math.round(y)]
  const rotated = rotation ? ` transform="rotate(${rotation} ${left} ${top})"` : ''
  return `<text class="${kind}" x="${left}" y="${top}"${rotated}>${escapeText(text)}</text>`
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
