import { expect, test } from 'vitest'
import { addOgImage, type OgImageSvgs } from '../../../seed/draw/og-images.ts'

test.each([
  'Glow Bar',
  'Marchetti & Osei Dermatology',
  'The Park Avenue Center for Aesthetic Dermatology, Laser and Skin Medicine',
  'Brooklyn Heights Institute of Facial Aesthetics and Nonsurgical Rejuvenation, Laser Medicine and Dermatologic Surgery',
])('an Open Graph image shows every letter of the title "%s"', (title) => {
  const images: OgImageSvgs = new Map()
  const center = { lat: 40.76, lng: -73.97 }
  addOgImage(images, { site: { name: 'Guide', sample: false }, title, subtitle: 'New York', center, widthKm: 14 })
  const [svg = ''] = images.values()
  const titleSvg = /<g fill="#fff">(.*?)<g fill="#c9d6ea">/s.exec(svg)?.[1] ?? ''
  expect(titleSvg.match(/<path /g)).toHaveLength(title.replaceAll(' ', '').length)
  const baselines = [...titleSvg.matchAll(/translate\([\d.]+ (\d+)\) scale/g)].map(([, y]) => Number(y))
  expect(Math.min(...baselines)).toBeGreaterThanOrEqual(200)
  expect(Math.max(...baselines)).toBeLessThanOrEqual(440)
})
