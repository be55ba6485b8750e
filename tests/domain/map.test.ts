import { describe, expect, test } from 'vitest'
import { type BaseMap, chooseMap, chooseMapWithNearest } from '../../src/domain/map.ts'

const map = (slug: string, lat: number, lng: number, scale: number): BaseMap => ({
  slug,
  picture: slug,
  width: 840,
  height: 1040,
  lat,
  lng,
  scale,
})

const CITY = map('city', 40.75, -73.95, 100_000)
const MANHATTAN = map('manhattan', 40.78, -73.97, 300_000)
const WILLIAMSBURG = map('williamsburg', 40.71, -73.96, 900_000)
const MAPS = [CITY, MANHATTAN, WILLIAMSBURG]

const UPTOWN = { lat: 40.77, lng: -73.96 }
const BEDFORD_AVENUE = { lat: 40.712, lng: -73.961 }
const FLUSHING = { lat: 40.76, lng: -73.83 }
const PARIS = { lat: 48.86, lng: 2.35 }

describe('the map of a list', () => {
  test('is the most detailed of the maps that show the most places', () => {
    expect(chooseMap(MAPS, [UPTOWN], 0)).toBe(MANHATTAN)
    expect(chooseMap(MAPS, [BEDFORD_AVENUE], 0)).toBe(WILLIAMSBURG)
    expect(chooseMap(MAPS, [UPTOWN, FLUSHING], 0)).toBe(CITY)
  })

  test('is null if no place is known or no map shows a place', () => {
    expect(chooseMap(MAPS, [], 0)).toBeNull()
    expect(chooseMap(MAPS, [PARIS], 0)).toBeNull()
  })
})

describe('the map near a place', () => {
  const GREENPOINT = { lat: 40.73, lng: -73.955 }

  test('is the most detailed map that shows the place and the nearest clinics', () => {
    expect(chooseMapWithNearest(MAPS, BEDFORD_AVENUE, [GREENPOINT, UPTOWN], 0)).toBe(MANHATTAN)
    expect(chooseMapWithNearest(MAPS, BEDFORD_AVENUE, [GREENPOINT], 0)).toBe(WILLIAMSBURG)
  })

  test('need not show farther clinics if it shows the four nearest', () => {
    const near = Array.from({ length: 4 }, () => BEDFORD_AVENUE)
    expect(chooseMapWithNearest(MAPS, BEDFORD_AVENUE, [...near, UPTOWN, FLUSHING], 0)).toBe(WILLIAMSBURG)
  })

  test('is null if no map shows the place', () => {
    expect(chooseMapWithNearest(MAPS, PARIS, [UPTOWN], 0)).toBeNull()
  })
})
