import { expect, test } from 'vitest'
import { createPageTitle } from '../../src/seo/meta.ts'

test.each([
  ['Glow, SoHo', 'Glow, SoHo | NYC MedSpas'],
  [
    'The Manhattan Institute for Aesthetic Dermatology, Upper East Side',
    'The Manhattan Institute for Aesthetic Dermatology, Upper East…',
  ],
  [
    'The Manhattan Institute for Dermatology, Upper East Side',
    'The Manhattan Institute for Dermatology, Upper East Side',
  ],
  ['皮'.repeat(70), `${'皮'.repeat(64)}…`],
  [`${'皮'.repeat(63)}💉${'皮'.repeat(9)}`, `${'皮'.repeat(63)}…`],
])('the title of %s is %s', (title, pageTitle) => {
  expect(createPageTitle({ title }, 'NYC MedSpas')).toBe(pageTitle)
})
