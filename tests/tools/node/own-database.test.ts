import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('a test file that reloads the app has its own database', () => {
  const files = globSync('tests/{db,features,http,render,seo,site}/**/*.test.{ts,tsx}')
  const text = (file: string) => readFileSync(file, 'utf8')
  const loading = files.filter((file) => /loadProduction\(|resetModules\(/.test(text(file)))
  expect(loading.length).toBeGreaterThan(0)
  expect(loading.filter((file) => !text(file).startsWith('// @own-database'))).toEqual([])
})
