import { expect, type Locator } from '@playwright/test'

export interface Box {
  name: string
  left: number
  right: number
  top: number
  bottom: number
}

const TOLERANCE_PX = 1.5

export async function measureBox(name: string, element: Locator): Promise<Box> {
  const box = await element.first().boundingBox()
  if (!box) throw new Error(`${name} is not shown`)
  return { name, left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height }
}

export async function measureBoxes(name: string, elements: Locator): Promise<Box[]> {
  const all = await elements.all()
  return Promise.all(all.map((element, index) => measureBox(`${name} ${index + 1}`, element)))
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE_PX

export function expectStacked(...boxes: Box[]): void {
  for (const [index, box] of boxes.entries()) {
    const boxAbove = boxes[index - 1]
    if (boxAbove)
      expect(box.top, `${box.name} below ${boxAbove.name}`).toBeGreaterThanOrEqual(boxAbove.bottom - TOLERANCE_PX)
  }
}

export function expectSideBySide(...boxes: Box[]): void {
  for (const [index, box] of boxes.entries()) {
    const previousBox = boxes[index - 1]
    if (!previousBox) continue
    expect(box.left, `${box.name} to the right of ${previousBox.name}`).toBeGreaterThanOrEqual(
      previousBox.right - TOLERANCE_PX,
    )
    expect(
      Math.min(box.bottom, previousBox.bottom),
      `${box.name} at the height of ${previousBox.name}`,
    ).toBeGreaterThan(Math.max(box.top, previousBox.top))
  }
}

export function expectAligned(
  edgeOrSize: 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height',
  boxes: Box[],
): void {
  const measure = (box: Box) =>
    edgeOrSize === 'width' ? box.right - box.left : edgeOrSize === 'height' ? box.bottom - box.top : box[edgeOrSize]
  const [firstBox] = boxes
  if (!firstBox) throw new Error('there are no boxes to align')
  const misalignedBoxes = boxes.filter((box) => !isNear(measure(box), measure(firstBox)))
  expect(misalignedBoxes.map((box) => `${box.name}: ${edgeOrSize} ${measure(box)}, not ${measure(firstBox)}`)).toEqual(
    [],
  )
}

export function expectInside(inner: Box, outer: Box): void {
  expect(inner.left, `${inner.name} in ${outer.name}`).toBeGreaterThanOrEqual(outer.left - TOLERANCE_PX)
  expect(inner.right, `${inner.name} in ${outer.name}`).toBeLessThanOrEqual(outer.right + TOLERANCE_PX)
  expect(inner.top, `${inner.name} in ${outer.name}`).toBeGreaterThanOrEqual(outer.top - TOLERANCE_PX)
  expect(inner.bottom, `${inner.name} in ${outer.name}`).toBeLessThanOrEqual(outer.bottom + TOLERANCE_PX)
}

export const countColumns = (boxes: readonly Box[]): number => new Set(boxes.map(({ left }) => Math.round(left))).size

export function expectGrid(boxes: Box[], columnCount: number): void {
  expect(countColumns(boxes), `columns of ${boxes[0]?.name}`).toBe(columnCount)
  expectAligned('width', boxes)
  for (const row of Map.groupBy(boxes, ({ top }) => Math.round(top)).values()) {
    expectAligned('height', row)
    expectSideBySide(...row)
  }
}
