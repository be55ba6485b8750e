import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SAMPLE_FOLDER } from '../../seed/directory.ts'
import { describeIssues } from '../../seed/load/describe-issues.ts'
import { toPlannedClinics } from '../../seed/plan/clinics.ts'
import { planRows } from '../../seed/plan/plan.ts'
import * as t from '../../src/db/schema.ts'
import { runScript } from './tools/run-script.ts'
import { copyOfSeed, rewriteData, seedFiles } from './tools/seed-folder.ts'
import { entry } from './tools/seed-issues.ts'

const cli = (...args: string[]) => runScript('seed/cli.ts', ...args)
const seed = seedFiles()
const local = entry(
  seed.prose.local.filter(({ front }) => front.popularProviders.length > 1),
  0,
)
const named = entry(local.front.popularProviders, 0)
const isNamed = ({ id, slug }: { id: string; slug?: string | undefined }) => id === named || slug === named

const BRONX = '12 Grand Concourse, The Bronx, NY 10451'

const addAbout =
  (text: string) =>
  ({ prose }: typeof seed) => {
    const page = entry(prose.local, 0)
    page.body = page.body.replace('## About\n\n', `## About\n\n${text}\n\n`)
  }

/** Applies a change and plans the local page that names providers, and the clinics on that page. */
function planAfter(change: (files: typeof seed) => void) {
  const files = structuredClone(seed)
  files.prose.local = files.prose.local.filter(({ file }) => file === local.file)
  change(files)
  const { plan, issues } = planRows(files)
  if (!plan) throw new Error(`the data was refused: ${JSON.stringify(issues)}`)
  const [page] = plan.rows.of(t.localPages)
  return { plan, warnings: issues.filter(({ file }) => file === local.file), page }
}

test('a clinic that closes causes only a warning, and a text that recommends the clinic leaves it out', () => {
  const { warnings, page, plan } = planAfter(({ clinics }) => {
    for (const clinic of clinics.filter(isNamed)) clinic.status = { kind: 'closed', on: '2026-11-01' }
  })
  const message = `names the clinic '${named}', which is closed or not listed: the page leaves it out`
  const path = `popularProviders.${local.front.popularProviders.indexOf(named)}`
  expect(warnings).toContainEqual({ file: local.file, path, message, warning: true })
  expect(page?.content.popularProviders).toHaveLength(local.front.popularProviders.length - 1)
  expect(plan.rows.of(t.clinics).find(({ id, slug }) => id === named || slug === named)?.status?.kind).toBe('closed')
})

test('a recommendation of a clinic that no longer offers the treatment is left out, with a warning', () => {
  const { warnings, page } = planAfter(({ clinics }) => {
    for (const clinic of clinics.filter(isNamed)) {
      clinic.services = clinic.services.filter((slug) => slug !== local.front.treatment)
      clinic.prices = clinic.prices?.filter(({ service }) => service !== local.front.treatment)
    }
  })
  const treatment = seed.treatments.find(({ slug }) => slug === local.front.treatment)?.name
  const message = `names the clinic '${named}', which no longer offers ${treatment}: its recommendation is left out`
  const path = `popularProviders.${local.front.popularProviders.indexOf(named)}`
  expect(warnings).toContainEqual({ file: local.file, path, message, warning: true })
  expect(page?.content.popularProviders).toHaveLength(local.front.popularProviders.length - 1)
  expect(describeIssues(warnings, SAMPLE_FOLDER)).toMatch(/\.md · line \d+ · popularProviders: names the clinic/)
})

test('a link in prose to a clinic that is not listed becomes plain text, with a warning that names the line', () => {
  const { warnings, page } = planAfter(addAbout('Ask at [Gone Skin](/soho/gone-skin).'))
  const message = 'links to /soho/gone-skin, a clinic that is closed or not listed; shown without the link'
  const path = `line ${local.bodyLine + local.body.slice(0, local.body.indexOf('## About')).split('\n').length + 1}`
  expect(warnings).toEqual([{ file: local.file, path, message, warning: true }])
  expect(page?.content.paragraphs[0]).toBe('Ask at Gone Skin.')
})

test.each(['/the-bronx/gone-skin', '/staten-island/gone-skin'])(
  'a link to %s, a path for clinics outside all areas, becomes plain text too',
  (path) => {
    const { warnings, page } = planAfter(addAbout(`Ask at [Gone Skin](${path}).`))
    const message = `links to ${path}, a clinic that is closed or not listed; shown without the link`
    expect(warnings).toEqual([expect.objectContaining({ message, warning: true })])
    expect(page?.content.paragraphs[0]).toBe('Ask at Gone Skin.')
  },
)

