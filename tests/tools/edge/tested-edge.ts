import { createEdge, type Edge } from './edge.ts'

type Answer = (request: Request) => Response | Promise<Response>

/** An edge in front of a Worker that a test can change. */
export class TestedEdge {
  readonly edge: Edge
  readonly runs: Request[] = []
  seconds = 0
  deployed = 'v1'
  answer: Answer = this.responding('public, max-age=60')

  constructor() {
    const worker = async (request: Request) => {
      this.runs.push(request)
      return this.answer(request)
    }
    const [version, now] = [() => this.deployed, () => this.seconds * 1000]
    this.edge = createEdge({ worker, version, now, dataCenters: 2 })
  }

  responding(cacheControl: string | null, headers: Record<string, string> = {}, status = 200): Answer {
    const all = { ...(cacheControl === null ? {} : { 'cache-control': cacheControl }), ...headers }
    return () => new Response(`response ${this.runs.length}`, { status, headers: all })
  }

  async get(url = '/', init: RequestInit = {}, dataCenter = 0) {
    const response = await this.edge.fetch(new Request(`https://site.test${url}`, init), dataCenter)
    return { response, status: response.headers.get('cf-cache-status'), body: await response.text() }
  }

  async statuses(...urls: string[]) {
    const all: (string | null)[] = []
    for (const url of urls) all.push((await this.get(url)).status)
    return all
  }

  /** Returns the `cf-cache-status` of a second request after some seconds. */
  async statusAfter(wait: number, url = '/') {
    await this.get(url)
    this.seconds += wait
    return (await this.get(url)).status
  }
}
