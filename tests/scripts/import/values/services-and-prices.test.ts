import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPrices } from '../../../../scripts/import/values/prices.ts'
import { SAMPLE_FOLDER } from '../../../../seed/directory.ts'
import { readTestDirectory } from '../test-directory.ts'
import { getNotes, getValueOrReason } from './reading.ts'

const readServiceIndex = () => readTestDirectory().serviceIndex

function readSampleSynonyms(): string[] {
  const { treatments } = JSON.parse(readFileSync(`${SAMPLE_FOLDER}/data/synonyms.json`, 'utf8')) as {
    treatments: { words: string[] }[]
  }
  return treatments.flatMap(({ words }) => words)
}

test.each([
  ['botox', ['botox']],
  ['Laser Hair Removal', ['laser-hair-removal']],
  ['Botox; Fillers', ['botox', 'fillers']],
  ['Botox, Fillers,Botox', ['botox', 'fillers']],
  ['Dysport', ['botox']],
  ['Xeomin', ['botox']],
  ['Juvéderm®', ['fillers']],
  ['Morpheus8', ['microneedling']],
  ['IPL', ['photofacials']],
  ['HydraFacial', ['hydrofacials']],
  ['chemical peel', ['chemical-peels']],
  ['lip filler', ['lip-fillers']],
  ['Radio and Ultrasound Therapy', ['radio-ultrasound-therapy']],
  ['Botox & Fillers', ['botox', 'fillers']],
  ['Botox/Dysport', ['botox']],
  ['IV drip', ['iv-therapy']],
  ['GLP-1', ['weight-management']],
  ['Botox Cosmetic (forehead)', ['botox']],
  ['iv-therapy', ['iv-therapy']],
  ['Botox fillers PRP', ['botox', 'fillers', 'prp']],
  ['Botox - Fillers', ['botox', 'fillers']],
  ['• Botox\n• Fillers', ['botox', 'fillers']],
  ['Botox injections for men', ['botox']],
  ['Sculptra', ['fillers']],
  ['body contouring', ['body-contouring']],
  ["Botox for crow's feet", ['botox']],
  ['Botox for migraines', ['botox']],
  ['Brazilian laser hair removal', ['laser-hair-removal']],
  ['fractional CO2', ['laser-resurfacing']],
  ['Express Botox', ['botox']],
  ['various peels', ['chemical-peels']],
])('%s is read as %j', (text, slugs) => {
  expect(getValueOrReason(readServiceIndex().readServices(text))).toEqual(slugs)
})

test('services with slashes between them are read separately, and an unknown one is left out only if `lenient`', () => {
  const list = 'PRP / CoolSculpting / massage'
  expect(getValueOrReason(readServiceIndex().readServices('PRP / CoolSculpting'))).toEqual(['prp', 'coolsculpting'])
  expect(getValueOrReason(readServiceIndex().readServices(list))).toBe("'massage' is not a service of this directory")
  expect(getValueOrReason(readServiceIndex().readServices(list, true))).toEqual(['prp', 'coolsculpting'])
  expect(getNotes(readServiceIndex().readServices(list, true))).toEqual([
    "'massage' is not a service of this directory: left out",
  ])
})

test('a rejected list names each item that cannot be read', () => {
  const index = readServiceIndex()
  expect(readPrices('botox=14/unit; fillers=call; prp=from $400', index)).toMatchObject({
    reason: "'fillers=call' is not a price; 'prp=from $400' is not a price",
    suggestion: expect.stringMatching(/^write service=amount\/unit, such as [^;]*, with semicolons between$/),
  })
  expect(getValueOrReason(index.readServices('massage, Botox, haircut'))).toBe(
    "'massage' is not a service of this directory; 'haircut' is not a service of this directory",
  )
})

