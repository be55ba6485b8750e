/** The variables a maintainer can set: for the Worker, and for the commands that check them before it is deployed. */

/** Unset and empty are the same. Each says what is wrong with a value that is set; null when nothing is. */
const CHECKS = {
  SITE_ORIGIN: faultOfOrigin,
  /** Set by `npm start` to the address it listens on; stands in for an unset SITE_ORIGIN. */
  LOCAL_ORIGIN: faultOfOrigin,
  READ_REPLICAS: (value: string) => (value === 'on' ? null : "must be 'on', or empty"),
  MAPS_EMBED_KEY: anything,
  INDEXNOW_KEY: (value: string) =>
    /^[a-z0-9-]{8,128}$/.test(value) ? null : 'must be 8 to 128 lower case letters, digits and hyphens',
  CLAIM_FORM_SCRIPT: (value: string) =>
    URL.canParse(value) && new URL(value).protocol === 'https:' ? null : 'must be an address that begins with https://',
  CLAIM_FORM_PORTAL: anything,
  CLAIM_FORM_ID: anything,
  CLAIM_FORM_REGION: anything,
}

export type Variables = Record<keyof typeof CHECKS, string>

const DEFAULTS: Partial<Variables> = { LOCAL_ORIGIN: 'http://localhost:8787' }

/** The variables of an environment; null with every fault of them, each beginning with the variable's name. */
export function readVariables(environment: object): { variables: Variables | null; faults: string[] } {
  const given = environment as Readonly<Record<string, unknown>>
  const names = Object.keys(CHECKS) as (keyof typeof CHECKS)[]
  const faults = names.flatMap((name) => {
    const fault = faultOf(name, given[name])
    return fault ? [`${name} ${fault}`] : []
  })
  if (faults.length > 0) return { variables: null, faults }
  const variables = names.map((name) => [name, given[name] || (DEFAULTS[name] ?? '')])
  return { variables: Object.fromEntries(variables) as Variables, faults }
}

function faultOf(name: keyof typeof CHECKS, value: unknown): string | null {
  if (value === undefined || value === '') return null
  return typeof value === 'string' ? CHECKS[name](value) : 'must be text'
}

function faultOfOrigin(value: string): string | null {
  return /^https?:\/\/[a-z0-9.-]+(:\d+)?$/i.test(value)
    ? null
    : 'must be an origin such as https://example.com, without a path'
}

/** Whether an origin is out of the public's reach. */
export const isThisMachine = (origin: string): boolean =>
  /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/i.test(origin)

function anything(): null {
  return null
}
