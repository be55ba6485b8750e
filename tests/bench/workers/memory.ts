// Worker (a) of docs/speed.md: sends one page from memory.

interface Bindings {
  HTML: string
  BODY_TYPE: 'string' | 'bytes'
}

const headers = { 'content-type': 'text/html; charset=UTF-8' }
let htmlBytes: Uint8Array<ArrayBuffer> | undefined

export default {
  fetch(_request, env) {
    if (env.BODY_TYPE === 'string') return new Response(env.HTML, { headers })
    htmlBytes ??= new Uint8Array(new TextEncoder().encode(env.HTML))
    return new Response(htmlBytes, { headers })
  },
} satisfies ExportedHandler<Bindings>
