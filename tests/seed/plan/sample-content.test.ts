import { describe, expect, test } from 'vitest'
import type { Issue, SeedFiles } from '../../../seed/load/load.ts'
import { readSourcedValues } from '../../../seed/load/values.ts'
import { selectSampleOrRealContent } from '../../../seed/plan/sample-content.ts'
import { loadSampleFiles } from '../../tools/node/seed-folder.ts'

const sampleFiles = loadSampleFiles()

function selectContent(change: Partial<SeedFiles>, sample: boolean) {
  const issues: Issue[] = []
  const files = selectSampleOrRealContent({ ...sampleFiles, ...change, site: { ...sampleFiles.site, sample } }, issues)
  return { files, issues }
}

const createProseWithPage = (body: string, lead = 'Lead.') => {
  const [page] = sampleFiles.prose.pages
  if (!page) throw new Error('the sample has no pages')
  const prose = { ...sampleFiles.prose, pages: [{ ...page, body, front: { ...page.front, lead } }] }
  return { prose }
}

describe('passages in [sample] and [real] tags:', () => {
  const text = 'All.[sample] These are invented.[/sample][real] These are real.[/real]'

  test.each([
    [true, 'All. These are invented.'],
    [false, 'All. These are real.'],
  ])('with `sample` %s, a page reads %j', (sample, expected) => {
    const { files, issues } = selectContent(createProseWithPage(text, text), sample)
    expect(files.prose.pages[0]).toMatchObject({ body: expected, front: { lead: expected } })
    expect(issues).toEqual([])
  })

  test('a passage that is left out keeps its lines, so that errors have the right line numbers', () => {
    const { files } = selectContent(createProseWithPage('[sample]## Invented\n\nText.[/sample]\n\n## Next'), false)
    expect(files.prose.pages[0]?.body).toBe('\n\n\n\n## Next')
  })

  test.each(['[sample]No end.', 'No start.[/real]'])('%s is an error', (body) => {
    const { issues } = selectContent(createProseWithPage(body), true)
    expect(issues).toMatchObject([
      { message: expect.stringContaining('without its end tag, or an end tag without its start') },
    ])
  })
})

describe('in a directory of real clinics', () => {
  const { files } = selectContent({}, false)

  // §D4.57
  test('invented reviews, local pages and claims without a source are left out', () => {
    expect(files.reviews).toEqual([])
    expect(files.prose.local).toEqual([])
    expect(files.facts.map(({ id }) => id)).not.toContain('botox-satisfaction')
    const values = readSourcedValues(files)
    expect(values.get('botox.downtime')).toMatchObject([{ text: 'None to minimal' }])
    expect(values.get('botox.satisfaction')).toEqual([])
  })

  // §D4.57
  test('a stated number of med spas needs a source', () => {
    expect(files.areas.map(({ medspaCount }) => medspaCount).filter(Boolean)).toEqual([])
    const areas = sampleFiles.areas.map((area) => ({ ...area, medspaCountSource: 'some-census' }))
    expect(selectContent({ areas }, false).files.areas.find(({ slug }) => slug === 'manhattan')?.medspaCount).toBe(142)
  })
})

test('a sample keeps its reviews, facts, local pages and stated numbers', () => {
  const { files } = selectContent({}, true)
  expect(files.reviews).toEqual(sampleFiles.reviews)
  expect(files.facts).toEqual(sampleFiles.facts)
  expect(files.prose.local).toHaveLength(sampleFiles.prose.local.length)
  expect(files.areas[0]?.medspaCount).toBe(142)
})
