import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const documents = globSync(['*.md', 'docs/**/*.md'], { exclude: ['CHANGELOG.md', 'docs/corrections/**'] })
const texts = new Map(documents.map((file) => [file, readFileSync(file, 'utf8')]))
const files = new Set(globSync('{*,{src,client,seed,scripts,tests,docs,public,migrations}/**}'))

const findMissingNames = (pattern: RegExp, resolve: (file: string, name: string) => string | null) =>
  [...texts].flatMap(([file, text]) =>
    [...text.matchAll(pattern)].flatMap(([, name = '']) => {
      const path = resolve(file, name)
      return path === null || files.has(path.replace(/\/$/, '')) ? [] : [`${file}: ${name}`]
    }),
  )

test('the documentation names only files and folders that exist', () => {
  expect(
    findMissingNames(
      /`((?:src|client|seed|scripts|tests|docs|public|migrations)\/[\w./@-]*\w\/?)`/g,
      (_, name) => name,
    ),
  ).toEqual([])
  expect(
    findMissingNames(/\]\((?!https?:|mailto:|tel:|#)([^)#]+)/g, (file, name) => normalize(join(dirname(file), name))),
  ).toEqual([])
})

test('the documentation names only npm scripts that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(
    findMissingNames(/npm run (?:-s |--silent )?([\w:-]*\w)/g, (_, name) => (name in scripts ? null : name)),
  ).toEqual([])
})
