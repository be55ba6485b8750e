import { describe, expect, test } from 'vitest'
import botox from '../../../seed/sample/data/treatments/botox.json'
import microBotox from '../../../seed/sample/data/treatments/micro-botox.json'
import tattooRemoval from '../../../seed/sample/data/treatments/tattoo-removal.json'
import { findContentUnder, findElement, findHeadings, findLinks, findRegion } from '../../tools/html.ts'
import { get, getPage, queryColumn } from '../../tools/site.ts'

interface Value {
  kind: string
  text: string
  sources: { url: string }[]
}

type ApiRecord = Record<string, unknown> & { values: Value[] }

const joinTexts = (entries: readonly object[]) =>
  entries
    .map((entry) => entry as { for?: string; text: string })
    .map((entry) => (entry.for ? `${entry.for}: ${entry.text}` : entry.text))
    .join('; ')

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

describe("a value of a treatment's record", () => {
  const sessions = capitalize(joinTexts(tattooRemoval.facts.values.sessions))

  test('is a quick fact in the guide and the local pages', async () => {
    for (const path of ['/treatments/tattoo-removal', '/treatments/tattoo-removal/soho'])
      expect(findElement((await getPage(path)).html, 'dl', ''), path).toContain(`>Sessions</dt><dd>${sessions}</dd>`)
  })

  test('is in the finder', async () => {
    const { html } = await getPage('/finder?concern=tattoo')
    expect(html).toContain(`>Sessions</dt><dd>${sessions}</dd>`)
    expect(html).toContain(`<dd>${tattooRemoval.facts.treats[0]?.text}</dd>`)
    expect(html).toContain(tattooRemoval.facts.label.text)
  })

  test('is in the API with its sources', async () => {
    const { data } = (await (await get('/api/v1/treatments/tattoo-removal')).json()) as { data: { record: ApiRecord } }
    const urls = await queryColumn(
      "SELECT json_extract(value, '$.url') FROM treatment_options, json_each(facts, '$.values.sessions.sources') WHERE treatment = 'tattoo-removal'",
    )
    expect(urls.length).toBe(tattooRemoval.facts.values.sessions.length)
    expect(data.record.values.find(({ kind }) => kind === 'sessions')).toMatchObject({
      label: 'Sessions',
      text: sessions,
      sources: urls.map((url) => ({ url })),
    })
    expect(data.record).toMatchObject({
      treats: [{ concern: 'tattoo', name: 'A tattoo I no longer want', text: tattooRemoval.facts.treats[0]?.text }],
      doesNotTreat: [],
      priceUnit: 'session',
      label: { status: 'cleared', text: tattooRemoval.facts.label.text },
      risk: { level: 'moderate', text: tattooRemoval.facts.risk.text },
      performers: { who: 'medical', text: tattooRemoval.facts.performers.text },
    })
  })

  test('is in the guide where the text refers to it, with a link to its source', async () => {
    const { html } = await getPage('/treatments/micro-botox')
    expect(html).toMatch(
      new RegExp(`Time between sessions: ${joinTexts(microBotox.facts.values.spacing)}<sup><a href="#s\\d+">`),
    )
  })

  test('is in the Markdown of the guide', async () => {
    const { text } = await getPage('/treatments/tattoo-removal.md')
    expect(text).toContain(sessions)
  })

  test("is in the footnote of a comparison whose table has the editor's estimate", async () => {
    const { html, text } = await getPage('/treatments/botox')
    const hospital = botox.facts.values.onset.find((value) => value.for === 'at one hospital')
    expect(findRegion(html, 'Botox vs Dysport')).toContain('5–7 days')
    expect(text).toContain(`one hospital department says ${hospital?.text}`)
  })
})

interface TreatedConcern {
  concern: string
  text: string
  sources: { url: string }[]
}

test('the finder offers a treatment only for the concerns of its record, with the sources', async () => {
  const concerns = await queryColumn("SELECT slug FROM treatment_groups WHERE screen = 'finder'")
  const records = (
    await queryColumn(
      "SELECT json_object('slug', treatment, 'treats', json(facts -> '$.treats')) FROM treatment_options",
    )
  ).map((row) => JSON.parse(row) as { slug: string; treats: TreatedConcern[] })
  expect(records).toHaveLength(18)
  for (const concern of concerns) {
    const { html, text } = await getPage(`/finder?concern=${concern}`)
    const offered = html.includes('>Options to read about<')
      ? findLinks(findContentUnder(html, 'Options to read about')).map(({ href }) => href)
      : []
    for (const { slug, treats } of records) {
      const statement = treats.find((treated) => treated.concern === concern)
      expect(offered.includes(`/treatments/${slug}`), `${slug} for ${concern}`).toBe(statement !== undefined)
      if (!statement) continue
      expect(text).toContain(statement.text)
      expect(statement.sources.length, `${slug} for ${concern}`).toBeGreaterThan(0)
      expect(offered).toEqual(expect.arrayContaining(statement.sources.map(({ url }) => url)))
    }
  }
})

test('a concern that no treatment helps leads to a doctor, and lists treatments that do not help', async () => {
  const { html, text } = await getPage('/finder?concern=intimate')
  expect(findHeadings(html, 2)).not.toContain('Options to read about')
  expect(findHeadings(html, 2)).toEqual(
    expect.arrayContaining(['See a doctor first', 'No treatment to suggest', 'Not for this']),
  )
  expect(text).toContain('vaginal estrogen, prasterone, moisturizers and lubricants')
  expect(findContentUnder(html, 'Not for this')).toContain('href="/treatments/vaginal-rejuvenation"')
  expect(text).toContain('no better than a pretend treatment')
})

test.each([
  ['fine-lines', 'tretinoin'],
  ['weight', 'An eating plan and regular activity come first'],
  ['hair', 'polycystic ovary syndrome'],
  ['thinning-hair', 'minoxidil'],
  ['spots', 'creams from a doctor come first'],
  ['spots', 'melasma often returns, and darker patches can follow'],
  ['acne', 'isotretinoin'],
  ['volume', 'bags under your eyes'],
  ['sweating-migraine-jaw', 'see a dentist'],
])('the finder shows medical advice on %s before the options: %s', async (concern, words) => {
  const { html } = await getPage(`/finder?concern=${concern}`)
  expect(findContentUnder(html, 'See a doctor first')).toContain(words)
  expect(html.indexOf(words)).toBeLessThan(html.indexOf('Options to read about'))
})
