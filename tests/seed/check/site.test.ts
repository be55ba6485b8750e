import { expect, test } from 'vitest'
import { checkSite, NEW_DIRECTORY_PLACEHOLDERS } from '../../../seed/check/site.ts'

const site = { sample: false, blurb: 'A directory.' }

test('placeholders in a new directory are reported', () => {
  expect(checkSite({ site: { ...site, ...NEW_DIRECTORY_PLACEHOLDERS } })).toEqual(
    Object.entries(NEW_DIRECTORY_PLACEHOLDERS).map(([path, value]) => ({
      file: 'data/site.json',
      path,
      message: `is still a placeholder: '${value}' is only an example`,
      warning: true,
    })),
  )
})

test("an owner's own name, phone number and email address are accepted, and a sample may have placeholders", () => {
  const ownerValues = { name: 'Spas of Queens', phone: '(718) 867-5309', email: 'me@spas.nyc' }
  expect(checkSite({ site: { ...site, ...ownerValues } })).toEqual([])
  expect(checkSite({ site: { ...site, ...NEW_DIRECTORY_PLACEHOLDERS, sample: true } })).toEqual([])
})
