import { expect, test } from 'vitest'
import { type BaseMap, cropAround, mapAround, pointOnMap } from '../../src/domain/map.ts'
import { placeMarkers } from '../../src/domain/map-markers.ts'

const MAP: BaseMap = { slug: 'soho', picture: '', width: 840, height: 1040, lat: 40.72, lng: -74, scale: 1_000_000 }

/** The place of a pixel, near the middle of the map. */
const at = (x: number, y: number) => {
  const degrees = (pixels: number) => (pixels / MAP.scale / Math.PI) * 180
  const place = {
    lat: MAP.lat - degrees(y - 520) * Math.cos((MAP.lat * Math.PI) / 180),
    lng: MAP.lng + degrees(x - 420),
  }
  expect(pointOnMap(MAP, place)).toEqual([x, y])
  return { ...place, name: `${x} ${y}` }
}

const markersOf = (places: ReturnType<typeof at>[]) =>
  placeMarkers(MAP, places, 100).map(({ at: middle, place, members }) => ({
    ...{ at: middle, place },
    names: members.map(({ name }) => name),
  }))

test('markers that do not touch stand where the clinics are', () => {
  expect(markersOf([at(300, 500), at(400, 500), at(300, 600)])).toEqual([
    { at: [300, 500], place: [300, 500], names: ['300 500'] },
    { at: [400, 500], place: [400, 500], names: ['400 500'] },
    { at: [300, 600], place: [300, 600], names: ['300 600'] },
  ])
})

test('a marker stands for the clinics that are close together', () => {
  expect(markersOf([at(300, 500), at(320, 510), at(600, 500)])).toEqual([
    { at: [310, 505], place: [310, 505], names: ['300 500', '320 510'] },
    { at: [600, 500], place: [600, 500], names: ['600 500'] },
  ])
})

test('markers that would touch are moved a little, and none leaves the map', () => {
  const [left, right] = markersOf([at(300, 500), at(350, 500)])
  expect((right?.at[0] ?? 0) - (left?.at[0] ?? 0)).toBeGreaterThanOrEqual(99)
  expect([left?.place, right?.place]).toEqual([
    [300, 500],
    [350, 500],
  ])
  expect(markersOf([at(10, 520)])[0]?.at).toEqual([50, 520])
})

test('in a crowd, markers stand for more clinics, and still do not touch', () => {
  const crowd = Array.from({ length: 24 }, (_, index) => at(330 + (index % 6) * 40, 440 + Math.floor(index / 6) * 40))
  const markers = markersOf(crowd)
  expect(markers.flatMap(({ names }) => names).toSorted()).toEqual(crowd.map(({ name }) => name).toSorted())
  expect(markers.length).toBeGreaterThan(3)
  for (const [index, a] of markers.entries()) {
    for (const b of markers.slice(index + 1))
      expect(Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1])).toBeGreaterThanOrEqual(99)
  }
})

test('a crop has the place in its middle, unless the map ends there', () => {
  const crop = { width: 640, height: 400 }
  expect(cropAround(MAP, [420, 520], crop)).toEqual([100, 320])
  expect(cropAround(MAP, [820, 10], crop)).toEqual([200, 0])
})

test('the map around a place is the closest that shows it, and of equally close ones the most centered', () => {
  const place = { lat: 40.722, lng: -74.002 }
  const far: BaseMap = { ...MAP, slug: 'city', scale: 200_000 }
  const other: BaseMap = { ...MAP, slug: 'tribeca', lat: 40.716, lng: -74.009, scale: 1_050_000 }
  expect(mapAround([far, other, MAP], place, 100)?.slug).toBe('soho')
  expect(mapAround([far, other, MAP], { lat: 40.68, lng: -74.06 }, 100)?.slug).toBe('city')
  expect(mapAround([MAP], { lat: 41, lng: -72 }, 100)).toBeNull()
})
