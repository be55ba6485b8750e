import { describe, expect, test } from 'vitest'
import { GLOW_BAR, LEDGER_SKIN } from './known-clinics.ts'
import { createDirectory, importText, readClinicFiles, readClinics } from './test-directory.ts'

const joinLines = (...rows: string[]) => `${rows.join('\n')}\n`

describe('an update', () => {
  test('changes only the fields that have a value in the imported file', async () => {
    const folder = createDirectory([GLOW_BAR])
    await importText(folder, 'id,name,phone,services,opened\nglow-bar,,,,2011')
    expect(readClinics(folder)).toEqual([{ ...GLOW_BAR, opened: 2011 }])
  })

  test('writes the keys in the order of the schema, and ends the file with a newline', async () => {
    const folder = createDirectory([GLOW_BAR])
    await importText(folder, 'id,description,opened\nglow-bar,Text,2011')
    const text = readClinicFiles(folder)['glow-bar.json'] ?? ''
    expect(Object.keys(JSON.parse(text) as object)).toEqual([
      ...['id', 'name', 'description', 'address', 'services', 'coordinates', 'phone', 'opened'],
    ])
    expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`)
  })

  test('gives a renamed clinic a new slug, and keeps the old one as a former slug', async () => {
    const folder = createDirectory([GLOW_BAR, LEDGER_SKIN])
    await importText(folder, joinLines('id,name', 'glow-bar,Radiance Rooms', 'clinic-7,Ledger Skin & Laser'))
    expect(readClinics(folder)).toMatchObject([
      { id: 'clinic-7', slug: 'ledger-skin-and-laser', previousSlugs: ['ledger-skin'] },
      { id: 'glow-bar', slug: 'radiance-rooms' },
    ])
    // A clinic's id always redirects to its page, and the loader rejects an id as a former slug.
    expect(readClinics(folder)[1]).not.toHaveProperty('previousSlugs')
    await importText(folder, joinLines('id,name', 'glow-bar,Glow Bar'))
    expect(readClinics(folder)[1]).toMatchObject({ previousSlugs: ['radiance-rooms'] })
    expect(readClinics(folder)[1]).not.toHaveProperty('slug')
  })

  test("reports that a price gets today's date if last_checked is unreadable, but not if it is a date", async () => {
    const folder = createDirectory([GLOW_BAR])
    const rows = joinLines('id,prices,last_checked', 'glow-bar,botox=14/unit,last week')
    expect((await importText(folder, rows)).output).toContain("row 2, last_checked: 'last week' is not a date")
    const { output } = await importText(folder, rows, { skipCells: true })
    expect(output).toContain("row 2, last_checked: 'last week' is not a date: left out")
    expect(output).toContain("row 2, prices: 'botox' has no date: taken as of today")
    const datedImport = await importText(
      folder,
      joinLines('id,prices,last_checked', 'glow-bar,botox=15/unit,2026-11-02'),
    )
    expect(datedImport.output).not.toContain('taken as of today')
  })

  test('keeps a list on record if --skip-cells leaves out an item of the new list, and a remark says so', async () => {
    const prices = [{ service: 'botox', label: 'Botox', unit: 'unit' as const, min: 12, max: 12, asOf: '2026-04-14' }]
    const clinic = { ...GLOW_BAR, services: ['botox', 'prp'], prices }
    const folder = createDirectory([clinic])
    const rows = joinLines('id,services,prices', 'glow-bar,Botox; fillers; haircut,fillers=900/syringe; prp: ask')
    const { output } = await importText(folder, rows, { skipCells: true })
    expect(readClinics(folder)).toEqual([clinic])
    expect(output).toContain("row 2, services: 'botox; fillers' may be incomplete: kept the list on record")
    expect(output).toContain("prices: 'fillers, syringe, 900' may be incomplete")
  })

  test('keeps the services of prices on record if the new list of services lacks them', async () => {
    const folder = createDirectory()
    const rows = joinLines(
      'id,name,street,zip,services,prices,last_checked',
      'halo,Halo,1 Park Ave,10016,PRP,botox=14/unit; prp: ask,2026-09-02',
    )
    await importText(folder, rows, { skipCells: true })
    const clinics = readClinics(folder)
    expect(clinics).toMatchObject([{ services: ['prp', 'botox'] }])
    const { succeeded } = await importText(folder, rows, { skipCells: true })
    expect(succeeded).toBe(true)
    expect(readClinics(folder)).toEqual(clinics)
    const lastImport = await importText(folder, joinLines('id,services', 'halo,fillers'))
    expect(readClinics(folder)).toMatchObject([{ services: ['fillers', 'botox'] }])
    expect(lastImport.output).toContain("row 2, prices: 'botox' was not among the services: added")
  })

  test('adds the readable items of a list with --skip-cells if the clinic has no list on record', async () => {
    const folder = createDirectory([LEDGER_SKIN])
    await importText(folder, joinLines('id,services', 'clinic-7,Botox; haircut'), { skipCells: true })
    expect(readClinics(folder)).toMatchObject([{ services: ['botox'] }])
  })

  test("keeps the services on record, but takes Overture's categories for a clinic without services", async () => {
    const folder = createDirectory([GLOW_BAR, LEDGER_SKIN])
    const createPlace = (name: string, phone: string) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-73.994, 40.735] },
      properties: { names: { primary: name }, phones: [phone], categories: { primary: 'laser_hair_removal' } },
    })
    const features = [createPlace('Glow Bar', '+12127654321'), createPlace('Ledger Skin', '+16467654321')]
    await importText(folder, JSON.stringify({ type: 'FeatureCollection', features }))
    expect(readClinics(folder)).toMatchObject([
      { id: 'clinic-7', services: ['laser-hair-removal'] },
      { id: 'glow-bar', services: ['botox'] },
    ])
  })

  test('keeps the slug if only the spelling of the name changes', async () => {
    const folder = createDirectory([GLOW_BAR])
    await importText(folder, 'id,name\nglow-bar,"Glow-Bar, LLC"')
    expect(readClinics(folder)).toEqual([{ ...GLOW_BAR, name: 'Glow-Bar' }])
  })

  test('keeps the suite if the new address omits it', async () => {
    const folder = createDirectory([GLOW_BAR])
    const { output } = await importText(folder, 'id,street,zip\nglow-bar,50 Fifth Avenue,10011')
    expect(output).toContain('unchanged        1')
  })

  test('moves the point if the address changes, but not if only its spelling or its suite changes', async () => {
    const folder = createDirectory([GLOW_BAR])
    await importText(folder, 'id,street,zip\nglow-bar,"50 5th Ave, Ste 3",10011')
    expect(readClinics(folder)[0]?.coordinates).toEqual(GLOW_BAR.coordinates)
    await importText(folder, 'id,street,zip\nglow-bar,1 Park Ave,10016')
    // The center of the zip code 10016.
    expect(readClinics(folder)[0]?.coordinates).toEqual({ lat: 40.7452, lng: -73.9783, approximate: true })
  })

  test('records the former address of a clinic that moved', async () => {
    const folder = createDirectory([GLOW_BAR])
    await importText(folder, 'id,street,zip,status\nglow-bar,1 Park Ave,10016,moved 2026-03-02')
    expect(readClinics(folder)[0]?.status).toEqual({ kind: 'moved', on: '2026-03-02', from: GLOW_BAR.address })
    await importText(folder, 'id,street,zip,status\nglow-bar,1 Park Ave Fl 2,10016,moved 2026-03-02')
    expect(readClinics(folder)[0]?.status).toEqual({ kind: 'moved', on: '2026-03-02', from: GLOW_BAR.address })
    const secondAddress = readClinics(folder)[0]?.address
    await importText(folder, 'id,street,zip,status\nglow-bar,9 5th Ave,10003,moved 2026-10-05')
    expect(readClinics(folder)[0]?.status).toEqual({ kind: 'moved', on: '2026-10-05', from: secondAddress })
  })

  test('reopens a closed clinic', async () => {
    const folder = createDirectory([{ ...GLOW_BAR, status: { kind: 'closed', on: '2026-01-31' } }])
    await importText(folder, 'id,status\nglow-bar,open')
    expect(readClinics(folder)).toEqual([GLOW_BAR])
  })

  test('leaves out a new clinic that is closed, unless the row has an id, as in a download', async () => {
    const folder = createDirectory()
    const { output } = await importText(
      folder,
      joinLines(
        'id,name,street,zip,status',
        ',Long Gone,20 West 20th Street,10011,closed',
        'gone,Gone,22 West 20th Street,10011,closed 2026-01-31',
      ),
    )
    expect(output).toContain('closed           1')
    expect(readClinics(folder)).toMatchObject([{ id: 'gone', status: { kind: 'closed', on: '2026-01-31' } }])
  })

  test('omits an area that follows from the address, unless the clinic already has an area', async () => {
    const folder = createDirectory()
    const createTable = (area: string) => joinLines('id,name,street,zip,location', `a,Glow,84 Mercer St,10012,${area}`)
    await importText(folder, createTable('soho'))
    expect(readClinics(folder)[0]).not.toHaveProperty('location')
    await importText(folder, createTable('tribeca'))
    expect(readClinics(folder)[0]).toMatchObject({ location: 'tribeca' })
    await importText(folder, createTable('soho'))
    expect(readClinics(folder)[0]).toMatchObject({ location: 'soho' })
  })

  test('keeps the label and the date of an unchanged price', async () => {
    const price = { service: 'botox', label: 'Forehead', unit: 'unit' as const, min: 14, max: 14, asOf: '2025-01-01' }
    const folder = createDirectory([{ ...GLOW_BAR, prices: [price] }])
    await importText(folder, 'id,prices\nglow-bar,botox=14/unit; fillers=900/syringe')
    expect(readClinics(folder)[0]?.prices).toEqual([
      price,
      { service: 'fillers', label: 'Fillers, per syringe', unit: 'syringe', min: 900, max: 900, asOf: '2026-11-20' },
    ])
  })

  test('dates an unchanged price by last_checked, unless the price on record is from a later day', async () => {
    const folder = createDirectory()
    const importChecked = async (lastChecked: string) => {
      const cells = `halo,Halo,1 Park Ave,10016,botox=14/unit,${lastChecked}`
      await importText(folder, joinLines('id,name,street,zip,prices,last_checked', cells))
      return readClinics(folder)[0]?.prices?.map(({ asOf }) => asOf)
    }
    expect(await importChecked('2026-09-02')).toEqual(['2026-09-02'])
    expect(await importChecked('2026-11-02')).toEqual(['2026-11-02'])
    expect(await importChecked('2026-10-02')).toEqual(['2026-11-02'])
  })
})
