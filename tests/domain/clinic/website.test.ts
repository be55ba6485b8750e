import { expect, test } from 'vitest'
import { formatHost } from '../../../src/domain/clinic/website.ts'

test.each([
  ['https://www.example.com/botox?x=1', 'example.com'],
  ['http://example.com', 'example.com'],
  ['https://example.com:8080#top', 'example.com'],
  ['https://www.café-esthétique.com/über', 'café-esthétique.com'],
])('the website %s is shown as %s', (website, host) => {
  expect(formatHost(website)).toBe(host)
})
