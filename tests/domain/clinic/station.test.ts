import { expect, test } from 'vitest'
import { estimateWalkingMinutes, formatStation, formatWalk } from '../../../src/domain/clinic/station.ts'

test('the nearest station is shown with its distance, and nothing is shown without a station', () => {
  expect(formatStation({ station: '86 St', stationMiles: 0.18 })).toBe('0.2 miles from 86 St station')
  expect(formatStation({ station: '14 St-Union Sq', stationMiles: 0.02 })).toBe(
    'less than 0.1 miles from 14 St-Union Sq station',
  )
  expect(formatStation({ station: '34 St-Penn Station', stationMiles: 0.18 })).toBe('0.2 miles from 34 St-Penn Station')
  expect(formatStation({ station: null, stationMiles: null })).toBeNull()
})

test.each([
  [0.01, 1],
  [0.2, 5],
  [1.2, 32],
])('a straight-line distance of %s miles is about %i minutes on foot', (miles, minutes) => {
  expect(estimateWalkingMinutes(miles)).toBe(minutes)
})

test('the walking time is written in minutes', () => {
  expect(formatWalk(0.01)).toBe('about 1 minute on foot')
  expect(formatWalk(0.2)).toBe('about 5 minutes on foot')
})
