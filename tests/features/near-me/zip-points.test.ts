import { expect, test } from 'vitest'
import { get } from '../../tools/site.ts'

test('/zip-points.json returns more than 200 zip codes with their coordinates', async () => {
  const response = await get('/zip-points.json')
  expect(response.status).toBe(200)
  const zips = await response.json<[string, number, number][]>()
  expect(zips.length).toBeGreaterThan(200)
  expect(zips).toContainEqual(['11215', 40.6627, -73.9867])
})
