import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Treatment } from '../../../seed/load/load.ts'
import { joinValues, readSourcedValues } from '../../../seed/load/values.ts'
import { toSlug } from '../../../src/domain/slug.ts'
import { compileProse, references } from '../tools/prose.ts'
import { getElement, sampleFiles } from '../tools/seed-issues.ts'

const compileParagraph = (body: string) => {
  const { sections, issues, sources } = compileProse(body)
  return { html: sections[0]?.blocks[0]?.innerHtmls[0], issues, sources: sources.map(({ title }) => title) }
}

const renderCitation = (number: number) => `<sup><a href="#s${number}">${number}</a></sup>`

test("a reference with only a kind is replaced by the value for the guide's own treatment, with every variant", () => {
  expect(compileParagraph('It takes {sessions}.')).toEqual({
    html: `It takes non-ablative: 2–4${renderCitation(1)}; ablative: usually 1${renderCitation(2)}.`,
    issues: [],
    sources: ['A label', 'A study'],
  })
})

test('a reference with a kind and a variant is replaced by the value for that variant', () => {
  expect(compileParagraph('It takes {sessions.ablative}.').html).toBe(`It takes usually 1${renderCitation(1)}.`)
})

test("a reference with a treatment and a kind is replaced by that treatment's value", () => {
  expect(compileParagraph('A peel takes {peel.downtime}, a laser {laser.sessions.ablative}.').html).toBe(
    `A peel takes a week${renderCitation(1)}, a laser usually 1${renderCitation(2)}.`,
  )
})

test('a value without a source cites its note', () => {
  expect(compileParagraph('It is {peel.cost}.')).toMatchObject({
    html: `It is $90${renderCitation(1)}.`,
    sources: ["Editor's estimate."],
  })
})

test('every value in the sample can be referred to as a whole and by variant', () => {
  const values = readSourcedValues(sampleFiles)
  const { facts } = sampleFiles
  for (const { slug, facts: treatmentFacts } of sampleFiles.treatments) {
    for (const [kind, entries] of Object.entries(treatmentFacts.values)) {
      const texts = (entries ?? []).map((entry) =>
        'fact' in entry ? facts.find(({ id }) => id === entry.fact)?.text : entry.text,
      )
      const joinedText = joinValues(values.get(`${slug}.${kind}`) ?? [])?.text
      for (const text of texts) expect(joinedText).toContain(text)
      for (const [index, { for: variant }] of (entries ?? []).entries())
        if (variant) expect(values.get(`${slug}.${kind}.${toSlug(variant)}`)?.[0]?.text).toBe(texts[index])
    }
  }
})

const words = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 ,–-]{0,20}[a-z]$/)

test('any value has the same text in prose as in the record, with one citation for each source', () => {
  const ids = [...references.sources.keys()]
  const sourcedValues = fc.array(
    fc.record({ for: words, text: words, sources: fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1 }) }),
    { minLength: 1, maxLength: 4 },
  )
  fc.assert(
    fc.property(sourcedValues, (spacing) => {
      const sampleTreatment = getElement(sampleFiles.treatments, 0)
      const treatment = {
        ...sampleTreatment,
        slug: 'laser',
        facts: { ...sampleTreatment.facts, values: { spacing } },
      } as unknown as Treatment
      const sources = [...references.sources.values()].map((source) => ({ ...source, opened: '', supports: [] }))
      const values = readSourcedValues({ treatments: [treatment], facts: [], sources })
      const { sections, issues } = compileProse('Wait {spacing}.', {}, { ...references, values })
      const rendered = sections[0]?.blocks[0]?.innerHtmls[0] ?? ''
      expect(issues).toEqual([])
      expect(rendered.replace(/<sup>.*?<\/sup>/g, '')).toBe(
        `Wait ${spacing.map((entry) => `${entry.for}: ${entry.text}`).join('; ')}.`,
      )
      expect(rendered.match(/<sup>/g)).toHaveLength(spacing.flatMap((entry) => entry.sources).length)
    }),
  )
})
