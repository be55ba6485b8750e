import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { openDatabase } from '../../../src/db/client.ts'
import { findClinicPage } from '../../../src/db/clinics.ts'
import type { WeekHours } from '../../../src/domain/clinic/hours.ts'
import { createClinicBusiness } from '../../../src/features/clinic/structured-data.ts'
import {
  extractVisibleText,
  findContentUnder,
  findLinkHref,
  findStructuredData,
  readTermsAndDetails,
} from '../../tools/html.ts'
import { getPage, queryColumn } from '../../tools/site.ts'

vi.setConfig({ testTimeout: 60_000 })

const MARCHETTI_PATH = '/upper-east-side/marchetti-osei-dermatology'

describe('the phone number', () => {
  // §2.168
  test('is shown as not available if unknown', async () => {
    const { html, text } = await getPage('/brooklyn/prospect-peel-room')
    expect(text).toContain('Not available')
    expect(findLinkHref(html, 'Call to book')).toBeUndefined()
  })

  // §3.9
  test("is shown if the clinic's file has one", async () => {
    expect((await getPage('/brooklyn/felicia-and-daughters')).text).toContain('(718) 555-0154')
  })

  // §D4.2
  test('is fictional for every listing', async () => {
    const phones = await queryColumn('SELECT phone FROM clinics WHERE phone IS NOT NULL UNION SELECT phone FROM site')
    expect(phones.length).toBeGreaterThan(40)
    expect(phones.filter((phone) => !/^(?:\+1\d{3}55501|\(\d{3}\) 555-01)\d\d$/.test(phone))).toEqual([])
  })

  // §9.82
  test('and the house number are fictional in the structured data of every listing', async () => {
    const paths = await queryColumn(
      `SELECT '/' || location || '/' || segment FROM clinics WHERE json_extract(status, '$.kind') IS NOT 'closed'`,
    )
    const wrong: unknown[] = []
    for (const path of paths) {
      const { html } = await getPage(path)
      const business =
        findStructuredData(html, 'MedicalBusiness') ?? findStructuredData(html, 'HealthAndBeautyBusiness')
      if (!business) throw new Error(`the structured data of ${path} has no clinic`)
      const { streetAddress } = business['address'] as { streetAddress: string }
      const hasFictionalPhone = /^\+1\d{3}55501\d\d$/.test(String(business['telephone'] ?? '+12125550100'))
      // House numbers beyond the end of each street.
      const hasFictionalAddress = /^(?:[^,\d]*, )?(?:9\d{3}|18214|9\d\d-\d\d) /.test(streetAddress)
      if (!hasFictionalPhone || !hasFictionalAddress) wrong.push([path, business['telephone'], streetAddress])
    }
    expect(paths.length).toBeGreaterThan(40)
    expect(wrong).toEqual([])
  })
})

describe('opening hours', () => {
  // §D4.37
  test("are the clinic's own if it states them", async () => {
    const hours = readTermsAndDetails(findContentUnder((await getPage(MARCHETTI_PATH)).html, 'Hours'))
    expect(hours).toEqual({ 'Mon–Tue': '8am–6pm', Wed: '8am–8pm', Thu: '8am–6pm', Fri: '8am–3pm', 'Sat–Sun': 'Closed' })
  })

  // §2.169, §9.74, §9.75, §9.76, §D4.38, §D4.58
  test('default to Mon–Fri 9am–7pm, Sat 10am–6pm, Sun closed', async () => {
    const { html } = await getPage('/soho/quill-injectables')
    expect(readTermsAndDetails(findContentUnder(html, 'Hours'))).toEqual({
      'Mon–Fri': '9am–7pm',
      Sat: '10am–6pm',
      Sun: 'Closed',
    })
    expect(extractVisibleText(findContentUnder(html, 'Hours'))).toContain('Usual hours of the directory')
  })

  test("are in the structured data only if they are the clinic's own", async () => {
    const business = findStructuredData((await getPage(MARCHETTI_PATH)).html, 'MedicalBusiness')
    expect(business?.['openingHoursSpecification']).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'Wednesday',
      opens: '08:00',
      closes: '20:00',
    })
    const usual = findStructuredData((await getPage('/soho/quill-injectables')).html, 'MedicalBusiness')
    expect(usual).not.toHaveProperty('openingHoursSpecification')
  })

  // Search engines read '00:00' to '00:00' as closed all day.
  test.each([
    ['00:00-00:00', '00:00', '23:59'],
    ['07:00-07:00', '00:00', '23:59'],
    ['18:00-02:00', '18:00', '02:00'],
    ['18:00-00:00', '18:00', '00:00'],
  ])('%s are from %s to %s in the structured data', async (dayHours, opens, closes) => {
    const page = await findClinicPage(openDatabase(env.DB), 'marchetti-osei-dermatology')
    if (!page) throw new Error('the clinic is missing')
    const hours = { ...page.data.clinic.hours, sat: dayHours } as WeekHours
    const business = createClinicBusiness({ ...page.data.clinic, hours }, [], true)
    expect(business).toMatchObject({
      openingHoursSpecification: expect.arrayContaining([
        expect.objectContaining({ dayOfWeek: 'Saturday', opens, closes }),
      ]),
    })
  })
})
