export interface Grade {
  grade: 'A+' | 'below A+'
  points: number
  issues: string[]
}

const SIX_MONTHS = 15_552_000
const TOO_BROAD = /^(\*|(https?|ftp|data):(\/\/\*(\.\*)?)?|'unsafe-inline'|'unsafe-eval')$/

/**
 * Grades response headers like the MDN HTTP Observatory: 100 points, minus penalties, plus bonuses. 100 or more is an
 * A+. Ignores what only a scan of a deployed site can see: certificate, redirect from HTTP, preload list.
 */
export function gradeOf(headers: Headers): Grade {
  const scores = [
    ...policyScores(headers.get('content-security-policy')),
    ...framingScores(headers.get('x-frame-options')),
    ...transportScores(headers.get('strict-transport-security')),
    penaltyUnless('nosniff', headers.get('x-content-type-options') === 'nosniff', -5),
    referrerScore(headers.get('referrer-policy')),
    ...originScores(headers),
    penaltyUnless('no cookies', headers.get('set-cookie') === null, -40),
    // Required by securityheaders.com, not by the Observatory.
    penaltyUnless('permissions-policy', (headers.get('permissions-policy') ?? '') !== '', -5),
  ].filter((entry) => entry !== null)
  const points = scores.reduce((sum, entry) => sum + entry.points, 100)
  const issues = scores.filter((entry) => entry.points < 0).map((entry) => entry.label)
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

const penaltyUnless = (label: string, isMet: boolean, penalty: number) => (isMet ? null : { label, points: penalty })

function policyScores(policy: string | null) {
  if (policy === null) return [{ label: 'no content-security-policy', points: -25 }]
  const directives = directivesOf(policy)
  const fallback = directives.get('default-src') ?? ['*']
  const sources = (name: string) => directives.get(name) ?? fallback
  const unsafe = ['script-src', 'object-src'].filter((name) => sources(name).some((source) => TOO_BROAD.test(source)))
  const insecure = [...directives.values()].flat().filter((source) => /^(http|ftp):/.test(source))
  const inlineStyle = sources('style-src').includes("'unsafe-inline'")
  const deniesByDefault = fallback.length === 1 && fallback[0] === "'none'"
  return [
    penaltyUnless(`unsafe sources in ${unsafe.join(', ')}`, unsafe.length === 0, -20),
    penaltyUnless(`insecure sources: ${insecure.join(', ')}`, insecure.length === 0, -20),
    penaltyUnless('no base-uri', directives.has('base-uri'), -5),
    penaltyUnless('no frame-ancestors', directives.has('frame-ancestors'), -20),
    penaltyUnless('no form-action', directives.has('form-action'), -5),
    { label: 'policy', points: inlineStyle ? 0 : deniesByDefault ? 10 : 5 },
  ]
}

const framingScores = (value: string | null) => [
  value === 'DENY' || value === 'SAMEORIGIN'
    ? { label: 'framing', points: 5 }
    : { label: 'x-frame-options', points: -20 },
]

function transportScores(value: string | null) {
  const age = Number(/(?:^|;)\s*max-age=(\d+)/i.exec(value ?? '')?.[1] ?? -1)
  return [
    penaltyUnless('no strict-transport-security', age >= 0, -20),
    penaltyUnless('strict-transport-security for less than half a year', age < 0 || age >= SIX_MONTHS, -10),
  ]
}

const PRIVATE_REFERRER_POLICIES = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

const referrerScore = (value: string | null) =>
  PRIVATE_REFERRER_POLICIES.includes(value ?? '')
    ? { label: 'referrer', points: 5 }
    : { label: 'referrer-policy', points: -5 }

function isSandboxed(headers: Headers): boolean {
  const flags = directivesOf(headers.get('content-security-policy') ?? '').get('sandbox')
  return flags !== undefined && !flags.includes('allow-same-origin')
}

function originScores(headers: Headers) {
  const resource = headers.get('cross-origin-resource-policy')
  return [
    penaltyUnless('cross-origin-resource-policy', /^(same-origin|same-site|cross-origin)$/.test(resource ?? ''), -5),
    // A sandboxed page has an opaque origin, and browsers ignore its opener policy.
    penaltyUnless(
      'cross-origin-opener-policy',
      isSandboxed(headers) !== (headers.get('cross-origin-opener-policy') === 'same-origin'),
      -5,
    ),
    penaltyUnless('credentials for every origin', headers.get('access-control-allow-credentials') === null, -50),
  ]
}
