import { isLocalOrigin, readVariables, type Variables } from './variables.ts'

export interface Settings {
  origin: string
  isPublic: boolean
  /** Whether to ask search engines not to index the site, as on a preview. */
  noindex: boolean
  mapsEmbedKey: string | null
  /** Key that proves ownership of the site to IndexNow. If null, no URLs are submitted. */
  indexNowKey: string | null
  claimForm: ClaimForm | null
  /** Whether queries may use read replicas, which requires D1 read replication. */
  usesReadReplicas: boolean
  /** Id of the deployed Worker version, which is part of ETags. 'local' if Cloudflare provides no id. */
  deploymentId: string
}

/** The third-party claim form. `Settings.claimForm` is null unless all four CLAIM_FORM_ variables are set. */
export interface ClaimForm {
  scriptUrl: string
  portalId: string
  formId: string
  region: string
}

/** Reports invalid environment variables. The error page shows visitors the whole message. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

const settingsByEnv = new WeakMap<object, Settings>()

/** Parses the environment variables. Throws a ConfigurationError that names invalid variables. */
export function readSettings(env: Env): Settings {
  const cached = settingsByEnv.get(env)
  if (cached) return cached
  const { variables, errors } = readVariables(env)
  if (!variables)
    throw new ConfigurationError(`${errors.join('; ')}. Set valid values in wrangler.toml ([vars]) or the dashboard.`)
  const settings = toSettings(variables, env)
  settingsByEnv.set(env, settings)
  return settings
}

function toSettings(variables: Variables, env: Env): Settings {
  const siteOrigin = variables.SITE_ORIGIN || variables.LOCAL_ORIGIN
  const claimForm = {
    scriptUrl: variables.CLAIM_FORM_SCRIPT,
    portalId: variables.CLAIM_FORM_PORTAL,
    formId: variables.CLAIM_FORM_ID,
    region: variables.CLAIM_FORM_REGION,
  }
  return {
    origin: siteOrigin,
    isPublic: !isLocalOrigin(siteOrigin),
    noindex: variables.NOINDEX === 'on',
    usesReadReplicas: variables.READ_REPLICAS === 'on',
    mapsEmbedKey: variables.MAPS_EMBED_KEY || null,
    indexNowKey: variables.INDEXNOW_KEY || null,
    claimForm: Object.values(claimForm).every(Boolean) ? claimForm : null,
    deploymentId: env.CF_VERSION_METADATA?.id || 'local',
  }
}
