import { createEdge, type Edge } from './edge.ts'

type Handler = (request: Request) => Response | Promise<Response>

export class TestedEdge {
  readonly edge: Edge
  readonly workerRequests: Request[] = []
  elapsedSeconds = 0
  version = 'v1'
  handle: Handler = this.createHandler('public, max-age=60')

  constructor() {
    const worker = async (request: Request) => {
      this.workerRequests.push(request)
      return this.handle(request)
    }
    const [version, now] = [() => this.version, () => this.elapsedSeconds * 1000]
    this.edge = createEdge({ worker, version, now, dataCenterCount: 2 })
  }

  createHandler(cacheControl: string | null, headers: Record<string, string> = {}, status = 200): Handler {
    const allHeaders = { ...(cacheControl === null ? {} : { 'cache-control': cacheControl }), ...headers }
    return () => new Response(`response ${this.workerRequests.length}`, { status, headers: allHeaders })
  }

  async get(url = '/', init: RequestInit = {}, dataCenter = 0) {
    const response = await this.edge.fetch(new Request(`https://site.test${url}`, init), dataCenter)
    return { response, cacheStatus: response.headers.get('cf-cache-status'), body: await response.text() }
  }

  async getCacheStatuses(...urls: string[]) {
    const statuses: (string | null)[] = []
    for (const url of urls) statuses.push((await this.get(url)).cacheStatus)
    return statuses
  }

  async getCacheStatusAfter(seconds: number, url = '/') {
    await this.get(url)
    this.elapsedSeconds += seconds
    return (await this.get(url)).cacheStatus
  }
}
