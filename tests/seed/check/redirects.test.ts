import { describe, expect, test } from 'vitest'
import { redirectFaults } from '../../../seed/check/redirects.ts'

const pages = new Set(['/medspas', '/locations'])
const faults = (...redirects: [path: string, target: string | null][]) =>
  redirectFaults(
    redirects.map(([path, target]) => ({ path, target })),
    pages,
  ).map(({ path, message }) => `${path} ${message}`)

describe('redirects', () => {
  test('that lead to a page in one hop, or to nothing, are in order', () => {
    expect(faults(['/spas', '/medspas'], ['/blog', null])).toEqual([])
  })

  test.each<[string, [string, string | null][], string]>([
    [
      'a chain',
      [
        ['/a', '/b'],
        ['/b', '/medspas'],
      ],
      '/a leads to /b, which is a redirect itself: lead to /medspas at once',
    ],
    [
      'a chain that ends at nothing',
      [
        ['/a', '/b'],
        ['/b', null],
      ],
      '/a leads to /b, which is a redirect itself: lead to nothing (null: gone) at once',
    ],
    ['itself', [['/a', '/a']], '/a leads in a circle: /a → /a'],
    ['no page', [['/a', '/nowhere']], '/a leads to /nowhere, which is no page'],
    [
      'a page in its place',
      [['/medspas', '/locations']],
      '/medspas is the address of a page, which a redirect would hide',
    ],
    ['another spelling', [['/Old/', '/medspas']], '/Old/ is never asked for in this spelling: write /old'],
  ])('are refused for %s', (_, redirects, fault) => {
    expect(faults(...redirects)).toContain(fault)
  })

  test('are refused for a circle, each of its members', () => {
    expect(faults(['/a', '/b'], ['/b', '/c'], ['/c', '/a'])).toEqual([
      '/a leads in a circle: /a → /b → /c → /a',
      '/b leads in a circle: /b → /c → /a → /b',
      '/c leads in a circle: /c → /a → /b → /c',
    ])
  })
})
