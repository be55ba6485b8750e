import { describe, expect, test } from 'vitest'
import { assignColumns, type Column, type HeadingMap } from '../../../scripts/import/files/columns.ts'
import { readSource } from '../../../scripts/import/files/source-file.ts'

const NO_HEADING_MAP: HeadingMap = new Map()

const readContent = (content: string, map = NO_HEADING_MAP) =>
  readSource(new TextEncoder().encode(content), 'clinics', map)

describe('tables', () => {
  test('may use other names for the columns, and unknown headings are reported', () => {
    const { rows, ignoredHeadings } = readContent(
      'Clinic Name,Zip Code,Phone number,Web site,Reviews,Color,\nA,10011,1,2,3,blue,\n',
    )
    expect(rows[0]?.cells).toEqual({ name: 'A', zip: '10011', phone: '1', website: '2', review_count: '3' })
    expect(ignoredHeadings).toEqual(['Color'])
  })

  test('may abbreviate the days as Tues, Weds, Thur or Thurs', () => {
    for (const thursday of ['Thur', 'Thurs.']) {
      const { rows, ignoredHeadings } = readContent(
        `Name,Mon,Tues,Weds,${thursday},Fri\nGlow Bar,9-5,10-6,11-7,12-8,9-4\n`,
      )
      expect(rows[0]?.cells).toEqual({
        name: 'Glow Bar',
        mon: '9-5',
        tue: '10-6',
        wed: '11-7',
        thu: '12-8',
        fri: '9-4',
      })
      expect(ignoredHeadings).toEqual([])
    }
  })

  test("may have Google's heading for the status", () => {
    const { rows } = readContent('name,business_status\nGlow Bar,CLOSED_PERMANENTLY\n')
    expect(rows[0]?.cells).toEqual({ name: 'Glow Bar', status: 'CLOSED_PERMANENTLY' })
  })

  test.each(['place_id', 'Place ID', 'google_id'])(
    'of Google Maps, with a heading such as %s, do not mark clinics as verified: the column says that Google verified the owner',
    (heading) => {
      const { rows, ignoredHeadings } = readContent(`name,${heading},verified\nGlow Bar,ChIJ1,True\n`)
      expect(rows[0]?.cells).toEqual({ name: 'Glow Bar' })
      expect(ignoredHeadings).toEqual([heading, 'verified'])
    },
  )

  test('may have headings with remarks or symbols', () => {
    const { rows, ignoredHeadings } = readContent('Name,Prices (USD),# of reviews,Last verified\nA,1,2,3\n')
    expect(rows[0]?.cells).toEqual({ name: 'A', prices: '1', review_count: '2', last_checked: '3' })
    expect(ignoredHeadings).toEqual([])
  })

  test.each<[Column, ...string[]]>([
    ['name', 'Company Name', 'Location Name', 'Store Name', 'Organization Name'],
    ['street', 'Street 1', 'Street Address 1', 'location.address1'],
    ['suite', 'Ste', 'Suite/Unit', 'Apt/Suite', 'Street Address 2', 'Street 2'],
    ['city', 'City/Town', 'Town/City'],
    ['state', 'State/Province', 'St/Province', 'State / Region', 'Administrative area'],
    ['zip', 'Zip/Postal Code', 'Zip / Postal', 'Postal'],
    ['country', 'Country / Region', 'location.country'],
    ['latitude', 'location/lat', 'coordinates.latitude'],
    ['coordinates', 'Latitude/Longitude', 'Latitude, Longitude', 'Lat/Lon'],
    ['phone', 'Phone No.', 'Telephone No.', 'Primary phone', 'Business Phone', 'Work Phone', 'display_phone'],
    ['website', 'Website link', 'Company Domain Name'],
    ['email', 'Business email'],
    ['categories', 'Primary category', 'categoryName'],
    ['hours', 'Open Hours', 'working_hours', 'Store Hours', 'Office Hours'],
    ['rating', 'totalScore', 'google_rating', 'google_average_rating', 'Yelp Star Rating'],
    ['review_count', 'reviewsCount', 'google_number_of_reviews'],
    ['description', 'From the business'],
    ['opened', 'Opening date'],
    ['permanently_closed', 'is_closed'],
  ])('may have headings of common exports for the column %s', (column, ...headings) => {
    expect(headings.map((heading) => assignColumns([heading]))).toEqual(headings.map(() => [column]))
  })

  test('may have custom headings, mapped with --map', () => {
    const map: HeadingMap = new Map([
      ['Wer', 'name'],
      ['Name', 'description'],
    ])
    expect(readContent('Wer,Name,zip\nA,B,10011\n', map).rows[0]?.cells).toEqual({
      name: 'A',
      description: 'B',
      zip: '10011',
    })
  })

  test('must have every heading that --map names', () => {
    const map: HeadingMap = new Map([['Nam', 'name']])
    expect(() => readContent('Name,zip\nA,10011\n', map)).toThrow(
      'clinics has no heading "Nam", which --map names: its headings are "Name, zip". Correct the map',
    )
  })
})
