import { describe, expect, test } from 'vitest'
import type { SeedFiles } from '../../../../seed/load/load.ts'
import { planLoad } from '../../../../seed/plan/plan.ts'
import * as t from '../../../../src/db/schema.ts'
import { loadSampleFiles } from '../../../tools/node/seed-folder.ts'
import { getElement } from '../../tools/seed-issues.ts'

const sampleFiles = loadSampleFiles()

type ClinicChange = Partial<SeedFiles['clinics'][number]>

function planDocumentsOfFourClinics(...changes: ClinicChange[]) {
  const files = structuredClone(sampleFiles)
  files.clinics.splice(4)
  files.prose.local.splice(0)
  for (const [index, change] of changes.entries()) {
    const clearedFields = { location: undefined, coordinates: undefined, prices: [], status: undefined }
    Object.assign(getElement(files.clinics, index), clearedFields, change)
  }
  const { plan, issues } = planLoad(files)
  if (!plan) throw new Error(`the data was refused: ${JSON.stringify(issues.filter(({ warning }) => !warning))}`)
  return new Map(plan.rows.of(t.searchDocuments).map((document) => [document.key, document]))
}

const getClinicId = (index: number) => getElement(sampleFiles.clinics, index).id
const BRONX_ADDRESS = '12 Grand Concourse, The Bronx, NY 10451'

describe('a borough without a page', () => {
  const documents = planDocumentsOfFourClinics(
    { address: BRONX_ADDRESS, services: ['botox'] },
    { address: '900 Third Avenue, Bronx, NY 10451', services: ['botox', 'fillers'] },
    {
      address: '1 Bay Street, Staten Island, NY 10301',
      services: ['botox'],
      status: { kind: 'closed', on: '2026-11-01' },
    },
    { address: '12 Main Street, Riverhead, NY 11901', services: ['kybella'] },
  )

  test('is found by search, with the number of clinics there', () => {
    expect(documents.get('area:the-bronx')).toMatchObject({
      title: 'Med spas in the Bronx',
      note: '2 med spas listed: the nearest first',
      body: 'The list has all clinics, by their distance from the center of the Bronx.',
      path: '/medspas?near=the-bronx&sort=distance',
    })
  })

  test('has the number of clinics there for each treatment', () => {
    expect(documents.get('page:botox/the-bronx')).toMatchObject({
      title: 'Botox in the Bronx',
      note: '2 med spas listed: the nearest first',
      path: '/services/botox?near=the-bronx&sort=distance',
    })
    expect(documents.get('page:fillers/the-bronx')?.note).toBe('1 med spa listed: the nearest first')
    expect(documents.get('page:kybella/the-bronx')).toMatchObject({
      title: 'Kybella nearest to the Bronx',
      note: 'No listed clinic there offers it: the nearest first',
    })
  })

  test('without an open clinic has a note that none is listed', () => {
    expect(documents.get('area:staten-island')).toMatchObject({
      title: 'Med spas nearest to Staten Island',
      note: 'None is listed there: the nearest first',
      body: expect.stringContaining('No clinic on Staten Island is listed here.'),
    })
    expect(documents.get('page:botox/staten-island')).toMatchObject({
      title: 'Botox nearest to Staten Island',
      note: 'None is listed there: the nearest first',
    })
  })

  test('appears by name, not by slug, in the documents of its clinics', () => {
    expect(documents.get(`clinic:${getClinicId(0)}`)?.place).toBe(`${BRONX_ADDRESS}, the Bronx`)
    expect(documents.get(`clinic:${getClinicId(3)}`)?.place).toBe('12 Main Street, Riverhead, NY 11901, Long Island')
  })
})

describe('Staten Island, with a clinic', () => {
  const documents = planDocumentsOfFourClinics(
    { address: '1 Bay Street, Staten Island, NY 10301', services: ['botox'] },
    { services: ['botox'] },
    { services: ['botox'] },
    { services: ['botox'] },
  )

  test('has the preposition that New Yorkers use', () => {
    expect(documents.get('area:staten-island')?.title).toBe('Med spas on Staten Island')
    expect(documents.get('page:botox/staten-island')?.title).toBe('Botox on Staten Island')
  })
})

describe('a borough without a page, in a directory without open clinics', () => {
  const status = { kind: 'closed' as const, on: '2026-11-01' }
  const documents = planDocumentsOfFourClinics({ status }, { status }, { status }, { status })

  test('does not promise the nearest clinics', () => {
    expect(documents.get('area:staten-island')).toMatchObject({
      note: 'None is listed there',
      body: 'No clinic on Staten Island is listed here.',
    })
    expect(documents.get('page:botox/staten-island')?.note).toBe('No med spas listed')
  })
})

test('a treatment that no clinic offers has a note that none is listed', () => {
  const documents = planDocumentsOfFourClinics(
    { services: ['botox'] },
    { services: ['botox'] },
    { services: [] },
    { services: [] },
  )
  expect(documents.get('page:kybella/staten-island')?.note).toBe('No med spas listed')
  expect(documents.get('page:botox/staten-island')?.note).toBe('None is listed there: the nearest first')
})