test('every service of a list is read, with any separator', () => {
  const serviceIndex = readServiceIndex()
  const slugs = ['botox', 'fillers', 'prp', 'iv-therapy', 'chemical-peels', 'laser-hair-removal']
  const createNameArbitrary = (slug: string) =>
    fc.constantFrom(slug, serviceIndex.getName(slug), serviceIndex.getName(slug).toUpperCase())
  const separator = fc.constantFrom(
    ...[' | ', '|', ' / ', '/', ', ', '; ', ' & ', ' and ', ' + ', ' • ', ' · ', '\n', '\r\n'],
  )
  const list = fc
    .subarray(slugs, { minLength: 1 })
    .chain((chosen) =>
      fc.tuple(
        fc.constant(chosen),
        fc.tuple(...chosen.map(createNameArbitrary)),
        fc.array(separator, { minLength: 6, maxLength: 6 }),
      ),
    )
  fc.assert(
    fc.property(list, ([chosen, texts, separators]) => {
      const text = texts.map((name, index) => (index === 0 ? name : `${separators[index - 1]}${name}`)).join('')
      expect(getValueOrReason(serviceIndex.readServices(text))).toEqual(chosen)
    }),
  )
})

test.each([
  'no Botox',
  'everything but Botox',
  'Botox - coming soon',
  'Botox (not offered)',
  'filler dissolving',
  'Botox removal',
])('%s is not read as the service in the text', (text) => {
  expect(getValueOrReason(readServiceIndex().readServices(text))).toBe(`'${text}' is not a service of this directory`)
})

test('a service within other words is reported', () => {
  expect(getNotes(readServiceIndex().readServices('Botox Cosmetic'))).toEqual(["read 'Botox Cosmetic' as botox"])
})

test('a word that the search understands is not read as a service unless it names one', () => {
  const { referenceData, serviceIndex } = readTestDirectory()
  const serviceNames = [...referenceData.treatments, ...referenceData.services].flatMap(({ name, slug, aliases }) => [
    name,
    slug,
    ...aliases,
  ])
  const toKey = (word: string) => word.toLowerCase().replace(/[^a-z0-9]/g, '')
  const names = new Set(serviceNames.map(toKey))
  const words = readSampleSynonyms().filter((word) => !names.has(toKey(word)))
  const recognizedWords = words.filter((word) => typeof getValueOrReason(serviceIndex.readServices(word)) !== 'string')
  expect(words.length).toBeGreaterThan(200)
  expect(recognizedWords, 'those that do name services').toEqual([
    'neck Botox',
    'chin filler',
    'BBL photofacial',
    'HydraFacial MD',
    'hydra facials',
    'fillers and botox',
  ])
})

test.each([
  ['Emsculpt', "'Emsculpt' is not a service of this directory", /^write .* data\/services.json, or add it there$/],
  ['CoolSculpting; Emsculpt', "'Emsculpt' is not a service of this directory", /add it there$/],
  ['CoolSculpting & Emsculpt', "'Emsculpt' is not a service of this directory", /add it there$/],
  [
    'TMJ',
    "'TMJ' is not a service of this directory",
    /data\/services.json or, if it means the same, write instead: botox$/,
  ],
  ['wrinkles', "'wrinkles' is not a service of this directory", /botox, laser-resurfacing, microneedling/],
  ['laser', "'laser' is not a service of this directory", /laser-hair-removal, laser-resurfacing/],
  ['melasma', "'melasma' is not a service of this directory", /chemical-peels/],
  ['Botocks', "'Botocks' is not a service of this directory", /write instead: botox$/],
  ['Microneedeling', "'Microneedeling' is not a service of this directory", /did you mean microneedling\?/],
  ['Haircut', "'Haircut' is not a service of this directory", /data\/treatments\/ or/],
])('%s is rejected', (text, reason, suggestion) => {
  expect(readServiceIndex().readServices(text)).toEqual({ reason, suggestion: expect.stringMatching(suggestion) })
})

