import { describe, expect, test } from 'vitest'
import { checkTreatmentRecords } from '../../../seed/check/records.ts'
import { checkSynonyms } from '../../../seed/check/synonyms.ts'
import type { SeedFiles, Treatment } from '../../../seed/load/load.ts'
import { getElement, sampleFiles } from '../tools/seed-issues.ts'

function findIssuesAfter(change: (files: SeedFiles) => void): string[] {
  const files = structuredClone(sampleFiles)
  change(files)
  return checkTreatmentRecords(files).map(({ file, path, message }) => `${file} ${path}: ${message}`)
}

const findTreatment = ({ treatments }: SeedFiles, slug: string): Treatment => {
  const treatment = treatments.find((candidate) => candidate.slug === slug)
  if (!treatment) throw new Error(`the sample has no ${slug}`)
  return treatment
}

const BOTOX_FILE = 'data/treatments/botox.json'

test("the sample's treatment records have no errors", () => {
  expect(checkTreatmentRecords(sampleFiles)).toEqual([])
})

describe('a treatment record is rejected', () => {
  const cases: [what: string, change: (botox: Treatment) => void, issue: string][] = [
    [
      'if the file name differs from the slug',
      (botox) => Object.assign(botox, { slug: 'toxin' }),
      `${BOTOX_FILE} slug: is 'toxin': rename the file to toxin.json`,
    ],
    [
      'that treats an unknown concern',
      (botox) => Object.assign(getElement(botox.facts.treats, 0), { concern: 'hypnosis' }),
      `${BOTOX_FILE} facts.treats.0.concern: 'hypnosis' is not a concern of data/groups.json`,
    ],
    [
      'with a concern both among those treated and those not treated',
      (botox) => botox.facts.doesNotTreat.push(getElement(botox.facts.treats, 0)),
      `${BOTOX_FILE} facts.doesNotTreat.1.concern: 'expression-lines' is already in this record`,
    ],
    [
      'with an unknown source',
      (botox) => Object.assign(botox.facts.label, { sources: ['hearsay'] }),
      `${BOTOX_FILE} facts.label.sources: 'hearsay' is not a source`,
    ],
    [
      'with an unknown fact',
      (botox) => Object.assign(botox.facts.values, { cost: [{ fact: 'no-price' }] }),
      `${BOTOX_FILE} facts.values.cost.0: 'no-price' is not a fact`,
    ],
    [
      'with two values of a kind without different `for` names',
      ({ facts }) =>
        Object.assign(facts.values, { cost: [{ fact: 'botox-unit-price' }, { fact: 'botox-area-price' }] }),
      `${BOTOX_FILE} facts.values.cost.1.for: is missing: two values of this kind need different \`for\` names`,
    ],
    [
      'with a quick fact without a value',
      (botox) => Object.assign(botox.facts.values, { downtime: undefined }),
      `${BOTOX_FILE} quickFacts: 'downtime' is not among facts.values`,
    ],
    [
      'with a risk source that the Safety section of the guide does not cite',
      (botox) => Object.assign(botox.facts.risk, { sources: ['nysed-article-131-medicine'] }),
      `${BOTOX_FILE} facts.risk.sources: 'nysed-article-131-medicine' is not cited in the guide's section Safety`,
    ],
    [
      'with a value whose source the guide does not cite',
      (botox) => Object.assign(botox.facts.values, { spacing: [{ text: '90 days', sources: ['nhs-tattoo-removal'] }] }),
      `${BOTOX_FILE} facts.values.spacing.0.sources: 'nhs-tattoo-removal' is not cited in the guide`,
    ],
    [
      'with a lower risk level than the boxed warning in the guide implies',
      (botox) => Object.assign(botox.facts.risk, { level: 'lower' }),
      `${BOTOX_FILE} facts.risk.level: must be 'higher': the guide has a boxed warning`,
    ],
  ]

  test.each(cases)('%s', (_what, change, issue) => {
    expect(findIssuesAfter((files) => change(findTreatment(files, 'botox')))).toContain(issue)
  })
})

