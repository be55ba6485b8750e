import { expect, test } from 'vitest'
import { getNewYorkDate } from '../../../src/domain/time.ts'
import { createAtomFeed } from '../../../src/features/crawlers/feed.ts'

const SITE = { name: 'NYC MedSpas', blurb: 'A directory.' }

test.each(['2026-01-15', '2026-07-15'])('the time of an entry and of the feed is on its day in New York: %s', (day) => {
  const item = { kind: 'clinic', id: 'a', title: 'A', path: '/soho/a', hash: '', modifiedOn: day, indexable: true }
  const feed = createAtomFeed('https://spas.example.com', SITE, [item])
  const days = [...feed.matchAll(/<updated>(.*?)<\/updated>/g)].map(([, time = '']) => getNewYorkDate(new Date(time)))
  expect(days).toEqual([day, day])
})
