// @own-database: these tests change the data, so vitest.config.ts gives this file its own database.
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { extractVisibleText, findContentUnder, findRegion, findStructuredData } from '../../tools/html.ts'
import { get, readPage } from '../../tools/site.ts'

const LOCAL_PATH = '/treatments/botox/manhattan'

const setFaqDate = (date: string | null, scope: string) =>
  env.DB.prepare('UPDATE faqs SET reviewed_on = ? WHERE scope LIKE ?').bind(date, scope).run()

const setLocalDate = (date: string | null) =>
  env.DB.prepare("UPDATE local_pages SET reviewed_on = ? WHERE treatment = 'botox' AND area = 'manhattan'")
    .bind(date)
    .run()

const fetchUncached = async (path: string) => readPage(await get(path))

const readFaqPage = (html: string) => findStructuredData(html, 'FAQPage')

// §D4.47
test('the local text of a treatment in an area ends with the date of its last review, if it has one', async () => {
  await setLocalDate('2026-03-05')
  const { html } = await fetchUncached(LOCAL_PATH)
  const line = 'Last reviewed March 5, 2026, not by a clinician.'
  expect(extractVisibleText(findContentUnder(html, 'Nearby neighborhoods'))).toContain(line)
  expect((await fetchUncached(`${LOCAL_PATH}.md`)).html).toContain(line)

  await setLocalDate(null)
  expect((await fetchUncached(LOCAL_PATH)).text).not.toContain('reviewed')
})

// §D4.47
test('the FAQ has the oldest date of its sections, on the page, in Markdown and in structured data', async () => {
  await setFaqDate('2026-03-05', '%')
  await setFaqDate('2026-02-04', 'laser')
  const { html, text } = await fetchUncached('/faq')
  const line = 'Last reviewed February 4, 2026, not by a clinician.'
  expect(text.split('Last reviewed')).toHaveLength(2)
  expect(text).toContain(line)
  expect((await fetchUncached('/faq.md')).html).toContain(line)
  expect(readFaqPage(html)).toMatchObject({ lastReviewed: '2026-02-04' })
})

// §D4.47
test('the FAQ has no date if a section has none', async () => {
  await setFaqDate('2026-03-05', '%')
  await setFaqDate(null, 'nyc')
  const { html, text } = await fetchUncached('/faq')
  expect(text).not.toContain('Last reviewed')
  expect(readFaqPage(html)).not.toHaveProperty('lastReviewed')
})

// §D4.47
test('the questions on the home page have the date of their last review, if they have one', async () => {
  await setFaqDate('2026-03-05', 'home')
  const { html } = await fetchUncached('/')
  expect(extractVisibleText(findRegion(html, 'Frequently asked questions'))).toContain(
    'Last reviewed March 5, 2026, not by a clinician.',
  )
  expect(readFaqPage(html)).toMatchObject({ lastReviewed: '2026-03-05' })

  await setFaqDate(null, 'home')
  const page = await fetchUncached('/')
  expect(page.text).not.toContain('Last reviewed')
  expect(readFaqPage(page.html)).not.toHaveProperty('lastReviewed')
})

// §D4.47
test('the guide to an area has the date of its last review', async () => {
  await env.DB.prepare("UPDATE areas SET reviewed_on = '2026-03-05' WHERE slug = 'soho'").run()
  expect((await fetchUncached('/locations/soho')).text).toContain('Last reviewed March 5, 2026, not by a clinician.')
})
