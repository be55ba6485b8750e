import { expect, test } from 'vitest'
import { LICENSES } from '../../../src/domain/list/facets.ts'
import { createLicenseLookup, putLastNameFirst } from '../../../src/features/clinic/license-lookup.ts'

test.each([
  ['Lucia Marchetti', 'Marchetti Lucia'],
  ['Peter Ahlgren-Day', 'Ahlgren-Day Peter'],
  ['Mary Ann Smith', 'Smith Mary Ann'],
  ['Ana de la Cruz', 'de la Cruz Ana'],
  ['Madonna', 'Madonna'],
  ['John Smith Jr.', 'Smith John'],
  ['John Smith, Jr.', 'Smith John'],
  ['John Smith Jr. MD', 'Smith John'],
  ['John Smith III', 'Smith John'],
  ['Jane Roe MD', 'Roe Jane'],
  ['Jane Roe, M.D., FAAD', 'Roe Jane'],
  ['Dr. Jane Roe', 'Roe Jane'],
  ['Jane Roe FNP-BC', 'Roe Jane'],
  ['Anna Le', 'Le Anna'],
  ['Anh Do', 'Do Anh'],
  ['John van der Berg Sr', 'van der Berg John'],
  ['JANE ROE', 'ROE JANE'],
  [' Lucia  Marchetti ', 'Marchetti Lucia'],
])('to look up %j in the license register, visitors enter %j', (name, entered) => {
  expect(putLastNameFirst(name)).toBe(entered)
})

test('every license that a listing can state has a register and a profession', () => {
  for (const license of LICENSES)
    expect(createLicenseLookup({ name: 'Lucia Marchetti', license }), license).toMatchObject({
      href: expect.stringMatching(/^https:\/\/[a-z0-9.]+\.(?:nysed|ny)\.gov\//),
      profession: expect.stringMatching(/^[A-Z]/),
    })
})

test('estheticians are looked up with the Department of State, and an unknown license has no register', () => {
  expect(createLicenseLookup({ name: 'Lily Ou', license: 'esthetician' })?.href).toContain('dos.ny.gov')
  expect(createLicenseLookup({ name: 'Lily Ou', license: 'shaman' })).toBeNull()
})
