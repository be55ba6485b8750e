import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { ClinicFile } from '../../../scripts/import/clinic-file.ts'
import { runScript } from '../../seed/tools/run-script.ts'
import { clinicsIn, importText, makeDirectory, readClinicFiles } from './import-folder.ts'

const GOOD = 'Glow Bar,50 Fifth Avenue,10011,212-765-4321'
const BAD = 'Hoboken Skin,1 Main St,07030,12'
const table = (...rows: string[]) => `${['name,street,zip,phone', ...rows].join('\n')}\n`

describe('a file with a rejected row', () => {
  test('is not imported at all', async () => {
    const folder = makeDirectory()
    const { isDone, output } = await importText(folder, table(GOOD, BAD))
    expect(isDone).toBe(false)
    expect(output).toContain('✗ Nothing was written because of the rejected rows')
    expect(output).toContain('take 1 clinic without what cannot be read: npm run import -- ')
    expect(readClinicFiles(folder)).toEqual({})
  })

  test('is imported without it with --partial', async () => {
    const folder = makeDirectory()
    const { isDone } = await importText(folder, table(GOOD, BAD), { partial: true })
    expect(isDone).toBe(true)
    expect(clinicsIn(folder).map(({ id }) => id)).toEqual(['glow-bar'])
  })

  test('gets a list of what was rejected and why, which goes when nothing is', async () => {
    const folder = makeDirectory()
    const { file, output } = await importText(folder, table(GOOD, BAD, '=CMD(),1 Park Ave,,'))
    expect(output).toContain(`${file}.rejected.csv has what was rejected and why`)
    expect(readFileSync(`${file}.rejected.csv`, 'utf8').split('\r\n')).toEqual([
      'row,column,value,reason,suggestion',
      `3,address,"1 Main St, 07030",zip code '07030' is not one of this directory's,"correct it, remove the row, or add the zip code to data/zips.json"`,
      '3,phone,12,is not a US phone number,"write ten digits, such as (212) 765-4321"',
      '4,address,1 Park Ave,has no zip code,write the five digits of the zip code in the column zip',
      '',
    ])
    await importText(folder, table(GOOD))
    expect(existsSync(`${file}.rejected.csv`)).toBe(false)
  })
})

test('importing a file again changes nothing', async () => {
  const folder = makeDirectory()
  await importText(folder, table(GOOD))
  const before = readClinicFiles(folder)
  const { output } = await importText(folder, table(GOOD), { now: new Date('2027-05-05T12:00:00Z') })
  expect(output).toContain('unchanged        1')
  expect(output).toContain('• 0 files written')
  expect(readClinicFiles(folder)).toEqual(before)
})

test('a dry run shows what would change, lists what was rejected, and changes no clinic', async () => {
  const folder = makeDirectory()
  await importText(folder, table(GOOD))
  const files = readdirSync(folder, { recursive: true }).sort()
  const before = readClinicFiles(folder)
  const { output, file } = await importText(folder, table(GOOD.replace('4321', '4322'), BAD), {
    ...{ dryRun: true, partial: true },
  })
  expect(output).toContain('glow-bar: phone "+12127654321" → "+12127654322"')
  expect(output).toContain('• Nothing was written (--dry-run)')
  expect(readClinicFiles(folder)).toEqual(before)
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([...files, 'import.txt.rejected.csv'].sort())
  expect(readFileSync(`${file}.rejected.csv`, 'utf8')).toContain("zip code '07030'")
})

test('findings that are alike are one line of the report', async () => {
  const rows = Array.from({ length: 30 }, (_, index) => `Glow ${index},${index + 1} Main St,0${7000 + index},`)
  const { output } = await importText(makeDirectory(), table(GOOD, ...rows), { partial: true })
  expect(output).toContain("Rejected:\n  30 alike, such as row 3, address: '1 Main St, 07000' zip code")
  expect(output.split('\n').length).toBeLessThan(30)
  expect(output).toContain('What to do next:\n  npm run check:directory -- --from')
})

test('a clinic is not imported as open if its status cannot be read', async () => {
  const folder = makeDirectory()
  const text =
    'name,street,zip,status\nGlow Bar,50 Fifth Avenue,10011,opening soon\nLedger Skin,72 Warren St,10007,moved\n'
  const { output } = await importText(folder, text, { partial: true, skipCells: true })
  expect(clinicsIn(folder)).toEqual([])
  expect(output).toMatch(/rejected +2\n/)
})

