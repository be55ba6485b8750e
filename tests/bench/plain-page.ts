import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

/** What a list is without us: one page with 24 results and one stylesheet; no font, picture or script. */
const STYLES = `${readFileSync('node_modules/tailwindcss/preflight.css', 'utf8')}
body { background: #fafaf9; color: #1c1917; font-family: system-ui, Arial, sans-serif; line-height: 1.5 }
header, main, footer { margin: 0 auto; max-width: 72rem; padding: 1rem }
header, nav, .line { display: flex; flex-wrap: wrap; gap: 1rem; justify-content: space-between }
h1 { font-size: 2.25rem; font-weight: 700; line-height: 1.1 }
h2 { font-size: 1.125rem; font-weight: 600 }
.lead { color: #57534e; font-size: 1.125rem; margin: 0.75rem 0; max-width: 42rem }
.results { display: grid; gap: 1rem }
article { background: #fff; border: 1px solid #e7e5e4; border-radius: 1rem; padding: 1.25rem }
article p, address { color: #57534e; font-size: 0.875rem; font-style: normal }
.tags { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0.75rem 0 }
.tags li { background: #fff1f2; border-radius: 999px; color: #be123c; font-size: 0.75rem; padding: 0.25rem 0.75rem }
a { color: #be123c } a:hover { text-decoration: underline }`

const card = (_: unknown, index: number) => `<li><article>
<div class="line"><h2><a href="/clinic/${index}">Example Aesthetics ${index + 1}</a></h2>
<p><strong>4.${index % 10}</strong> (${100 + index * 37} reviews)</p></div>
<address>${100 + index * 11} Example Street, New York, NY 100${10 + index}</address>
<ul class="tags"><li>Botox</li><li>Fillers</li><li>Microneedling</li></ul>
<p>A small practice near the subway with evening appointments, where a physician sees everyone who comes for the first time.</p>
<div class="line"><a href="tel:+12125550100">(212) 555-0100</a><a href="/clinic/${index}">View profile</a></div>
</article></li>`

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Botox in Manhattan</title>
<link rel="stylesheet" href="/plain.css"></head><body>
<header><a href="/">Example</a><nav><a href="/a">Treatments</a><a href="/b">Locations</a><a href="/c">About</a></nav></header>
<main><h1>Botox in Manhattan</h1>
<p class="lead">Compare 24 med spas in Manhattan that offer Botox: prices per unit, who gives the injections, and reviews of patients.</p>
<ul class="results">${Array.from({ length: 24 }, card).join('\n')}</ul></main>
<footer><p>Made for measuring.</p></footer></body></html>`

/** Serves the plain page on a free port, compressed. */
export async function servePlainPage(): Promise<{ url: string; close(): void }> {
  const server = createServer(({ url }, response) => {
    const isStyles = url === '/plain.css'
    response.writeHead(200, { 'content-type': isStyles ? 'text/css' : 'text/html', 'content-encoding': 'gzip' })
    response.end(gzipSync(isStyles ? STYLES : PAGE))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
