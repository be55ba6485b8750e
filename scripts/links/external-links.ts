import { setTimeout } from 'node:timers/promises'

export interface Link {
  url: string
  /** What contains the link, such as `source fda-botox`. */
  usedIn: string[]
}

export interface LinkResult extends Link {
  /** A link is `refused` if the server may only be rejecting automated requests. A person has to open it. */
  state: 'ok' | 'moved' | 'refused' | 'broken'
  detail: string
}

export interface RequestOptions {
  timeoutMs: number
  retries: number
  pauseMs: number
}

const MAX_CONCURRENT_HOSTS = 8
const MAX_RETRY_AFTER_SECONDS = 60
const HEADERS = { 'user-agent': 'medspa-directory-link-check/1.0', accept: 'text/html,*/*;q=0.5' }

/** Requests several hosts at once, but the links of a host one after the other, with a pause in between. */
export async function checkExternalLinks(links: readonly Link[], options: RequestOptions): Promise<LinkResult[]> {
  const remainingLinkGroups = [...Map.groupBy(links, ({ url }) => new URL(url).host).values()]
  const results: LinkResult[] = []
  const checkRemainingHosts = async () => {
    for (let hostLinks = remainingLinkGroups.shift(); hostLinks; hostLinks = remainingLinkGroups.shift())
      results.push(...(await checkHost(hostLinks, options)))
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT_HOSTS }, checkRemainingHosts))
  return results.sort((a, b) => a.url.localeCompare(b.url))
}

async function checkHost(links: readonly Link[], options: RequestOptions): Promise<LinkResult[]> {
  const results: LinkResult[] = []
  for (const link of links) {
    if (results.length > 0) await setTimeout(options.pauseMs)
    results.push({ ...link, ...(await checkUrl(link.url, options, options.retries)) })
  }
  return results
}

type Outcome = Pick<LinkResult, 'state' | 'detail'>

async function checkUrl(url: string, options: RequestOptions, retries: number): Promise<Outcome> {
  const { outcome, waitMs } = await attemptRequest(url, options)
  if (waitMs === null || retries === 0) return outcome
  await setTimeout(waitMs)
  return checkUrl(url, options, retries - 1)
}

/** `waitMs` is null if a retry would not help. */
async function attemptRequest(
  url: string,
  options: RequestOptions,
): Promise<{ outcome: Outcome; waitMs: number | null }> {
  try {
    const headResponse = await request(url, 'HEAD', options)
    // Some servers reject HEAD, or respond to it wrongly.
    const response = headResponse.ok ? headResponse : await request(url, 'GET', options)
    const isTemporary = response.status === 429 || response.status >= 500
    return { outcome: classify(url, response), waitMs: isTemporary ? getRetryDelayMs(response, options) : null }
  } catch (error) {
    return { outcome: { state: 'broken', detail: describeError(error, options) }, waitMs: options.pauseMs }
  }
}

async function request(url: string, method: 'HEAD' | 'GET', { timeoutMs }: RequestOptions): Promise<Response> {
  const response = await fetch(url, { method, headers: HEADERS, signal: AbortSignal.timeout(timeoutMs) })
  await response.body?.cancel()
  return response
}

/** Some servers send these statuses to automated requests even if the page exists. */
const REFUSED_STATUSES = new Set([401, 403, 405, 406, 429, 451, 503, 999])

function classify(url: string, { ok, status, redirected, url: target }: Response): Outcome {
  if (!ok) return { state: REFUSED_STATUSES.has(status) ? 'refused' : 'broken', detail: String(status) }
  return redirected && !isSamePage(url, target) ? { state: 'moved', detail: target } : { state: 'ok', detail: '200' }
}

/** Ignores what redirects often change, and the fragment, which the URL of a response never has. */
function isSamePage(a: string, b: string): boolean {
  const normalize = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/?(#.*)?$/, '')
  return normalize(a) === normalize(b)
}

function getRetryDelayMs(response: Response, { pauseMs }: RequestOptions): number {
  const seconds = Number(response.headers.get('retry-after'))
  return seconds > 0 ? Math.min(seconds, MAX_RETRY_AFTER_SECONDS) * 1000 : pauseMs
}

function describeError(error: unknown, { timeoutMs }: RequestOptions): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no response within ${timeoutMs / 1000} s`
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message
}
