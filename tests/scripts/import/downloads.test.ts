import { rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ClinicFile, formatClinic } from '../../../scripts/import/clinic-file.ts'
import { readDirectory } from '../../../scripts/import/directory.ts'
import { SAMPLE_FOLDER } from '../../../seed/directory.ts'
import { clinicSchema } from '../../../seed/load/clinic-schemas.ts'
import { assignClinicAreas } from '../../../seed/plan/clinic-areas.ts'
import {
  createClinicRow as createDatabaseRow,
  createPriceRows,
  mapServiceNamesBySlug,
  toPlannedClinics,
} from '../../../seed/plan/clinics.ts'
import { formatCsvRows } from '../../../src/api-shapes/csv.ts'
import { NO_HOURS } from '../../../src/domain/clinic/hours.ts'
import { toClinicDownload, toGeoJsonFeature } from '../../../src/features/downloads/clinic-records.ts'
import { toClinicCsvRow } from '../../../src/features/downloads/clinic-row.ts'
import { copySample, loadSampleFiles } from '../../tools/node/seed-folder.ts'
import { createClinicArbitrary } from './clinic-arbitrary.ts'
import { createDirectory, importText, readClinicFiles, readClinics, readTestDirectory } from './test-directory.ts'

const sampleSeedFiles = loadSampleFiles()
const displayFields = { homePosition: null, map: '', ogImage: '' }

/** Returns the record that the site exports for a clinic file after a load. */
function createDownload(file: ClinicFile, isSample = false) {
  const files = { ...sampleSeedFiles, clinics: [{ ...clinicSchema.parse(file), file: `data/clinics/${file.id}.json` }] }
  const [plannedClinic] = toPlannedClinics(files)
  if (!plannedClinic) throw new Error('nothing is planned')
  const record = {
    ...createDatabaseRow(files, plannedClinic, mapServiceNamesBySlug(files), displayFields),
    prices: createPriceRows(plannedClinic),
    previousSlugs: plannedClinic.previousSlugs,
  }
  return toClinicDownload(record, isSample, 'https://directory.example')
}

function toCsv(clinics: readonly ClinicFile[]): string {
  const rows = clinics.map((file) => toClinicCsvRow(createDownload(file)))
  const columns = Object.keys(rows[0] ?? {})
  return formatCsvRows([columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))])
}

const toJson = (clinics: readonly ClinicFile[]) =>
  JSON.stringify({
    name: 'NYC MedSpas',
    sample: false,
    treatments: [],
    clinics: clinics.map((file) => createDownload(file)),
  })

const toGeoJson = (clinics: readonly ClinicFile[]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: clinics.flatMap((file) => toGeoJsonFeature(createDownload(file)) ?? []),
  })

describe.each([
  ['medspas.csv', toCsv],
  ['directory.json', toJson],
  ['medspas.geojson', toGeoJson],
])('%s', (_, formatClinics) => {
  test('changes nothing if imported into the directory it came from', async () => {
    const directory = readTestDirectory()
    const clinicsArbitrary = fc.uniqueArray(createClinicArbitrary(directory), {
      minLength: 1,
      maxLength: 4,
      selector: ({ id }) => id,
    })
    await fc.assert(
      fc.asyncProperty(clinicsArbitrary, async (clinics) => {
        const cleanUps: (() => void)[] = []
        const folder = createDirectory(clinics, (cleanUp) => cleanUps.push(cleanUp))
        const before = readClinicFiles(folder)
        const { output } = await importText(folder, formatClinics(clinics))
        expect(output).toContain(`unchanged        ${clinics.length}`)
        expect(readClinicFiles(folder)).toEqual(before)
        for (const cleanUp of cleanUps) cleanUp()
      }),
      { numRuns: 40 },
    )
  })
})

describe.each([
  ['medspas.csv', toCsv],
  ['directory.json', toJson],
])('%s of the sample', (_, formatClinics) => {
  const sampleFiles = Object.entries(readClinicFiles(SAMPLE_FOLDER))
  const clinics = sampleFiles.map(([, text]) => JSON.parse(text) as ClinicFile)

  test('changes no file if imported into the directory it came from', async () => {
    const folder = copySample()
    const { output } = await importText(folder, formatClinics(clinics))
    expect(output).toContain(`unchanged       ${clinics.length}`)
    expect(Object.entries(readClinicFiles(folder))).toEqual(sampleFiles)
  })

  test('restores every clinic in an empty directory', async () => {
    const folder = copySample()
    rmSync(join(folder, 'data/clinics'), { recursive: true })
    await importText(folder, formatClinics(clinics))
    const { referenceData, zips } = readDirectory(folder)
    const expected = clinics.map(({ coordinates, location, ...clinic }) => ({
      ...clinic,
      ...(location !== assignClinicAreas(clinic, referenceData.areas, zips).location && { location }),
      coordinates: coordinates ?? APPROXIMATE_POINT,
    }))
    expect(readClinics(folder)).toEqual(expected)
  })
})

const APPROXIMATE_POINT = { lat: expect.any(Number), lng: expect.any(Number), approximate: true }

