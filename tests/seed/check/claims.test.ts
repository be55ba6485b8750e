import { expect, test } from 'vitest'
import { checkClaims } from '../../../seed/check/claims.ts'
import { loadSeedFiles, type SeedFiles } from '../../../seed/load/load.ts'

const { files, faults } = loadSeedFiles('seed')
if (!files) throw new Error(`the files under seed/ have faults: ${JSON.stringify(faults)}`)
const seed: SeedFiles = files

/** The seed with the first of a data file's entries changed, as if it had been written so in the file. */
function withFirst<
  K extends 'treatments' | 'areas' | 'clinics' | 'reviews' | 'prices' | 'options' | 'sources' | 'facts',
>(name: K, change: Partial<SeedFiles[K][number]>): SeedFiles {
  const changed = seed[name].map((entry, index) => (index === 0 ? { ...entry, ...change } : entry))
  return {
    ...seed,
    [name]: changed,
    texts: new Map([...seed.texts, [`data/${name}.json`, JSON.stringify(changed, null, 2)]]),
  }
}

// §D4.46
test('the files under seed/ have no claim without a source, no source and no fact without a use', () => {
  expect(checkClaims(seed)).toEqual([])
})

test.each([
  [
    'a treatment',
    withFirst('treatments', { description: 'The safest of all.' }),
    'data/treatments.json',
    "'The safest of all.'",
  ],
  ['an area', withFirst('areas', { tagline: 'The best streets' }), 'data/areas.json', "'The best streets'"],
  [
    'a clinic',
    withFirst('clinics', { description: 'It opened in 2004. Results are guaranteed.' }),
    'data/clinics.json',
    "'Results are guaranteed.'",
  ],
  [
    'a review',
    withFirst('reviews', { text: 'They see 40 people a day.' }),
    'data/reviews.json',
    "'They see 40 people a day.'",
  ],
  ['a price table', withFirst('prices', { note: 'Most ask $300.' }), 'data/prices.json', "'Most ask $300.'"],
])('a claim in the text of %s is reported with its file and line', (_, changed, file, sentence) => {
  const [fault, ...others] = checkClaims(changed)
  expect(others).toEqual([])
  expect(fault).toMatchObject({ file, message: `makes a claim without citing a source: ${sentence}` })
  const line = Number(fault?.path.replace('line ', ''))
  expect(changed.texts.get(file)?.split('\n')[line - 1]).toContain(sentence.slice(1, -1))
})

test('a source or a fact in a text that is printed as it is written is reported', () => {
  const changed = withFirst('clinics', { description: 'It is safe.[^aad-botulinum-toxin-faqs]' })
  expect(checkClaims(changed).map(({ message }) => message)).toEqual([
    'refers to [^aad-botulinum-toxin-faqs] where references are not supported, so it would be displayed literally',
  ])
})

test('claims in front matter are reported on the line of the text', () => {
  const [guide, ...rest] = seed.prose.guides
  if (!guide) throw new Error('the seed has no guide')
  const description = 'What this most common of treatments does.'
  const changed = {
    ...seed,
    prose: { ...seed.prose, guides: [{ ...guide, front: { ...guide.front, description } }, ...rest] },
    texts: new Map([...seed.texts, [guide.file, `---\ntreatment: botox\ndescription: ${description}\n---\n`]]),
  }
  expect(checkClaims(changed)).toEqual([
    { file: guide.file, path: 'line 3', message: `makes a claim without citing a source: '${description}'` },
  ])
})

test('search words are never printed, so they may say what people search for', () => {
  expect(checkClaims(withFirst('treatments', { aliases: ['best botox'] }))).toEqual([])
})

test('what stands beside its list of sources is sourced, and what stands beside none is not', () => {
  const treats = { text: 'It has been approved for acne.', sources: ['aad-botulinum-toxin-faqs'] }
  expect(checkClaims(withFirst('options', { treats }))).toEqual([])
  expect(checkClaims(withFirst('options', { downtime: treats.text })).map(({ file }) => file)).toEqual([
    'data/options.json',
  ])
})

test('a source and a fact that nothing cites are reported', () => {
  expect(checkClaims(withFirst('sources', { id: 'left-over-source' })).map(({ message }) => message)).toContain(
    "'left-over-source' is never cited",
  )
  expect(checkClaims(withFirst('facts', { id: 'left-over-fact' })).map(({ message }) => message)).toContain(
    "'left-over-fact' is never cited",
  )
})
