import { describe, expect, test } from 'vitest'
import { drawCardMap } from '../../../seed/draw/card-map.ts'
import { drawHeroMap } from '../../../seed/draw/hero-map.ts'
import { createHashedFileName, type DrawnMap, drawAreaCover, drawMap } from '../../../seed/draw/maps.ts'
import type { Point } from '../../../src/domain/geo.ts'

const AREAS: [name: string, center: Point, windowKm: number][] = [
  ['Manhattan', { lat: 40.7831, lng: -73.9712 }, 20],
  ['SoHo', { lat: 40.7233, lng: -74.003 }, 3],
  ['Tribeca', { lat: 40.7163, lng: -74.0086 }, 3],
  ['Midtown', { lat: 40.7549, lng: -73.984 }, 5],
  ['Upper East Side', { lat: 40.7736, lng: -73.9566 }, 5],
  ['Brooklyn', { lat: 40.6782, lng: -73.9442 }, 18],
  ['Williamsburg', { lat: 40.7144, lng: -73.9553 }, 5],
  ['The Hamptons', { lat: 40.96, lng: -72.18 }, 60],
  ['Flushing', { lat: 40.7654, lng: -73.8174 }, 6],
  ['Queens', { lat: 40.72, lng: -73.83 }, 26],
]
const GRID: Point[] = Array.from({ length: 40 }, (_, i) => ({
  lat: 40.58 + Math.floor(i / 8) * 0.075,
  lng: -74.04 + (i % 8) * 0.045,
}))
const EMPIRE_STATE: Point = { lat: 40.7484, lng: -73.9857 }
const HUDSON: Point = { lat: 40.745, lng: -74.02 }
const HOBOKEN: Point = { lat: 40.745, lng: -74.04 }

const countBytes = (text: string) => Buffer.byteLength(text)

const readRings = (path: string) =>
  path
    .split('z')
    .filter(Boolean)
    .map((line) => {
      const [x = 0, y = 0, ...steps] = (line.match(/-?\d+/g) ?? []).map(Number)
      const corners = [{ x, y }]
      for (let i = 0, at = { x, y }; i < steps.length; i += 2) {
        at = { x: at.x + (steps[i] ?? 0), y: at.y + (steps[i + 1] ?? 0) }
        corners.push(at)
      }
      return corners
    })

/** Returns whether a shape covers a point, by the even-odd rule. */
const isCovered = (path: string, map: DrawnMap, place: Point) => {
  const [x, y] = map.project(place)
  const edges = readRings(path).flatMap((ring) =>
    ring.map((from, i) => ({ from, to: ring[(i + 1) % ring.length] ?? from })),
  )
  const crossed = edges.filter(
    ({ from, to }) => from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x),
  )
  return crossed.length % 2 === 1
}

describe('drawMap', () => {
  const midtown = { center: { lat: 40.755, lng: -73.99 }, widthKm: 12, width: 1200, height: 600 }

  test.each([0, 29, 61, -45])(
    'distinguishes the city, the far shore and the river when rotated by %i°',
    (rotateDegrees) => {
      const map = drawMap({ ...midtown, height: 1200, rotateDegrees })
      expect(isCovered(map.city, map, EMPIRE_STATE)).toBe(true)
      expect(isCovered(map.beyond, map, EMPIRE_STATE)).toBe(false)
      expect(isCovered(map.beyond, map, HOBOKEN)).toBe(true)
      expect(isCovered(map.city, map, HUDSON)).toBe(false)
      expect(isCovered(map.beyond, map, HUDSON)).toBe(false)
    },
  )

  test('keeps the center in place at any rotation', () => {
    for (const rotateDegrees of [0, 29, 61, 90, 180, -12.5]) {
      expect(drawMap({ ...midtown, rotateDegrees }).project(midtown.center)).toEqual([600, 300])
    }
  })

  test('rotates clockwise: at 90° north is on the right', () => {
    const [x, y] = drawMap({ ...midtown, rotateDegrees: 90 }).project({ lat: 40.773, lng: -73.99 })
    expect(x).toBeGreaterThan(750)
    expect(y).toBe(300)
  })

  test('has a true scale: the picture is widthKm wide', () => {
    const [x, y] = drawMap(midtown).project({ lat: midtown.center.lat + 1 / 111.2, lng: midtown.center.lng })
    expect(x).toBe(600)
    expect(y).toBeCloseTo(200, -0.5)
  })

  test('cuts off land outside the picture, so that no shoreline is drawn along the edge', () => {
    const { city, beyond } = drawMap(midtown)
    const corners = readRings(city + beyond).flat()
    expect(Math.min(...corners.map(({ x }) => x))).toBeLessThanOrEqual(-20)
    expect(corners.filter(({ x, y }) => x === 0 || x === 1200 || y === 0 || y === 600).length).toBeLessThan(5)
    expect(corners.every(({ x, y }) => x >= -40 && x <= 1240 && y >= -40 && y <= 640)).toBe(true)
  })

  test('reduces detail to stay within maxBytes', () => {
    const { city, beyond } = drawMap({ ...midtown, maxBytes: 1500 })
    expect(countBytes(city + beyond)).toBeLessThanOrEqual(1500)
    expect(city).not.toBe('')
  })

  test('for the Hamptons, treats Long Island as the city, and Connecticut as the far shore', () => {
    const map = drawMap({ center: { lat: 41.1, lng: -72.4 }, widthKm: 60, width: 900, height: 900 })
    const [southampton, connecticut, ocean] = [
      { lat: 40.91, lng: -72.42 },
      { lat: 41.33, lng: -72.4 },
      { lat: 40.85, lng: -72.2 },
    ]
    expect(isCovered(map.city, map, southampton)).toBe(true)
    expect(isCovered(map.beyond, map, connecticut)).toBe(true)
    expect(isCovered(map.city, map, ocean) || isCovered(map.beyond, map, ocean)).toBe(false)
  })

  test.each([
    ['Little Neck Bay', { lat: 40.785, lng: -73.766 }],
    ['the Harlem River at Spuyten Duyvil', { lat: 40.8785, lng: -73.9247 }],
    ['the Hudson at Riverdale', { lat: 40.895, lng: -73.9225 }],
  ])('%s is water', (_, center) => {
    const map = drawMap({ center, widthKm: 6, width: 1200, height: 600 })
    expect(isCovered(map.city, map, center) || isCovered(map.beyond, map, center)).toBe(false)
  })
})

