import { expect, test } from 'vitest'
import { findHeaderIssues } from '../header-grade.ts'

const GOOD_HEADERS: Record<string, string> = {
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

test('reports no issue for good headers', () => {
  expect(findHeaderIssues(new Headers(GOOD_HEADERS))).toEqual([])
})

test.each([
  ['content-security-policy', null, 'no content-security-policy'],
  [
    'content-security-policy',
    `${GOOD_HEADERS['content-security-policy']}`.replace("'self'", "'unsafe-inline'"),
    'unsafe sources in script-src',
  ],
  [
    'content-security-policy',
    "script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'unsafe sources in object-src',
  ],
  [
    'content-security-policy',
    `${GOOD_HEADERS['content-security-policy']}; img-src http://x.example`,
    'insecure sources: http://x.example',
  ],
  ['content-security-policy', "default-src 'none'; form-action 'none'; frame-ancestors 'none'", 'no base-uri'],
  ['x-frame-options', 'ALLOWALL', 'x-frame-options'],
  ['strict-transport-security', null, 'no strict-transport-security'],
  ['strict-transport-security', 'max-age=3600', 'strict-transport-security for less than half a year'],
  ['x-content-type-options', null, 'x-content-type-options'],
  ['referrer-policy', 'unsafe-url', 'referrer-policy'],
  ['cross-origin-resource-policy', null, 'cross-origin-resource-policy'],
  ['cross-origin-opener-policy', null, 'cross-origin-opener-policy'],
  ['access-control-allow-credentials', 'true', 'credentials for every origin'],
  ['permissions-policy', null, 'permissions-policy'],
  ['set-cookie', 'a=b', 'set-cookie'],
])('reports an issue for the header %s: %s', (name, value, issue) => {
  const headers = new Headers(GOOD_HEADERS)
  if (value === null) headers.delete(name)
  else headers.set(name, value)
  expect(findHeaderIssues(headers)).toEqual([issue])
})
