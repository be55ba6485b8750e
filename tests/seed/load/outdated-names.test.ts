import { describe, expect, test } from 'vitest'
import type { SeedFiles } from '../../../seed/load/load.ts'
import { createOutdatedNameFinder } from '../../../seed/load/outdated-names.ts'
import { loadSampleFiles } from '../../tools/node/seed-folder.ts'
import { getElement } from '../tools/seed-issues.ts'

const sampleFiles = loadSampleFiles()

/** Applies `change` to a copy of the sample, and returns the outdated name in a page whose body is `text`. */
function findOutdatedNameIn(text: string, change: (files: SeedFiles) => void) {
  const files = structuredClone(sampleFiles)
  getElement(files.prose.pages, 0).body = text
  change(files)
  return createOutdatedNameFinder(files)(text)
}

/** Creates a change that closes the first clinic, and gives `names` to the first clinics, in order. */
const closeFirstClinic =
  (...names: string[]) =>
  ({ clinics }: SeedFiles) => {
    getElement(clinics, 0).status = { kind: 'closed', on: '2026-11-01' }
    for (const [index, name] of names.entries()) getElement(clinics, index).name = name
  }

describe('a closed clinic', () => {
  test.each([
    ['Glow after a peel.', true],
    ["Ask Glow's nurse.", true],
    ['You glow after a peel.', false],
    ['Glowing skin.', false],
    ['A Glow-worm.', false],
    ['At Glow Bar you can park.', false],
    ['At Glow Bar and at Glow.', true],
  ])('named Glow is found in “%s” if Glow Bar is open: %s', (text, isFound) => {
    expect(findOutdatedNameIn(text, closeFirstClinic('Glow', 'Glow Bar')) !== null).toBe(isFound)
  })

  test('is found even if the name of an open clinic is part of its name', () => {
    expect(findOutdatedNameIn('At Glow Bar.', closeFirstClinic('Glow Bar', 'Glow'))?.name).toBe('Glow Bar')
  })

  test.each(['Glow Bar', 'Botox', 'SoHo'])(
    'is not found by a name that an open clinic, a treatment or an area has: %s',
    (name) => {
      expect(findOutdatedNameIn(`At ${name}.`, closeFirstClinic(name, 'Glow Bar'))).toBe(null)
    },
  )

  test.each(["Mia's (Skin + Body)", 'Skin. & Co.', '피부 클리닉'])(
    'is found by a name with any characters: %s',
    (name) => {
      const text = `At ${name.replace("'", '’').replace(' ', '\n')} you can park.`
      expect(findOutdatedNameIn(text, closeFirstClinic(name))).toMatchObject({
        statusClause: 'which is closed',
        isClosedOrRemoved: true,
      })
      expect(findOutdatedNameIn(text, () => {})).toBe(null)
    },
  )
})

describe('a removed clinic', () => {
  const removeClinic = (slug: string) => (files: SeedFiles) => {
    files.redirects.push({ from: `/clinics/${slug}`, to: null, why: 'A listing that was removed.' })
  }

  test.each([
    ['At Glow & Skin of SoHo.', 'Glow & Skin of SoHo'],
    ['You glow & skin of Soho too.', undefined],
    ['At Glow and Skin of SoHo.', undefined],
  ])('whose slug was glow-skin-of-soho is found in “%s”: %s', (text, name) => {
    expect(findOutdatedNameIn(text, removeClinic('glow-skin-of-soho'))?.name).toBe(name)
  })

  test('is not found by a slug of one word, or by one that is a treatment', () => {
    expect(findOutdatedNameIn('At Glow.', removeClinic('glow'))).toBe(null)
    expect(findOutdatedNameIn('Laser Hair Removal.', removeClinic('laser-hair-removal'))).toBe(null)
  })
})

test('a renamed clinic is found by its id, which was its first slug', () => {
  const renameClinic = ({ clinics }: SeedFiles) => {
    Object.assign(getElement(clinics, 0), { id: 'old-glow', slug: 'glow-studio', name: 'Glow Studio' })
  }
  expect(findOutdatedNameIn('At Old Glow.', renameClinic)?.statusClause).toBe('which is now called Glow Studio')
})

test('a renamed clinic is found by its former slug, and does not count as closed or removed', () => {
  const renameClinic = ({ clinics }: SeedFiles) =>
    Object.assign(getElement(clinics, 0), {
      slug: 'glow-studio',
      name: 'Glow Studio',
      previousSlugs: ['old-glow', 'glow-studio-2'],
    })
  expect(findOutdatedNameIn('At Old Glow.', renameClinic)).toEqual({
    name: 'Old Glow',
    statusClause: 'which is now called Glow Studio',
    isClosedOrRemoved: false,
  })
  expect(findOutdatedNameIn('At Glow Studio.', renameClinic)).toBe(null)
})
