import { beforeAll, expect, test } from 'vitest'
import { extractVisibleText, findElement, findLinks, findRegion } from '../tools/html.ts'
import { getPage } from '../tools/site.ts'
import { loadDirectory } from './directory.ts'

beforeAll(() => loadDirectory('empty'))

test('the guide of an area without clinics does not ask to choose one of them', async () => {
  const { html } = await getPage('/locations/tribeca')
  const sidebar = findRegion(html, 'Plan a visit in Tribeca')
  expect(extractVisibleText(sidebar)).toContain('No med spa is listed in Tribeca yet. Call the directory.')
  expect(findLinks(sidebar).map(({ text }) => text)).not.toContain('Find appointments')
})

test('the finder offers neither clinics nor areas for a treatment that no clinic offers', async () => {
  const { html, text } = await getPage('/finder?concern=tattoo&treatment=tattoo-removal')
  expect(text).toContain('No listed clinic offers Tattoo Removal yet.')
  expect(text).not.toMatch(/\b0 clinics|Choose another area|\(0\)/)
  const labels = findLinks(findElement(html, 'main')).map(({ text: label }) => label)
  expect(labels).toContain('Get price quote')
  expect(labels).not.toContain('Find appointments')
})
