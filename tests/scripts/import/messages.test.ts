import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { runScript } from '../../tools/node/run-script.ts'
import { OTHER_CLINIC, toTable, VALID_ROW } from './clinic-rows.ts'
import { createDirectory, importText } from './test-directory.ts'

describe('an error message states the problem and what to do', () => {
  const getErrorMessage = async (folder: string, options = {}, content = toTable(VALID_ROW)) => {
    const error: unknown = await importText(folder, content, options).catch((problem: unknown) => problem)
    expect(error).toMatchObject({ name: 'UserError' })
    return (error as Error).message
  }

  test('if a clinic file of the directory is damaged', async () => {
    const folder = createDirectory([OTHER_CLINIC])
    writeFileSync(join(folder, 'data/clinics/other.json'), '{"id": "other"')
    expect(await getErrorMessage(folder)).toMatch(
      /data\/clinics\/other\.json · line 1: is not JSON: .*\nCorrect these issues first\.$/,
    )
    writeFileSync(join(folder, 'data/clinics/other.json'), JSON.stringify({ ...OTHER_CLINIC, colour: 'blue' }))
    expect(await getErrorMessage(folder)).toMatch(
      /other\.json · Ledger Skin · line 1 · colour: Unrecognized key: "colour"\nCorrect these issues first\.$/,
    )
    writeFileSync(join(folder, 'data/clinics/other.json'), JSON.stringify({ ...OTHER_CLINIC, id: 'another' }))
    expect(await getErrorMessage(folder)).toMatch(
      /other\.json · Ledger Skin · line 1 · id: is another: rename the file to another\.json\nCorrect/,
    )
  })

  test('if the map of headings is wrong', async () => {
    const folder = createDirectory()
    const map = join(folder, 'map.json')
    expect(await getErrorMessage(folder, { map })).toMatch(/map\.json cannot be read: .*leave out --map/)
    writeFileSync(map, '{"Wer": "name", "Wer": "zip"}')
    expect(await getErrorMessage(folder, { map })).toBe(
      `${map} 'Wer' is defined twice, and only the last value would count: remove one (line 1). Correct it, or leave out --map`,
    )
    writeFileSync(map, '{"Wer": "name", "Wo": "name"}')
    expect(await getErrorMessage(folder, { map })).toMatch(/'Wer' and 'Wo' are both assigned to name\. Remove one/)
    writeFileSync(map, '["name"]')
    expect(await getErrorMessage(folder, { map })).toMatch(/must have the format \{"Their heading": "our_column"\}/)
    writeFileSync(map, '{"Wer": "nom"}')
    expect(await getErrorMessage(folder, { map })).toMatch(/'nom' is not a column\. Choose one of id, slug/)
  })
})

test('an option that npm consumed is reported, not ignored', async () => {
  vi.stubEnv('npm_config_dry_run', 'true')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { code, stderr } = await runScript('scripts/import.ts', 'clinics.csv')
  expect(code).toBe(1)
  expect(stderr).toBe('✗ npm consumed --dry-run. Put `--` before the file: npm run import -- FILE --dry-run\n')
})

test('the command prints a message without a stack trace and exits with 1', async () => {
  const { code, stderr } = await runScript('scripts/import.ts', 'no-such-file.csv', '--from', 'seed/sample')
  expect(code).toBe(1)
  const path = resolve('no-such-file.csv')
  expect(stderr).toBe(`✗ ${path} cannot be read (there is no such file). Check the name of the file\n`)
})
