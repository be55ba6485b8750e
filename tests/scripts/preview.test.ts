import { expect, test } from 'vitest'
import { type Unstable_Config, unstable_readConfig } from 'wrangler'
import { checkDatabasesDiffer } from '../../scripts/doctor/doctor-checks.ts'

const productionConfig: Unstable_Config = unstable_readConfig({ config: 'wrangler.toml' })
const previewConfig: Unstable_Config = unstable_readConfig({ config: 'wrangler.toml', env: 'preview' })

test('the preview has the same bindings, limits and variable names as production', () => {
  const pickSharedSettings = (config: typeof productionConfig) => ({
    databases: config.d1_databases.map(({ binding, migrations_dir }) => ({ binding, migrations_dir })),
    limits: config.ratelimits?.map(({ name, simple }) => ({ name, simple })),
    variables: Object.keys(config.vars),
    otherSettings: [config.assets, config.triggers, config.version_metadata, config.cache, config.compatibility_date],
  })
  expect(pickSharedSettings(previewConfig)).toEqual(pickSharedSettings(productionConfig))
})

test('the preview counts requests separately, has its own name and database, and is not indexed', () => {
  expect(previewConfig.name).toBe('medspa-directory-preview')
  expect(previewConfig.d1_databases[0]?.database_name).toBe('medspa-directory-preview')
  expect(previewConfig.vars['NOINDEX']).toBe('on')
  const namespaceIds = [productionConfig, previewConfig].flatMap(({ ratelimits = [] }) =>
    ratelimits.map((limit) => limit.namespace_id),
  )
  expect(namespaceIds).not.toEqual([])
  expect(new Set(namespaceIds).size).toBe(namespaceIds.length)
})

test('a preview that uses the production database is a problem', () => {
  const createConfigWithId = (id: string) => ({
    ...productionConfig,
    d1_databases: [{ binding: 'DB', database_id: id }],
  })
  const [firstId, secondId] = ['11111111-1111-1111-1111-111111111111', '22222222-2222-2222-2222-222222222222']
  expect(checkDatabasesDiffer(createConfigWithId(firstId), createConfigWithId(firstId))).toEqual([
    expect.objectContaining({ state: 'problem', message: expect.stringContaining(firstId) }),
  ])
  expect(checkDatabasesDiffer(createConfigWithId(secondId), createConfigWithId(firstId))).toEqual([])
  expect(checkDatabasesDiffer(previewConfig, productionConfig)).toEqual([])
})
