import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { gradeOf } from '../header-grade.ts'

/** Returns the headers that public/_headers sets for a file. Later rules override earlier ones. */
function headersOfFile(path: string): Headers {
  const headers = new Headers()
  let matches = false
  for (const line of readFileSync('public/_headers', 'utf8').split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    if (/^\s+[#!]/.test(line)) continue
    if (!name) matches = new RegExp(`^${line.replaceAll('.', '\\.').replace('*', '.*')}$`).test(path)
    else if (matches) headers.set(name, value ?? '')
  }
  return headers
}

describe('static files', () => {
  test.each(['/assets/main-abc123.js', '/assets/styles-abc123.css', '/favicon.svg', '/icon-192.png'])(
    '%s has an A+ grade',
    (path) => {
      expect(gradeOf(headersOfFile(path))).toMatchObject({ grade: 'A+', issues: [] })
    },
  )

  test('have no X-XSS-Protection header', () => {
    expect(headersOfFile('/favicon.svg').has('x-xss-protection')).toBe(false)
  })

  test('in assets can be read by the sandboxed claim form, and all others only by the site', () => {
    const shared = (path: string) =>
      ['access-control-allow-origin', 'cross-origin-resource-policy'].map((name) => headersOfFile(path).get(name))
    expect(shared('/assets/main-abc123.js')).toEqual(['*', 'cross-origin'])
    expect(shared('/favicon.svg')).toEqual([null, 'same-origin'])
  })

  test('with a hash in the name are immutable, and others are not', () => {
    expect(headersOfFile('/assets/main-abc123.js').get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headersOfFile('/favicon.svg').get('cache-control')).toBeNull()
  })
})

describe('the grader', () => {
  const GOOD: Record<string, string> = {
    'content-type': 'text/html',
    'content-security-policy':
      "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    'x-frame-options': 'DENY',
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=()',
  }

  test('reports no issue in good headers', () => {
    expect(gradeOf(new Headers(GOOD))).toEqual({ grade: 'A+', points: 120, issues: [] })
  })

  test.each([
    ['content-security-policy', null, 'no content-security-policy'],
    [
      'content-security-policy',
      `${GOOD['content-security-policy']}`.replace("'self'", "'unsafe-inline'"),
      'unsafe sources in script-src',
    ],
    [
      'content-security-policy',
      "script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'unsafe sources in object-src',
    ],
    [
      'content-security-policy',
      `${GOOD['content-security-policy']}; img-src http://x.example`,
      'insecure sources: http://x.example',
    ],
    ['content-security-policy', "default-src 'none'; form-action 'none'; frame-ancestors 'none'", 'no base-uri'],
    ['x-frame-options', 'ALLOWALL', 'x-frame-options'],
    ['strict-transport-security', null, 'no strict-transport-security'],
    ['strict-transport-security', 'max-age=3600', 'strict-transport-security for less than half a year'],
    ['x-content-type-options', null, 'nosniff'],
    ['referrer-policy', 'unsafe-url', 'referrer-policy'],
    ['cross-origin-resource-policy', null, 'cross-origin-resource-policy'],
    ['permissions-policy', null, 'permissions-policy'],
    ['set-cookie', 'a=b', 'no cookies'],
  ])('reports %s: %s', (name, value, issue) => {
    const headers = new Headers(GOOD)
    if (value === null) headers.delete(name)
    else headers.set(name, value)
    expect(gradeOf(headers).issues).toEqual([issue])
  })
})
