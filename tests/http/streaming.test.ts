// @own-database: these tests change the data, so vitest.config.ts gives this file its own database.
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { app } from '../../src/app.ts'
import { createDelayedDatabase } from '../tools/fake-databases.ts'
import { extractVisibleText, findHeadings, findLinkHref } from '../tools/html.ts'
import { fetchPage, ORIGIN } from '../tools/site.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

async function requestWithHeldData(path: string) {
  await fetchPage('/', {})
  const gate = Promise.withResolvers<void>()
  const context = createExecutionContext()
  const response = await app.fetch(
    new Request(ORIGIN + path),
    { ...env, DB: createDelayedDatabase(() => gate.promise) },
    context,
  )
  const reader = (response.body ?? new ReadableStream<Uint8Array>()).getReader()
  const decoder = new TextDecoder()
  const readChunk = async () => {
    const { value } = await reader.read()
    return value ? decoder.decode(value, { stream: true }) : null
  }
  const readRest = async () => {
    let html = ''
    try {
      for (let chunk = await readChunk(); chunk !== null; chunk = await readChunk()) html += chunk
    } finally {
      await waitOnExecutionContext(context)
    }
    return html
  }
  const readUntilAbort = async () => {
    let html = ''
    try {
      for (let chunk = await readChunk(); chunk !== null; chunk = await readChunk()) html += chunk
    } catch {
      await waitOnExecutionContext(context)
      return html
    }
    throw new Error('the stream ended normally instead of being aborted')
  }
  return { response, readChunk, readRest, readUntilAbort, release: gate.resolve, fail: gate.reject }
}

test.each([
  '/',
  '/treatments/botox',
  '/treatments/botox/soho',
  '/soho',
  '/locations/soho',
  '/faq',
  '/prices/botox',
  '/reviews',
  '/services/botox',
  '/appointments/botox',
  '/finder?concern=volume',
  '/search?q=botox',
])('%s sends the head and header before the data arrives', async (path) => {
  const { response, readChunk, readRest, release } = await requestWithHeldData(path)
  const first = (await readChunk()) ?? ''
  expect(response.status).toBe(200)
  expect(first).toMatch(/^<!doctype html>/)
  expect(first).toContain('</title>')
  expect(first).toContain('rel="stylesheet"')
  expect(first).toContain('About Us')
  expect(first).toMatch(/<main [^>]*>$/)
  release()
  const late = await readRest()
  expect(findHeadings(late, 1)).toHaveLength(1)
  expect(late).toMatch(/<\/footer><\/div><\/body><\/html>$/)
})

test('a slow page is byte-identical to a fast one', async () => {
  const { readChunk, readRest, release } = await requestWithHeldData('/treatments/botox')
  const first = (await readChunk()) ?? ''
  release()
  expect(first + (await readRest())).toBe((await fetchPage('/treatments/botox', {})).html)
})

test('a slow page places late content without an inline script or template', async () => {
  const { readChunk, readRest, release } = await requestWithHeldData('/soho')
  const first = (await readChunk()) ?? ''
  release()
  const html = first + (await readRest())
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes ?? '')
  expect(
    scripts.filter((attributes) => !attributes.includes('src=') && !attributes.includes('application/ld+json')),
  ).toEqual([])
  expect(html).not.toContain('<template')
})

// §D4.33
test('shows the error in place and aborts the stream if the database fails after the head is sent', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { response, readChunk, readUntilAbort, fail } = await requestWithHeldData('/treatments/botox')
  const first = (await readChunk()) ?? ''
  fail(new Error('D1_ERROR: secret of the cause'))
  const late = await readUntilAbort()
  expect(response.status).toBe(200)
  expect(findHeadings(late, 1)).toEqual(['Something went wrong'])
  expect(late).toContain('role="alert"')
  expect(extractVisibleText(late)).toContain("We're sorry, but there was an error loading this page.")
  expect(findLinkHref(late, 'Try again')).toBe('/treatments/botox')
  expect(late).toMatch(/<\/footer><\/div><\/body><\/html><!--[\w+/=]+-->$/)
  expect(first + late).not.toContain('secret of the cause')
  expect(consoleError.mock.calls.join()).toContain('page-failed-after-head')
  expect(consoleError.mock.calls.join()).toContain('secret of the cause')
})

test('shows the error in place if rendering fails after the head is sent', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await env.DB.prepare(`UPDATE guides SET content = '{}' WHERE treatment = 'prp'`).run()
  const { response, readChunk, readUntilAbort, release } = await requestWithHeldData('/treatments/prp')
  await readChunk()
  release()
  expect(response.status).toBe(200)
  expect(findHeadings(await readUntilAbort(), 1)).toEqual(['Something went wrong'])
})

// §2.160
test.each([
  '/about',
  '/locations/manhattan/chelsea',
  '/queens/clinic-001',
  '/clinics/clinic-001',
  '/services/botox?verified=yes',
  '/prices/botox?page=2',
  '/upper-east-side/marchetti-osei-dermatology',
])('%s sends nothing before the data is ready, so a late failure returns 503', async (path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await fetchPage('/', {})
  const failLate = () => new Promise<void>((_, reject) => setTimeout(reject, 40, new Error('D1_ERROR: unavailable')))
  const { status, html } = await fetchPage(path, { DB: createDelayedDatabase(failLate) })
  expect(status).toBe(503)
  expect(findHeadings(html, 1)).toEqual(["We'll be right back"])
})
