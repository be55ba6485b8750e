import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { OTHER_CLINIC } from './clinic-rows.ts'
import { createDirectory, importText, readClinics } from './test-directory.ts'

describe('a file from a public map', () => {
  const createFeature = (properties: object) => ({ type: 'Feature', geometry: null, properties })
  const osmTags = { name: 'Glow Bar', 'addr:street': '50 5th Ave', 'addr:postcode': '10011' }
  const formatGeoJson = (...places: object[]) =>
    JSON.stringify({ type: 'FeatureCollection', features: places.map(createFeature) })

  test('is imported without its unreadable values, which are reported', async () => {
    const folder = createDirectory()
    const { output, succeeded, file } = await importText(
      folder,
      formatGeoJson({ ...osmTags, opening_hours: 'sometimes', phone: '1' }),
    )
    expect(succeeded).toBe(true)
    expect(output).toContain("row 1, hours: 'sometimes' is not opening hours: left out")
    expect(readFileSync(`${file}.remarks.csv`, 'utf8')).toContain('1,phone,1,is not a US phone number: left out')
    expect(readClinics(folder)).toEqual([
      {
        id: 'glow-bar',
        name: 'Glow Bar',
        address: '50 5th Avenue, New York, NY 10011',
        coordinates: expect.objectContaining({ approximate: true }),
      },
    ])
  })

  test('has its rows without a name or an address rejected', async () => {
    const { output } = await importText(
      createDirectory(),
      formatGeoJson({ ...osmTags, name: null }, { name: 'A', 'addr:city': 'New York' }),
    )
    expect(output).toContain('row 1, name: is missing: fill in the name')
    expect(output).toContain("row 2, address: 'A' has no address: fill in the address")
  })

  test('has a null feature rejected, and is then not imported', async () => {
    const folder = createDirectory()
    const { output } = await importText(folder, formatGeoJson(osmTags).replace('"features":[', '"features":[null,'))
    expect(output).toContain('row 1, name: is missing')
    expect(readClinics(folder)).toEqual([])
  })

  test('adds no clinic that OpenStreetMap tags as disused', async () => {
    const folder = createDirectory()
    const { output } = await importText(folder, formatGeoJson({ ...osmTags, 'disused:shop': 'beauty' }))
    expect(output).toContain('is closed and was never in the directory: left out')
    expect(readClinics(folder)).toEqual([])
  })

  test('adds no permanently closed clinics, but marks clinics in the directory as closed', async () => {
    const folder = createDirectory([OTHER_CLINIC])
    const closedFields = { operating_status: 'permanently_closed', opening_hours: null }
    const { output } = await importText(
      folder,
      formatGeoJson({ ...osmTags, ...closedFields }, { phone: '646-765-4321', ...closedFields }),
    )
    expect(output).toContain('is closed and was never in the directory: left out')
    expect(readClinics(folder)).toEqual([{ ...OTHER_CLINIC, status: { kind: 'closed', on: '2026-11-20' } }])
  })
})
