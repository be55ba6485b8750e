import { describe, expect, test } from 'vitest'
import { planLoad } from '../../../seed/plan/plan.ts'
import * as t from '../../../src/db/schema.ts'
import { addAboutParagraph, localPage, planAfterChange } from '../tools/local-page.ts'
import { getElement, sampleFiles } from '../tools/seed-issues.ts'

describe('text that names a clinic without a link', () => {
  const clinic = getElement(sampleFiles.clinics, 0)
  const closeFirstClinic = ({ clinics }: typeof sampleFiles) => {
    const [first] = clinics
    if (first) first.status = { kind: 'closed', on: '2026-11-01' }
  }
  const planWithText = (text: string, change: (files: typeof sampleFiles) => void = closeFirstClinic) => {
    const { warnings, page } = planAfterChange((files) => {
      change(files)
      addAboutParagraph(text)(files)
    })
    const lineWarnings = warnings.filter(({ path }) => path.startsWith('line'))
    return { messages: lineWarnings.map(({ message }) => message), warnings: lineWarnings, page }
  }
  test('loses the paragraph if the clinic has closed, with a warning that names the line', () => {
    const text = `At ${clinic.name.replace(' ', '\n')} you can park.`
    const { warnings, page } = planWithText(text)
    const line =
      localPage.bodyStartLine + localPage.body.slice(0, localPage.body.indexOf('## About')).split('\n').length + 1
    const message = `names ${clinic.name.replace(' ', '\n')}, which is closed: the paragraph or list item is left out`
    expect(warnings).toEqual([{ file: localPage.file, path: `line ${line}`, message, warning: true }])
    expect(page?.content.paragraphs.join()).not.toContain('you can park')
    expect(planWithText(text, () => {}).warnings).toEqual([])
  })

  test('loses only the list item or the table row, and sections that have no text left', () => {
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
    const { page, messages } = planWithText('', (files) => {
      closeFirstClinic(files)
      const firstLocalPage = getElement(files.prose.local, 0)
      firstLocalPage.body = `${firstLocalPage.body.trim()}\n\n${sections}`
    })
    const [more, ...others] = page?.content.sections.filter(({ heading }) => /More|Gone/.test(heading)) ?? []
    expect(more?.html).toMatch(/^<ul><li>Elsewhere\.<\/li><\/ul><table>.*Other.*<\/table>$/s)
    expect(more?.html).not.toContain(clinic.name.slice(0, 9))
    expect(others).toEqual([])
    expect(messages).toHaveLength(4)
  })

  test('loses the question or the insight with the name, and the load still succeeds', () => {
    const files = structuredClone(sampleFiles)
    closeFirstClinic(files)
    const faq = getElement(files.prose.faq, 0)
    faq.body = `${faq.body.trim()}\n\n## Where is it?\n\nIn ${clinic.name}.\n`
    const area = getElement(files.prose.areas, 0)
    area.front.insights[0] = { title: 'A tip', description: `Go to ${clinic.name}.` }
    getElement(files.areas, 0).tagline = `With ${clinic.name}`
    const { plan, issues } = planLoad(files)
    expect(plan?.rows.of(t.faqs).some(({ question }) => question === 'Where is it?')).toBe(false)
    expect(plan?.rows.of(t.insights).some(({ title }) => title === 'A tip')).toBe(false)
    const namingIssues = issues.filter(({ message }) => message.includes(`names ${clinic.name}, which is closed`))
    expect(namingIssues.map(({ file, message }) => `${file}: ${message.split(': ')[1]}`)).toEqual([
      'data/areas.json: rewrite the text',
      `${area.file}: the insight 'A tip' is left out`,
      `${faq.file}: the paragraph or list item is left out`,
    ])
  })
})
