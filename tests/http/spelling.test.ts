import { describe, expect, test } from 'vitest'
import { readHead } from '../tools/html.ts'
import { get, getPage, getStatusAndLocation, ORIGIN, readPage } from '../tools/site.ts'

describe('another spelling of a page redirects in one hop', () => {
  // §5.10, §D1.1, §D1.2, §D1.3, §D1.4, §D2.13
  test.each([
    ['/Manhattan', '/manhattan'],
    ['/MANHATTAN/', '/manhattan'],
    ['/manhattan/', '/manhattan'],
    ['/manhattan//', '/manhattan'],
    ['//manhattan', '/manhattan'],
    ['/hamptons', '/the-hamptons'],
    ['/Hamptons/', '/the-hamptons'],
    ['/treatments/', '/treatments'],
    ['/treatments/BOTOX', '/treatments/botox'],
    ['/treatments/cool-sculpting', '/treatments/coolsculpting'],
    ['/Treatments//Cool-Sculpting/', '/treatments/coolsculpting'],
    ['/treatments/laserhairremoval', '/treatments/laser-hair-removal'],
    ['/treatments/Botox/SoHo', '/treatments/botox/soho'],
    ['/treatments/cool-sculpting-in-soho', '/treatments/coolsculpting-in-soho'],
    ['/treatments/cool-sculpting/Hamptons', '/treatments/coolsculpting/hamptons'],
    ['/services/Cool-Sculpting', '/services/coolsculpting'],
    ['/services/cool-sculpting-in-soho/', '/treatments/coolsculpting-in-soho'],
    ['/services/Cool-Sculpting/SoHo', '/treatments/coolsculpting/soho'],
    ['/services/ivtherapy', '/services/iv-therapy'],
    ['/services/Cool-Sculpting.csv/', '/services/coolsculpting.csv'],
    ['/services/iv%20therapy.json', '/services/iv-therapy.json'],
    ['/services/cool-sculpting.md', '/services/coolsculpting.md'],
    ['/prices/cool-sculpting', '/prices/coolsculpting'],
    ['/appointments/Cool-Sculpting', '/appointments/coolsculpting'],
    ['/appointments/ivtherapy', '/appointments/iv-therapy'],
    ['/locations/Hamptons', '/locations/the-hamptons'],
    ['/locations/Hamptons/Montauk/', '/locations/the-hamptons/montauk'],
    ['/LOCATIONS', '/locations'],
    ['/About/', '/about'],
    ['/FAQ', '/faq'],
    ['/cool-sculpting/soho', '/treatments/coolsculpting/soho'],
    ['/Upper-East-Side/Marchetti-Osei-Dermatology', '/upper-east-side/marchetti-osei-dermatology'],
    ['/upper-east-side//marchetti-osei-dermatology/', '/upper-east-side/marchetti-osei-dermatology'],
    ['/%6Danhattan', '/manhattan'],
    ['/man%68attan/', '/manhattan'],
    ['/Robots.txt', '/robots.txt'],
    ['//', '/'],
    ['///', '/'],
    ['/./manhattan/../soho/', '/soho'],
  ])('%s → %s', async (path, target) => {
    expect(await getStatusAndLocation(path)).toBe(`301 ${target}`)
    expect(await getStatusAndLocation(target)).toBe('200')
  })

  // §D1.5, §D6.8
  test.each([
    '?a=1',
    '?utm_source=x&utm_medium=y',
    '?q=%20+%2B&&=&x',
    '?a=%zz',
    '?b=1&a=2&b=3',
    '?next=//example.com',
    '?page=1',
  ])('keeps the query string unchanged: %s', async (query) => {
    expect(await getStatusAndLocation(`/Manhattan/${query}`)).toBe(`301 /manhattan${query}`)
    expect(await getStatusAndLocation(`/manhattan${query}`)).toBe('200')
    expect(await getStatusAndLocation(`/Medspas/${query}`)).toBe(`301 /medspas${query}`)
    expect(await getStatusAndLocation(`/services/botox/soho${query}`)).toBe(`301 /treatments/botox/soho${query}`)
    expect(await getStatusAndLocation(`/services/Botox/SoHo/${query}`)).toBe(`301 /treatments/botox/soho${query}`)
    expect(await getStatusAndLocation(`/services/cool-sculpting.csv${query}`)).toBe(
      `301 /services/coolsculpting.csv${query}`,
    )
    expect(await getStatusAndLocation(`/cool-sculpting/soho${query}`)).toBe(
      `301 /treatments/coolsculpting/soho${query}`,
    )
    expect(await getStatusAndLocation(`/clinics/CLINIC-007${query}`)).toBe(`301 /williamsburg/clinic-007${query}`)
  })
})

