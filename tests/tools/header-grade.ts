/**
 * Grades response headers like the MDN HTTP Observatory: 100 points, minus penalties, plus bonuses. 100 or more is an
 * A+. Ignores what only a scan of a deployed site can see: certificate, redirect from HTTP, preload list.
 */
export interface Grade {
  grade: 'A+' | 'below A+'
  points: number
  issues: string[]
}

const SIX_MONTHS = 15_552_000
const TOO_BROAD = /^(\*|(https?|ftp|data):(\/\/\*(\.\*)?)?|'unsafe-inline'|'unsafe-eval')$/

export function gradeOf(headers: Headers): Grade {
  const marks = [
    ...policyMarks(headers.get('content-security-policy')),
    ...framingMarks(headers.get('x-frame-options')),
    ...transportMarks(headers.get('strict-transport-security')),
    mark('nosniff', headers.get('x-content-type-options') === 'nosniff', -5),
    referrerMark(headers.get('referrer-policy')),
    ...originMarks(headers),
    mark('no cookies', headers.get('set-cookie') === null, -40),
    // Also required by securityheaders.com.
    mark('permissions-policy', (headers.get('permissions-policy') ?? '') !== '', -5),
  ].filter((entry) => entry !== null)
  const points = marks.reduce((sum, entry) => sum + entry.points, 100)
  const issues = marks.filter((entry) => entry.points < 0).map((entry) => entry.about)
  return { grade: points >= 100 ? 'A+' : 'below A+', points, issues }
}

/** Returns the directives of a policy with their sources. The first of two duplicates wins, as in browsers. */
export function directivesOf(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>()
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    if (name && !directives.has(name)) directives.set(name, sources)
  }
  return directives
}

const mark = (about: string, holds: boolean, cost: number) => (holds ? null : { about, points: cost })

function policyMarks(policy: string | null) {
  if (policy === null) return [{ about: 'no content-security-policy', points: -25 }]
  const directives = directivesOf(policy)
  const fallback = directives.get('default-src') ?? ['*']
  const sources = (name: string) => directives.get(name) ?? fallback
  const broad = ['script-src', 'object-src'].filter((name) => sources(name).some((source) => TOO_BROAD.test(source)))
  const plain = [...directives.values()].flat().filter((source) => /^(http|ftp):/.test(source))
  const inlineStyle = sources('style-src').includes("'unsafe-inline'")
  const none = fallback.length === 1 && fallback[0] === "'none'"
  return [
    mark(`unsafe sources in ${broad.join(', ')}`, broad.length === 0, -20),
    mark(`insecure sources: ${plain.join(', ')}`, plain.length === 0, -20),
    mark('no base-uri', directives.has('base-uri'), -5),
    mark('no frame-ancestors', directives.has('frame-ancestors'), -20),
    mark('no form-action', directives.has('form-action'), -5),
    { about: 'policy', points: inlineStyle ? 0 : none ? 10 : 5 },
  ]
}

const framingMarks = (value: string | null) => [
  value === 'DENY' || value === 'SAMEORIGIN'
    ? { about: 'framing', points: 5 }
    : { about: 'x-frame-options', points: -20 },
]

function transportMarks(value: string | null) {
  const age = Number(/(?:^|;)\s*max-age=(\d+)/i.exec(value ?? '')?.[1] ?? -1)
  return [
    mark('no strict-transport-security', age >= 0, -20),
    mark('strict-transport-security for less than half a year', age < 0 || age >= SIX_MONTHS, -10),
  ]
}

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

const referrerMark = (value: string | null) =>
  PRIVATE.includes(value ?? '') ? { about: 'referrer', points: 5 } : { about: 'referrer-policy', points: -5 }

function isSandboxed(headers: Headers): boolean {
  const flags = directivesOf(headers.get('content-security-policy') ?? '').get('sandbox')
  return flags !== undefined && !flags.includes('allow-same-origin')
}

function originMarks(headers: Headers) {
  const resource = headers.get('cross-origin-resource-policy')
  return [
    mark('cross-origin-resource-policy', /^(same-origin|same-site|cross-origin)$/.test(resource ?? ''), -5),
    // A sandboxed page has an opaque origin, and browsers ignore its opener policy.
    mark(
      'cross-origin-opener-policy',
      isSandboxed(headers) !== (headers.get('cross-origin-opener-policy') === 'same-origin'),
      -5,
    ),
    mark('credentials for every origin', headers.get('access-control-allow-credentials') === null, -50),
  ]
}