describe('a text that names a clinic without a link', () => {
  const clinic = entry(seed.clinics, 0)
  const close = ({ clinics }: typeof seed) => {
    const [first] = clinics
    if (first) first.status = { kind: 'closed', on: '2026-11-01' }
  }
  const namesIn = (text: string, change: (files: typeof seed) => void = close) => {
    const { warnings, page } = planAfter((files) => {
      change(files)
      addAbout(text)(files)
    })
    const about = warnings.filter(({ path }) => path.startsWith('line'))
    return { messages: about.map(({ message }) => message), warnings: about, page }
  }
  test('leaves out the paragraph when the clinic has closed, with a warning that names the line', () => {
    const text = `At ${clinic.name.replace(' ', '\n')} you can park.`
    const { warnings, page } = namesIn(text)
    const line = local.bodyLine + local.body.slice(0, local.body.indexOf('## About')).split('\n').length + 1
    const message = `names ${clinic.name.replace(' ', '\n')}, which is closed: the paragraph or list item is left out`
    expect(warnings).toEqual([{ file: local.file, path: `line ${line}`, message, warning: true }])
    expect(page?.content.paragraphs.join()).not.toContain('you can park')
    expect(namesIn(text, () => {}).warnings).toEqual([])
  })

  test('leaves out only the item of a list and the row of a table', () => {
    const sections = `## More

- At ${clinic.name}.
- Elsewhere.

| a | b |
|---|---|
| ${clinic.name} | 1 |
| Other | 2 |

## Gone

Only ${clinic.name}.

### Who?

They: ${clinic.name}.
`
    const { page, messages } = namesIn('', (files) => {
      close(files)
      const text = entry(files.prose.local, 0)
      text.body = `${text.body.trim()}\n\n${sections}`
    })
    const [more, ...others] = page?.content.sections.filter(({ heading }) => /More|Gone/.test(heading)) ?? []
    expect(more?.html).toMatch(/^<ul><li>Elsewhere\.<\/li><\/ul><table>.*Other.*<\/table>$/s)
    expect(more?.html).not.toContain(clinic.name.slice(0, 9))
    expect(others).toEqual([])
    expect(messages).toHaveLength(4)
  })

  test('leaves out a question and an insight, and refuses neither the file nor the load', () => {
    const files = structuredClone(seed)
    close(files)
    const faq = entry(files.prose.faq, 0)
    faq.body = `${faq.body.trim()}\n\n## Where is it?\n\nIn ${clinic.name}.\n`
    const area = entry(files.prose.areas, 0)
    area.front.insights[0] = { title: 'A tip', description: `Go to ${clinic.name}.` }
    entry(files.areas, 0).tagline = `With ${clinic.name}`
    const { plan, issues } = planRows(files)
    expect(plan?.rows.of(t.faqs).some(({ question }) => question === 'Where is it?')).toBe(false)
    expect(plan?.rows.of(t.insights).some(({ title }) => title === 'A tip')).toBe(false)
    const told = issues.filter(({ message }) => message.includes(`names ${clinic.name}, which is closed`))
    expect(told.map(({ file, message }) => `${file}: ${message.split(': ')[1]}`)).toEqual([
      'data/areas.json: rewrite the text',
      `${area.file}: the insight 'A tip' is left out`,
      `${faq.file}: the paragraph or list item is left out`,
    ])
  })
})

