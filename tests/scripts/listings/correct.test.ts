// @slow: runs whole commands, so `npm test` leaves this file out (vitest.config.ts).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { correctClinic } from '../../../scripts/listings/correct.ts'
import { getNewYorkDate } from '../../../src/domain/time.ts'
import { runScript } from '../../tools/node/run-script.ts'
import { copySample, rewrite } from '../../tools/node/seed-folder.ts'

const CLINIC_ID = 'clinic-052'
const TODAY = getNewYorkDate(new Date())

// Checking a whole directory takes several seconds, or more on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

let folder: string
const runClinicCommand = (...args: string[]) => runScript('scripts/listings/clinic.ts', ...args, '--from', folder)
const readText = (file: string) => readFileSync(join(folder, file), 'utf8')
const clinicFile = `data/clinics/${CLINIC_ID}.json`

describe('npm run clinic -- correct', () => {
  beforeEach(() => {
    folder = copySample()
  })

  test('lists the content files that still contain the former name', () => {
    const { name } = JSON.parse(readText(clinicFile))
    rewrite(folder, 'content/local/botox/midtown.md', (text) => `${text}\nVisit ${name}.\n`)
    expect(correctClinic(CLINIC_ID, ['name=Glow Studio'], { from: folder, checked: false })).toContain(
      `! ${folder}/content/local/botox/midtown.md still names ${name}: rewrite the sentence`,
    )
  })

  test('changes the file, prints the difference and adds a line to the log', async () => {
    const before = JSON.parse(readText(clinicFile))
    const { code, stdout, stderr } = await runClinicCommand(
      'correct',
      CLINIC_ID,
      'phone=+12125550104',
      'hours.mon=09:00-17:00',
      '--reason',
      'they wrote',
    )
    expect(stderr).toBe('')
    expect(stdout).toContain(`npm run db:seed -- --remote --from ${folder}\n`)
    expect(code).toBe(0)
    expect(JSON.parse(readText(clinicFile))).toEqual({
      ...before,
      phone: '+12125550104',
      hours: { ...before.hours, mon: '09:00-17:00' },
    })
    expect(stdout).toContain(`- phone: "${before.phone}"\n+ phone: "+12125550104"`)
    expect(readText('corrections.md')).toMatch(
      new RegExp(`\\n- ${TODAY} · ${CLINIC_ID} · corrected phone, hours · they wrote\\n$`),
    )
  })

  test('prints lists and hours for people, as the report of an import does', () => {
    const lines = correctClinic(CLINIC_ID, ['hours=Mon-Tue 9-6, Sat by appointment', 'languages=en; es'], {
      from: folder,
      checked: false,
    })
    expect(lines).toContain('+ hours: mon 09:00-18:00, tue 09:00-18:00, sat by appointment')
    expect(lines).toContain('+ languages: English; Spanish')
  })

  test('accepts values in the formats of a spreadsheet', () => {
    const { prices, services } = JSON.parse(readText(clinicFile))
    const assignments = [
      ...['phone=(212) 765-4321', 'hours=Mon-Fri 9am-6pm, Sat by appointment', 'languages=en; es'],
      ...['providers=Jane Doe, NP; Dr. John Roe, MD', 'skin_types=I-III', 'services=Botox; Juvederm'],
      ...['prices=botox=14/unit; fillers=900-1200/syringe 2026-04-14', 'step_free=yes', 'opened=2011'],
    ]
    expect({ prices, services }).not.toMatchObject({ services: ['botox', 'fillers'] })
    correctClinic(CLINIC_ID, assignments, { from: folder, checked: false })
    const weekday = '09:00-18:00'
    expect(JSON.parse(readText(clinicFile))).toMatchObject({
      phone: '+12127654321',
      hours: {
        mon: weekday,
        tue: weekday,
        wed: weekday,
        thu: weekday,
        fri: weekday,
        sat: 'by appointment',
        sun: null,
      },
      languages: ['English', 'Spanish'],
      providers: [
        { name: 'Jane Doe', license: 'NP' },
        { name: 'John Roe', license: 'MD' },
      ],
      skinTypes: [1, 2, 3],
      services: ['botox', 'fillers'],
      stepFree: true,
      opened: 2011,
      prices: [
        { service: 'botox', unit: 'unit', min: 14, max: 14, asOf: TODAY },
        { service: 'fillers', unit: 'syringe', min: 900, max: 1200, asOf: '2026-04-14' },
      ],
    })
  })

  test('says that a location written in the file does not change with the address', () => {
    const values = ['address=9203 Ninth Avenue, Tribeca, New York, NY 10013', 'coordinates=']
    const locationNote = expect.stringContaining('! location stays midtown, because the file states it')
    expect(correctClinic(CLINIC_ID, values, { from: folder, checked: false })).toContainEqual(locationNote)
    expect(correctClinic(CLINIC_ID, ['location='], { from: folder, checked: false })).not.toContainEqual(locationNote)
    expect(JSON.parse(readText(clinicFile)).location).toBeUndefined()
  })

  test('says that the number of reviews does not change with the rating', () => {
    const { reviewCount } = JSON.parse(readText(clinicFile))
    const correct = (...values: string[]) => correctClinic(CLINIC_ID, values, { from: folder, checked: false })
    const note = `! reviewCount stays ${reviewCount}. If it changed too, set reviewCount=`
    expect(correct('rating=1.5')).toContain(note)
    expect(correct('rating=1.6', 'review_count=900')).not.toContainEqual(expect.stringContaining('reviewCount stays'))
    expect(correct('rating=', 'review_count=')).not.toContainEqual(expect.stringContaining('reviewCount stays'))
    expect(() => correct('rating=4.5')).toThrow(
      'rating: needs review_count and rating_source: fill in all three\nNothing',
    )
  })

  test('changes the prices of one service, the hours of one day and the status, and keeps the others', () => {
    const { prices, hours } = JSON.parse(readText(clinicFile))
    const [price, ...otherPrices] = prices as { service: string; unit: string }[]
    const keptPrices = otherPrices.filter(({ service }) => service !== price?.service)
    expect(keptPrices.length).toBeGreaterThan(0)
    const change = [`prices.${price?.service}=77/${price?.unit}`, 'hours.sat=10-2', 'status=closed 2026-11-20']
    correctClinic(CLINIC_ID, change, { from: folder, checked: false })
    const after = JSON.parse(readText(clinicFile))
    expect(after.prices).toEqual([...keptPrices, { ...price, min: 77, max: 77, asOf: TODAY }])
    expect(after.hours).toEqual({ ...hours, sat: '10:00-14:00' })
    expect(after.status).toEqual({ kind: 'closed', on: '2026-11-20' })
    correctClinic(CLINIC_ID, ['status=open', 'hours=by appointment'], { from: folder, checked: false })
    const { status, hours: lastHours, byAppointment } = JSON.parse(readText(clinicFile))
    expect([status, lastHours, byAppointment]).toEqual([undefined, undefined, true])
  })

  test('ends "by appointment" with hours that do not say so, with times for the day, and with byAppointment=no', () => {
    const readHours = () => {
      const { hours, byAppointment } = JSON.parse(readText(clinicFile))
      return { sat: hours?.sat, byAppointment }
    }
    const correct = (...values: string[]) => correctClinic(CLINIC_ID, values, { from: folder, checked: false })
    correct('hours=Mon-Fri 9-6 by appointment')
    expect(readHours()).toEqual({ sat: null, byAppointment: true })
    correct('hours=Mon-Fri 9-6, Sat by appointment')
    expect(readHours()).toEqual({ sat: 'by appointment', byAppointment: undefined })
    correct('hours.sat=10-2')
    expect(readHours()).toEqual({ sat: '10:00-14:00', byAppointment: undefined })
    correct('hours=Mon-Sat 9-6', 'byAppointment=true')
    expect(readHours()).toEqual({ sat: '09:00-18:00', byAppointment: true })
    correct('byAppointment=no')
    expect(readHours()).toEqual({ sat: '09:00-18:00', byAppointment: false })
  })

  test.each(['close', 'rename'])('is suggested for the unknown command %s', async (command) => {
    const { code, stderr } = await runClinicCommand(command, CLINIC_ID)
    expect(code).toBe(1)
    expect(stderr).toContain('correct it: npm run clinic -- correct --help')
  })

  test('names the folder if no clinic has the id', async () => {
    const { code, stderr } = await runClinicCommand('correct', 'nobody', 'name=X')
    expect(code).toBe(1)
    expect(stderr).toBe(`✗ no file in ${folder}/data/clinics has the id 'nobody'. Take it from the clinic's file\n`)
  })

  test('suggests a clinic with a similar id', () => {
    const correct = () => correctClinic('clinc-052', ['name=X'], { from: folder, checked: false })
    expect(correct).toThrow("has the id 'clinc-052'. Did you mean clinic-052?")
  })

  test('keeps the old slug as a former slug, and records the date of a check', () => {
    const { slug } = JSON.parse(readText(clinicFile))
    correctClinic(CLINIC_ID, ['slug=new-name'], { from: folder, checked: true })
    expect(JSON.parse(readText(clinicFile))).toMatchObject({
      slug: 'new-name',
      previousSlugs: [slug],
      lastChecked: TODAY,
    })
  })
})
