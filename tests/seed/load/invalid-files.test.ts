import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { SAMPLE_FOLDER } from '../../../seed/directory.ts'
import { splitFrontMatter } from '../../../seed/load/front-matter.ts'
import { type Issue, loadSeedFiles } from '../../../seed/load/load.ts'
import { copySample, rewrite } from '../../tools/node/seed-folder.ts'

const IN_TWO_DAYS = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)

const readText = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

describe('files written by other programs', () => {
  const folder = copySample(afterAll)
  const changed = ['data/areas.json', 'data/clinics/clinic-001.json', 'content/pages/about.md', 'content/faq/home.md']
  for (const file of changed) rewrite(folder, file, (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`)

  test('with a byte order mark and CRLF have the same data', () => {
    expect(loadSeedFiles(folder)).toEqual(loadSeedFiles(SAMPLE_FOLDER))
  })
})

test.each(['data/clinics/clinic-001.json', 'content/pages/about.md'])(
  'a merge conflict in %s is reported with its line and what to do',
  (file) => {
    const folder = copySample()
    const conflict = '<<<<<<< HEAD\n\n=======\n\n>>>>>>> 3f2a1c (Our prices)\n'
    rewrite(folder, file, (text) => text.replace('\n', `\n${conflict}`))
    expect(loadSeedFiles(folder).issues.filter((issue) => issue.file === file)).toEqual([
      expect.objectContaining({
        line: 2,
        message: expect.stringMatching(/^has a merge conflict: keep one of its two/),
      }),
    ])
  },
)

describe('a rejected file is reported', () => {
  const folder = copySample(afterAll)
  const add = (file: string, text: string) => writeFileSync(join(folder, file), text)
  const addClinic = (id: string, more: string) =>
    add(
      `data/clinics/${id}.json`,
      `{\n  "id": "${id}",\n  "name": "A",\n  "address": "1 A Street, New York, NY 10013"${more}\n}\n`,
    )

  writeFileSync(join(folder, 'data/redirects.json'), Buffer.from('[\n  "caf\xe9"\n]\n', 'latin1'))
  rewrite(folder, 'data/site.json', (text) => text.replace('"sample": true,', '"sample": true,\n  "sample": false,'))
  add('content/pages/long.md', `---\ntitle: Long\n---\n${'x '.repeat(20_001)}`)
  rewrite(folder, 'data/groups.json', (text) => text.replace(/\n\]?\}?\s*$/, ''))
  rewrite(folder, 'content/pages/about.md', (text) => text.replace('## Mission', '## Mission\n\nTurned \u202e text.'))
  rewrite(folder, 'content/pages/contact.md', (text) => text.replace('lead: ', 'lead: \u0007'))
  rewrite(folder, 'content/faq/home.md', (text) => text.replace('title: ', 'title: [open\ntitle: '))
  rewrite(folder, 'content/faq/laser.md', (text) => text.replace('title: ', 'title: **'))
  rewrite(folder, 'content/pages/privacy.md', (text) => text.replace(/lead: .*/, 'lead: Ask for Room #5 or # 6'))
  rewrite(folder, 'content/pages/data.md', (text) => text.replace(/lead: .*/, "lead: 'Ask for Room # 6'"))
  for (const file of ['content/guides/botox.md', 'content/faq/skin.md', 'content/local/botox/soho.md'])
    rewrite(folder, file, (text) => text.replace(/reviewed: .*/, `reviewed: ${IN_TWO_DAYS}`))
  rewrite(folder, 'data/sources.json', (text) => text.replace(/"date": "\d{4}[^"]*"/, `"date": "2999"`))
  addClinic('closed', `,\n  "status": { "kind": "closed", "on": "${IN_TWO_DAYS}" }`)
  addClinic('turned', ',\n  "description": "a\\u2067b"')
  addClinic('unfilterable', ',\n  "languages": ["Русский", "Русский (Russian)"],\n  "devices": ["水光针"]')
  addClinic('doubled', ',\n  "hours": { "mon": null, "mon": null }')
  const { files, issues } = loadSeedFiles(folder)
  const findIssuesIn = (file: string) => issues.filter((issue) => issue.file === file)

  const expected: [file: string, issue: Partial<Issue>][] = [
    ['data/redirects.json', { line: 2, message: expect.stringContaining('is not UTF-8') }],
    ['data/site.json', { path: 'sample', line: 3, message: expect.stringContaining('is defined twice') }],
    ['content/pages/long.md', { message: expect.stringContaining('characters: shorten it to 40,000') }],
    ['data/groups.json', { line: expect.any(Number), message: expect.stringContaining('is not JSON') }],
    ['content/pages/about.md', { path: 'line 11', message: expect.stringContaining('text direction marks') }],
    ['content/faq/home.md', { path: 'front matter', line: 4, message: expect.stringContaining('is not YAML') }],
    [
      'content/faq/laser.md',
      { path: 'front matter', line: 3, message: expect.stringMatching(/not YAML: .*in double quotes/) },
    ],
    ['content/pages/privacy.md', { path: 'line 5', message: expect.stringContaining('has a comment') }],
    ['content/guides/botox.md', { path: 'reviewed', message: 'is in the future' }],
    ['content/faq/skin.md', { path: 'reviewed', message: 'is in the future' }],
    ['content/local/botox/soho.md', { path: 'reviewed', message: 'is in the future' }],
    ['data/sources.json', { path: expect.stringMatching(/date$/), message: 'is in the future' }],
    ['data/clinics/closed.json', { path: 'status.on', message: 'is in the future' }],
    ['data/clinics/turned.json', { path: 'description', message: expect.stringContaining('text direction marks') }],
  ]

  test.each(expected)('%s: %o', (file, issue) => {
    expect(findIssuesIn(file)).toEqual([expect.objectContaining(issue)])
  })

  test('control characters in front matter are rejected', () => {
    expect(findIssuesIn('content/pages/contact.md')).toContainEqual(
      expect.objectContaining({ path: 'line 5', message: expect.stringContaining('control characters') }),
    )
  })

  test('languages and devices without Latin letters or digits are rejected', () => {
    const message = 'must have a Latin letter or a digit, because the URL of its filter has only these'
    expect(findIssuesIn('data/clinics/unfilterable.json')).toEqual([
      expect.objectContaining({ path: 'languages.0', message }),
      expect.objectContaining({ path: 'devices.0', message }),
    ])
  })

  test('a number sign in a quoted text of front matter is accepted', () => {
    expect(findIssuesIn('content/pages/data.md')).toEqual([])
  })

  test('duplicate keys are rejected at any depth', () => {
    expect(findIssuesIn('data/clinics/doubled.json')).toContainEqual(
      expect.objectContaining({ path: 'hours.mon', line: 5, message: expect.stringContaining('is defined twice') }),
    )
  })

  test('none of the files are returned, not even the valid ones', () => {
    expect(files).toBeNull()
  })
})

describe('front matter', () => {
  const issues: [number | string, string | undefined][] = []
  const split = (text: string) => {
    issues.length = 0
    return splitFrontMatter(text, (path, message, line) => issues.push([line ?? path, message]))
  }

  test.each([
    ['---\n---\n\nText', 'no lines'],
    ['---\n\n---\n\nText', 'an empty line'],
    ['---\n# title: About\n---\n\nText', 'a comment'],
    ['---\n- About\n---\n\nText', 'a list'],
    ['---\nAbout\n---\n\nText', 'a text'],
  ])('%j has %s, so an example is shown', (text) => {
    expect(split(text)).toBeNull()
    expect(issues).toEqual([[2, 'must consist of lines such as `title: About us`']])
  })

  test.each(['---\ntitle: About\n---', '--- \ntitle: About\n---\t\nText'])(
    '%j is accepted, because spaces after --- and a missing last line break are invisible',
    (text) => {
      expect(split(text)).toMatchObject({ front: { title: 'About' }, body: text.endsWith('Text') ? 'Text' : '' })
      expect(issues).toEqual([])
    },
  )

  test.each(['Open: daily', '@home', "'We're open'", '[new] Open', '*Open', '{price} is fair'])(
    'a text that YAML cannot read needs double quotes: %s',
    (text) => {
      expect(split(`---\nslug: a\ntitle: ${text}\n---\n`)).toBeNull()
      expect(issues).toEqual([[3, expect.stringMatching(/^is not YAML: .+: put the text in double quotes$/)]])
    },
  )

  test.each(['title: !Open now', 'title: &Open now', 'names:\n  - !Open now'])(
    'a text whose first word YAML would drop is an error: %j',
    (lines) => {
      split(`---\n${lines}\n---\n`)
      expect(issues).toEqual([
        [expect.stringMatching(/^line [23]$/), expect.stringContaining('put the text in quotes')],
      ])
    },
  )

  test('an exclamation mark or an ampersand within a text is accepted', () => {
    expect(split('---\ntitle: Skin & more!\nlead: |\n  &c is Latin.\n---\n')).not.toBeNull()
    expect(issues).toEqual([])
  })
})

describe('unused files', () => {
  const folder = copySample(afterAll)
  const unexpectedFiles = ['data/clinic.json', 'data/clinics/a.JSON', 'content/about.md', 'content/faq/copy.txt']
  const allowedFiles = [
    'data/README.md',
    'data/clinics/changes.log.md',
    'content/.DS_Store',
    'data/clinics/.a.json.swp',
  ]
  for (const file of [...unexpectedFiles, ...allowedFiles])
    writeFileSync(join(folder, file), readText(folder, 'data/site.json'))

  test('are rejected, except README.md, changes.log.md and hidden files', () => {
    const { issues } = loadSeedFiles(folder)
    expect(issues.map(({ file }) => file)).toEqual(unexpectedFiles.toSorted())
    expect(issues[0]?.message).toMatch(/^is not a file of a directory: /)
  })
})