test('a heading can name the source of the ratings', async () => {
  const folder = makeDirectory()
  const rows = (...[rating, reviews]: string[]) =>
    `name,street,zip,${rating},${reviews}\nGlow Bar,50 Fifth Avenue,10011,4.7,214\n`
  await importText(folder, rows('Google Rating', '# Reviews'))
  expect(clinicsIn(folder)).toMatchObject([{ rating: 4.7, reviewCount: 214, ratingSource: 'Google' }])
  const mixed = makeDirectory()
  await importText(mixed, rows('Google Rating', 'Yelp Reviews'))
  expect(clinicsIn(mixed)[0]).not.toHaveProperty('rating')
})

test('no temporary file stays behind', async () => {
  const folder = makeDirectory()
  await importText(folder, table(GOOD))
  expect(readdirSync(join(folder, 'data/clinics'))).toEqual(['glow-bar.json'])
})

test('if one file cannot be written, none is, and no temporary file stays behind', async () => {
  const folder = makeDirectory()
  mkdirSync(join(folder, `data/clinics/b.json.tmp`), { recursive: true })
  const text = 'id,name,street,zip\na,Glow Bar,1 Park Ave,10016\nb,Ledger Skin,2 Park Ave,10016\n'
  await expect(importText(folder, text)).rejects.toThrow(/data\/clinics cannot be written: .*then import again/)
  expect(readdirSync(join(folder, 'data/clinics'))).toEqual([])
})

const OTHER: ClinicFile = {
  ...{ id: 'other', name: 'Ledger Skin', address: '72 Warren Street, New York, NY 10007', phone: '+16467654321' },
}
const CLOSED: ClinicFile = { ...OTHER, id: 'gone', phone: '+13477654321', status: { kind: 'closed', on: '2026-01-31' } }

describe('clinics that are missing from the file', () => {
  test('are listed and left as they are', async () => {
    const folder = makeDirectory([OTHER, CLOSED])
    const { output } = await importText(folder, table(GOOD))
    expect(output).toContain('missing          1')
    expect(output).toContain('Missing from the file:\n  other: Ledger Skin')
    expect(clinicsIn(folder)).toContainEqual(OTHER)
  })

  test('are marked as closed today with --close-missing, once', async () => {
    const folder = makeDirectory([OTHER, CLOSED])
    const { output } = await importText(folder, table(GOOD), { closeMissing: true })
    expect(output).toContain('• 2 files written')
    expect(output).toContain('1 of them closed because they are missing')
    expect(clinicsIn(folder)).toContainEqual({ ...OTHER, status: { kind: 'closed', on: '2026-11-20' } })
    expect(clinicsIn(folder)).toContainEqual(CLOSED)
    expect((await importText(folder, table(GOOD), { closeMissing: true })).output).toContain('• 0 files written')
  })

  test('are not those whose row was rejected', async () => {
    const folder = makeDirectory([OTHER])
    const { output } = await importText(folder, 'name,phone,opened\nLedger Skin,646-765-4321,soon\n', {
      ...{ partial: true, closeMissing: true },
    })
    expect(output).toContain('rejected         1')
    expect(output).toContain('missing          0')
    expect(clinicsIn(folder)).toEqual([OTHER])
  })
})

describe('a map that nobody here can correct', () => {
  const feature = (properties: object) => ({ type: 'Feature', geometry: null, properties })
  const place = { name: 'Glow Bar', 'addr:street': '50 5th Ave', 'addr:postcode': '10011' }
  const geojson = (...places: object[]) => JSON.stringify({ type: 'FeatureCollection', features: places.map(feature) })

  test('is imported without the values that cannot be read, which are reported', async () => {
    const folder = makeDirectory()
    const { output, isDone, file } = await importText(
      folder,
      geojson({ ...place, opening_hours: 'sometimes', phone: '1' }),
    )
    expect(isDone).toBe(true)
    expect(output).toContain("row 1, hours: 'sometimes' is not opening hours: left out")
    expect(readFileSync(`${file}.remarks.csv`, 'utf8')).toContain('1,phone,1,is not a US phone number: left out')
    expect(clinicsIn(folder)).toMatchObject([{ id: 'glow-bar', coordinates: { approximate: true } }])
  })

  test('has its rows rejected that have no name or address', async () => {
    const { output } = await importText(
      makeDirectory(),
      geojson({ ...place, name: null }, { name: 'A', 'addr:city': 'New York' }),
    )
    expect(output).toContain('row 1, name: is missing: fill in the name')
    expect(output).toContain("row 2, address: 'A' is missing: fill in the address")
  })

  test('brings no clinics that are closed for good, but closes those in the directory', async () => {
    const folder = makeDirectory([OTHER])
    const gone = { operating_status: 'permanently_closed', opening_hours: null }
    const { output } = await importText(folder, geojson({ ...place, ...gone }, { phone: '646-765-4321', ...gone }))
    expect(output).toContain('is closed and was never in the directory: left out')
    expect(clinicsIn(folder)).toEqual([{ ...OTHER, status: { kind: 'closed', on: '2026-11-20' } }])
  })
})

