import { describe, expect, test } from 'vitest'
import { RETENTION_DAYS } from '../../../seed/write/retired-pictures.ts'
import { seed } from '../../../seed/write/seed.ts'
import * as t from '../../../src/db/schema.ts'
import { createMigratedDatabase } from '../tools/migrated-database.ts'
import { createPlanVariant } from '../tools/plan-variant.ts'

const START = new Date('2026-11-20T15:00:00Z')
const addDaysToStart = (days: number) => new Date(START.getTime() + days * 24 * 60 * 60 * 1000)

const createSvg = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><path fill="${color}" d="M0 0h2v2H0z"/></svg>`

const createPlanWithPictures = (color: string) =>
  createPlanVariant(color, (rows) => {
    rows.add(t.pictures, { name: `${color}.svg`, type: 'image/svg+xml', body: createSvg(color) })
    rows.ogImages.set(`${color}.png`, createSvg(color))
  })

const db = await createMigratedDatabase()

describe('pictures that are no longer in use', () => {
  const readNames = async (table: string) => {
    const { results } = await db.prepare(`SELECT name FROM ${table} ORDER BY name`).all<{ name: string }>()
    return results.map(({ name }) => name)
  }
  const readRetiredPictures = async () => {
    const { results } = await db.prepare('SELECT name, type, retired_at FROM retired_pictures ORDER BY name').all()
    return results
  }

  test('are absent after the first load, which replaces no pictures', async () => {
    await seed(db, createPlanWithPictures('red'), START)
    expect(await readNames('share_pictures')).toEqual(['red.png'])
    expect(await readRetiredPictures()).toEqual([])
  })

  // §D2.27
  test('are retired, both maps and Open Graph images', async () => {
    const maps = await readNames('pictures')
    await seed(db, createPlanWithPictures('blue'), addDaysToStart(90))
    const retiredAt = addDaysToStart(90).toISOString()
    expect(await readRetiredPictures()).toEqual([
      { name: 'red.png', type: 'image/png', retired_at: retiredAt },
      { name: 'red.svg', type: 'image/svg+xml', retired_at: retiredAt },
    ])
    expect(await readNames('pictures')).toEqual([...maps.filter((name) => name !== 'red.svg'), 'blue.svg'].toSorted())
    expect(await readNames('share_pictures')).toEqual(['blue.png'])
    const query = "SELECT CAST(body AS TEXT) AS body FROM retired_pictures WHERE name = 'red.svg'"
    expect(await db.prepare(query).first('body')).toBe(createSvg('red'))
  })

  test('are no longer retired once a later load uses them again', async () => {
    await seed(db, createPlanWithPictures('red'), addDaysToStart(100))
    expect((await readRetiredPictures()).map(({ name }) => name)).toEqual(['blue.png', 'blue.svg'])
    expect(await readNames('share_pictures')).toEqual(['red.png'])
  })

  // §D2.27
  test('are deleted by the first load at least 30 days after they were retired', async () => {
    expect(RETENTION_DAYS).toBe(30)
    await seed(db, createPlanWithPictures('green'), addDaysToStart(129))
    expect((await readRetiredPictures()).map(({ name }) => name)).toEqual([
      'blue.png',
      'blue.svg',
      'red.png',
      'red.svg',
    ])
    await seed(db, createPlanWithPictures('white'), addDaysToStart(130))
    expect((await readRetiredPictures()).map(({ name }) => name)).toEqual([
      'green.png',
      'green.svg',
      'red.png',
      'red.svg',
    ])
  })
})