test('a business category counts only if it is a service', () => {
  expect(readServiceIndex().findServicesInCategories(['medical spa', 'laser hair removal', 'beauty salon'])).toEqual([
    'laser-hair-removal',
  ])
  expect(readServiceIndex().findServicesInCategories(['tattoo', 'facial', 'laser'])).toEqual([])
})

test.each([
  ['botox=14/unit', [{ service: 'botox', unit: 'unit', min: 14, max: 14 }]],
  [
    'botox=14/unit; fillers=900-1200/syringe',
    [
      { service: 'botox', unit: 'unit', min: 14, max: 14 },
      { service: 'fillers', unit: 'syringe', min: 900, max: 1200 },
    ],
  ],
  [
    'Botox $12/unit, fillers $800-1,100/syringe',
    [
      { service: 'botox', unit: 'unit', min: 12, max: 12 },
      { service: 'fillers', unit: 'syringe', min: 800, max: 1100 },
    ],
  ],
  ['Dysport: $4.50 per unit', [{ service: 'botox', unit: 'unit', min: 4.5, max: 4.5 }]],
  ['Botox $12/unit', [{ service: 'botox', unit: 'unit', min: 12, max: 12 }]],
  ['IPL = $1,200–$1,900 / session', [{ service: 'photofacials', unit: 'session', min: 1200, max: 1900 }]],
  ['Botox 12.50/unit', [{ service: 'botox', unit: 'unit', min: 12.5, max: 12.5 }]],
  ['Laser hair removal 299-399/package', [{ service: 'laser-hair-removal', unit: 'package', min: 299, max: 399 }]],
  ['Morpheus8 900/session', [{ service: 'microneedling', unit: 'session', min: 900, max: 900 }]],
  ['Botox $14/u', [{ service: 'botox', unit: 'unit', min: 14, max: 14 }]],
  ['weight loss $399/mo', [{ service: 'weight-management', unit: 'month', min: 399, max: 399 }]],
  ['weight loss=250 a month', [{ service: 'weight-management', unit: 'month', min: 250, max: 250 }]],
  ['prp=500 to 700/Sessions', [{ service: 'prp', unit: 'session', min: 500, max: 700 }]],
  [
    'botox "Frown lines; ""11s"""=280-420/area 2026-04-02',
    [{ service: 'botox', unit: 'area', min: 280, max: 420, label: 'Frown lines; "11s"', asOf: '2026-04-02' }],
  ],
  ['botox=14/unit as of 4/2/2026', [{ service: 'botox', unit: 'unit', min: 14, max: 14, asOf: '2026-04-02' }]],
])('the price %s is read', (text, prices) => {
  expect(getValueOrReason(readPrices(text, readServiceIndex()))).toEqual(prices)
})

test.each([
  ['botox=cheap/unit', "'botox=cheap/unit' is not a price"],
  ['Botox < $20/unit', "'Botox < $20/unit' is not a price"],
  ['Botox ~$12/unit', "'Botox ~$12/unit' is not a price"],
  ['Botox: ≥12/unit', "'Botox: ≥12/unit' is not a price"],
  ['botox 14', "'botox 14' is not a price"],
  ['Botox 20 units 300/session', "'Botox 20 units' is not a service of this directory"],
  ['botox=14/bottle', "'bottle' is not a price unit"],
  ['haircut=14/unit', "'haircut' is not a service of this directory"],
  ['Botox & fillers=14/unit', "'Botox & fillers' does not name exactly one service"],
  ['botox=0/unit', "'botox=0/unit' costs nothing"],
  ['botox=20-10/unit', "'botox=20-10/unit' has its higher amount first"],
  ['botox=14/unit 2026-02-30', 'is not a date'],
  [[{ service: 'botox' }], '{"service":"botox"} is not a price'],
])('the price %j is rejected', (text, reason) => {
  expect(getValueOrReason(readPrices(text, readServiceIndex()))).toBe(reason)
})
