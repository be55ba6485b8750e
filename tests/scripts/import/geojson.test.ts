import { describe, expect, test } from 'vitest'
import type { HeadingMap } from '../../../scripts/import/files/columns.ts'
import { readSource } from '../../../scripts/import/files/source-file.ts'

const NO_HEADING_MAP: HeadingMap = new Map()

const encode = (text: string) => new TextEncoder().encode(text)

const readContent = (content: string | Uint8Array, map = NO_HEADING_MAP) =>
  readSource(typeof content === 'string' ? encode(content) : content, 'clinics', map)

const createFeature = (properties: object, geometry: object = { type: 'Point', coordinates: [-73.9857, 40.7577] }) => ({
  type: 'Feature',
  geometry,
  properties,
})

const formatCollection = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features })

const OVERTURE_PLACE = {
  id: '08f2a100d2c2a5a603f7a1a0a0a0a0a0',
  version: 1,
  names: { primary: 'GLOW BAR', common: null },
  categories: { primary: 'medical_spa', alternate: ['laser_hair_removal', 'beauty_salon'] },
  confidence: 0.97,
  websites: ['https://glowbar.example'],
  phones: ['+12127654321'],
  emails: null,
  addresses: [
    { freeform: '50 5th Ave Ste 2', locality: 'New York', postcode: '10011-1234', region: 'NY', country: 'US' },
  ],
  operating_status: 'open',
}

const OVERTURE_CELLS = {
  name: 'GLOW BAR',
  street: '50 5th Ave Ste 2',
  city: 'New York',
  zip: '10011-1234',
  state: 'NY',
  country: 'US',
  phone: '+12127654321',
  website: 'https://glowbar.example',
  status: 'open',
  categories: ['medical spa', 'laser hair removal', 'beauty salon'],
  latitude: 40.7577,
  longitude: -73.9857,
}

const OSM_TAGS = {
  '@id': 'node/123456',
  name: 'Glow Bar',
  'addr:housenumber': '50',
  'addr:floor': '2',
  'addr:street': '5th Avenue',
  'addr:city': 'New York',
  'addr:postcode': '10011',
  'contact:phone': '+1 212 765 4321',
  'contact:website': 'https://glowbar.example',
  opening_hours: 'Mo-Fr 09:00-18:00',
  wheelchair: 'yes',
  operator: 'Glow LLC',
  shop: 'beauty',
}

const OSM_CELLS = {
  name: 'Glow Bar',
  house_number: '50',
  floor: '2',
  street: '5th Avenue',
  city: 'New York',
  zip: '10011',
  phone: '+1 212 765 4321',
  website: 'https://glowbar.example',
  hours: 'Mo-Fr 09:00-18:00',
  step_free: 'yes',
  latitude: 40.7577,
  longitude: -73.9857,
}

test('an Overture place with several websites and phone numbers has all of them in its cells', () => {
  const place = {
    ...OVERTURE_PLACE,
    websites: ['https://www.facebook.com/glow', 'https://glowbar.example'],
    phones: ['+12127654321', '+12127654322'],
  }
  expect(readContent(formatCollection(createFeature(place))).rows[0]?.cells).toMatchObject({
    website: 'https://www.facebook.com/glow; https://glowbar.example',
    phone: '+12127654321; +12127654322',
  })
})

describe('GeoJSON', () => {
  test('of Overture Maps is recognized', () => {
    const { format, rows, lenient } = readContent(formatCollection(createFeature(OVERTURE_PLACE)))
    expect([format, lenient]).toEqual(['GeoJSON of Overture Maps', true])
    expect(rows).toEqual([{ row: 1, cells: OVERTURE_CELLS }])
  })

  test('of OpenStreetMap is recognized, with points and outlines', () => {
    const outline = [
      [-73.986, 40.757],
      [-73.985, 40.757],
      [-73.985, 40.758],
      [-73.986, 40.758],
      [-73.986, 40.757],
    ]
    const { format, rows, ignoredHeadings } = readContent(
      formatCollection(createFeature(OSM_TAGS), createFeature(OSM_TAGS, { type: 'Polygon', coordinates: [outline] })),
    )
    expect([format, ignoredHeadings]).toEqual(['GeoJSON of OpenStreetMap', []])
    expect(rows.map(({ cells }) => cells)).toEqual([
      OSM_CELLS,
      { ...OSM_CELLS, latitude: 40.7575, longitude: -73.9855 },
    ])
  })

  test('may have the phone and the website in different tags of different features', () => {
    const { rows } = readContent(
      formatCollection(
        createFeature({ ...OSM_TAGS, 'contact:phone': '+1 212 765 4321' }),
        createFeature({
          amenity: 'clinic',
          name: 'B',
          phone: '+1 212 765 4322',
          'contact:website': 'https://b.example',
        }),
      ),
    )
    expect(rows[1]?.cells).toMatchObject({ phone: '+1 212 765 4322', website: 'https://b.example' })
  })

  test('may have one feature per line', () => {
    const lines = [createFeature(OSM_TAGS), createFeature(OSM_TAGS)].map((feature) => JSON.stringify(feature))
    expect(readContent(lines.join('\n')).rows).toHaveLength(2)
    expect(readContent(lines.map((line) => `\u001e${line}\n`).join('')).rows).toHaveLength(2)
    expect(readContent(lines[0] ?? '').rows).toHaveLength(1)
  })

  test('may have the headings of tables and of a heading map, and the others are listed as ignored', () => {
    const { format, rows, ignoredHeadings } = readContent(
      formatCollection(createFeature({ title: 'Glow Bar', hood: 'Chelsea', ruf: '1' })),
      new Map([['ruf', 'phone']]),
    )
    expect([format, ignoredHeadings]).toEqual(['GeoJSON', ['hood']])
    expect(rows[0]?.cells).toMatchObject({ name: 'Glow Bar', phone: '1' })
  })

  test("of another site has no clinic ids, unless a map of headings says that a property is a clinic's id", () => {
    const text = formatCollection(createFeature({ id: 'glow-bar', name: 'Glow Bar' }))
    expect(readContent(text).rows[0]?.cells).not.toHaveProperty('id')
    expect(readContent(text, new Map([['key', 'id']])).rows[0]?.cells).not.toHaveProperty('id')
    expect(readContent(text, new Map([['id', 'id']])).rows[0]?.cells).toHaveProperty('id', 'glow-bar')
  })
})

test.each([formatCollection(), '[]', '{"clinics": []}'])('%s is rejected because it has no clinics', (text) => {
  expect(() => readContent(text)).toThrow(
    'clinics has no clinics: its list is empty. Export it again, or name another file',
  )
})
