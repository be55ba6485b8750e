// Environment variables, shared by the Worker and the checks of `npm run doctor` and `npm run deploy`.

/** Each function returns an error message for an invalid value, or null for a valid value. */
const VARIABLE_CHECKS = {
  SITE_ORIGIN: checkOrigin,
  /** Origin of a local site, set by commands such as `npm start`. Used if SITE_ORIGIN is unset or empty. */
  LOCAL_ORIGIN: checkOrigin,
  NOINDEX: checkSwitch,
  READ_REPLICAS: checkSwitch,
  MAPS_EMBED_KEY: acceptAny,
  INDEXNOW_KEY: (value: string) =>
    /^[a-z0-9-]{8,128}$/.test(value) ? null : 'must be 8 to 128 lowercase letters, digits and hyphens',
  CLAIM_FORM_SCRIPT: (value: string) =>
    URL.canParse(value) && new URL(value).protocol === 'https:' ? null : 'must be a URL that begins with https://',
  CLAIM_FORM_PORTAL: acceptAny,
  CLAIM_FORM_ID: acceptAny,
  CLAIM_FORM_REGION: acceptAny,
}

export type Variables = Record<keyof typeof VARIABLE_CHECKS, string>

const DEFAULTS: Partial<Variables> = { LOCAL_ORIGIN: 'http://localhost:8787' }

export function readVariables(environment: object): { variables: Variables | null; errors: string[] } {
  const environmentValues = environment as Readonly<Record<string, unknown>>
  const variableNames = Object.keys(VARIABLE_CHECKS) as (keyof typeof VARIABLE_CHECKS)[]
  const errors = variableNames.flatMap((name) => {
    const error = findError(name, environmentValues[name])
    return error ? [`${name} ${error}`] : []
  })
  if (errors.length > 0) return { variables: null, errors }
  const entries = variableNames.map((name) => [name, environmentValues[name] || (DEFAULTS[name] ?? '')])
  return { variables: Object.fromEntries(entries) as Variables, errors }
}

function findError(name: keyof typeof VARIABLE_CHECKS, value: unknown): string | null {
  if (value === undefined || value === '') return null
  return typeof value === 'string' ? VARIABLE_CHECKS[name](value) : 'must be text'
}

function checkOrigin(value: string): string | null {
  return /^https?:\/\/[a-z0-9.-]+(:\d+)?$/i.test(value)
    ? null
    : 'must be an origin such as https://example.com, without a path'
}

export const isLocalOrigin = (origin: string): boolean =>
  /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/i.test(origin)

function checkSwitch(value: string): string | null {
  return value === 'on' ? null : "must be 'on', or empty"
}

function acceptAny(): null {
  return null
}
