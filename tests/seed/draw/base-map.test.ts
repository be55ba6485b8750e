import { expect, test } from 'vitest'
import { drawBaseMap } from '../../../seed/draw/base-map.ts'
import { type BaseMap, toMapPoint } from '../../../src/domain/map.ts'

const SOHO = { name: 'SoHo', lat: 40.7233, lng: -74.003, isMainArea: true }
const CHELSEA = { name: 'Chelsea', lat: 40.7465, lng: -74.0014, isMainArea: false }
const CITY_CENTER = { lat: 40.732, lng: -73.93 }

const drawArea = (widthKm: number, clinics: { lat: number; lng: number }[] = []) =>
  drawBaseMap({ center: SOHO, widthKm, areas: [SOHO, CHELSEA], clinics })

const readTexts = (svg: string) =>
  [...svg.matchAll(/<text class="(\w+)"[^>]*>([^<]*)/g)].map(([, kind, text]) => [kind, text])
const countMatches = (svg: string, pattern: RegExp) => svg.match(pattern)?.length ?? 0

test('a detailed map names the area, stations, neighborhoods and water', () => {
  const { svg } = drawArea(5)
  expect(readTexts(svg)).toEqual(
    expect.arrayContaining([
      ['area', 'SoHo'],
      ['station', 'Canal St'],
      ['place', 'Chinatown'],
      ['water', 'Hudson River'],
    ]),
  )
  expect(countMatches(svg, /class="road" d="M/g)).toBe(1)
  expect(countMatches(svg, /<circle class="stop"/g)).toBeGreaterThan(20)
})

test('a map of the whole city has subway lines and parks, but no streets or stations', () => {
  const { svg } = drawBaseMap({ center: CITY_CENTER, widthKm: 27, areas: [], clinics: [] })
  expect(countMatches(svg, /class="line"/g)).toBeGreaterThan(8)
  expect(readTexts(svg)).toContainEqual(['green', 'Prospect Park'])
  expect(countMatches(svg, /class="(?:road|stop)"|class="station"/g)).toBe(0)
})

test('a name does not overlap markers, and an area of the directory is labeled once', () => {
  const drawChelseaLabels = (clinics: { lat: number; lng: number }[]) =>
    readTexts(drawArea(5, clinics).svg).filter(([, text]) => text === 'Chelsea')
  expect(drawChelseaLabels([])).toEqual([['area', 'Chelsea']])
  const crowdedClinics = Array.from({ length: 30 }, (_, index) => ({
    lat: CHELSEA.lat + (Math.floor(index / 5) - 3) * 0.0012,
    lng: CHELSEA.lng + ((index % 5) - 2) * 0.0016,
  }))
  expect(drawChelseaLabels(crowdedClinics)).toEqual([])
})

test('toMapPoint returns the position at which the map draws a place', () => {
  const { svg, ...geometry } = drawArea(5)
  const map: BaseMap = { slug: 'soho', picture: '', ...geometry }
  const [x, y] = toMapPoint(map, { lat: 40.7246, lng: -73.9977 })
  const stations = [...svg.matchAll(/<circle class="stop" cx="(\d+)" cy="(\d+)"/g)].map(([, cx, cy]) => [
    Number(cx),
    Number(cy),
  ])
  const shortestDistance = Math.min(...stations.map(([cx = 0, cy = 0]) => Math.hypot(cx - x, cy - y)))
  expect(shortestDistance).toBeLessThan(10)
})

test('a map follows the color scheme, has a scale, names the data sources, and is at most 60 KB', () => {
  for (const widthKm of [3, 5, 8, 12, 20, 27, 60]) {
    const { svg } = drawArea(widthKm)
    expect(svg).toContain('@media(prefers-color-scheme:dark)')
    expect(svg).toMatch(/class="key"[^>]*>[¼½\d]+ mi · © OpenStreetMap, MTA, NYC Planning/)
    expect(Buffer.byteLength(svg)).toBeLessThan(60 * 1024)
  }
})
