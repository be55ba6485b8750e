import { describe, expect, test, vi } from 'vitest'
import { getStatusAndLocation, queryColumn } from '../../tools/site.ts'

vi.setConfig({ testTimeout: 60_000 })

const CLINIC_SLUG = 'marchetti-osei-dermatology'

describe('/clinics/{slug or id}', () => {
  // §5.7, §5.8, §D1.26, §D1.28
  test.each([
    [`/clinics/${CLINIC_SLUG}`, `301 /upper-east-side/${CLINIC_SLUG}`],
    ['/clinics/clinic-001', `301 /upper-east-side/${CLINIC_SLUG}`],
    ['/clinics/CLINIC-001', `301 /upper-east-side/${CLINIC_SLUG}`],
    ['/clinics/Marchetti-Osei-Dermatology/', `301 /upper-east-side/${CLINIC_SLUG}`],
    ['/clinics/clinic-007', '301 /williamsburg/clinic-007'],
    [`/clinics/${CLINIC_SLUG}?a=%20b&a=2&=`, `301 /upper-east-side/${CLINIC_SLUG}?a=%20b&a=2&=`],
    ['/clinics/no-such-clinic', '404'],
    ['/clinics/%27%20OR%201=1--', '404'],
  ])('%s returns %s', async (path, expected) => {
    expect(await getStatusAndLocation(path)).toBe(expected)
  })

  // §2.30, §D1.25
  test("redirects every clinic's id and slug to its page in one hop", async () => {
    const wrong: string[] = []
    for (const path of await queryColumn(`SELECT '/' || location || '/' || segment FROM clinics`)) {
      const segment = path.split('/')[2] ?? ''
      const [id = ''] = await queryColumn('SELECT id FROM clinics WHERE segment = ?', segment)
      for (const key of new Set([id, segment])) {
        const actual = await getStatusAndLocation(`/clinics/${key}`)
        if (actual !== `301 ${path}`) wrong.push(`${key}: ${actual}`)
      }
    }
    expect(wrong).toEqual([])
  })

  // §2.164, §D2.14
  test.each(['/clinics', '/clinics/'])(
    '%s, without a clinic, redirects to the locations with the notice "Invalid URL"',
    async (path) => {
      expect(await getStatusAndLocation(path)).toBe('303 /locations?notice=invalid-url')
    },
  )
})

describe('a former slug', () => {
  // §D1.27
  test.each([
    ['/clinics/brandtner-dermatology', '301 /upper-east-side/brandtner-aesthetic-medicine'],
    ['/upper-east-side/brandtner-dermatology?x=1', '301 /upper-east-side/brandtner-aesthetic-medicine?x=1'],
    ['/manhattan/brandtner-dermatology', '301 /manhattan/brandtner-aesthetic-medicine'],
    ['/queens/brandtner-dermatology', '302 /upper-east-side/brandtner-aesthetic-medicine'],
    ['/Upper-East-Side/Brandtner-Dermatology', '301 /upper-east-side/brandtner-aesthetic-medicine'],
  ])('%s returns %s', async (path, expected) => {
    expect(await getStatusAndLocation(path)).toBe(expected)
  })

  // §D1.27
  test('redirects to the clinic', async () => {
    const former = await queryColumn('SELECT slug FROM clinic_slugs')
    expect(former.length).toBeGreaterThan(1)
    for (const slug of former) {
      const [path] = await queryColumn(
        `SELECT '/' || location || '/' || segment FROM clinics JOIN clinic_slugs s ON s.clinic_id = clinics.id WHERE s.slug = ?`,
        slug,
      )
      expect(await getStatusAndLocation(`/clinics/${slug}`)).toBe(`301 ${path}`)
    }
  })
})

