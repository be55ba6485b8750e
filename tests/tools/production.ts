import { vi } from 'vitest'
import { type Bindings, sendTo } from './site.ts'

/** Loads a new instance of the app, which caches pages as in production. */
export async function loadProductionApp() {
  vi.stubEnv('DEV', false)
  vi.resetModules()
  const { app } = await import('../../src/app.ts')
  const { clearCachedCatalog } = await import('../../src/http/caching/catalog.ts')
  const { isDatabaseDown } = await import('../../src/db/health.ts')
  const send = (path: string, bindings: Bindings = {}, init: RequestInit = {}) => sendTo(app, path, bindings, init)
  const fetchPage = (...request: Parameters<typeof send>) => send(...request).readSettled()
  // Loads the React renderer, which the first request has to wait for.
  await fetchPage('/contact?first')
  return { fetchPage, send, clearCachedCatalog, isDatabaseDown }
}
