import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import vnu from 'vnu-jar'
import { EXAMPLE_PAGES } from '../../tools/example-pages.ts'
import { createAptInstallCommands, ensureInstalled } from '../../tools/playwright/install.ts'
import { readHtml } from './visit.ts'

interface CheckerMessage {
  type: string
  url: string
  message: string
  extract?: string
}

const IGNORED_MESSAGES = [
  // Pages close void elements with a slash, as React does. HTML allows the slash.
  'Trailing slash on void elements',
  // The attribute is valid, but too new for this version of the checker. Later versions have to download files to run.
  'Attribute “name” not allowed on element “details”',
  // WebKit calls a list a group if its items cannot have markers.
  'The “list” role is unnecessary for element “ul”',
]

test.beforeAll(() =>
  ensureInstalled({
    name: 'Java',
    isInstalled: () => spawnSync('java', ['-version']).status === 0,
    installers: [createAptInstallCommands('default-jre-headless')],
    problem: 'The HTML checker needs Java, and none was found or could be installed.',
    hint: 'Install a Java runtime of version 11 or later (on Debian, as root: apt-get install default-jre-headless).',
  }),
)

test('the Nu HTML checker reports no error or warning on any kind of page', async ({ page }) => {
  const folder = '.tmp/html'
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [index, examplePage] of EXAMPLE_PAGES.entries()) {
    // Removes the stylesheet, whose CSS is too new for the checker. The build rejects syntax errors in it.
    const html = (await readHtml(page, examplePage)).replace(/<style>.*?<\/style>/s, '<style></style>')
    writeFileSync(join(folder, `${index}.html`), html)
  }
  const result = spawnSync('java', ['-jar', vnu, '--format', 'json', '--exit-zero-always', folder], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const { messages } = JSON.parse(result.stderr) as { messages: CheckerMessage[] }
  const relevantMessages = messages.filter(
    ({ message }) => !IGNORED_MESSAGES.some((start) => message.startsWith(start)),
  )
  const findPath = (url: string) => EXAMPLE_PAGES[Number(/(\d+)\.html$/.exec(url)?.[1])]?.path
  expect(
    relevantMessages.map(({ type, url, message, extract }) => `${findPath(url)} ${type}: ${message} ${extract ?? ''}`),
  ).toEqual([])
})
