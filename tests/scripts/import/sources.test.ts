import { describe, expect, test } from 'vitest'
import { assignColumns, type HeadingMap } from '../../../scripts/import/files/columns.ts'
import { readSource } from '../../../scripts/import/files/source-file.ts'

const NO_HEADING_MAP: HeadingMap = new Map()

const encode = (text: string) => new TextEncoder().encode(text)

const readContent = (content: string | Uint8Array, map = NO_HEADING_MAP) =>
  readSource(typeof content === 'string' ? encode(content) : content, 'clinics', map)

const CELLS = { name: 'Glow Bar', street: '50 Fifth Avenue, Suite 2', zip: '10011' }

describe('tables', () => {
  test.each([
    ['commas', 'name,street,zip\nGlow Bar,"50 Fifth Avenue, Suite 2",10011\n'],
    ['semicolons', 'name;street;zip\nGlow Bar;50 Fifth Avenue, Suite 2;10011\n'],
    ['tabs', 'name\tstreet\tzip\nGlow Bar\t50 Fifth Avenue, Suite 2\t10011\n'],
    ['commas', '\ufeffname,street,zip\r\nGlow Bar,"50 Fifth Avenue, Suite 2",10011\r\n'],
  ])('are recognized by their %s', (separators, text) => {
    const { format, rows, lenient } = readContent(text)
    expect(format).toBe(`table with ${separators}`)
    expect(rows).toEqual([{ row: 2, cells: CELLS }])
    expect(lenient).toBe(false)
  })

  test('are recognized even if the quotation marks would be unbalanced with another separator', () => {
    const { rows } = readContent('name,street,zip\nGlow Bar,"50 Fifth Avenue;",10011\n')
    expect(rows).toEqual([{ row: 2, cells: { name: 'Glow Bar', street: '50 Fifth Avenue;', zip: '10011' } }])
  })

  test('may have spaces before quotation marks, as people type them', () => {
    const { rows } = readContent('name, street, zip\nGlow Bar, "50 Fifth Avenue, Suite 2", 10011\n')
    expect(rows).toEqual([{ row: 2, cells: CELLS }])
  })

  test('may have cells that count as empty, but None is a valid name', () => {
    const { rows } = readContent('name,phone,website,services,hours,prices\nNone,N/A,-,TBD,?,n.a.\n')
    expect(rows).toEqual([{ row: 2, cells: { name: 'None' } }])
  })

  test('may be in UTF-16', () => {
    const text = Buffer.from('\ufeffname\tzip\nClínica\t10011\n', 'utf16le')
    expect(readContent(text).rows).toEqual([{ row: 2, cells: { name: 'Clínica', zip: '10011' } }])
  })

  test('may be in Windows-1252, and a note lists the words to check', () => {
    const { rows, note } = readContent(
      Buffer.from('name;zip\nÉclat Médi-Spa;10011\nDr. O\x92Neil \x96 Soins;10012\n', 'latin1'),
    )
    expect(rows.map(({ cells }) => cells.name)).toEqual(['Éclat Médi-Spa', 'Dr. O’Neil – Soins'])
    expect(note).toBe(
      'clinics is not in UTF-8 and was read as Windows-1252. Check these words: Éclat, Médi-Spa, O’Neil. If they are wrong, save the file as "CSV UTF-8"',
    )
  })

  test('may have a synonym to the left of a heading, which is then ignored', () => {
    const { rows } = readContent(
      Buffer.from('title,name,url,website\nDr.,Glow Bar,https://maps.example,https://glow.example\n'),
    )
    expect(rows[0]?.cells).toEqual({ name: 'Glow Bar', website: 'https://glow.example' })
  })

  test('may be in Windows-1252 without accented letters, and the note then says to check the punctuation', () => {
    const { rows, note } = readContent(Buffer.from('name;hours\nGlow Bar;Mon\x96Fri 9\x966\n', 'latin1'))
    expect(rows[0]?.cells).toMatchObject({ hours: 'Mon–Fri 9–6' })
    expect(note).toContain('was read as Windows-1252. Check the punctuation. If')
  })

  test('in UTF-8 have no note', () => {
    expect(readContent('name,zip\nÉclat,10011\n').note).toBeUndefined()
  })

  test('may have line breaks within cells, and blank rows count in the row numbers', () => {
    const { rows } = readContent('name,description\nA,"two\nlines"\n,\n\nB,x\n')
    expect(rows).toEqual([
      { row: 2, cells: { name: 'A', description: 'two\nlines' } },
      { row: 5, cells: { name: 'B', description: 'x' } },
    ])
  })

  test.each([
    ['Our clinics 2026,,\nname,street,zip', 2, 'row 1 ("Our clinics 2026")'],
    ['Our clinics, 2026\n\nClinic,Where,\nname,street,zip', 4, 'row 1 ("Our clinics, 2026"), row 3 ("Clinic, Where")'],
    ['Clinic name,Street address,Zip code\nname,street,zip', 1, 'row 2 ("name, street, zip")'],
    ['Clinic,,Area\nname,street,zip', 2, 'row 1 ("Clinic, Area")'],
  ])(
    'may have a title or a second row of headings, which are left out and reported: %j',
    (top, headingsRow, omittedRows) => {
      const table = readContent(`${top}\nGlow Bar,"50 Fifth Avenue, Suite 2",10011\n`)
      expect(table.rows).toEqual([{ row: top.split('\n').length + 1, cells: CELLS }])
      expect(table.note).toBe(`The headings of clinics are in row ${headingsRow}. Left out: ${omittedRows}`)
    },
  )

  test('may have blank rows above the headings, and these count in the row numbers', () => {
    const { rows, note } = readContent('\n,,\nname,street,zip\nGlow Bar,"50 Fifth Avenue, Suite 2",10011')
    expect(rows).toEqual([{ row: 4, cells: CELLS }])
    expect(note).toBeUndefined()
  })

  test('may have a title and be in Windows-1252', () => {
    const { rows, note } = readContent(Buffer.from('Our clinics;\nname;zip\nÉclat;10011\n', 'latin1'))
    expect(rows).toEqual([{ row: 3, cells: { name: 'Éclat', zip: '10011' } }])
    expect(note).toMatch(
      /^clinics is not in UTF-8 .*"CSV UTF-8"\. The headings of clinics are in row 2\. Left out: row 1/,
    )
  })

  test('may have spreadsheet errors, and these count as empty', () => {
    const { rows } = readContent('name,phone,description\n#NAME?,#REF!,#VALUE!\nA,#N/A,#1 in skin\n')
    expect(rows.map(({ cells }) => cells)).toEqual([{}, { name: 'A', description: '#1 in skin' }])
  })

  test('lose the apostrophe that downloads put before formulas', () => {
    expect(readContent("name,phone\n'=SUM(A1),'+12127654321\n").rows[0]?.cells).toEqual({
      name: '=SUM(A1)',
      phone: '+12127654321',
    })
    expect(readContent("name,zip\n'Round Midnight,10011\n").rows[0]?.cells).toEqual({
      name: "'Round Midnight",
      zip: '10011',
    })
  })

  test('may have rows with more cells than headings, and these are left out and reported', () => {
    const { rows, overlongRowIssues } = readContent('name,zip\nA,10011\nSmith, Jones,10011\n')
    expect(rows).toHaveLength(1)
    expect(overlongRowIssues).toEqual([
      {
        row: 3,
        column: '',
        value: '10011',
        reason: 'has 3 cells, but there are 2 headings',
        suggestion: 'put quotation marks around cells that hold the separator',
      },
    ])
  })
})

