// @slow: runs whole commands, so `npm test` leaves this file out (vitest.config.ts).
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { allowReimport, removeClinic } from '../../../scripts/listings/remove.ts'
import { readRemovedClinics } from '../../../scripts/listings/removed.ts'
import { clinicSchema } from '../../../seed/load/clinic-schemas.ts'
import { planDirectory } from '../../../seed/write/seed.ts'
import * as t from '../../../src/db/schema.ts'
import { getNewYorkDate } from '../../../src/domain/time.ts'
import { runScript } from '../../tools/node/run-script.ts'
import { copySample, rewrite, rewriteData } from '../../tools/node/seed-folder.ts'
import { importText } from '../import/test-directory.ts'

const CLINIC_ID = 'clinic-052'
const TODAY = getNewYorkDate(new Date())

// Checking a whole directory takes several seconds, or more on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

let folder: string
const runClinicCommand = (...args: string[]) => runScript('scripts/listings/clinic.ts', ...args, '--from', folder)
const readText = (file: string) => readFileSync(join(folder, file), 'utf8')
const clinicFile = `data/clinics/${CLINIC_ID}.json`

describe('npm run clinic -- remove', () => {
  beforeEach(() => {
    folder = copySample()
  })

  test("deletes the file, marks all URLs of the clinic as gone, and leaves the clinic's name in no file", async () => {
    rewriteData(folder, 'redirects', (redirects: object[]) =>
      redirects.push({ from: '/old-name', to: '/midtown/ninth-and-needle', why: 'An earlier address.' }),
    )
    const { name } = clinicSchema.parse(JSON.parse(readText(clinicFile)))
    const { code, stdout, stderr } = await runClinicCommand('remove', CLINIC_ID, '--reason', 'the owner asked')
    expect(stderr).toBe('')
    expect(code).toBe(0)
    expect(existsSync(join(folder, clinicFile))).toBe(false)
    expect(stdout).toContain(`- ${join(folder, clinicFile)}`)
    expect(readText('corrections.md')).toContain(`- ${TODAY} · ${CLINIC_ID} · removed · the owner asked\n`)
    const filesWithName = globSync('**/*.{json,md}', { cwd: folder }).filter((path) => readText(path).includes(name))
    expect(filesWithName).toEqual([])
    const { plan } = planDirectory(folder)
    expect(plan?.rows.of(t.clinics).some(({ id }) => id === CLINIC_ID)).toBe(false)
    const gonePaths = plan?.rows.of(t.redirects).flatMap(({ path, target }) => (target === null ? [path] : []))
    expect(gonePaths).toEqual(
      expect.arrayContaining([
        ...[
          '/midtown/ninth-and-needle',
          '/manhattan/ninth-and-needle',
          `/manhattan/${CLINIC_ID}`,
          '/clinics/ninth-and-needle',
        ],
        ...[`/clinics/${CLINIC_ID}`, '/old-name'],
      ]),
    )
  })

  test('lists the content files that still mention the clinic', () => {
    const { name } = clinicSchema.parse(JSON.parse(readText(clinicFile)))
    rewrite(folder, 'content/local/botox/midtown.md', (text) => `${text}\nVisit ${name}.\n`)
    expect(removeClinic(CLINIC_ID, { from: folder, reason: 'the owner asked' })).toContain(
      `! ${folder}/content/local/botox/midtown.md still names ${name}: rewrite the sentence`,
    )
  })

  test('keeps imports from adding the clinic again until the clinic is brought back', async () => {
    const { name, address, phone } = clinicSchema.parse(JSON.parse(readText(clinicFile)))
    const [street, zip] = [address.split(',')[0], address.slice(-5)]
    const table = `name,street,zip,phone\n"${name}",${street},${zip},${phone}\n"${name}",${street},${zip},`
    rewriteData(folder, 'redirects', (redirects: object[]) =>
      redirects.push({ from: `/events/${CLINIC_ID}`, to: null, why: 'An event that is over.' }),
    )
    const redirects = readText('data/redirects.json')
    removeClinic(CLINIC_ID, { from: folder, reason: 'the owner asked' })
    const importAfterRemoval = await importText(folder, table)
    expect(importAfterRemoval.output).toMatch(/new +0\n/)
    expect(importAfterRemoval.output).toMatch(/removed +[12]\n/)
    expect(importAfterRemoval.output).toContain('npm run clinic -- bring-back')
    expect(readText('removed.json')).not.toContain(name)

    const { code, stdout } = await runClinicCommand('bring-back', CLINIC_ID)
    expect(stdout).toContain(`+ ${CLINIC_ID}`)
    expect(code).toBe(0)
    expect(JSON.parse(readText('data/redirects.json'))).toEqual(JSON.parse(redirects))
    expect((await importText(folder, table)).output).toMatch(/new +1\n/)
    await expect(runClinicCommand('bring-back', CLINIC_ID)).resolves.toMatchObject({ code: 1 })
  })

  test('reads files with a byte order mark', () => {
    for (const name of [clinicFile, 'data/redirects.json']) rewrite(folder, name, (text) => `\ufeff${text}`)
    const redirects = readText('data/redirects.json')
    removeClinic(CLINIC_ID, { from: folder, reason: 'the owner asked' })
    for (const name of ['removed.json', 'data/redirects.json']) rewrite(folder, name, (text) => `\ufeff${text}`)
    expect(allowReimport(CLINIC_ID, { from: folder, reason: undefined })[0]).toContain(`+ ${CLINIC_ID}`)
    expect(JSON.parse(readText('data/redirects.json'))).toEqual(JSON.parse(redirects.slice(1)))
  })

  test('reads a list of removed clinics that an earlier version wrote', () => {
    removeClinic(CLINIC_ID, { from: folder, reason: 'the owner asked' })
    const removedClinics = readRemovedClinics(folder)
    rewrite(folder, 'removed.json', (text) => text.replace('identityHashes', 'marks'))
    expect(readRemovedClinics(folder)).toEqual(removedClinics)
  })

  test('requires a reason', async () => {
    const { code, stderr } = await runClinicCommand('remove', CLINIC_ID)
    expect(code).toBe(1)
    expect(stderr).toContain("required option '--reason <text>' not specified")
  })
})
