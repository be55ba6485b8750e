import { beforeAll, expect, test } from 'vitest'
import { extractVisibleText, findContentUnder, findElement } from '../tools/html.ts'
import { getPage } from '../tools/site.ts'
import { loadDirectory } from './directory.ts'

beforeAll(() => loadDirectory('elsewhere'))

test.each(['/', '/locations', '/medspas'])(
  "outside of cards and questions, %s names Park Slope, but not the sample's Midtown, Montauk or Hamptons",
  async (path) => {
    const { html } = await getPage(path)
    const interfaceOnly = html.replace(
      /<article.*?<\/article>|<section[^>]*aria-labelledby="questions".*?<\/section>/gs,
      '',
    )
    expect(interfaceOnly).toContain('Park Slope')
    expect(interfaceOnly).not.toMatch(/Midtown|Montauk|Hamptons/)
  },
)

// §D4.57
test('an area shows a stated number of med spas with its source, and otherwise only the number listed', async () => {
  const parkSlope = await getPage('/park-slope')
  expect(parkSlope.text).toMatch(/12 MedSpas As counted by its source ?\d; 1 MedSpa listed here\./)
  expect(extractVisibleText(findContentUnder(parkSlope.html, 'Sources and notes'))).toContain('acne vulgaris')
  const astoria = await getPage('/astoria')
  expect(astoria.text).not.toContain('counted')
  const locations = extractVisibleText(findElement((await getPage('/locations')).html, 'main'))
  expect(locations).toContain('the first is given by the source that the page of the area names')
})

// §2.98
test('a comparison without a footnote has no empty paragraph in its place', async () => {
  const { html } = await getPage('/treatments/botox')
  expect(html).toContain('Botox vs Dysport')
  expect(html).not.toMatch(/<p\b[^>]*><\/p>/)
})