test('the first of two headings for the same column is used', () => {
  expect(assignColumns(['Phone', 'Telephone', 'name'])).toEqual(['phone', null, 'name'])
})

test('clinic files in a list are recognized', () => {
  const { format, rows } = readContent(
    JSON.stringify([{ id: 'a', name: 'A', stepFree: true, slug: null, hours: { mon: null } }]),
  )
  expect(format).toBe('JSON of a directory')
  expect(rows[0]?.cells).toEqual({ id: 'a', name: 'A', step_free: true, hours: { mon: null } })
})

test('a list of places of Google Maps may have the point and the address as objects', () => {
  const [place, other] = readContent(
    JSON.stringify([
      { title: 'A', location: { lat: 40.7412, lng: -73.9912 }, placeId: 'x' },
      { title: 'B', location: { address1: '50 Fifth Avenue', address2: null, zip_code: '10011' } },
    ]),
  ).rows
  expect(place?.cells).toEqual({ name: 'A', latitude: 40.7412, longitude: -73.9912 })
  expect(other?.cells).toEqual({ name: 'B', street: '50 Fifth Avenue', zip: '10011' })
})

test('an object with the location has the address and the point, but not the id, name, slug and status of the clinic', () => {
  const address = '60 5th Ave, New York, NY 10011'
  const { rows } = readContent(
    JSON.stringify([
      {
        clinic: 'Skin Three',
        address,
        location: { name: 'Flatiron', title: 'x', id: 7, slug: 'x', status: 'x', lat: 40.7, lng: -73.9 },
      },
      { clinic: 'Skin Four', address, location: { type: 'Point', coordinates: [-73.9, 40.7] } },
    ]),
  )
  expect(rows.map(({ cells }) => cells)).toEqual([
    { name: 'Skin Three', address, latitude: 40.7, longitude: -73.9 },
    { name: 'Skin Four', address, coordinates: { lat: 40.7, lng: -73.9 } },
  ])
})

