import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { geocodeBatch, type Network, readGeocoderResponse } from '../../../scripts/import/places/geocoder.ts'
import { createDirectory, importText, readClinics } from './test-directory.ts'

// No test sends requests to the Census Bureau. The responses follow its documentation of the batch geocoder: id, input
// address, match, kind of match, matched address, longitude and latitude, TIGER line, side.
const MATCH =
  '"0","50 Fifth Avenue, New York, NY, 10011","Match","Exact","50 5TH AVE, NEW YORK, NY, 10011","-73.99472,40.73557","59654600","R"'
const NO_MATCH = '"1","1 Nowhere Street, New York, NY, 10016","No_Match"'
const TIE = '"2","9 Park Avenue, New York, NY, 10016","Tie"'

function createFakeNetwork(...responses: (string | number)[]): Network & { requests: FormData[] } {
  const requests: FormData[] = []
  return {
    requests,
    pause: () => Promise.resolve(),
    fetch: (_, init) => {
      requests.push(init?.body as FormData)
      const response = responses[requests.length - 1] ?? 500
      return Promise.resolve(
        typeof response === 'string' ? new Response(response) : new Response('', { status: response }),
      )
    },
  }
}

test('a response has points for the addresses that were found', () => {
  expect(readGeocoderResponse([MATCH, NO_MATCH, TIE].join('\n'))).toEqual(
    new Map([['0', { lat: 40.73557, lng: -73.99472 }]]),
  )
  expect(readGeocoderResponse('<html>busy</html>')).toEqual(new Map())
})

test('a request has the street, the city and the zip code of each address', async () => {
  const fakeNetwork = createFakeNetwork(MATCH)
  const points = await geocodeBatch(
    ['50 Fifth Avenue, Suite 2, New York, NY 10011', 'Old Hall, 62 Main Street, Sag Harbor, NY 11963'],
    fakeNetwork,
  )
  const file = fakeNetwork.requests[0]?.get('addressFile') as File
  expect(await file.text()).toBe('0,50 Fifth Avenue,New York,NY,10011\r\n1,62 Main Street,Sag Harbor,NY,11963\r\n')
  expect(fakeNetwork.requests[0]?.get('benchmark')).toBe('Public_AR_Current')
  expect([...points.values()]).toEqual([{ lat: 40.73557, lng: -73.99472 }, null])
})

const TABLE = 'name,street,zip\nGlow Bar,50 Fifth Avenue,10011\nNowhere Skin,1 Nowhere Street,10016\n'

test('found points are exact, other clinics keep the center of the zip code, and no address is requested twice', async () => {
  const folder = createDirectory()
  const fakeNetwork = createFakeNetwork([MATCH, NO_MATCH].join('\n'))
  const { output } = await importText(folder, TABLE, { geocode: true, network: fakeNetwork })
  expect(output).toContain('1 address is unknown to the geocoder')
  expect(readClinics(folder).map(({ coordinates }) => coordinates)).toEqual([
    { lat: 40.73557, lng: -73.99472 },
    expect.objectContaining({ approximate: true }),
  ])
  expect(JSON.parse(readFileSync(join(folder, '.cache/geocoder.json'), 'utf8'))).toEqual({
    '50 Fifth Avenue, New York, NY 10011': { lat: 40.73557, lng: -73.99472 },
    '1 Nowhere Street, New York, NY 10016': null,
  })
  await importText(folder, TABLE, { geocode: true, network: fakeNetwork })
  expect(fakeNetwork.requests).toHaveLength(1)
})

test('a clinic at the center of its zip code is looked up by a later import with --geocode', async () => {
  const folder = createDirectory()
  await importText(folder, TABLE)
  const { output } = await importText(folder, TABLE, { geocode: true, network: createFakeNetwork(MATCH) })
  expect(output).toContain('changed          1')
  expect(readClinics(folder)[0]?.coordinates).toEqual({ lat: 40.73557, lng: -73.99472 })
})

test('a point far from the zip code is ignored', async () => {
  const folder = createDirectory()
  const distantMatch = MATCH.replace('-73.99472,40.73557', '-78.87,42.88')
  const { output } = await importText(folder, TABLE, { geocode: true, network: createFakeNetwork(distantMatch) })
  expect(readClinics(folder)[0]?.coordinates).toHaveProperty('approximate', true)
  expect(output).toContain('2 addresses are unknown to the geocoder, or far from the zip code')
})

test('a dry run sends no request', async () => {
  const fakeNetwork = createFakeNetwork(MATCH)
  const { output } = await importText(createDirectory(), TABLE, { geocode: true, dryRun: true, network: fakeNetwork })
  expect(fakeNetwork.requests).toEqual([])
  expect(output).toContain('2 addresses have no known location yet (--dry-run looks up none)')
})

test('a busy service gets at most three requests, and if all of them fail, nothing is written', async () => {
  const folder = createDirectory()
  const busyNetwork = createFakeNetwork(503, 503, MATCH)
  await importText(folder, TABLE, { geocode: true, network: busyNetwork })
  expect(busyNetwork.requests).toHaveLength(3)
  const failedImportFolder = createDirectory()
  await expect(
    importText(failedImportFolder, TABLE, { geocode: true, network: createFakeNetwork(503, 503, 503) }),
  ).rejects.toThrow(
    "The Census Bureau's geocoder failed (it returned 503). Nothing was written. Try again later, or leave out --geocode",
  )
  expect(readClinics(failedImportFolder)).toEqual([])
})