test('a row that names an id the directory does not have needs a name and an address', async () => {
  const { output } = await importText(makeDirectory(), 'id,opened\nglow,2011\n')
  expect(output).toContain(
    'row 2, name: is missing, and the directory has no clinic glow: correct the id, or fill in the name of the new clinic',
  )
})

test('a rating without the number of reviews and a source is left out', async () => {
  const folder = makeDirectory()
  const { output } = await importText(folder, `name,street,zip,rating,reviews\nGlow Bar,50 5th Ave,10011,4.7,20\n`)
  expect(output).toContain("rating: '4.7' needs review_count and rating_source: left out: fill in all three")
  expect(clinicsIn(folder)[0]).not.toHaveProperty('rating')
})

test('a point far from the zip code is rejected', async () => {
  const { output } = await importText(
    makeDirectory(),
    'name,street,zip,lat,lng\nGlow Bar,50 5th Ave,10011,40.9,-73.9\n',
  )
  expect(output).toContain("row 2, latitude: '40.9, -73.9' is miles away from zip code 10011")
})

describe('a message says what is wrong and what to do', () => {
  const failure = async (folder: string, options = {}, content = table(GOOD)) => {
    const error: unknown = await importText(folder, content, options).catch((problem: unknown) => problem)
    expect(error).toMatchObject({ name: 'ImportProblem' })
    return (error as Error).message
  }

  test('if the folder is not that of a directory', async () => {
    expect(await failure(makeDirectory(), { from: 'src' })).toBe(
      'src is not the folder of a directory: it has no folder data/. Name another with --from',
    )
  })

  test('if a clinic file of the directory is damaged', async () => {
    const folder = makeDirectory([OTHER])
    writeFileSync(join(folder, 'data/clinics/other.json'), '{"id": "other"')
    expect(await failure(folder)).toMatch(/data\/clinics\/other\.json cannot be read: .*Correct it, then import again/)
    writeFileSync(join(folder, 'data/clinics/other.json'), JSON.stringify({ ...OTHER, colour: 'blue' }))
    expect(await failure(folder)).toMatch(/other\.json: the file: Unrecognized key: "colour"\. Correct it/)
    writeFileSync(join(folder, 'data/clinics/other.json'), JSON.stringify({ ...OTHER, id: 'another' }))
    expect(await failure(folder)).toMatch(/holds the clinic another\. Rename the file to another\.json/)
  })

  test('if the map of headings is wrong', async () => {
    const folder = makeDirectory()
    const map = join(folder, 'map.json')
    expect(await failure(folder, { map })).toMatch(/map\.json cannot be read: .*leave out --map/)
    writeFileSync(map, '["name"]')
    expect(await failure(folder, { map })).toMatch(/must be of the form \{"Their heading": "our_column"\}/)
    writeFileSync(map, '{"Wer": "nom"}')
    expect(await failure(folder, { map })).toMatch(/'nom' is not a column\. Choose one of id, slug/)
  })
})

test('an option that npm took for itself is not ignored', async () => {
  vi.stubEnv('npm_config_dry_run', 'true')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { code, stderr } = await runScript('scripts/import.ts', 'clinics.csv')
  expect(code).toBe(1)
  expect(stderr).toBe('✗ npm took --dry-run for itself. Write two hyphens before the file: npm run import -- FILE\n')
})

test('the command prints a message without a stack trace and exits with 1', async () => {
  const { code, stderr } = await runScript('scripts/import.ts', 'no-such-file.csv', '--from', 'seed/sample')
  expect(code).toBe(1)
  expect(stderr).toBe('✗ no-such-file.csv cannot be read (there is no such file). Check the name of the file\n')
})