test('a guide that refers to a value cites the sources of that value', () => {
  const change = (reference: string) => (files: SeedFiles) => {
    const value = { for: 'one visit', text: '9', sources: ['nhs-tattoo-removal'] }
    Object.assign(findTreatment(files, 'botox').facts.values, { sessions: [value] })
    const guide = files.prose.guides.find(({ front }) => front.treatment === 'botox')
    if (guide) guide.body += `\n${reference}\n`
  }
  const citationIssue = `${BOTOX_FILE} facts.values.sessions.0.sources: 'nhs-tattoo-removal' is not cited in the guide`
  expect(findIssuesAfter(change('{sessions.one-visit}'))).not.toContain(citationIssue)
  expect(findIssuesAfter(change('{sessions}'))).not.toContain(citationIssue)
  expect(findIssuesAfter(change('{sessions.two-visits}'))).toContain(citationIssue)
})

test('a concern without a treatment must send the reader to a doctor', () => {
  const change = (files: SeedFiles) => {
    const index = files.groups.finder.findIndex(({ slug }) => slug === 'intimate')
    Object.assign(getElement(files.groups.finder, index), { doctorFirst: undefined })
  }
  expect(findIssuesAfter(change)).toEqual([
    expect.stringMatching(/^data\/groups\.json finder\.\d+\.slug: 'intimate' is not treated by any treatment /),
  ])
})

test('search words for a concern may lead only to treatments for that concern', () => {
  const change = ({ synonyms }: SeedFiles) => {
    const synonym = synonyms.treatments.find(({ concern }) => concern === 'laxity')
    synonym?.means.push('fillers')
  }
  const files = structuredClone(sampleFiles)
  change(files)
  expect(checkSynonyms(files)).toEqual([
    {
      file: 'data/synonyms.json',
      path: expect.stringMatching(/^treatments\.\d+\.means$/),
      message: "'fillers' is not a treatment whose record says that it treats 'laxity'",
    },
  ])
})

test('a synonym with doctorFirst may name no treatment, but its concern must also have doctorFirst', () => {
  const files = structuredClone(sampleFiles)
  const synonym = files.synonyms.treatments.find(({ concern }) => concern === 'intimate')
  expect(synonym).toMatchObject({ means: ['vaginal-rejuvenation'], doctorFirst: true })
  Object.assign(synonym ?? {}, { means: [] })
  expect(checkSynonyms(files)).toEqual([])
  Object.assign(synonym ?? {}, { concern: 'pores' })
  expect(checkSynonyms(files).map(({ message }) => message)).toEqual([
    'needs a concern whose entry in data/groups.json has doctorFirst',
  ])
  Object.assign(synonym ?? {}, { concern: undefined, doctorFirst: undefined })
  expect(checkSynonyms(files).map(({ message }) => message)).toEqual(['is empty'])
})

test('search words may lead only to a question that the FAQ has', () => {
  const files = structuredClone(sampleFiles)
  const synonym = files.synonyms.topics.find(({ means }) => means === 'injections')
  Object.assign(synonym ?? {}, { question: 'Who may inject?' })
  expect(checkSynonyms(files).map(({ message }) => message)).toEqual(["'Who may inject?' is not a question of the FAQ"])
  getElement(files.prose.faq, 0).front.slug = 'home'
  getElement(files.prose.faq, 0).body = '## Who may inject?\n\nAn answer on the home page.'
  expect(checkSynonyms(files).map(({ message }) => message)).toContain("'Who may inject?' is not a question of the FAQ")
})

test('the prices of a record must match the price table', () => {
  const change = ({ prices }: SeedFiles) => {
    const table = prices.find(({ treatment }) => treatment === 'fillers')
    if (table) getElement(table.rows, 0).maxPrice = 1300
  }
  expect(findIssuesAfter(change)).toEqual([
    "data/treatments/fillers.json facts.values.cost.0: the fact 'fillers-syringe-price' says $1200, but no row per syringe in data/prices.json has this price",
  ])
})

test('search words and stations of missing areas cause warnings', () => {
  const files = structuredClone(sampleFiles)
  files.areas = files.areas.filter(({ slug }) => slug !== 'flushing')
  const issues = checkSynonyms(files)
  expect(issues.map(({ file, warning }) => ({ file, warning }))).toEqual([
    { file: 'data/synonyms.json', warning: true },
    { file: 'data/stations.json', warning: true },
  ])
  expect(issues[0]?.message).toBe("'flushing' is not a place in data/areas.json: the search ignores its words")
})
