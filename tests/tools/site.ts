import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { app } from '../../src/app.ts'
import { visible } from './html.ts'

export const ORIGIN = 'http://localhost:8787'

/** Asks the Worker as a visitor would. A redirect is an answer to look at, not to follow. */
export const get = (path: string, init: RequestInit = {}) =>
  exports.default.fetch(ORIGIN + path, { redirect: 'manual', ...init })

/** Status and target of an answer in one line, such as '301 /manhattan'; the status alone where there is no target. */
export async function outcome(path: string): Promise<string> {
  const response = await get(path)
  await response.body?.cancel()
  const target = response.headers.get('location')
  return target === null ? String(response.status) : `${response.status} ${target}`
}

export interface Page {
  status: number
  headers: Headers
  html: string
  /** What a visitor can read of it. */
  text: string
}

const pages = new Map<string, Page>()

/** A page, fetched once in a test file. */
export async function page(path: string): Promise<Page> {
  const known = pages.get(path)
  if (known) return known
  const fetched = await read(await get(path))
  pages.set(path, fetched)
  return fetched
}

/** An answer with its body. */
export async function read(response: Response): Promise<Page> {
  const html = await response.text()
  return { status: response.status, headers: response.headers, html, text: visible(html) }
}

/** A response with its body as far as it came, and whether its stream was aborted. */
export async function readUntilAborted({ status, headers, body }: Response): Promise<Page & { isAborted: boolean }> {
  const decoder = new TextDecoder()
  let html = ''
  let isAborted = false
  try {
    for await (const chunk of body ?? []) html += decoder.decode(chunk, { stream: true })
  } catch {
    isAborted = true
  }
  return { status, headers, html, text: visible(html), isAborted }
}

/** Bindings and variables of a test; the generated type of a variable is its default value alone. */
export type Bindings = { [Name in keyof Env]?: Env[Name] extends string ? string : Env[Name] } & {
  LOCAL_ORIGIN?: string
}

/** Asks the Worker with other bindings or variables than the test's own. */
export async function ask(path: string, bindings: Bindings, init: RequestInit = {}): Promise<Page> {
  const context = createExecutionContext()
  const answer = await read(await app.fetch(new Request(ORIGIN + path, init), { ...env, ...bindings } as Env, context))
  await waitOnExecutionContext(context)
  return answer
}

/** A column of a query's rows, for what a page must show of the data. */
export async function column<T = string>(sql: string, ...params: unknown[]): Promise<T[]> {
  const rows = await env.DB.prepare(sql)
    .bind(...params)
    .raw<[T]>()
  return rows.map(([value]) => value)
}
