import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('a test file that reloads the app is tagged @own-database', () => {
  const files = globSync('tests/{db,features,http,render,seo,site}/**/*.test.{ts,tsx}')
  const readText = (file: string) => readFileSync(file, 'utf8')
  const reloadingFiles = files.filter((file) => /loadProductionApp\(|resetModules\(/.test(readText(file)))
  expect(reloadingFiles.length).toBeGreaterThan(0)
  expect(reloadingFiles.filter((file) => !readText(file).startsWith('// @own-database'))).toEqual([])
})
