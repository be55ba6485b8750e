import { expect, test } from 'vitest'
import {
  extractVisibleText,
  findContentUnder,
  findRegion,
  readTableRows,
  readTermsAndDetails,
} from '../../tools/html.ts'
import { getPage, queryColumn } from '../../tools/site.ts'

// §2.95, §2.96, §2.97, §2.98, §3.38
test('the Botox page compares Botox and Dysport in four rows with a footnote', async () => {
  const { html, text } = await getPage('/treatments/botox')
  const table = readTableRows(findRegion(html, 'Botox vs Dysport'))
  expect(table.map(([category]) => category)).toEqual(['', 'Best for', 'Onset', 'Cost', 'Popularity'])
  expect(table[0]).toEqual(['', 'Botox', 'Dysport'])
  expect(table[2]).toEqual(['Onset', '5–7 days', '2–3 days'])
  expect(table[3]).toEqual(['Cost', '$12–25 per unit', '$4–8 per unit'])
  expect(text).toContain('Units are not interchangeable between products')
})

// §2.99
test('only Botox has a comparison', async () => {
  expect((await getPage('/treatments/fillers')).text).not.toContain('vs Dysport')
  expect(await queryColumn('SELECT treatment FROM comparison_tables')).toEqual(['botox'])
})

// §9.77
test('the quick facts of Botox are treatment time, duration of results, cost, satisfaction and downtime', async () => {
  const sidebar = findRegion((await getPage('/treatments/botox')).html, 'Book Botox')
  const facts = readTermsAndDetails(sidebar)
  expect(Object.keys(facts)).toEqual(['Treatment time', 'Results last', 'Cost', 'Satisfaction', 'Downtime'])
  expect(facts['Treatment time']).toContain('15–30 minutes')
  expect(facts['Results last']).toContain('3–4 months')
  expect(facts['Cost']).toContain('$12–25 per unit')
  expect(facts['Satisfaction']).toContain('94%')
  expect(extractVisibleText(sidebar)).toContain('Sample figure: given by the directory, not counted here')
  expect(facts['Downtime']).toContain('None to minimal')
})

// §3.34, §D4.16
test('reviews on a treatment page are marked as samples', async () => {
  const reviews = findContentUnder((await getPage('/treatments/botox')).html, 'Reviews')
  expect(reviews.split('<blockquote').length).toBe(extractVisibleText(reviews).split('Sample review').length)
  expect(reviews).toContain('<blockquote')
})
