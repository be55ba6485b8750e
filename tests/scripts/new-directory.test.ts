import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeSamplePassages } from '../../scripts/new-directory/invented.ts'
import { makeDirectory } from '../../scripts/new-directory/make.ts'
import { SAMPLE_FOLDER } from '../../seed/directory.ts'
import { describePlan, planDirectory } from '../../seed/write/seed.ts'
import { runScript } from '../tools/node/run-script.ts'
import { createScratchFolder } from '../tools/node/seed-folder.ts'

describe('a new directory', () => {
  const folder = join(createScratchFolder(afterAll), 'mine')
  const readText = (file: string) => readFileSync(join(folder, file), 'utf8')
  const readData = (name: string) => JSON.parse(readText(`data/${name}.json`))
  beforeAll(() => makeDirectory(folder))

  test("loads without clinics, and only the owner's fields are missing", () => {
    const { plan, issues } = planDirectory(folder)
    expect(issues.map(({ file, path, warning }) => ({ file, path, warning }))).toEqual(
      ['name', 'phone', 'email'].map((path) => ({ file: 'data/site.json', path, warning: true })),
    )
    expect(plan && describePlan(plan)).toMatch(/^18 treatments, 10 areas, 15 sub-areas, 0 clinics, 0 local texts/)
  })

  test('has nothing that is invented in the sample', () => {
    expect(readData('site')).toMatchObject({ sample: false })
    expect(readData('reviews')).toEqual([])
    expect(readData('redirects')).toEqual([])
    expect(readData('areas').filter(({ medspaCount }: { medspaCount: unknown }) => medspaCount !== null)).toEqual([])
    expect(readText('data/treatments/botox.json')).not.toContain('satisfaction')
    expect(readText('data/facts.json')).not.toContain('94%')
    expect(readdirSync(join(folder, 'data/clinics'))).toEqual([])
    expect(existsSync(join(folder, 'content/local'))).toBe(false)
  })

  test('does not state that clinics are invented or vetted, and has no [sample] or [real] tags', () => {
    const files = globSync('{data,content}/**/*.{json,md}', { cwd: folder })
    expect(files.filter((file) => /invented|vetted|\[\/?(sample|real)\]|sampleOnly/i.test(readText(file)))).toEqual([])
  })

  test('names no clinic of the sample in any text', () => {
    const names = globSync(`${SAMPLE_FOLDER}/data/clinics/*.json`).map(
      (file) => JSON.parse(readFileSync(file, 'utf8')).name,
    )
    const texts = globSync('{data,content}/**/*.{json,md}', { cwd: folder }).map(readText).join('\n')
    expect(names.filter((name) => texts.includes(name))).toEqual([])
  })

  test('keeps the formatting of data/areas.json, in which it clears the counts', () => {
    const sample = readFileSync(`${SAMPLE_FOLDER}/data/areas.json`, 'utf8')
    expect(readText('data/areas.json')).toBe(sample.replace(/"medspaCount": \d+/g, '"medspaCount": null'))
  })

  test('keeps the cache of imports out of version control', () => {
    expect(readText('.gitignore')).toBe('.cache/\n')
  })

  test('has a README for the owner', () => {
    expect(readText('README.md')).toContain('npm run import -- clinics.csv --from PATH')
  })
})

test('a folder that has files is not changed', async () => {
  const folder = createScratchFolder()
  writeFileSync(join(folder, 'note.txt'), 'mine')
  const { code, stderr } = await runScript('scripts/new-directory.ts', folder)
  expect(code).toBe(1)
  expect(stderr).toBe(`✗ ${folder} is not empty, and nothing was changed. Choose a folder that does not exist yet\n`)
  expect(readdirSync(folder)).toEqual(['note.txt'])
})

test('a file is not changed', async () => {
  const file = join(createScratchFolder(), 'note.txt')
  writeFileSync(file, 'mine')
  const { code, stderr } = await runScript('scripts/new-directory.ts', file)
  expect(code).toBe(1)
  expect(stderr).toBe(`✗ ${file} is a file, and nothing was changed. Choose a folder that does not exist yet\n`)
  expect(readFileSync(file, 'utf8')).toBe('mine')
})

test('an empty path, and a folder that cannot be made, are reported without a stack trace', async () => {
  const file = join(createScratchFolder(), 'note.txt')
  writeFileSync(file, 'mine')
  const runs = ['', `${file}/mine`, `${SAMPLE_FOLDER}/mine`].map((path) => runScript('scripts/new-directory.ts', path))
  const [empty, belowFile, inSample] = await Promise.all(runs)
  expect(empty).toMatchObject({ code: 1, stderr: '✗ the path is empty. Name a folder that does not exist yet\n' })
  const advice = 'Choose a folder that you may write, outside of the sample'
  expect(belowFile?.stderr).toMatch(new RegExp(`^✗ ${file}/mine cannot be made: .*ENOTDIR.*\\. ${advice}\n$`))
  expect(inSample?.stderr).toMatch(new RegExp(`^✗ ${SAMPLE_FOLDER}/mine cannot be made: .*\\. ${advice}\n$`))
  expect(existsSync(`${SAMPLE_FOLDER}/mine`)).toBe(false)
})

test.each([
  ['One.[sample] Two.[/sample]', 'One.'],
  ['[sample]Listed at[/sample][real]Expect[/real] $5', 'Expect $5'],
  ['## A\n\n[sample]One.\n\nTwo.[/sample]\n\nThree.\n', '## A\n\nThree.\n'],
])('%j becomes %j in a directory of real clinics', (text, expected) => {
  expect(removeSamplePassages(text)).toBe(expected)
})