test('the address, the phone and unknown fields beside the point of a location are not lost', () => {
  const point = { type: 'Point', coordinates: [-73.9, 40.7] }
  const address = { formattedAddress: '60 5th Ave, New York, NY 10011', street: '60 5th Ave', zipcode: '10011' }
  const { rows, ignoredHeadings } = readContent(
    JSON.stringify([
      { name: 'Skin Three', location: { ...point, ...address, city: 'New York', phone: '212-765-4321' } },
      { name: 'Skin Four', phone: '212-765-4322', location: { phone: '212-765-4321', title: 'x', neighborhood: 'y' } },
    ]),
  )
  expect(rows.map(({ cells }) => cells)).toEqual([
    {
      name: 'Skin Three',
      address: '60 5th Ave, New York, NY 10011',
      street: '60 5th Ave',
      city: 'New York',
      zip: '10011',
      phone: '212-765-4321',
      coordinates: { lat: 40.7, lng: -73.9 },
    },
    { name: 'Skin Four', phone: '212-765-4322' },
  ])
  expect(ignoredHeadings).toEqual(['neighborhood'])
})

test.each([
  ['', /^clinics is empty\. Export it again/],
  [' \n\n', /^clinics is empty/],
  ['name,zip\n', /^clinics has no clinics: nothing follows its headings\. Export it again/],
  ['{"type":"FeatureCollection","features":[]}', /^clinics has no clinics/],
  ['Dear all,\nhere is the list\n', /^clinics has no known format: .*"Dear all".*--map/],
  ['{"a":1}', /^clinics is JSON in an unknown format\. Import a GeoJSON FeatureCollection/],
  ['[]', /^clinics has no clinics: its list is empty\. Export it again/],
  ['{"name": "A"', /^clinics begins like JSON but is not valid: .*Export it again/],
  ['{"version":0.6,"elements":[]}', /^clinics is Overpass JSON\. Export it as GeoJSON/],
  [
    'name,zip\r\n"A\r\nB",10011\r\n"C,10011\r\nD,10011\r\n',
    /^clinics has a quotation mark that is not closed \(row 3\)\. Correct it, then import again/,
  ],
  ['PK\u0003\u0004rest', /^clinics is not text but, for example, a workbook\. Save it as "CSV UTF-8"/],
  ['name\0zip', /^clinics is not text/],
  [Buffer.from('name,zip\nCl\x92nica \x8eclat,10011', 'latin1'), /^clinics is not in UTF-8\. Save it as "CSV UTF-8"/],
  [Buffer.from('{"clinics":[{"name":"Clínica"}]}', 'latin1'), /^clinics is not in UTF-8/],
  ['Account,Direct Line,zip\nA,1,10011\n', /^clinics has no column with names.*"Account, Direct Line, zip".*--map/],
  ['\ufeffAccount;Web\nA;b.com\n', /^clinics has no column with names.*"Account, Web"/],
])('%j is rejected with a message that says what to do', (content, message) => {
  expect(() => readContent(content)).toThrow(message)
})
