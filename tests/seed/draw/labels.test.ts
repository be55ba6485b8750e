import fc from 'fast-check'
import { expect, test } from 'vitest'
import { doBoxesOverlap, getBoundingBox, type Label, placeLabels } from '../../../seed/draw/labels.ts'

const FRAME = { left: 0, top: 0, right: 800, bottom: 1000 }

const label: fc.Arbitrary<Label> = fc.record({
  text: fc.string({ minLength: 1, maxLength: 20 }),
  x: fc.integer({ min: -50, max: 850 }),
  y: fc.integer({ min: -50, max: 1050 }),
  fontSizePx: fc.integer({ min: 12, max: 26 }),
  kind: fc.constant('place'),
  rotation: fc.constantFrom(0, 0, -63, 45),
})
const marker = fc.record({ x: fc.integer({ max: 800, min: 0 }), y: fc.integer({ max: 1000, min: 0 }) })

test('labels stay inside the map and cover neither markers nor each other', () => {
  fc.assert(
    fc.property(fc.array(label, { maxLength: 60 }), fc.array(marker, { maxLength: 10 }), (labels, markers) => {
      const markerBoxes = markers.map(({ x, y }) => ({ left: x - 26, top: y - 26, right: x + 26, bottom: y + 26 }))
      const boxes = placeLabels(labels, FRAME, markerBoxes).map(getBoundingBox)
      for (const [index, box] of boxes.entries()) {
        expect(box.left >= 0 && box.top >= 0 && box.right <= 800 && box.bottom <= 1000).toBe(true)
        expect([...markerBoxes, ...boxes.slice(0, index)].some((other) => doBoxesOverlap(box, other))).toBe(false)
      }
    }),
  )
})

test('a label moves up or down if its position is taken, and earlier labels do not move', () => {
  const createLabel = (text: string): Label => ({ text, x: 400, y: 500, fontSizePx: 20, kind: 'place' })
  const [first, second] = placeLabels([createLabel('SoHo'), createLabel('Nolita')], FRAME, [])
  expect(first).toMatchObject({ text: 'SoHo', y: 500 })
  expect(second?.text).toBe('Nolita')
  expect(second?.y).not.toBe(500)
})

test('a required label is placed even if it covers a marker', () => {
  const soho: Label = { text: 'SoHo', x: 400, y: 500, fontSizePx: 20, kind: 'area' }
  const wholeMapBoxes = [FRAME]
  expect(placeLabels([soho], FRAME, wholeMapBoxes)).toEqual([])
  expect(placeLabels([{ ...soho, isRequired: true }], FRAME, wholeMapBoxes)).toHaveLength(1)
})
