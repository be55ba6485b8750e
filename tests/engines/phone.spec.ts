/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { expect, PHONE_SIZE, test } from './fixtures.ts'

for (const path of [
  '/',
  '/medspas',
  '/treatments/botox',
  '/upper-east-side/marchetti-osei-dermatology',
  '/prices/botox',
  '/treatments/botox/manhattan',
  '/compare?c=slipway-aesthetics,pincushion',
  '/finder?concern=hair',
]) {
  test(`${path} fits a phone, and selects, text fields and .button elements are at least 44 px high`, async ({
    engine,
    resolveUrl,
  }) => {
    await engine.resize(...PHONE_SIZE)
    await engine.open(resolveUrl(path))
    expect(await engine.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const heights = await engine.evaluate(() => [
      ...new Set(
        [
          ...document.querySelectorAll<HTMLElement>(
            'main select, main input:is([type="search"], [type="number"], [type="text"]), main .button',
          ),
        ]
          .filter((field) => field.checkVisibility())
          .map((field) => Math.round(field.getBoundingClientRect().height)),
      ),
    ])
    expect(heights.length).toBeGreaterThan(0)
    expect(heights.filter((height) => height < 44)).toEqual([])
  })
}
