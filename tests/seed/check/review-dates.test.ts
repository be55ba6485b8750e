import { expect, test } from 'vitest'
import { planLoad } from '../../../seed/plan/plan.ts'
import * as t from '../../../src/db/schema.ts'
import { findIssuesAfter, getElement, sampleFiles } from '../tools/seed-issues.ts'

const createWarning = (file: string) => ({
  file,
  path: 'reviewed',
  message:
    'is missing: compare the text with its sources, and write the date in the front matter, such as reviewed: 2026-04-14. Until then, the page does not say when the text was last reviewed',
  warning: true,
})

// §D4.47
test('each FAQ section and local text in the sample has the date of its last review', () => {
  const { faq, local } = sampleFiles.prose
  expect([...faq, ...local].filter(({ front }) => !front.reviewed).map(({ file }) => file)).toEqual([])
})

// §D4.47
test('an FAQ section or local text without the date is a warning, because earlier directories have none', () => {
  const issues = findIssuesAfter(({ prose: { faq, local } }) => {
    for (const { front } of [...faq.slice(0, 1), ...local.slice(0, 1)]) delete front.reviewed
  })
  expect(issues).toEqual(
    [sampleFiles.prose.faq[0], sampleFiles.prose.local[0]].map((prose) => createWarning(`${prose?.file}`)),
  )
})

test('an FAQ section without sources and without the date is loaded, and the other sections keep their dates', () => {
  const files = structuredClone(sampleFiles)
  const section = getElement(files.prose.faq, 0)
  delete section.front.reviewed
  section.body = '## Is this a question?\n\nYes.\n'
  const { plan, issues } = planLoad(files)
  expect(issues).toContainEqual(createWarning(section.file))
  const dates = plan?.rows
    .of(t.faqs)
    .filter(({ scope }) => !scope.includes('/'))
    .map(({ scope, reviewedOn }) => [scope, reviewedOn])
  expect(dates).toContainEqual([section.front.slug, undefined])
  expect(dates?.filter(([scope, date]) => scope !== section.front.slug && !date)).toEqual([])
})

test('local texts about invented clinics need no date in a real directory, because it does not show them', () => {
  const issues = findIssuesAfter(({ site, prose: { local } }) => {
    site.sample = false
    for (const { front } of local) {
      front.sampleOnly = true
      delete front.reviewed
    }
  })
  expect(issues.filter(({ path }) => path === 'reviewed')).toEqual([])
})
