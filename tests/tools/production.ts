import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { type Bindings, ORIGIN, type Page, readPage } from './site.ts'

/** Loads a new instance of the app as in production, where pages are cached. Instances share no cache. */
export async function loadProduction() {
  vi.stubEnv('DEV', false)
  vi.resetModules()
  const { app } = await import('../../src/app.ts')
  const { clearCachedCatalog } = await import('../../src/http/caching/catalog.ts')
  const { isDatabaseDown } = await import('../../src/db/health.ts')
  const send = (path: string, bindings: Bindings = {}, init: RequestInit = {}) => {
    const context = createExecutionContext()
    const response = app.fetch(new Request(ORIGIN + path, init), { ...env, ...bindings } as Env, context)
    return { response: Promise.resolve(response), settled: () => waitOnExecutionContext(context) }
  }
  const fetchPage = async (path: string, bindings: Bindings = {}, init: RequestInit = {}): Promise<Page> => {
    const { response, settled } = send(path, bindings, init)
    const page = await readPage(await response)
    await settled()
    return page
  }
  // Loads the React renderer, so that the first request of a test does not wait for it.
  await fetchPage('/contact?first')
  return { fetchPage, send, clearCachedCatalog, isDatabaseDown }
}
