import { exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'

test('GET / shows the hero, the search box and the featured clinics', async () => {
  const response = await exports.default.fetch('http://localhost:8787/')
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('Find the Best MedSpas in NYC')
})
