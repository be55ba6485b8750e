import type { Unstable_Config } from 'wrangler'
import { isSameVersion } from '../../seed/write/data-version.ts'
import { isLocalOrigin, readVariables } from '../../src/variables.ts'

export interface CheckResult {
  check: string
  /** The state is `unknown` if the check could not run. */
  state: 'ok' | 'advice' | 'problem' | 'unknown'
  message: string
  hint?: string
}

const PLACEHOLDER_DATABASE_ID = '00000000-0000-0000-0000-000000000000'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export type WranglerConfiguration = Pick<
  Unstable_Config,
  'd1_databases' | 'ratelimits' | 'assets' | 'version_metadata' | 'vars'
>

export type D1Binding = WranglerConfiguration['d1_databases'][number]

const createOkResult = (check: string, message: string): CheckResult => ({ check, state: 'ok', message })

const createProblemResult = (check: string, message: string, hint: string): CheckResult => ({
  check,
  state: 'problem',
  message,
  hint,
})

const REQUIRED_BINDINGS = ['DB', 'ASSETS', 'API_LIMIT', 'SEARCH_LIMIT', 'CF_VERSION_METADATA']

export function checkBindings(configuration: WranglerConfiguration): CheckResult {
  const presentBindings = new Set([
    ...configuration.d1_databases.map(({ binding }) => binding),
    ...configuration.ratelimits.map(({ name }) => name),
    configuration.assets?.binding,
    configuration.version_metadata?.binding,
  ])
  const missingBindings = REQUIRED_BINDINGS.filter((binding) => !presentBindings.has(binding))
  if (missingBindings.length === 0) return createOkResult('Bindings', REQUIRED_BINDINGS.join(', '))
  const hint = 'restore it: `git diff wrangler.toml` shows what was removed'
  return createProblemResult('Bindings', `wrangler.toml lacks ${missingBindings.join(', ')}`, hint)
}

const CLAIM_FORM_VARIABLES = ['CLAIM_FORM_SCRIPT', 'CLAIM_FORM_PORTAL', 'CLAIM_FORM_ID', 'CLAIM_FORM_REGION'] as const

export function checkVariables(
  { vars }: WranglerConfiguration,
  { requiresOrigin }: { requiresOrigin: boolean },
): CheckResult[] {
  const check = 'Variables'
  const location = 'in wrangler.toml under [vars]; README.md describes each variable'
  const { variables, errors } = readVariables(vars)
  if (!variables) return errors.map((message) => createProblemResult(check, message, `correct it ${location}`))
  const results: CheckResult[] = []
  const message = findOriginProblem(variables.SITE_ORIGIN)
  if (message) {
    const hint = `set it to https://your.domain ${location}`
    results.push(
      requiresOrigin
        ? createProblemResult(check, message, hint)
        : { check, state: 'advice', message, hint: `before deploying, ${hint}` },
    )
  }
  const unsetVariables = CLAIM_FORM_VARIABLES.filter((name) => variables[name] === '')
  if (unsetVariables.length > 0 && unsetVariables.length < CLAIM_FORM_VARIABLES.length) {
    const message = `the claim form is off because ${unsetVariables.join(', ')} is not set`
    results.push({ check, state: 'advice', message, hint: `set all four, or none, ${location}` })
  }
  return results.length > 0 ? results : [createOkResult(check, 'all valid')]
}

function findOriginProblem(origin: string): string | null {
  if (!origin) return 'SITE_ORIGIN is not set, so a deployed site would use localhost in its URLs'
  if (isLocalOrigin(origin)) return `SITE_ORIGIN is ${origin}, which is this machine`
  return origin.startsWith('https://') ? null : `SITE_ORIGIN is ${origin}, which is not served over HTTPS`
}

export const findDatabaseBinding = ({ d1_databases }: WranglerConfiguration): D1Binding | null =>
  d1_databases.find(({ binding }) => binding === 'DB') ?? null

