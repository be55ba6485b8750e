const SIX_MONTHS_SECONDS = 15_552_000
const TOO_BROAD_SOURCE = /^(\*|(https?|ftp|data):(\/\/\*(\.\*)?)?|'unsafe-inline'|'unsafe-eval')$/
const PRIVATE_REFERRER_POLICIES = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

/**
 * Returns the issues of security headers. The MDN HTTP Observatory gives an A+ to headers without issues. Some rules
 * are stricter than its own: it does not require Permissions-Policy or Cross-Origin-Opener-Policy, for example.
 */
export function findHeaderIssues(headers: Headers): string[] {
  const getHeader = (name: string) => headers.get(name) ?? ''
  const policy = headers.get('content-security-policy')
  const maxAgeSeconds = Number(/(?:^|;)\s*max-age=(\d+)/i.exec(getHeader('strict-transport-security'))?.[1] ?? -1)
  return [
    ...(policy === null ? ['no content-security-policy'] : checkPolicy(parsePolicy(policy))),
    !/^(DENY|SAMEORIGIN)$/.test(getHeader('x-frame-options')) && 'x-frame-options',
    maxAgeSeconds < 0 && 'no strict-transport-security',
    maxAgeSeconds >= 0 && maxAgeSeconds < SIX_MONTHS_SECONDS && 'strict-transport-security for less than half a year',
    getHeader('x-content-type-options') !== 'nosniff' && 'x-content-type-options',
    !PRIVATE_REFERRER_POLICIES.includes(getHeader('referrer-policy')) && 'referrer-policy',
    !/^(same-origin|same-site|cross-origin)$/.test(getHeader('cross-origin-resource-policy')) &&
      'cross-origin-resource-policy',
    // A sandboxed page must have no opener policy, because browsers block a page that has both.
    isSandboxed(policy) === (getHeader('cross-origin-opener-policy') === 'same-origin') && 'cross-origin-opener-policy',
    headers.has('access-control-allow-credentials') && 'credentials for every origin',
    headers.has('set-cookie') && 'set-cookie',
    // Required by securityheaders.com, not by the Observatory.
    getHeader('permissions-policy') === '' && 'permissions-policy',
  ].filter((issue) => issue !== false)
}

/** Returns the sources of each directive of a Content-Security-Policy. Ignores duplicate directives, as browsers do. */
export function parsePolicy(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>()
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    if (name && !directives.has(name)) directives.set(name, sources)
  }
  return directives
}

function checkPolicy(directives: ReadonlyMap<string, readonly string[]>) {
  const getSources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const unsafeDirectives = ['script-src', 'object-src'].filter((name) =>
    getSources(name).some((source) => TOO_BROAD_SOURCE.test(source)),
  )
  const insecureSources = [...directives.values()].flat().filter((source) => /^(http|ftp):/.test(source))
  return [
    unsafeDirectives.length > 0 && `unsafe sources in ${unsafeDirectives.join(', ')}`,
    insecureSources.length > 0 && `insecure sources: ${insecureSources.join(', ')}`,
    ...['base-uri', 'frame-ancestors', 'form-action'].map((name) => !directives.has(name) && `no ${name}`),
  ]
}

function isSandboxed(policy: string | null): boolean {
  const flags = parsePolicy(policy ?? '').get('sandbox')
  return flags !== undefined && !flags.includes('allow-same-origin')
}