describe('/{location}/{clinic}', () => {
  // §2.29, §2.163, §2.166, §4.11, §5.5, §D1.29
  test.each([
    [
      "under a wrong location, to the clinic's first area",
      `/queens/${CLINIC_SLUG}?x=1`,
      `302 /upper-east-side/${CLINIC_SLUG}?x=1`,
    ],
    ['under a wrong location in another case', `/Queens/${CLINIC_SLUG}`, `302 /upper-east-side/${CLINIC_SLUG}`],
    ['under an unknown location', `/atlantis/${CLINIC_SLUG}`, `302 /upper-east-side/${CLINIC_SLUG}`],
    ['under a treatment', `/botox/${CLINIC_SLUG}`, `302 /upper-east-side/${CLINIC_SLUG}`],
    ['by id, to the slug', '/upper-east-side/clinic-001', `301 /upper-east-side/${CLINIC_SLUG}`],
    [
      "by id under another of the clinic's areas, to the slug under that area",
      '/manhattan/clinic-001',
      `301 /manhattan/${CLINIC_SLUG}`,
    ],
    [
      "by id under a wrong location, to the clinic's first area",
      '/soho/clinic-001',
      `302 /upper-east-side/${CLINIC_SLUG}`,
    ],
    ['in another case', `/MANHATTAN/${CLINIC_SLUG.toUpperCase()}?Q=Ab`, `301 /manhattan/${CLINIC_SLUG}?Q=Ab`],
    ['under the other name of The Hamptons', '/hamptons/ropewalk-skin', '301 /the-hamptons/ropewalk-skin'],
    ['under Queens, for a clinic in Sag Harbor', '/queens/ropewalk-skin', '302 /the-hamptons/ropewalk-skin'],
    ['by id, if the clinic has no slug', '/williamsburg/clinic-007', '200'],
  ])('%s: %s returns %s', async (_, path, expected) => {
    expect(await getStatusAndLocation(path)).toBe(expected)
  })

  // §D1.30
  test('is available under each area of the clinic', async () => {
    const [areas] = await queryColumn(`SELECT areas FROM clinics WHERE segment = 'gabinet-halina'`)
    expect(JSON.parse(areas ?? '')).toEqual(['williamsburg', 'brooklyn'])
    expect(await getStatusAndLocation('/brooklyn/gabinet-halina')).toBe('200')
    expect(await getStatusAndLocation('/williamsburg/gabinet-halina')).toBe('200')
  })

  // §2.165, §5.4, §D2.7
  test.each([
    '/manhattan/no-such-clinic',
    '/soho/no-such-clinic?x=1',
    '/the-hamptons/clinic-999',
    '/hamptons/no-such',
    '/SOHO/No-Such/',
  ])('%s, unknown in a known location, redirects to the locations with a notice', async (path) => {
    expect(await getStatusAndLocation(path)).toBe('303 /locations?notice=clinic-not-found')
  })

  // §D1.24, §D2.15
  test.each(['/atlantis/no-such-clinic', '/laser/soho', '/iv-therapy/soho', '/soho/manhattan/clinic-001'])(
    '%s is neither a clinic nor a treatment in a location, and returns 404',
    async (path) => {
      expect(await getStatusAndLocation(path)).toBe('404')
    },
  )
})

describe('/{treatment}/{location}', () => {
  test.each([
    ['/botox/manhattan?q=1', '301 /treatments/botox/manhattan?q=1'],
    ['/cool-sculpting/soho', '301 /treatments/coolsculpting/soho'],
    ['/BOTOX/Upper-East-Side/', '301 /treatments/botox/upper-east-side'],
    ['/tattoo-removal/flushing', '301 /treatments/tattoo-removal/flushing'],
    ['/botox/atlantis', '404'],
    ['/botox', '404'],
  ])('%s returns %s', async (path, expected) => {
    expect(await getStatusAndLocation(path)).toBe(expected)
  })

  test("/botox/hamptons redirects to the treatment's page in The Hamptons", async () => {
    const redirect = await getStatusAndLocation('/botox/hamptons')
    expect(redirect).toMatch(/^301 \/treatments\/botox\/(the-)?hamptons$/)
    expect(await getStatusAndLocation(redirect.slice(4))).toBe('200')
  })
})
