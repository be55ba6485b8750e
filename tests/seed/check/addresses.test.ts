import { expect, test } from 'vitest'
import { addressFaults } from '../../../seed/check/addresses.ts'
import clinics from '../../../seed/data/clinics.json' with { type: 'json' }

const at = (location: string, address: string) => ({ name: 'Linden Skin', location, address })

// §D4.3
test('the listings of the seed have none', () => {
  expect(addressFaults(clinics)).toEqual([])
})

test.each([
  ['soho', '88 Greene Street, SoHo, New York, NY 10012'],
  ['upper-east-side', '1040 Park Avenue, New York, NY 10128'],
  ['williamsburg', '154 Bedford Avenue, Williamsburg, Brooklyn, NY 11249'],
  ['flushing', '136-20 38th Avenue, Flushing, NY 11354'],
  ['the-hamptons', '12 Main Street, Sag Harbor, NY 11963'],
  ['brooklyn', '12 Flushg Av, Brooklyn, NY 11205'],
  ['queens', '258 Hillside Lane, Queens, NY 11004'],
])('%s at %j has none', (location, address) => {
  expect(addressFaults([at(location, address)])).toEqual([])
})

test.each([
  ['brooklyn', '123 Flushing Avenue, Brooklyn, NY 11205', 'Flushing and Queens', "'flushing'", 'in Brooklyn'],
  ['brooklyn', '12 Manhattan Avenue, Brooklyn, NY 11222', 'Manhattan', "'manhattan'", 'in Brooklyn'],
  ['brooklyn', '12 Court Street, Brooklyn, New York, NY 11201', 'Manhattan', "'new york, ny'", 'in Brooklyn'],
  ['midtown', 'Waldorf Astoria, 301 Park Avenue, New York, NY 10022', 'Queens', "'astoria'", 'in Manhattan'],
  ['queens', '12 Queens Boulevard, Queens, NY 12804', 'Queens', "'queens'", 'elsewhere'],
])('%s at %j: the message names area, word and zip code', (location, address, areas, word, region) => {
  const [fault] = addressFaults([at(location, address)])
  expect(fault?.message).toContain(`Linden Skin would be listed in ${areas} `)
  expect(fault?.message).toContain(`because its address contains ${word}`)
  expect(fault?.message).toContain(`but zip code ${address.slice(-5)} is ${region}`)
})

test('a location that the zip code contradicts is a fault of the location', () => {
  const [fault] = addressFaults([at('soho', '154 Bedford Avenue, Brooklyn, NY 11249')])
  expect(fault?.message).toBe(
    "Linden Skin would be listed in Manhattan and SoHo because its location is 'soho', " +
      'but zip code 11249 is in Brooklyn',
  )
})

test('each faulty clinic is reported once, under its place in the list', () => {
  const good = at('soho', '88 Greene Street, New York, NY 10012')
  const bad = at('brooklyn', '12 Manhattan Avenue, near Flushing Avenue, Brooklyn, NY 11205')
  expect(addressFaults([good, bad, good, bad]).map(({ path }) => path)).toEqual(['1.address', '3.address'])
})
