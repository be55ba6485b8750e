import { isLocalOrigin, readVariables, type Variables } from './variables.ts'

export interface Settings {
  origin: string
  isPublic: boolean
  /** Whether to ask search engines not to index the site, as on a preview. */
  noindex: boolean
  mapsEmbedKey: string | null
  /** Proves ownership of the site to IndexNow. If null, nothing is submitted. */
  indexNowKey: string | null
  claimForm: ClaimForm | null
  /** Whether read replicas may serve queries. Only useful with D1 read replication enabled. */
  readReplicas: boolean
  /** Id of the deployed code, used in ETags. */
  deployment: string
}

/** The third-party claim form. Settings contain it only if all four variables are set. */
export interface ClaimForm {
  script: string
  portal: string
  formId: string
  region: string
}

/** An invalid or missing variable. The error page shows the whole message. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

const settingsByEnv = new WeakMap<object, Settings>()

/** Throws a ConfigurationError that names the invalid variables and where to set them. */
export function readSettings(env: Env): Settings {
  const cached = settingsByEnv.get(env)
  if (cached) return cached
  const { variables, errors } = readVariables(env)
  if (!variables)
    throw new ConfigurationError(`${errors.join('; ')}. Set it in wrangler.toml under [vars], or in the dashboard.`)
  const settings = toSettings(variables, env)
  settingsByEnv.set(env, settings)
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
    isPublic: !isLocalOrigin(siteOrigin),
    noindex: vars.NOINDEX === 'on',
    readReplicas: vars.READ_REPLICAS === 'on',
    mapsEmbedKey: vars.MAPS_EMBED_KEY || null,
    indexNowKey: vars.INDEXNOW_KEY || null,
    claimForm: Object.values(form).every(Boolean) ? form : null,
    deployment: env.CF_VERSION_METADATA?.id || 'local',
  }
}
