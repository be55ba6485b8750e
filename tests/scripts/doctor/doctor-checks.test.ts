import { describe, expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import {
  checkBindings,
  checkDatabaseId,
  checkLogin,
  checkMigrations,
  checkStoredVersion,
  checkVariables,
  type WranglerConfiguration,
} from '../../../scripts/doctor/doctor-checks.ts'
import { API_LIMIT, SEARCH_LIMIT } from '../../../src/domain/limits.ts'

const projectConfiguration: WranglerConfiguration = unstable_readConfig({ config: 'wrangler.toml' })

const createConfiguration = (vars: Record<string, string> = {}, id?: string): WranglerConfiguration => ({
  ...projectConfiguration,
  d1_databases: [{ binding: 'DB', ...(id !== undefined && { database_id: id }) }],
  vars,
})

test('every check result that is not ok has a hint', () => {
  const checkResults = [
    checkBindings({ ...createConfiguration(), ratelimits: [] }),
    ...checkVariables(createConfiguration({ SITE_ORIGIN: 'nonsense' }), { requiresOrigin: false }),
    ...checkVariables(createConfiguration({ SITE_ORIGIN: '' }), { requiresOrigin: false }),
    ...checkVariables(createConfiguration({ SITE_ORIGIN: '' }), { requiresOrigin: true }),
    ...checkVariables(createConfiguration({ SITE_ORIGIN: 'https://spas.example', CLAIM_FORM_ID: 'a' }), {
      requiresOrigin: false,
    }),
    checkDatabaseId(createConfiguration()),
    checkDatabaseId({ ...createConfiguration(), d1_databases: [] }),
    checkLogin({ code: 1, text: 'You are not authenticated. Please run `wrangler login`.' }),
    checkLogin({ code: 1, text: 'Something else' }),
    checkLogin(null),
    checkMigrations('Database', ['0001.sql'], [], 'apply'),
    checkMigrations('Database', [], ['0001.sql'], 'apply'),
    checkStoredVersion('Database', 'b', 'a', 'load'),
  ]
  expect(checkResults.filter(({ state }) => state === 'ok')).toEqual([])
  expect(checkResults.filter(({ hint }) => !hint)).toEqual([])
})

describe('the configuration', () => {
  test('of this project has every binding and the rate limits stated in the code', () => {
    expect(checkBindings(projectConfiguration)).toMatchObject({ state: 'ok' })
    const limits = projectConfiguration.ratelimits.map(({ name, simple }) => [name, simple.limit, simple.period])
    expect(limits).toEqual([
      ['API_LIMIT', API_LIMIT.requests, API_LIMIT.periodSeconds],
      ['SEARCH_LIMIT', SEARCH_LIMIT.requests, SEARCH_LIMIT.periodSeconds],
    ])
  })

  test('with missing bindings is reported with their names', () => {
    const { message } = checkBindings({ ...createConfiguration(), ratelimits: [], assets: undefined })
    expect(message).toContain('ASSETS, API_LIMIT, SEARCH_LIMIT')
  })

  test('without a database id gets a hint on how to create a database', () => {
    for (const id of [undefined, '', '00000000-0000-0000-0000-000000000000'])
      expect(checkDatabaseId(createConfiguration({}, id))).toMatchObject({
        state: 'problem',
        hint: expect.stringContaining('wrangler d1 create'),
      })
    expect(checkDatabaseId(createConfiguration({}, '6f1f2f0e-52a4-4d1c-9d0b-3c1f0c5e7a10')).state).toBe('ok')
  })

  test.each(['put-the-id-here', 'medspa-directory', '6f1f2f0e-52a4-4d1c-9d0b'])('with the id %s is reported', (id) => {
    expect(checkDatabaseId(createConfiguration({}, id))).toMatchObject({
      state: 'problem',
      message: expect.stringContaining(id),
      hint: expect.stringContaining('wrangler d1 create'),
    })
  })

  test('without DB gets a hint on how to bind it', () => {
    const configurationWithoutDatabase = {
      ...createConfiguration(),
      d1_databases: [{ binding: 'OTHER', database_id: 'a' }],
    }
    expect(checkDatabaseId(configurationWithoutDatabase)).toMatchObject({
      state: 'problem',
      message: expect.stringContaining('DB is not bound'),
      hint: expect.stringContaining('[[d1_databases]]'),
    })
  })
})

describe('the variables', () => {
  const checkTestVariables = (vars: Record<string, string>, requiresOrigin = false) =>
    checkVariables(createConfiguration(vars), { requiresOrigin })
  const CLAIM_FORM_VARIABLES = {
    CLAIM_FORM_SCRIPT: 'https://forms.example/v2.js',
    CLAIM_FORM_PORTAL: '1',
    CLAIM_FORM_ID: 'a',
    CLAIM_FORM_REGION: 'na1',
  }

  test('have one result if all are valid', () => {
    expect(checkTestVariables({ SITE_ORIGIN: 'https://spas.example', ...CLAIM_FORM_VARIABLES })).toEqual([
      { check: 'Variables', state: 'ok', message: 'all valid' },
    ])
  })

  test('are each named when invalid', () => {
    const checkResults = checkTestVariables({ SITE_ORIGIN: 'spas.example', INDEXNOW_KEY: 'x', READ_REPLICAS: 'yes' })
    expect(checkResults.map(({ state, message }) => `${state} ${message.split(' ')[0]}`)).toEqual([
      'problem SITE_ORIGIN',
      'problem READ_REPLICAS',
      'problem INDEXNOW_KEY',
    ])
  })

  test.each(['', 'http://spas.example', 'https://localhost', 'https://LOCALHOST:8787', 'https://127.0.0.1'])(
    'result in advice locally, and in a problem when deployed, for the origin %j',
    (SITE_ORIGIN) => {
      const message = expect.stringContaining('SITE_ORIGIN')
      expect(checkTestVariables({ SITE_ORIGIN })).toMatchObject([{ state: 'advice', message }])
      expect(checkTestVariables({ SITE_ORIGIN }, true)).toMatchObject([{ state: 'problem', message }])
    },
  )

  test('accept a deployed origin that only starts with "localhost"', () => {
    expect(checkTestVariables({ SITE_ORIGIN: 'https://localhost.example' }, true)).toMatchObject([{ state: 'ok' }])
  })

  test('result in advice for an incomplete claim form', () => {
    const results = checkTestVariables({
      SITE_ORIGIN: 'https://spas.example',
      ...CLAIM_FORM_VARIABLES,
      CLAIM_FORM_ID: '',
    })
    expect(results).toMatchObject([{ state: 'advice', message: expect.stringContaining('CLAIM_FORM_ID is not set') }])
  })
})

describe('the login', () => {
  test.each([
    [{ code: 0, text: '👋 You are logged in with an OAuth Token, associated with the email a@network.example.' }, 'ok'],
    [{ code: 0, text: 'You are logged in with an API Token.' }, 'ok'],
    [{ code: 0, text: 'You are not authenticated. Please run `wrangler login`.' }, 'problem'],
    [{ code: 1, text: 'TypeError: fetch failed' }, 'unknown'],
    [{ code: 1, text: 'getaddrinfo EAI_AGAIN api.cloudflare.com' }, 'unknown'],
    [null, 'unknown'],
  ])('with the output %j is %s', (output, state) => {
    expect(checkLogin(output).state).toBe(state)
  })

  test('shows the user', () => {
    const text = 'You are logged in with an OAuth Token, associated with the email a@network.example.'
    expect(checkLogin({ code: 0, text }).message).toBe('as a@network.example')
  })
})

describe('a database', () => {
  test('is up to date if every migration is applied, and otherwise the missing migrations are named', () => {
    expect(checkMigrations('Database', ['1.sql', '2.sql'], ['1.sql', '2.sql'], 'apply').state).toBe('ok')
    const { state, message } = checkMigrations('Database', ['1.sql', '2.sql'], ['1.sql'], 'apply')
    expect([state, message]).toEqual(['problem', '2.sql not applied'])
  })

  test('with an unknown migration is reported', () => {
    expect(checkMigrations('Database', ['1.sql'], ['1.sql', '9.sql'], 'apply').message).toContain('9.sql')
  })

  test('with outdated or missing data is reported', () => {
    expect(checkStoredVersion('Database', 'b', 'b', 'load').state).toBe('ok')
    // The suffix of a load with --force.
    expect(checkStoredVersion('Database', 'b', 'b-mwzl56vp', 'load').state).toBe('ok')
    expect(checkStoredVersion('Database', 'b', 'a', 'load')).toMatchObject({
      state: 'problem',
      message: 'has version a, but the directory is version b',
    })
    expect(checkStoredVersion('Database', 'b', null, 'load')).toMatchObject({
      state: 'problem',
      message: 'has no data',
    })
  })
})
