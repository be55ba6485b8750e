import { expect, test } from 'vitest'
import { findHeadings, findLinkHref } from '../../tools/html.ts'
import { search, suggest } from '../../tools/search-page.ts'

const EMERGENCY_SIGN = 'lip turning white and hurts after filler'

test('a search for a sign of an emergency says whom to call, and lists no clinics', async () => {
  const { html, text } = await search(EMERGENCY_SIGN)
  expect(text).toContain('In an emergency call 911')
  expect(findLinkHref(html, '911')).toBe('tel:911')
  expect(findHeadings(html, 2).filter((heading) => /med spas/i.test(heading))).toEqual([])
})

test('a search for a treatment lists clinics, and does not mention an emergency', async () => {
  const { html, text } = await search('filler')
  expect(text).not.toContain('In an emergency call 911')
  expect(findHeadings(html, 2).some((heading) => /^Med spas offering/.test(heading))).toBe(true)
})

test('the first suggestion for a sign of an emergency is when to call a doctor', async () => {
  expect((await suggest(EMERGENCY_SIGN))[0]?.path).toBe('/treatments/fillers#when-to-call-a-doctor')
})

test('no list of clinics is suggested for a sign of an emergency', async () => {
  const paths = (await suggest('trouble breathing open sunday')).map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter((path) => path.includes('open=sunday'))).toEqual([])
})
