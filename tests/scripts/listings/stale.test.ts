// @slow: runs whole commands, so `npm test` leaves this file out (vitest.config.ts).
import { expect, test } from 'vitest'
import { getNewYorkDate } from '../../../src/domain/time.ts'
import { runScript } from '../../tools/node/run-script.ts'
import { copySample, rewriteData } from '../../tools/node/seed-folder.ts'

const getDateDaysAgo = (days: number) => getNewYorkDate(new Date(Date.now() - days * 24 * 60 * 60 * 1000))

test('npm run stale lists open clinics not checked recently or ever, the longest unchecked first', async () => {
  const folder = copySample()
  rewriteData(folder, 'clinics', (clinics: { id: string; lastChecked?: string; status?: object }[]) => {
    for (const clinic of clinics) clinic.lastChecked = getDateDaysAgo(10)
    const [oldClinic, borderlineClinic, uncheckedClinic, closedClinic] = clinics
    if (!oldClinic || !borderlineClinic || !uncheckedClinic || !closedClinic)
      throw new Error('the sample has fewer than four clinics')
    Object.assign(oldClinic, { id: 'old', lastChecked: getDateDaysAgo(181) })
    Object.assign(borderlineClinic, { id: 'border', lastChecked: getDateDaysAgo(180) })
    Object.assign(closedClinic, {
      id: 'closed',
      lastChecked: getDateDaysAgo(300),
      status: { kind: 'closed', on: '2026-11-01' },
    })
    uncheckedClinic.id = 'never'
    delete uncheckedClinic.lastChecked
  })
  const { code, stdout } = await runScript('scripts/listings/stale.ts', '--from', folder)
  expect(code).toBe(0)
  const lines = stdout.split('\n').filter((line) => !line.startsWith('•') && line)
  expect(
    lines.map((line) =>
      line
        .split(' · ')
        .slice(0, 2)
        .map((part) => part.trim()),
    ),
  ).toEqual([
    ['never', 'never'],
    [getDateDaysAgo(181), 'old'],
  ])
  expect(stdout).toMatch(/• 2 of \d+ open clinics were not checked in the last 180 days\./)
  expect(stdout).toContain('npm run clinic -- correct ID field=value … --checked --from ')
})

test('stale accepts another number of days, and rejects a word', async () => {
  const { stdout } = await runScript('scripts/listings/stale.ts', '--days', '99999')
  expect(stdout).toMatch(/^• 0 of \d+ open clinics were not checked in the last 99999 days\.\n$/)
  expect((await runScript('scripts/listings/stale.ts', '--days', 'many')).stderr).toContain('must be a number of days')
})
