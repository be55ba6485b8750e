import { beforeAll, expect, test } from 'vitest'
import { extractVisibleText, findLinks, findRegion } from '../tools/html.ts'
import { getPage } from '../tools/site.ts'
import { loadDirectory } from './directory.ts'

beforeAll(() => loadDirectory('empty'))

test('the guide of an area without clinics does not ask to choose one of them', async () => {
  const { html } = await getPage('/locations/tribeca')
  const sidebar = findRegion(html, 'Plan a visit in Tribeca')
  expect(extractVisibleText(sidebar)).toContain('No med spa is listed in Tribeca yet. Call the directory.')
  expect(findLinks(sidebar).map(({ text }) => text)).not.toContain('Find appointments')
})