export const DATABASE_NOT_BOUND = {
  message: 'DB is not bound in wrangler.toml',
  hint: 'add `binding = "DB"` under [[d1_databases]]: `git diff wrangler.toml` shows what was removed',
}

export function checkDatabaseId(configuration: WranglerConfiguration): CheckResult {
  const check = 'Database id'
  const database = findDatabaseBinding(configuration)
  if (!database) return { check, state: 'problem', ...DATABASE_NOT_BOUND }
  const id = database.database_id || PLACEHOLDER_DATABASE_ID
  if (UUID.test(id) && id !== PLACEHOLDER_DATABASE_ID) return createOkResult(check, id)
  const message =
    id === PLACEHOLDER_DATABASE_ID
      ? 'wrangler.toml has no database id yet'
      : `${id} in wrangler.toml is not the id of a database`
  const name = database.database_name ?? 'medspa-directory'
  const hint = `run \`npx wrangler d1 create ${name}\` and put the id it prints into wrangler.toml`
  return createProblemResult(check, message, hint)
}

/** Ignores a missing database id, which `checkDatabaseId` reports. */
export function checkDatabasesDiffer(preview: WranglerConfiguration, production: WranglerConfiguration): CheckResult[] {
  const id = findDatabaseBinding(preview)?.database_id || PLACEHOLDER_DATABASE_ID
  if (id === PLACEHOLDER_DATABASE_ID || id !== findDatabaseBinding(production)?.database_id) return []
  const message = `${id} in wrangler.toml is the database of production and of the preview`
  const hint = 'give [env.preview] its own: `npx wrangler d1 create medspa-directory-preview`'
  return [createProblemResult('Database id', message, hint)]
}

/** `output` is null if wrangler timed out or could not run. */
export function checkLogin(output: { code: number | null; text: string } | null): CheckResult {
  const check = 'Login'
  const mayBeOffline =
    output === null ||
    (output.code !== 0 && /fetch failed|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network/i.test(output.text))
  if (output && /not (?:logged in|authenticated)|wrangler login/i.test(output.text))
    return createProblemResult(
      check,
      'you are not logged in to Cloudflare',
      'run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN',
    )
  if (mayBeOffline)
    return {
      check,
      state: 'unknown',
      message: 'Cloudflare cannot be reached, so the login is unknown',
      hint: 'check that this machine can reach https://api.cloudflare.com, then try again',
    }
  const email = /associated with the email ([^\s!]+)/.exec(output.text)?.[1]
  if (output.code === 0) return createOkResult(check, email ? `as ${email.replace(/\.$/, '')}` : 'with an API token')
  const message = output.text.trim().split('\n').at(-1) ?? ''
  return createProblemResult(check, message, 'run `npx wrangler whoami` to see the full output')
}

export function checkMigrations(
  check: string,
  files: readonly string[],
  appliedFiles: readonly string[],
  applyCommand: string,
) {
  const pendingFiles = files.filter((file) => !appliedFiles.includes(file))
  const unknownFiles = appliedFiles.filter((file) => !files.includes(file))
  if (unknownFiles.length > 0) {
    const message = `has migrations that are not in this checkout (${unknownFiles.join(', ')})`
    return createProblemResult(
      check,
      message,
      'check out the version that created the database, or start with an empty one',
    )
  }
  if (pendingFiles.length === 0) return createOkResult(check, `all ${files.length} migrations applied`)
  return createProblemResult(check, `${pendingFiles.join(', ')} not applied`, `run \`${applyCommand}\``)
}

export function checkStoredVersion(
  check: string,
  plannedVersion: string,
  storedVersion: string | null,
  loadCommand: string,
): CheckResult {
  if (isSameVersion(storedVersion, plannedVersion))
    return createOkResult(check, `has the directory's data (version ${plannedVersion})`)
  const message = storedVersion
    ? `has version ${storedVersion}, but the directory is version ${plannedVersion}`
    : 'has no data'
  return createProblemResult(check, message, `run \`${loadCommand}\``)
}
