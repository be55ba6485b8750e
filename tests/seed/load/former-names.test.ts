import { describe, expect, test } from 'vitest'
import { formerNameFinder } from '../../../seed/load/former-names.ts'
import type { SeedFiles } from '../../../seed/load/load.ts'
import { seedFiles } from '../tools/seed-folder.ts'
import { entry } from '../tools/seed-issues.ts'

const seed = seedFiles()

/** Finds a former name in a text after a change of the files. One of the pages has the text. */
function findIn(text: string, change: (files: SeedFiles) => void) {
  const files = structuredClone(seed)
  entry(files.prose.pages, 0).body = text
  change(files)
  return formerNameFinder(files)(text)
}

/** Returns a change that closes the first clinic, and gives these names to the first clinics. */
const closeFirst =
  (...names: string[]) =>
  ({ clinics }: SeedFiles) => {
    entry(clinics, 0).status = { kind: 'closed', on: '2026-11-01' }
    for (const [index, name] of names.entries()) entry(clinics, index).name = name
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
  ])('in “%s”, where Glow is closed and Glow Bar is open: %s', (text, found) => {
    expect(findIn(text, closeFirst('Glow', 'Glow Bar')) !== null).toBe(found)
  })

  test('is found where an open clinic has a part of its name', () => {
    expect(findIn('At Glow Bar.', closeFirst('Glow Bar', 'Glow'))?.name).toBe('Glow Bar')
  })

  test.each(['Glow Bar', 'Botox', 'SoHo'])(
    'is not found by a name that an open clinic, a treatment or an area has: %s',
    (name) => {
      expect(findIn(`At ${name}.`, closeFirst(name, 'Glow Bar'))).toBe(null)
    },
  )

  test.each(["Mia's (Skin + Body)", 'Skin. & Co.', '피부 클리닉'])(
    'is found by a name with any characters: %s',
    (name) => {
      const text = `At ${name.replace("'", '’').replace(' ', '\n')} you can park.`
      expect(findIn(text, closeFirst(name))).toMatchObject({ fate: 'which is closed', isGone: true })
      expect(findIn(text, () => {})).toBe(null)
    },
  )
})

describe('a removed clinic', () => {
  const remove = (slug: string) => (files: SeedFiles) => {
    files.redirects.push({ from: `/clinics/${slug}`, to: null, why: 'A listing that was removed.' })
  }

  test.each([
    ['At Glow & Skin of SoHo.', 'Glow & Skin of SoHo'],
    ['You glow & skin of Soho too.', undefined],
    ['At Glow and Skin of SoHo.', undefined],
  ])('is found by the words of its former slug: “%s”', (text, name) => {
    expect(findIn(text, remove('glow-skin-of-soho'))?.name).toBe(name)
  })

  test('is not found by a slug of one word, or by one that is a treatment', () => {
    expect(findIn('At Glow.', remove('glow'))).toBe(null)
    expect(findIn('Laser Hair Removal.', remove('laser-hair-removal'))).toBe(null)
  })
})

test('a renamed clinic is found by its id, which was its first slug', () => {
  const rename = ({ clinics }: SeedFiles) => {
    Object.assign(entry(clinics, 0), { id: 'old-glow', slug: 'glow-studio', name: 'Glow Studio' })
  }
  expect(findIn('At Old Glow.', rename)?.fate).toBe('which is now called Glow Studio')
})

test('a renamed clinic is found by its former slug, and is not gone', () => {
  const rename = ({ clinics }: SeedFiles) =>
    Object.assign(entry(clinics, 0), {
      slug: 'glow-studio',
      name: 'Glow Studio',
      previousSlugs: ['old-glow', 'glow-studio-2'],
    })
  expect(findIn('At Old Glow.', rename)).toEqual({
    name: 'Old Glow',
    fate: 'which is now called Glow Studio',
    isGone: false,
  })
  expect(findIn('At Glow Studio.', rename)).toBe(null)
})
