import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSource } from '../../../scripts/import/files/source-file.ts'
import { planImport } from '../../../scripts/import/plan/plan.ts'
import { UserError } from '../../../seed/user-error.ts'
import { createClinicArbitrary } from './clinic-arbitrary.ts'
import { formatClinicsCsv } from './clinic-csv.ts'
import {
  createDirectory,
  importText,
  readClinicFiles,
  readClinics,
  readTestDirectory,
  TODAY,
} from './test-directory.ts'

test('any table of clinics is imported without loss, and importing a table of the result changes nothing', async () => {
  const directory = readTestDirectory()
  const clinicsArbitrary = fc.uniqueArray(createClinicArbitrary(directory), {
    minLength: 1,
    maxLength: 5,
    selector: ({ id }) => id,
  })
  await fc.assert(
    fc.asyncProperty(clinicsArbitrary, async (clinics) => {
      const cleanUps: (() => void)[] = []
      const folder = createDirectory([], (cleanUp) => cleanUps.push(cleanUp))
      try {
        const firstImport = await importText(folder, formatClinicsCsv(clinics))
        expect(firstImport.output).toContain(`new              ${clinics.length}`)
        expect(readClinics(folder)).toEqual(clinics.toSorted((a, b) => (`${a.id}.json` < `${b.id}.json` ? -1 : 1)))
        const before = readClinicFiles(folder)
        const secondImport = await importText(folder, formatClinicsCsv(readClinics(folder)))
        expect(secondImport.output).toContain(`unchanged        ${clinics.length}`)
        expect(readClinicFiles(folder)).toEqual(before)
      } finally {
        for (const cleanUp of cleanUps) cleanUp()
      }
    }),
    { numRuns: 100 },
  )
})

function expectReadOrRejectedWithMessage(bytes: Uint8Array, directory: ReturnType<typeof readTestDirectory>) {
  let message = 'file is read'
  try {
    planImport(readSource(bytes, 'file', new Map()), directory, TODAY)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    message = error.message
  }
  expect(message).toMatch(/^file /)
}

const encode = (value: string) => new TextEncoder().encode(value)

test('any bytes are either read or rejected with a message', () => {
  const directory = readTestDirectory()
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => expectReadOrRejectedWithMessage(bytes, directory)),
    { numRuns: 300 },
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => expectReadOrRejectedWithMessage(encode(text), directory)),
  )
  fc.assert(fc.property(fc.json(), (text) => expectReadOrRejectedWithMessage(encode(text), directory)))
})

const HEADINGS = (
  'id name address street zip phone website services hours mon prices rating providers ' +
  'coordinates lat status skin_types languages areas location opened description ownHours'
).split(' ')

test('any values under known headings are either read or rejected with a message', () => {
  const directory = readTestDirectory()
  const pieces = 'a|"|;|,|-|9|1|:|=|/| |Mo|am|NY|10013|botox|\n|(|+'.split('|')
  const cell = fc.string({ unit: fc.constantFrom(...pieces), maxLength: 30 })
  const record = fc.dictionary(fc.constantFrom(...HEADINGS), fc.oneof(cell, fc.jsonValue()))
  const table = fc.array(fc.array(cell, { minLength: HEADINGS.length, maxLength: HEADINGS.length }), { minLength: 1 })
  fc.assert(
    fc.property(table, (rows) =>
      expectReadOrRejectedWithMessage(encode([HEADINGS, ...rows].map((row) => row.join('\t')).join('\n')), directory),
    ),
  )
  fc.assert(
    fc.property(fc.array(record), (clinics) =>
      expectReadOrRejectedWithMessage(encode(JSON.stringify({ clinics })), directory),
    ),
  )
  const feature = fc.record({ type: fc.constant('Feature'), geometry: fc.jsonValue(), properties: record })
  fc.assert(
    fc.property(fc.array(feature), (features) =>
      expectReadOrRejectedWithMessage(encode(JSON.stringify({ features })), directory),
    ),
    {
      examples: [
        [[{ type: 'Feature', geometry: 0, properties: { address: 'a10013', name: 'a', status: {} } }]],
        [[{ type: 'Feature', geometry: '', properties: { mon: { toString: [] } } }]],
      ],
    },
  )
})
