import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { quoteShellWord } from '../../scripts/shell-word.ts'

test('a plain path is not quoted', () => {
  expect(quoteShellWord('../my-directory')).toBe('../my-directory')
})

test.each(['../my directory', "Ann's clinics", 'a$HOME', 'Verzeichnis é', '*', ''])(
  'a shell reads %j as one word',
  (text) => {
    const command = `set -- ${quoteShellWord(text)}; printf %s "$#:$1"`
    expect(execFileSync('sh', ['-c', command], { encoding: 'utf8' })).toBe(`1:${text}`)
  },
)
