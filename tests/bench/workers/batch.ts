// Worker (b) of docs/speed.md: runs the site's queries for a page, then sends the page's bytes from memory.

interface Bindings {
  DB: D1Database
  HTML: string
  ROUND_TRIPS: { sql: string; params: unknown[] }[][]
}

const headers = { 'content-type': 'text/html; charset=UTF-8' }
let htmlBytes: Uint8Array<ArrayBuffer> | undefined

export default {
  async fetch(_request, env) {
    for (const roundTrip of env.ROUND_TRIPS)
      await env.DB.batch(roundTrip.map(({ sql, params }) => env.DB.prepare(sql).bind(...params)))
    htmlBytes ??= new Uint8Array(new TextEncoder().encode(env.HTML))
    return new Response(htmlBytes, { headers })
  },
} satisfies ExportedHandler<Bindings>
