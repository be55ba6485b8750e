import { isThisMachine, readVariables } from '../src/variables.ts'

/** What was looked at, what is so, and the way out where something is wrong. */
export interface Finding {
  about: string
  /** `unknown`: it could not be looked at; `says` tells why. */
  state: 'ok' | 'advice' | 'problem' | 'unknown'
  says: string
  wayOut?: string
}

/** The id that stands in wrangler.toml until there is a deployed database. */
const NO_DATABASE = '00000000-0000-0000-0000-000000000000'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What the checks read of wrangler.toml. */
export interface Configuration {
  d1_databases: DatabaseBinding[]
  ratelimits?: { name: string }[] | undefined
  assets?: { binding?: string | undefined } | undefined
  version_metadata?: { binding: string } | undefined
  vars: Record<string, unknown>
}

export interface DatabaseBinding {
  binding: string
  database_id?: string | undefined
  preview_database_id?: string | undefined
}

const ok = (about: string, says: string): Finding => ({ about, state: 'ok', says })

/** `version` as in `24.21.0`; `wanted` as package.json has it, e.g. `>=20.19`. */
export function checkNode(version: string, wanted: string): Finding {
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number)
  const [major = 0, minor = 0] = numbers(version)
  const [wantedMajor = 0, wantedMinor = 0] = numbers(wanted)
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return ok('Node', `version ${version}`)
  const says = `version ${version} is older than ${wanted}`
  return { about: 'Node', state: 'problem', says, wayOut: 'install a newer Node, and then `npm ci` again' }
}

const BINDINGS = ['DB', 'ASSETS', 'API_LIMIT', 'SEARCH_LIMIT', 'CF_VERSION_METADATA']

export function checkBindings(configuration: Configuration): Finding {
  const present = new Set([
    ...configuration.d1_databases.map(({ binding }) => binding),
    ...(configuration.ratelimits ?? []).map(({ name }) => name),
    configuration.assets?.binding,
    configuration.version_metadata?.binding,
  ])
  const missing = BINDINGS.filter((binding) => !present.has(binding))
  if (missing.length === 0) return ok('Bindings', BINDINGS.join(', '))
  const says = `wrangler.toml lacks ${missing.join(', ')}`
  return { about: 'Bindings', state: 'problem', says, wayOut: 'put it back: `git diff wrangler.toml` shows what went' }
}

const FORM = ['CLAIM_FORM_SCRIPT', 'CLAIM_FORM_PORTAL', 'CLAIM_FORM_ID', 'CLAIM_FORM_REGION'] as const

/**
 * `deployed`: they are those of a site that the public reaches. Without its own address that would count as one of this
 * machine: open to search engines whatever its data, with localhost in every canonical link.
 */
export function checkVariables({ vars }: Configuration, { deployed }: { deployed: boolean }): Finding[] {
  const about = 'Variables'
  const where = 'in wrangler.toml under [vars]; README.md says what each is for'
  const { variables, faults } = readVariables(vars)
  if (!variables)
    return faults.map((says): Finding => ({ about, state: 'problem', says, wayOut: `set it right ${where}` }))
  const findings: Finding[] = []
  const says = faultOfAddress(variables.SITE_ORIGIN)
  if (says) {
    const wayOut = `set it to https://your.domain ${where}`
    findings.push(
      deployed
        ? { about, state: 'problem', says, wayOut }
        : { about, state: 'advice', says, wayOut: `before deploying, ${wayOut}` },
    )
  }
  const unset = FORM.filter((name) => variables[name] === '')
  if (unset.length > 0 && unset.length < FORM.length) {
    const says = `of the claim form's variables ${unset.join(', ')} is not set, so there is no form`
    findings.push({ about, state: 'advice', says, wayOut: `set all four, or none, ${where}` })
  }
  return findings.length > 0 ? findings : [ok(about, 'all valid')]
}

