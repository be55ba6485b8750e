import { expect, test } from 'vitest'
import type { Cells } from '../../../../scripts/import/files/columns.ts'
import { findGeometryCenter } from '../../../../scripts/import/files/geometry.ts'
import { readCoordinates } from '../../../../scripts/import/places/coordinates.ts'
import { readStatus } from '../../../../scripts/import/values/status.ts'
import { TODAY } from '../test-directory.ts'
import { getValueOrReason } from './reading.ts'

test.each<[Cells, unknown]>([
  [
    { latitude: '40.7577', longitude: '-73.9857' },
    { lat: 40.7577, lng: -73.9857 },
  ],
  [
    { latitude: '40,7577', longitude: '-73,9857' },
    { lat: 40.7577, lng: -73.9857 },
  ],
  [{ coordinates: '40.7577, -73.9857' }, { lat: 40.7577, lng: -73.9857 }],
  [
    { coordinates: { lat: 40.7577, lng: -73.9857, approximate: true } },
    { lat: 40.7577, lng: -73.9857, approximate: true },
  ],
  [{ coordinates: { latitude: 40.7577, longitude: -73.9857 } }, { lat: 40.7577, lng: -73.9857 }],
  [
    { latitude: '-73.9857', longitude: '40.7577' },
    { lat: 40.7577, lng: -73.9857 },
  ],
  [{ latitude: '0', longitude: '0' }, undefined],
  [{}, undefined],
  [{ latitude: '51.5', longitude: '-0.1' }, 'is outside the region'],
  [{ latitude: 'north', longitude: '-73.9857' }, 'is not a point'],
  [{ latitude: '40.7577' }, 'is not a point'],
])('the coordinates %j are read as %j', (cells, point) => {
  expect(getValueOrReason(readCoordinates(cells))).toEqual(point)
})

const createSquare = (lng: number, lat: number, size: number) => [
  ...[
    [lng, lat],
    [lng + size, lat],
    [lng + size, lat + size],
    [lng, lat + size],
    [lng, lat],
  ],
]

test.each([
  ['Point', [-73.98570001, 40.75770001, 12], { lat: 40.75770001, lng: -73.98570001 }],
  ['Polygon', [createSquare(-73.99, 40.75, 0.01)], { lat: 40.755, lng: -73.985 }],
  ['Polygon', [createSquare(-73.99, 40.75, 0.01).toReversed()], { lat: 40.755, lng: -73.985 }],
  [
    'Polygon',
    [
      [
        [-73.99, 40.75],
        [-73.98, 40.75],
        [-73.99, 40.75],
      ],
    ],
    { lat: 40.75, lng: -73.985 },
  ],
  [
    'MultiPolygon',
    [[createSquare(-73.99, 40.75, 0.002)], [createSquare(-73.988, 40.75, 0.008)]],
    { lat: 40.754, lng: -73.985 },
  ],
  [
    'LineString',
    [
      [-73.99, 40.75],
      [-73.98, 40.76],
    ],
    { lat: 40.755, lng: -73.985 },
  ],
  ['Polygon', [], null],
  ['Polygon', 'nonsense', null],
  ['Point', null, null],
])('the point of a %s at %j is %j', (type, coordinates, point) => {
  expect(findGeometryCenter({ type, coordinates })).toEqual(point)
})

test('a feature without a geometry has no point', () => {
  expect(findGeometryCenter(null)).toBeNull()
})

test.each<[Cells, unknown]>([
  [{ status: 'open' }, { kind: 'open' }],
  [{ status: 'Operational' }, { kind: 'open' }],
  [{ status: 'closed' }, { kind: 'closed' }],
  [{ status: 'closed 2026-01-31' }, { kind: 'closed', on: '2026-01-31' }],
  [{ status: 'Permanently closed on 1/31/2026' }, { kind: 'closed', on: '2026-01-31' }],
  [
    { status: 'closed', status_on: '2026-01-31' },
    { kind: 'closed', on: '2026-01-31' },
  ],
  [
    { status: 'moved 2026-03-02 from 112 Franklin Street' },
    { kind: 'moved', on: '2026-03-02', from: '112 Franklin Street' },
  ],
  [
    { status: 'moved', status_on: '2026-03-02', status_from: '112 Franklin Street' },
    { kind: 'moved', on: '2026-03-02', from: '112 Franklin Street' },
  ],
  [{ status: 'moved from 12 W 10th St in March' }, 'does not say on which date'],
  [{ status: 'moved' }, 'does not say on which date'],
  [{ status: 'temporarily_closed' }, 'is temporarily closed, which a listing cannot show'],
  [{ status: 'closed for renovations until May' }, 'is temporarily closed, which a listing cannot show'],
  [{ status: 'temp. closed' }, 'is temporarily closed, which a listing cannot show'],
  [{ status: 'closed 2027-01-31' }, 'is in the future: 2027-01-31'],
  [{ status: 'busy' }, 'is not a status'],
  [{ status: { on: '2026-01-31' } }, 'is not a status'],
  [{ status_on: '2026-01-31' }, 'is missing, but the row has a date or a former address for it'],
  [{}, null],
  [{ permanently_closed: true }, { kind: 'closed' }],
  [
    { permanently_closed: 'yes', status_on: '2026-01-31' },
    { kind: 'closed', on: '2026-01-31' },
  ],
  [{ permanently_closed: false, temporarily_closed: false }, null],
  [{ permanently_closed: false, temporarily_closed: 'true' }, 'is temporarily closed, which a listing cannot show'],
  [{ temporarily_closed: 'perhaps' }, 'is neither yes nor no'],
  [{ permanently_closed: 'perhaps' }, 'is neither yes nor no'],
])('the status %j is read as %j', (cells, status) => {
  expect(getValueOrReason(readStatus(cells, TODAY))).toEqual(status)
})

test('the rejection of a status says whether the clinic is closed', () => {
  expect(readStatus({ status: 'temporarily closed' }, TODAY)).toHaveProperty('isClosure', true)
  expect(readStatus({ status: 'busy' }, TODAY)).not.toHaveProperty('isClosure')
})