describe('a text that names a clinic by a former slug', () => {
  const renamed = entry(seed.clinics.filter(isNamed), 0)
  const area = entry(toPlannedClinics(seed).find(isNamed)?.areas ?? [], 0)
  const rename = ({ clinics }: typeof seed) => {
    for (const clinic of clinics.filter(isNamed))
      Object.assign(clinic, { slug: 'new-name', previousSlugs: [named, ...clinic.previousSlugs] })
  }

  test('links to the current URL, with a warning that has the new slug', () => {
    const { warnings, page } = planAfter((files) => {
      rename(files)
      addAbout(`Ask at [it](/${area}/${named}#prices).`)(files)
    })
    const message = `links to /${area}/${named}#prices, a clinic's former URL: the page links to /${area}/new-name#prices`
    expect(warnings).toContainEqual(expect.objectContaining({ message, warning: true }))
    expect(page?.content.paragraphs[0]).toBe(`Ask at <a href="/${area}/new-name#prices">it</a>.`)
  })

  test('still recommends the clinic, with a warning that has the new slug', () => {
    const { warnings, page } = planAfter(rename)
    const path = `popularProviders.${local.front.popularProviders.indexOf(named)}`
    const message = `names the clinic '${named}', whose slug is now 'new-name': the page shows it`
    expect(warnings).toEqual([{ file: local.file, path, message, warning: true }])
    const provider = { name: renamed.name, path: `/${area}/new-name` }
    expect(page?.content.popularProviders).toContainEqual(expect.objectContaining(provider))
    expect(page?.content.popularProviders).toHaveLength(local.front.popularProviders.length)
  })

  test('links to the current URL if the clinic is now outside all areas', () => {
    const { warnings, page } = planAfter((files) => {
      for (const clinic of files.clinics.filter(isNamed))
        Object.assign(clinic, { address: BRONX, location: undefined, coordinates: undefined })
      addAbout(`Ask at [it](/${area}/${named}).`)(files)
    })
    const message = `links to /${area}/${named}, a clinic's former URL: the page links to /the-bronx/${named}`
    expect(warnings).toContainEqual(expect.objectContaining({ message, warning: true }))
    expect(page?.content.paragraphs[0]).toBe(`Ask at <a href="/the-bronx/${named}">it</a>.`)
  })
})

test("a link to a clinic under another of its areas leads to the clinic's page, without a warning", () => {
  const clinic = toPlannedClinics(seed).find(({ areas, status }) => areas.length > 1 && !status)
  if (!clinic) throw new Error('the seed lacks a clinic in two areas')
  const { warnings, page } = planAfter(addAbout(`Ask at [it](/${clinic.areas[1]}/${clinic.segment}).`))
  expect(warnings).toEqual([])
  expect(page?.content.paragraphs[0]).toBe(`Ask at <a href="/${clinic.location}/${clinic.segment}">it</a>.`)
})

test('several areas can be removed at once, and their content is left out with warnings that name the line', () => {
  const files = structuredClone(seed)
  const guide = entry(files.prose.guides, 0)
  guide.body = guide.body.replace(
    '## Introduction\n\n',
    '## Introduction\n\nSee [SoHo](/soho) and [it](/treatments/botox/soho).\n\n',
  )
  const clinic = entry(files.clinics, 0)
  clinic.location = 'soho'
  files.areas = files.areas.filter(({ slug }) => slug !== 'soho')
  const { plan, issues } = planRows(files)
  expect(issues.filter(({ warning }) => !warning)).toEqual([])
  const path = `line ${guide.bodyLine + guide.body.slice(0, guide.body.indexOf('See [SoHo')).split('\n').length - 1}`
  expect(issues).toEqual(
    expect.arrayContaining([
      {
        file: guide.file,
        path,
        message: 'links to /soho, an area that is not in data/areas.json; shown without the link',
        warning: true,
      },
      {
        file: clinic.file,
        path: 'location',
        message: "'soho' is not an area: the area of its address is used",
        warning: true,
      },
      {
        file: 'content/areas/soho.md',
        path: 'area',
        message: "'soho' is not an area: the file is left out",
        warning: true,
      },
      { file: 'data/areas.json', path: '0.neighbors', message: "'soho' is not an area: left out", warning: true },
    ]),
  )
  expect(plan?.rows.of(t.localPages).some(({ area }) => area === 'soho')).toBe(false)
  expect(JSON.stringify(plan?.rows.of(t.areas))).not.toContain('"soho"')
})

test('--check accepts warnings and counts them, and --strict rejects them', async () => {
  const folder = copyOfSeed()
  rewriteData(folder, 'clinics/clinic-001', (clinic: { description: string }) => {
    clinic.description = 'Facials from $90.'
  })
  const lenient = await cli('--check', '--from', folder)
  expect(lenient.code).toBe(0)
  const file = join(folder, 'data/clinics/clinic-001.json')
  expect(lenient.stderr).toContain(
    `warning: ${file} · Marchetti & Osei Dermatology · line 1 · description: has a figure without a source`,
  )
  expect(lenient.stderr).toContain('1 warning. With --strict, warnings are errors.')
  const strict = await cli('--check', '--strict', '--from', folder)
  expect(strict.code).toBe(1)
  expect(strict.stderr).toContain('1 error. Nothing was written.')
})

test('a directory without clinics is accepted', async () => {
  const folder = copyOfSeed()
  rmSync(join(folder, 'data/clinics'), { recursive: true })
  const { code, stderr } = await cli('--check', '--from', folder)
  expect({ code, issues: stderr.split('\n').filter((line) => line && !/warning/.test(line)) }).toEqual({
    code: 0,
    issues: [],
  })
})
