import { expect, test } from 'vitest'
import { normalizeAreaAlias } from '../../src/domain/area.ts'

// §2.141
test('the alias of an area is replaced, and other names are only lowercased', () => {
  expect(['Hamptons', 'the-hamptons', 'SoHo', 'Atlantis'].map(normalizeAreaAlias)).toEqual([
    'the-hamptons',
    'the-hamptons',
    'soho',
    'atlantis',
  ])
})
