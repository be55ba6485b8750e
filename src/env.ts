import { isThisMachine, readVariables, type Variables } from './variables.ts'

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
  /** Whether the nearest copy of the database may answer; of use once its replication is switched on. */
  readReplicas: boolean
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

const parsed = new WeakMap<object, Settings>()

/** The settings of an environment. Throws ConfigurationError naming the variable that is wrong and where to mend it. */
export function readSettings(env: Env): Settings {
  const known = parsed.get(env)
  if (known) return known
  const { variables, faults } = readVariables(env)
  if (!variables)
    throw new ConfigurationError(`${faults.join('; ')}. Set it in wrangler.toml under [vars], or in the dashboard.`)
  const settings = toSettings(variables, env)
  parsed.set(env, settings)
  return settings
}

function toSettings(vars: Variables, env: Env): Settings {
  const siteOrigin = vars.SITE_ORIGIN || vars.LOCAL_ORIGIN
  const form = {
    script: vars.CLAIM_FORM_SCRIPT,
    portal: vars.CLAIM_FORM_PORTAL,
    formId: vars.CLAIM_FORM_ID,
    region: vars.CLAIM_FORM_REGION,
  }
  return {
    origin: siteOrigin,
    isPublic: !isThisMachine(siteOrigin),
    readReplicas: vars.READ_REPLICAS === 'on',
    mapsEmbedKey: vars.MAPS_EMBED_KEY || null,
    indexNowKey: vars.INDEXNOW_KEY || null,
    claimForm: Object.values(form).every(Boolean) ? form : null,
    deployment: env.CF_VERSION_METADATA?.id || 'local',
  }
}
