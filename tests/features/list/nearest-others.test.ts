import { describe, expect, test } from 'vitest'
import { extractVisibleText, findElement, findHeadings, findLinks } from '../../tools/html.ts'
import { getPage } from '../../tools/site.ts'
import { listCardNames } from './results.ts'

describe('the nearest other clinics', () => {
  const findOthers = (html: string) => findElement(html, 'section', 'aria-labelledby="others"')
  const readMiles = (html: string) =>
    [...extractVisibleText(html).matchAll(/([\d.]+) miles? away/g)].map(([, far]) => Number(far))

  test('follow a list of one clinic, nearest first, with distances and prices, without that clinic', async () => {
    const { html } = await getPage('/treatments/kybella/queens')
    const [name = ''] = listCardNames(html)
    expect(listCardNames(html)).toHaveLength(1)
    expect(findHeadings(findOthers(html))).toEqual(['The nearest others with Kybella'])
    expect(extractVisibleText(findOthers(html))).toContain('from the center of Queens')
    const nearest = findLinks(findOthers(html)).map(({ text }) => text)
    expect(nearest.length).toBeGreaterThan(2)
    expect(nearest).not.toContain(name)
    expect(readMiles(findOthers(html))).toHaveLength(nearest.length)
    expect(readMiles(findOthers(html))).toEqual(readMiles(findOthers(html)).toSorted((a, b) => a - b))
    expect(extractVisibleText(findOthers(html)).match(/per session|Price on request/g)).toHaveLength(nearest.length)
  })

  test('are measured from the chosen place, and match the other filters', async () => {
    const { html } = await getPage('/services/kybella?area=queens&near=10075&rating=4.5&sort=distance')
    expect(extractVisibleText(findOthers(html))).toContain('from the center of zip code 10075')
    const ratings = [...extractVisibleText(findOthers(html)).matchAll(/Rated ([\d.]+)/g)].map(([, rating]) =>
      Number(rating),
    )
    expect(ratings.length).toBeGreaterThan(1)
    expect(Math.min(...ratings)).toBeGreaterThanOrEqual(4.5)
  })

  test('of a sub-area are measured from the sub-area, or from its area if its place is unknown', async () => {
    const { html } = await getPage('/medspas?area=queens.astoria')
    expect(extractVisibleText(findOthers(html))).toMatch(/from the center of zip code 111\d\d \(Astoria\)/)
    const chelsea = await getPage('/medspas?area=manhattan.chelsea')
    expect(extractVisibleText(findOthers(chelsea.html))).toMatch(/from the center of zip code 100\d\d \(Chelsea/)
    const hamptons = await getPage('/medspas?area=the-hamptons.bridgehampton-sag-harbor')
    expect(extractVisibleText(findOthers(hamptons.html))).toContain('from the center of The Hamptons')
  })

  test('are not shown if the list has three or more clinics or is not limited to one area', async () => {
    for (const path of ['/treatments/botox/queens', '/medspas?language=bukharian', '/soho'])
      expect((await getPage(path)).text, path).not.toContain('The nearest others')
  })
})
