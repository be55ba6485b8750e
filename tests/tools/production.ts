import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { type Bindings, ORIGIN, type Page, read } from './site.ts'

/** Loads the production app, which caches pages, with its own page cache and catalog. */
export async function loadProduction() {
  vi.stubEnv('DEV', false)
  vi.resetModules()
  const { app } = await import('../../src/app.ts')
  const { clearCachedCatalog } = await import('../../src/http/caching/catalog.ts')
  const { isDatabaseDown } = await import('../../src/db/health.ts')
  const answer = (path: string, bindings: Bindings = {}, init: RequestInit = {}) => {
    const context = createExecutionContext()
    const response = app.fetch(new Request(ORIGIN + path, init), { ...env, ...bindings } as Env, context)
    return { response: Promise.resolve(response), settled: () => waitOnExecutionContext(context) }
  }
  const fetchPage = async (path: string, bindings: Bindings = {}, init: RequestInit = {}): Promise<Page> => {
    const { response, settled } = answer(path, bindings, init)
    const page = await read(await response)
    await settled()
    return page
  }
  // Loads the React renderer in advance, so that no test waits for it.
  await fetchPage('/contact?first')
  return { fetchPage, answer, clearCachedCatalog, isDatabaseDown }
}