test.each([
  ['and a tracking parameter', '?area=queens&utm_source=x', '301 /medspas?area=queens&utm_source=x'],
  [
    'and parameters in another order',
    '?verified=yes&utm_source=%20x&area=queens',
    '302 /medspas?area=queens&verified=yes&utm_source=%20x',
  ],
  ['with an invalid value', '?area=atlantis&utm_source=x', '302 /medspas?utm_source=x'],
])('another spelling of a list with a filter %s redirects in one hop', async (_, query, target) => {
  expect(await getStatusAndLocation(`/MedSpas/${query}`)).toBe(target)
  expect(await getStatusAndLocation(target.slice(4))).toBe('200')
})

describe('another spelling of a missing page is not found', () => {
  // §D1.6
  test.each([
    '/Atlantis',
    '/no-such-page/',
    '//no-such-page',
    '/Treatments/No-Such/',
    '/A/B/C/D',
    '/manhattan%3Fpage=1',
    '/manhattan%23top',
    '/%256danhattan',
    '/treatments/%2562otox',
    '/api/v1/clinics/%2563linic-001',
  ])('%s', async (path) => {
    expect(await getStatusAndLocation(path)).toBe('404')
  })

  test('but if the page was removed, its other spelling returns 410 too', async () => {
    expect([await getStatusAndLocation('/blog'), await getStatusAndLocation('/BLOG')]).toEqual(['410', '410'])
  })
})

// §D2.18
test.each([
  ...[
    '/%E0%A4%A',
    '/%',
    '/%zz',
    '/%00',
    '/manhattan%00',
    '/%c0%ae%c0%ae/',
    '/%ff',
    '/%01',
    '/%0d%0aset-cookie:a=b',
    '/manhattan/%',
    '/..%2f..%2fetc',
  ],
  ...[
    '/treatments/%E0%A4%A',
    '/services/%',
    '/clinics/%E0',
    '/pictures/%',
    '/search/%',
    `/${'a'.repeat(8000)}`,
    `/${'a/'.repeat(2000)}`,
    '/💉',
    '/é',
  ],
  ...[
    '/constructor',
    '/__proto__',
    '/treatments/__proto__',
    '/locations/toString',
    '/services/hasOwnProperty',
    '/*',
    '/*/*',
    '/clinics/*',
    '/treatments/*',
  ],
  ...[
    "/'",
    '/"><script>',
    '/treatments/-in-',
    '/treatments/-in-soho',
    '/treatments/botox-in-',
    '/services/-in-',
    '/treatments/botox-in-soho-in-soho',
  ],
])('a malformed or unusual path returns 400 or 404, never a 500: %s', async (path) => {
  const { status, headers } = await readPage(await get(path))
  expect([400, 404]).toContain(status)
  expect(headers.get('set-cookie')).toBeNull()
})

// §D1.13
test('a sub-area with the name of a location has the canonical URL of the guide of that location', async () => {
  expect(readHead((await getPage('/locations/manhattan/soho')).html).canonical).toBe(`${ORIGIN}/locations/soho`)
  expect(readHead((await getPage('/locations/manhattan/chelsea')).html).canonical).toBe(
    `${ORIGIN}/locations/manhattan/chelsea`,
  )
})
