import { describe, expect, test } from 'vitest'
import { region, visible } from '../../tools/html.ts'
import { page } from '../../tools/site.ts'
import { cardNames } from './results.ts'

describe('the map of a list', () => {
  test.each(['/medspas', '/queens', '/the-hamptons?verified=yes', '/services/kybella'])(
    'links each marker to the card of that number on %s',
    async (path) => {
      const { html } = await page(path)
      const map = region(html, 'Map of these results')
      const names = cardNames(html)
      const marks = [...map.matchAll(/<a href="#([^"]+)"[^>]*aria-label="(\d+), ([^"]*)"/g)]
      expect(marks.length).toBeGreaterThan(0)
      for (const [, id = '', number, name = ''] of marks) {
        expect(html).toContain(`id="${id}"`)
        expect(names[Number(number) - 1]).toBe(visible(name))
      }
    },
  )

  test.each(['/medspas', '/medspas?page=2', '/manhattan', '/queens', '/services/botox'])(
    'has markers at least 24 pixels wide that do not overlap on %s',
    async (path) => {
      const map = region((await page(path)).html, 'Map of these results')
      // The largest circle of each marker, in pixels on a phone, where the map is 358 pixels wide.
      const scale = 358 / Number(/viewBox="0 0 (\d+) /.exec(map)?.[1])
      const reach = [
        ...map.matchAll(/<a [^>]*class="map-mark" transform="translate\((\d+) (\d+)\)"[^>]*><circle r="(\d+)"/g),
      ]
      const circles = reach.map(([, ...numbers]) => numbers.map((number) => Number(number) * scale))
      expect(circles.length).toBe(map.split('class="map-mark"').length - 1)
      const crowded = circles.filter(([x = 0, y = 0, r = 0], index) =>
        circles.some(
          ([ox = 0, oy = 0, or = 0], other) => other !== index && Math.hypot(ox - x, oy - y) < r + or - 0.001,
        ),
      )
      expect(crowded).toEqual([])
      expect(Math.min(...circles.map(([, , r = 0]) => 2 * r))).toBeGreaterThanOrEqual(24)
    },
  )
})
