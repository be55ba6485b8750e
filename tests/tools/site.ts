import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { app } from '../../src/app.ts'
import { extractVisibleText } from './html.ts'

export const ORIGIN = 'http://localhost:8787'

export const get = (path: string, init: RequestInit = {}) =>
  exports.default.fetch(ORIGIN + path, { redirect: 'manual', ...init })

/** Returns the status and the redirect's target, such as '301 /manhattan', or only the status, such as '200'. */
export async function getStatusAndLocation(path: string): Promise<string> {
  const response = await get(path)
  await response.body?.cancel()
  const target = response.headers.get('location')
  return target === null ? String(response.status) : `${response.status} ${target}`
}

export interface Page {
  status: number
  headers: Headers
  html: string
  text: string
}

const pages = new Map<string, Page>()

/** Returns a page. Test files that share this module (`isolate` in vitest.config.ts) fetch each page only once. */
export async function getPage(path: string): Promise<Page> {
  const cachedPage = pages.get(path)
  if (cachedPage) return cachedPage
  const fetchedPage = await readPage(await get(path))
  pages.set(path, fetchedPage)
  return fetchedPage
}

export async function readPage(response: Response): Promise<Page> {
  const html = await response.text()
  return { status: response.status, headers: response.headers, html, text: extractVisibleText(html) }
}

export async function readUntilAborted({ status, headers, body }: Response): Promise<Page & { isAborted: boolean }> {
  const decoder = new TextDecoder()
  let html = ''
  let isAborted = false
  try {
    for await (const chunk of body ?? []) html += decoder.decode(chunk, { stream: true })
  } catch {
    isAborted = true
  }
  return { status, headers, html, text: extractVisibleText(html), isAborted }
}

/** Bindings and variables of a test. The generated `Env` allows a variable only its value in wrangler.toml. */
export type Bindings = { [Name in keyof Env]?: Env[Name] extends string ? string : Env[Name] } & {
  LOCAL_ORIGIN?: string
}

export function sendTo({ fetch }: Pick<typeof app, 'fetch'>, path: string, bindings: Bindings, init: RequestInit) {
  const context = createExecutionContext()
  const response = Promise.resolve(fetch(new Request(ORIGIN + path, init), { ...env, ...bindings } as Env, context))
  const waitUntilSettled = () => waitOnExecutionContext(context)
  const readSettled = async () => {
    const page = await readPage(await response)
    await waitUntilSettled()
    return page
  }
  return { response, waitUntilSettled, readSettled }
}

export const fetchPage = (path: string, bindings: Bindings, init: RequestInit = {}): Promise<Page> =>
  sendTo(app, path, bindings, init).readSettled()

export async function queryColumn<T = string>(sql: string, ...params: unknown[]): Promise<T[]> {
  const rows = await env.DB.prepare(sql)
    .bind(...params)
    .raw<[T]>()
  return rows.map(([value]) => value)
}
