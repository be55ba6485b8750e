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
      '/a leads to /b, which is itself a redirect: change the target to /medspas',
    ],
    [
      'a chain that ends at nothing',
      [
        ['/a', '/b'],
        ['/b', null],
      ],
      '/a leads to /b, which is itself a redirect: change the target to null (gone)',
    ],
    ['itself', [['/a', '/a']], '/a leads in a loop: /a → /a'],
    ['no page', [['/a', '/nowhere']], '/a leads to /nowhere, which is not a page'],
    ['a page in its place', [['/medspas', '/locations']], '/medspas is the URL of a page, which a redirect would hide'],
    ['another spelling', [['/Old/', '/medspas']], '/Old/ is not canonical: write /old'],
  ])('are refused for %s', (_, redirects, fault) => {
    expect(faults(...redirects)).toContain(fault)
  })

  test('are refused for a circle, each of its members', () => {
    expect(faults(['/a', '/b'], ['/b', '/c'], ['/c', '/a'])).toEqual([
      '/a leads in a loop: /a → /b → /c → /a',
      '/b leads in a loop: /b → /c → /a → /b',
      '/c leads in a loop: /c → /a → /b → /c',
    ])
  })
})
