import { expect, test } from 'vitest'
import { findNearestStation } from '../../../seed/plan/nearest-station.ts'

test.each([
  ['on the Upper East Side', { lat: 40.77555, lng: -73.9624 }, { station: '77 St', stationMiles: 0.19 }],
  ['in north Flushing', { lat: 40.772, lng: -73.827 }, { station: 'Flushing-Main St', stationMiles: 0.87 }],
  ['two miles from any station', { lat: 40.7885, lng: -73.8155 }, { station: null, stationMiles: null }],
  ['in Southampton', { lat: 40.8843, lng: -72.3895 }, { station: null, stationMiles: null }],
  ['without a location', null, { station: null, stationMiles: null }],
])('the nearest station of a clinic %s (%j) is %j', (_, place, expected) => {
  expect(findNearestStation(place)).toEqual(expected)
})