/** Why an origin is no address for a deployed site; null when it is one. */
function faultOfAddress(origin: string): string | null {
  if (!origin) return 'SITE_ORIGIN is not set: a deployed site would give localhost as its address'
  if (isThisMachine(origin)) return `SITE_ORIGIN is ${origin}, which is this machine`
  return origin.startsWith('https://') ? null : `SITE_ORIGIN is ${origin}, which is not served over HTTPS`
}

export const findDatabase = ({ d1_databases }: Configuration): DatabaseBinding | null =>
  d1_databases.find(({ binding }) => binding === 'DB') ?? null

export const NOT_BOUND = {
  says: 'DB is not bound in wrangler.toml',
  wayOut: 'bind it there, by `binding = "DB"` under [[d1_databases]]: `git diff wrangler.toml` shows what went',
}

export function checkDatabaseId(configuration: Configuration): Finding {
  const about = 'Database id'
  const database = findDatabase(configuration)
  if (!database) return { about, state: 'problem', ...NOT_BOUND }
  const id = database.database_id || NO_DATABASE
  if (UUID.test(id) && id !== NO_DATABASE) return ok(about, id)
  const says =
    id === NO_DATABASE ? 'wrangler.toml has no database id yet' : `${id} in wrangler.toml is not the id of a database`
  const wayOut = 'run `npx wrangler d1 create medspa-directory` and put the id it prints into wrangler.toml'
  return { about, state: 'problem', says, wayOut }
}

/** What `wrangler whoami` said, with its exit code; null when it did not end in time. */
export function checkLogin(said: { code: number | null; text: string } | null): Finding {
  const about = 'Login'
  const offline = said === null || /fetch failed|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network/i.test(said.text)
  if (said && /not (?:logged in|authenticated)|wrangler login/i.test(said.text)) {
    const wayOut = 'run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN'
    return { about, state: 'problem', says: 'nobody is logged in to Cloudflare', wayOut }
  }
  if (offline)
    return {
      about,
      state: 'unknown',
      says: 'Cloudflare does not answer from here, so who is logged in is not known',
      wayOut: 'see that this machine reaches https://api.cloudflare.com, and ask again',
    }
  const who = /associated with the email ([^\s!]+)/.exec(said.text)?.[1]
  if (said.code === 0) return ok(about, who ? `as ${who.replace(/\.$/, '')}` : 'by a token')
  const says = said.text.trim().split('\n').at(-1) ?? ''
  return { about, state: 'problem', says, wayOut: 'run `npx wrangler whoami` to see all of it' }
}

/** `applied`: what the database knows of, by file name. */
export function checkMigrations(about: string, files: readonly string[], applied: readonly string[], apply: string) {
  const pending = files.filter((file) => !applied.includes(file))
  const foreign = applied.filter((file) => !files.includes(file))
  if (foreign.length > 0) {
    const says = `it has migrations that are not in this checkout (${foreign.join(', ')})`
    return {
      about,
      state: 'problem',
      says,
      wayOut: 'check out the version that made it, or start an empty one',
    } as const
  }
  if (pending.length === 0) return ok(about, `all ${files.length} migrations applied`)
  return { about, state: 'problem', says: `${pending.join(', ')} not applied`, wayOut: `run \`${apply}\`` } as const
}

/** `stored`: null before the first load. */
export function checkData(about: string, planned: string, stored: string | null, load: string): Finding {
  if (stored === planned) return ok(about, `holds the seed's data (version ${planned})`)
  const says = stored ? `holds version ${stored}, the seed is ${planned}` : 'holds no data'
  return { about, state: 'problem', says, wayOut: `run \`${load}\`` }
}

/** `built`, `changed`: when the build was made and its newest source changed, in milliseconds; null when there is none. */
export function checkBuild(built: number | null, changed: { file: string; at: number }): Finding {
  const about = 'Build'
  if (built === null)
    return {
      about,
      state: 'advice',
      says: 'there is none',
      wayOut: 'run `npm run build`; start and deploy do it themselves',
    }
  if (changed.at > built)
    return { about, state: 'advice', says: `older than ${changed.file}`, wayOut: 'run `npm run build`' }
  return ok(about, 'newer than every source')
}
