import { isLocalOrigin, readVariables, type Variables } from './variables.ts'

export type Settings = ReturnType<typeof toSettings>

/** Reports invalid environment variables. The error page shows visitors the whole message. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

const settingsByEnv = new WeakMap<object, Settings>()

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

function toSettings(variables: Variables, env: Env) {
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
    /** Whether NOINDEX is on, as on a preview. A public site also asks not to be indexed if it has sample data. */
    noindex: variables.NOINDEX === 'on',
    usesReadReplicas: variables.READ_REPLICAS === 'on',
    mapsEmbedKey: variables.MAPS_EMBED_KEY || null,
    /** Key that proves ownership of the site to IndexNow. If null, the site does not serve a key file. */
    indexNowKey: variables.INDEXNOW_KEY || null,
    claimForm: Object.values(claimForm).every(Boolean) ? claimForm : null,
    /** Id of the deployed Worker version, which is part of ETags. 'local' if Cloudflare provides no id. */
    workerVersionId: env.CF_VERSION_METADATA?.id || 'local',
  }
}
