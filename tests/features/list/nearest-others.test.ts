import { describe, expect, test } from 'vitest'
import { extractVisibleText, findElement, findHeadings, findLinks } from '../../tools/html.ts'
import { getPage } from '../../tools/site.ts'
import { listCardNames } from './results.ts'

describe('a list of an area with few clinics', () => {
  const others = (html: string) => findElement(html, 'section', 'aria-labelledby="others"')
  const miles = (html: string) =>
    [...extractVisibleText(html).matchAll(/([\d.]+) miles? away/g)].map(([, far]) => Number(far))

  test('also lists the nearest other clinics, nearest first, each once and with a price', async () => {
    const { html } = await getPage('/treatments/kybella/queens')
    const [name = ''] = listCardNames(html)
    expect(listCardNames(html)).toHaveLength(1)
    expect(findHeadings(others(html))).toEqual(['The nearest others with Kybella'])
    expect(extractVisibleText(others(html))).toContain('from the middle of Queens')
    const nearest = findLinks(others(html)).map(({ text }) => text)
    expect(nearest.length).toBeGreaterThan(2)
    expect(nearest).not.toContain(name)
    expect(miles(others(html))).toHaveLength(nearest.length)
    expect(miles(others(html))).toEqual(miles(others(html)).toSorted((a, b) => a - b))
    expect(extractVisibleText(others(html))).toMatch(/per session|Price on request/)
  })

  test('measures from the chosen place, and applies the other filters', async () => {
    const { html } = await getPage('/services/kybella?area=queens&near=10075&rating=4.5&sort=distance')
    expect(extractVisibleText(others(html))).toContain('from the middle of zip code 10075')
    const ratings = [...extractVisibleText(others(html)).matchAll(/Rated ([\d.]+)/g)].map(([, rating]) =>
      Number(rating),
    )
    expect(ratings.length).toBeGreaterThan(1)
    expect(Math.min(...ratings)).toBeGreaterThanOrEqual(4.5)
  })

  test('shows no other clinics if the list has three or more clinics or is not limited to one area', async () => {
    for (const path of ['/treatments/botox/queens', '/medspas?language=bukharian', '/soho'])
      expect((await getPage(path)).text, path).not.toContain('The nearest others')
  })
})