describe.each([
  ['medspas.csv', toCsv],
  ['directory.json', toJson],
])('%s', (_, formatClinics) => {
  test('restores every field of a clinic in a new directory', async () => {
    const folder = createDirectory()
    await importText(folder, formatClinics([COMPLETE_CLINIC]))
    expect(readClinics(folder)).toEqual([COMPLETE_CLINIC])
  })

  test('loses no value of any clinic', async () => {
    const directory = readTestDirectory()
    await fc.assert(
      fc.asyncProperty(createClinicArbitrary(directory), async (clinic) => {
        const cleanUps: (() => void)[] = []
        const folder = createDirectory([], (cleanUp) => cleanUps.push(cleanUp))
        await importText(folder, formatClinics([clinic]))
        expect(readClinics(folder)).toEqual([clinic])
        for (const cleanUp of cleanUps) cleanUp()
      }),
      { numRuns: 60 },
    )
  })

  test('restores the hours of a clinic that is closed all week', async () => {
    const folder = createDirectory()
    await importText(folder, formatClinics([{ ...COMPLETE_CLINIC, hours: NO_HOURS }]))
    expect(readClinics(folder)).toEqual([{ ...COMPLETE_CLINIC, hours: NO_HOURS }])
  })
})

/** Contains every field. Because of `Required`, a new field of a clinic is a type error until it is added here. */
const COMPLETE_CLINIC: Required<ClinicFile> = {
  id: 'clinic-001',
  slug: 'marchetti-osei',
  previousSlugs: ['osei', 'marchetti'],
  name: 'Marchetti & Osei Dermatology',
  description: 'Two dermatologists who trained together; a first visit begins with a lamp.',
  address: '41 East 78th Street, Upper East Side, New York, NY 10075',
  location: 'midtown',
  services: ['botox', 'fillers', 'chemical-peels'],
  featured: true,
  verified: true,
  rating: 4.8,
  reviewCount: 412,
  ratingSource: 'directory.example',
  coordinates: { lat: 40.77555, lng: -73.9624 },
  phone: '+12127654321',
  website: 'https://example.com/?a=b&c',
  email: 'hello@example.com',
  hours: { mon: '08:00-18:00', tue: '18:00-02:00', wed: '00:00-00:00', thu: null, fri: null, sat: null, sun: null },
  byAppointment: true,
  languages: ['English', 'Twi; Fante'],
  stepFree: false,
  providers: [
    { name: 'Lucia Marchetti', license: 'MD', number: '12', role: '2nd owner' },
    { name: 'Lee, Ann', license: 'RN', number: 'three' },
    { name: 'Bo "Jack" Kay', license: 'PA', role: '12' },
    { name: 'Ida (Idy) Voss', license: 'NP', number: '34', role: 'Injector (face)' },
  ],
  devices: ['CoolSculpting Elite', 'PicoSure'],
  skinTypes: [1, 2, 5],
  opened: 2004,
  prices: [
    { service: 'botox', label: 'Frown lines', unit: 'area', min: 280, max: 420, asOf: '2026-04-14' },
    { service: 'fillers', label: 'Filler, "soft"; 1 ml', unit: 'syringe', min: 1000, max: 1300.5, asOf: '2026-08-19' },
    { service: 'chemical-peels', label: 'Peel', unit: 'session', min: 400, max: 400, asOf: '2026-08-20' },
  ],
  lastChecked: '2026-08-21',
  status: { kind: 'moved', on: '2026-03-02', from: '112 Franklin Street, New York, NY 10013' },
}

test("the sample's clinic files have the format that the import writes", () => {
  // JSON.stringify writes 4.0 as 4.
  for (const text of Object.values(readClinicFiles(SAMPLE_FOLDER)))
    expect(formatClinic(JSON.parse(text) as ClinicFile)).toBe(text.replaceAll(/(\d)\.0(?=,\n)/g, '$1'))
})

test('a directory of real clinics rejects the clinics of a sample', async () => {
  const folder = createDirectory()
  const text = JSON.stringify({ clinics: [createDownload(COMPLETE_CLINIC, true)] })
  expect((await importText(folder, text)).output).toContain("row 1, sample: 'true' says that the clinic is invented")
  expect(readClinics(folder)).toEqual([])
})

test('the default hours of a clinic without its own hours are not imported', async () => {
  const { hours, ...file } = COMPLETE_CLINIC
  for (const formatClinics of [toCsv, toJson]) {
    const folder = createDirectory()
    await importText(folder, formatClinics([file]))
    expect(readClinics(folder)[0]).not.toHaveProperty('hours')
  }
})

test('a point that is the center of a zip code is approximate', async () => {
  const folder = createDirectory()
  const zip = readTestDirectory().zips.get('10075')
  await importText(folder, toJson([{ ...COMPLETE_CLINIC, coordinates: { lat: zip?.lat ?? 0, lng: zip?.lng ?? 0 } }]))
  expect(readClinics(folder)[0]?.coordinates).toEqual({ lat: zip?.lat, lng: zip?.lng, approximate: true })
})
