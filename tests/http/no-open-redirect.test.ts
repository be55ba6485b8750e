import { describe, expect, test } from 'vitest'
import { get, getStatusAndLocation } from '../tools/site.ts'

describe('never redirects to another host', () => {
  // §D1.32
  test.each([
    '//example.com',
    '///example.com',
    '/\\example.com',
    '/%5Cexample.com',
    '/%2F%2Fexample.com',
    '/%2F%2Fexample.com/manhattan',
    '//example.com/manhattan',
    '//example.com%2Fmanhattan',
    '/services//example.com',
    '/services//example.com/soho',
    '/services/botox//example.com',
    '/clinics//example.com',
    '/treatments//example.com',
    '/https://example.com',
    '/locations//example.com',
    '/botox//example.com',
  ])('%s returns 404', async (path) => {
    expect(await getStatusAndLocation(path)).toBe('404')
  })

  // §D1.32
  test.each([
    '//manhattan',
    '/%2Fmanhattan',
    '/services//botox//soho',
    '//clinics//clinic-001',
    '//search?treatment=botox',
    '/search?location=//example.com',
  ])('%s redirects, if at all, to a path of this site', async (path) => {
    const target = (await get(path)).headers.get('location')
    expect(target).toSatisfy((path: string | null) => path === null || /^\/[^/\\]/.test(path))
  })
})
