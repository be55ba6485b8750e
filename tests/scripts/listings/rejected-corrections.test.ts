// @slow: checks a whole directory for each value, so `npm test` leaves this file out (vitest.config.ts).
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { correctClinic } from '../../../scripts/listings/correct.ts'
import { planDirectory } from '../../../seed/write/seed.ts'
import { copySample, rewriteData } from '../../tools/node/seed-folder.ts'

const CLINIC_ID = 'clinic-052'

vi.setConfig({ testTimeout: 180_000 })

let folder: string
const readText = (file: string) => readFileSync(join(folder, file), 'utf8')
const clinicFile = `data/clinics/${CLINIC_ID}.json`

describe('npm run clinic -- correct', () => {
  beforeEach(() => {
    folder = copySample()
  })

  test.each([
    ['phone=none', "phone: 'none' is not a US phone number: write ten digits, such as (212) 765-4321"],
    ['prices=botox 14', "prices: 'botox 14' is not a price: write service=amount/unit, such as botox=14/unit"],
    ['prices.botox=15', "prices: 'botox=15' is not a price: write service=amount/unit, such as botox=14/unit"],
    ['hours=call us', "hours: 'call us' is not opening hours: write it as Mo-Fr 09:00-18:00;"],
    ['services=haircut', 'services: '],
    [
      'providers=Jane Doe',
      "providers: 'Jane Doe' has no license that the directory knows: write the license too, such as 'Jane Doe, MD'",
    ],
    ['opened=2999', 'opened: '],
    ['stepFree=perhaps', "stepFree: 'perhaps' is neither yes nor no: write yes or no"],
    ['website=info@example.com', "website: 'info@example.com' is an email address: move it to the column email"],
    ['status=gone', "status: 'gone' is not a status: write open, closed 2026-01-31"],
    [
      'status=moved 2026-03-02',
      "status: 'moved' needs the former address: write moved 2026-03-02 from the former address",
    ],
    ['name=24', 'name: must be text in quotation marks'],
    ['name=', 'name: is missing'],
    ['address=', 'address: is missing'],
    ['name=Glow Bar (closed)', 'name: says that the clinic is closed: write closed and the date in the column status'],
    ['fax=+12125550104', 'Unrecognized key: "fax"'],
    ['phnoe=2127654321', 'Unrecognized key: "phnoe". Did you mean phone?'],
    ['Phone=2127654321', 'Unrecognized key: "Phone". Did you mean phone?'],
    ['skin_type=1-3', 'Unrecognized key: "skinType". Did you mean skinTypes?'],
    ['step_fre=yes', 'Unrecognized key: "stepFre". Did you mean stepFree?'],
    ['stepfree=yes', 'Unrecognized key: "stepfree". Did you mean stepFree?'],
    [
      'street=2 West 125th Street',
      'Unrecognized key: "street". Write, for example, address="123 W 57th St, New York, NY',
    ],
    ['latitude=40.7', 'Unrecognized key: "latitude". Write, for example, coordinates="40.7657, -73.9781"'],
    ['sat=10-4', 'Unrecognized key: "sat". Write, for example, hours.sat=9-5'],
    ['hours.Sat=10-4', 'hours.Sat: Unrecognized key: "Sat". Write, for example, hours.sat=9-5'],
    ['hours={"Sat":null,"Sun":null}', 'hours.Sun: Unrecognized key: "Sun". Write, for example, hours.sun=9-5'],
    ['coordinates={"lat":40.7577}', 'coordinates.lng: is missing'],
    ['prices.botox=null', "'prices.botox=null' is not a price. Write, for example, prices.botox=15/unit"],
    ['prices.botox={"min":14}', 'is not a price. Write, for example, prices.botox=15/unit'],
    ['hours.mon=nine', "hours: 'nine' is not a day's hours: write the hours of this day only, such as 9am-6pm"],
    ['hours={"mon":"nine"}', "hours.mon: must be HH:MM-HH:MM, such as 09:00-17:30, or 'by appointment'"],
    ['id=clinic-999', 'an id never changes'],
    ['phone', "'phone' is not field=value"],
    ['services=["no-such-service"]', 'no-such-service'],
  ])('rejects %s, names the error and writes nothing', (value, message) => {
    const before = readText(clinicFile)
    expect(() => correctClinic(CLINIC_ID, [value], { from: folder, checked: false })).toThrow(message)
    expect(readText(clinicFile)).toBe(before)
    expect(existsSync(join(folder, 'corrections.md'))).toBe(false)
  })

  test('says that a value is on record already, and asks for one only if none is given', () => {
    const { name } = JSON.parse(readText(clinicFile))
    const correct = (...assignments: string[]) =>
      correctClinic(CLINIC_ID, assignments, { from: folder, checked: false })
    expect(() => correct(`name=${name}`)).toThrow(
      'json would not change: it already has these values, or they are computed from other fields',
    )
    expect(() => correct()).toThrow('json would not change. Name a field and its new value')
  })

  test('says that a clinic without prices has none to remove', () => {
    rewriteData(folder, `clinics/${CLINIC_ID}`, (clinic: Record<string, unknown>) => {
      Object.assign(clinic, { prices: undefined })
    })
    const correct = () => correctClinic(CLINIC_ID, ['prices.botox='], { from: folder, checked: false })
    expect(correct).toThrow(`${CLINIC_ID}.json would not change`)
  })

  test('rejects a list of services without one that has a price on record', () => {
    rewriteData(folder, `clinics/${CLINIC_ID}`, (clinic: Record<string, unknown>) => {
      const price = { service: 'botox', label: 'Botox', unit: 'unit', min: 14, max: 14, asOf: '2026-04-14' }
      Object.assign(clinic, { services: ['botox', 'fillers'], prices: [price] })
    })
    const correct = () => correctClinic(CLINIC_ID, ['services=fillers'], { from: folder, checked: false })
    expect(correct).toThrow("prices: 'botox' is not a service of this clinic")
  })

  test('rejects an invented number in a directory of real clinics', () => {
    rewriteData(folder, 'site', (site: Record<string, unknown>) => Object.assign(site, { sample: false }))
    const correct = () => correctClinic(CLINIC_ID, ['phone=212-555-0104'], { from: folder, checked: false })
    expect(correct).toThrow('phone: +12125550104 is reserved for fiction, so nobody answers it\nNothing')
  })

  test("reports the new error, not the directory's existing warnings", () => {
    rewriteData(folder, 'clinics/clinic-001', (other: Record<string, unknown>) => {
      Object.assign(other, { verified: true, phone: undefined })
    })
    expect(planDirectory(folder).issues).toContainEqual(expect.objectContaining({ warning: true }))
    const correct = () => correctClinic(CLINIC_ID, ['services=["no-such-service"]'], { from: folder, checked: false })
    expect(correct).toThrow('no-such-service')
    expect(correct).not.toThrow('warning:')
  })
})