describe('drawAreaCover', () => {
  test.each(AREAS)('%s: has land and shore, in at most 5 KB', (_, center, windowKm) => {
    const { viewBox, city, beyond } = drawAreaCover({ center, windowKm }, [])
    expect(viewBox).toBe('0 0 1200 420')
    expect(countBytes(city + beyond)).toBeLessThanOrEqual(5000)
    const cornerCountWithoutShore = 4
    expect(readRings(city + beyond).flat().length).toBeGreaterThan(5 * cornerCountWithoutShore)
  })

  test('draws at most 5 KB everywhere', () => {
    for (const center of GRID) {
      const { city, beyond } = drawAreaCover({ center, windowKm: 15 }, [])
      expect(countBytes(city + beyond)).toBeLessThanOrEqual(5000)
    }
  }, 30_000)

  test('has the markers in the center of the picture', () => {
    const clinics = [
      { lat: 40.76, lng: -73.98 },
      { lat: 40.75, lng: -73.97 },
      { lat: 40.74, lng: -73.99 },
    ]
    const { marks } = drawAreaCover({ center: { lat: 40.78, lng: -73.95 }, windowKm: 10 }, clinics)
    expect(marks).toHaveLength(3)
    expect(marks.reduce((sum, [x]) => sum + x, 0) / 3).toBeCloseTo(600, -1)
    expect(marks.reduce((sum, [, y]) => sum + y, 0) / 3).toBeCloseTo(210, -1)
  })
})

describe('drawHeroMap', () => {
  test('draws the city in at most 9 KB with markers for the visible clinics', () => {
    const { viewBox, city, beyond, marks } = drawHeroMap([EMPIRE_STATE, { lat: 40.96, lng: -72.18 }])
    expect(viewBox).toBe('0 0 1440 560')
    expect(countBytes(city + beyond)).toBeLessThanOrEqual(9000)
    expect(marks).toHaveLength(1)
  })

  test("draws Manhattan's avenues horizontally", () => {
    const fifthAvenue = [
      { lat: 40.7322, lng: -73.9963 },
      { lat: 40.7986, lng: -73.9478 },
    ]
    const [[, downtown], [, uptown]] = drawHeroMap(fifthAvenue).marks as [[number, number], [number, number]]
    expect(Math.abs(downtown - uptown)).toBeLessThan(12)
  })
})

describe('drawCardMap', () => {
  test('returns an SVG file of at most 5 KB that loads no font, wherever the clinic is', () => {
    for (const center of [...AREAS.map(([, at]) => at), ...GRID]) {
      const svg = drawCardMap({ center, clinics: GRID })
      expect(countBytes(svg)).toBeLessThanOrEqual(5000)
      expect(svg).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" id="plain" width="480" height="240".*<\/svg>$/,
      )
      expect(svg).not.toMatch(/@font-face|NaN|undefined|https?:\/\/(?!www\.w3\.org)/)
    }
  }, 30_000)

  test.each([
    ['Crown Heights', { lat: 40.669, lng: -73.943 }],
    ['Forest Hills', { lat: 40.7196, lng: -73.8448 }],
    ['St. Albans', { lat: 40.695, lng: -73.76 }],
    ['Rosedale', { lat: 40.663, lng: -73.735 }],
  ])('returns at most 3.5 KB inland, in %s', (_, center) => {
    expect(countBytes(drawCardMap({ center, clinics: [...GRID, EMPIRE_STATE] }))).toBeLessThanOrEqual(3500)
  })

  test('draws distance rings only around an exact location', () => {
    const exact = drawCardMap({ center: EMPIRE_STATE, clinics: [] })
    const approximate = drawCardMap({ center: EMPIRE_STATE, clinics: [], hasApproximateCenter: true })
    const kilometerRadius = Math.round(960 / 9)
    expect(exact).toContain(`r="${kilometerRadius}"`)
    expect(exact).toContain(`r="${Math.round(1920 / 9)}"`)
    expect(approximate).not.toContain(`r="${Math.round(1920 / 9)}"`)
    expect(approximate).toContain('stroke-dasharray')
  })

  test('returns the same bytes, and so the same file name, for the same clinic', () => {
    const getFileName = (center: Point) => createHashedFileName(drawCardMap({ center, clinics: GRID }), 'svg')
    expect(getFileName(EMPIRE_STATE)).toBe(getFileName({ ...EMPIRE_STATE }))
    expect(getFileName(EMPIRE_STATE)).not.toBe(getFileName({ lat: 40.7233, lng: -74.003 }))
    expect(getFileName(EMPIRE_STATE)).toMatch(/^[0-9a-f]{16}\.svg$/)
  })
})
