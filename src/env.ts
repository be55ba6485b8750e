import * as z from 'zod/mini'

/** What a maintainer can set for the Worker, parsed once per isolate. */
export interface Settings {
  /** Scheme and host of every absolute URL, without a trailing slash. */
  origin: string
  /** Whether `origin` is reachable by the public, i.e. not this machine. */
  isPublic: boolean
  mapsEmbedKey: string | null
  /** Proves to IndexNow that the site is ours; null: nothing is submitted. */
  indexNowKey: string | null
  claimForm: ClaimForm | null
  /** Names the deployed code in ETags. */
  deployment: string
}

/** The third-party form that owners fill in. Null in the settings until all four parts are set. */
export interface ClaimForm {
  script: string
  portal: string
  formId: string
  region: string
}

/** An error whose message is meant for people: it is shown on the error page, whole. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

const origin = z
  .string()
  .check(z.regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/i, 'must be an origin such as https://example.com, without a path'))
const optional = z._default(z.string(), '')
const INDEXNOW_KEY = 'must be 8 to 128 lower case letters, digits and hyphens'
const variables = z.object({
  SITE_ORIGIN: z._default(z.union([z.literal(''), origin]), ''),
  /** Set by `npm start` to the address it listens on; stands in for an unset SITE_ORIGIN. */
  LOCAL_ORIGIN: z._default(origin, 'http://localhost:8787'),
  MAPS_EMBED_KEY: optional,
  INDEXNOW_KEY: z._default(z.union([z.literal(''), z.string().check(z.regex(/^[a-z0-9-]{8,128}$/, INDEXNOW_KEY))]), ''),
  CLAIM_FORM_SCRIPT: z._default(z.union([z.literal(''), z.url({ protocol: /^https$/ })]), ''),
  CLAIM_FORM_PORTAL: optional,
  CLAIM_FORM_ID: optional,
  CLAIM_FORM_REGION: optional,
})

const LOCAL_HOST = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/

const parsed = new WeakMap<object, Settings>()

/** The settings of an environment. Throws ConfigurationError naming the variable that is wrong and where to mend it. */
export function readSettings(env: Env): Settings {
  const known = parsed.get(env)
  if (known) return known
  const result = variables.safeParse(env)
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new ConfigurationError(`${faults.join('; ')}. Set it in wrangler.toml under [vars], or in the dashboard.`)
  }
  const settings = toSettings(result.data, env)
  parsed.set(env, settings)
  return settings
}

function toSettings(vars: z.infer<typeof variables>, env: Env): Settings {
  const siteOrigin = vars.SITE_ORIGIN || vars.LOCAL_ORIGIN
  const form = {
    script: vars.CLAIM_FORM_SCRIPT,
    portal: vars.CLAIM_FORM_PORTAL,
    formId: vars.CLAIM_FORM_ID,
    region: vars.CLAIM_FORM_REGION,
  }
  return {
    origin: siteOrigin,
    isPublic: !LOCAL_HOST.test(siteOrigin),
    mapsEmbedKey: vars.MAPS_EMBED_KEY || null,
    indexNowKey: vars.INDEXNOW_KEY || null,
    claimForm: Object.values(form).every(Boolean) ? form : null,
    deployment: env.CF_VERSION_METADATA?.id || 'local',
  }
}
