import { describe, expect, test } from 'vitest'
import { type BaseMap, chooseMap, chooseMapWithNearest } from '../../src/domain/map.ts'

const createMap = (slug: string, lat: number, lng: number, scale: number): BaseMap => ({
  slug,
  picture: slug,
  width: 840,
  height: 1040,
  lat,
  lng,
  scale,
})

const CITY = createMap('city', 40.75, -73.95, 100_000)
const MANHATTAN = createMap('manhattan', 40.78, -73.97, 300_000)
const WILLIAMSBURG = createMap('williamsburg', 40.71, -73.96, 900_000)
const MAPS = [CITY, MANHATTAN, WILLIAMSBURG]

const UPTOWN = { lat: 40.77, lng: -73.96 }
const BEDFORD_AVENUE = { lat: 40.712, lng: -73.961 }
const FLUSHING = { lat: 40.76, lng: -73.83 }
const PARIS = { lat: 48.86, lng: 2.35 }

describe('chooseMap', () => {
  test('chooses the most detailed of the maps that show the most places', () => {
    expect(chooseMap(MAPS, [UPTOWN], 0)).toBe(MANHATTAN)
    expect(chooseMap(MAPS, [BEDFORD_AVENUE], 0)).toBe(WILLIAMSBURG)
    expect(chooseMap(MAPS, [UPTOWN, FLUSHING], 0)).toBe(CITY)
  })

  test('returns null if there are no places or no map shows a place', () => {
    expect(chooseMap(MAPS, [], 0)).toBeNull()
    expect(chooseMap(MAPS, [PARIS], 0)).toBeNull()
  })
})

describe('chooseMapWithNearest', () => {
  const GREENPOINT = { lat: 40.73, lng: -73.955 }

  test('chooses the most detailed map that shows the origin and the nearest places', () => {
    expect(chooseMapWithNearest(MAPS, BEDFORD_AVENUE, [GREENPOINT, UPTOWN], 0)).toBe(MANHATTAN)
    expect(chooseMapWithNearest(MAPS, BEDFORD_AVENUE, [GREENPOINT], 0)).toBe(WILLIAMSBURG)
  })

  test('ignores all places but the four nearest', () => {
    const nearest = Array.from({ length: 4 }, () => BEDFORD_AVENUE)
    expect(chooseMapWithNearest(MAPS, BEDFORD_AVENUE, [...nearest, UPTOWN, FLUSHING], 0)).toBe(WILLIAMSBURG)
    const nearestThree = nearest.slice(0, 3)
    expect(chooseMapWithNearest(MAPS, BEDFORD_AVENUE, [...nearestThree, UPTOWN, FLUSHING], 0)).toBe(MANHATTAN)
  })

  test('returns null if no map shows the origin', () => {
    expect(chooseMapWithNearest(MAPS, PARIS, [UPTOWN], 0)).toBeNull()
  })
})
