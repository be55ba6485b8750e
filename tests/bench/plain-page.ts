import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

// A plain page to compare the site's first paint with: a list of 24 clinics, filters, a price table and questions, with
// one stylesheet, and without fonts, images or scripts. The size is typical: about 28 KB of HTML and 15 KB of CSS.

const BASE_STYLES = `${readFileSync('node_modules/tailwindcss/preflight.css', 'utf8')}
body { background: #fafaf9; color: #1c1917; font-family: system-ui, Arial, sans-serif; line-height: 1.5 }
.frame { margin-inline: auto; max-width: 72rem; padding: 1rem }
.row { align-items: center; display: flex; flex-wrap: wrap; gap: 1rem; justify-content: space-between }
.title { font-size: 2.25rem; font-weight: 700; line-height: 1.1 } .heading { font-size: 1.125rem; font-weight: 600 }
.lead { color: #57534e; font-size: 1.125rem; margin: 0.75rem 0; max-width: 42rem }
.grid { display: grid; gap: 1rem } .card { background: #fff; border: 1px solid #e7e5e4; border-radius: 1rem; padding: 1.25rem }
.note { color: #57534e; font-size: 0.875rem; font-style: normal } .strong { color: #1c1917; font-weight: 600 }
.tags { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0.75rem 0 }
.tag { background: #fff1f2; border-radius: 999px; color: #be123c; font-size: 0.75rem; padding: 0.25rem 0.75rem }
.link { color: #be123c; font-size: 0.875rem } .link:hover { text-decoration: underline }
.field { background: #fff; border: 1px solid #d6d3d1; border-radius: 0.5rem; padding: 0.5rem 0.75rem }
.cell { border-top: 1px solid #e7e5e4; padding: 0.5rem 1rem 0.5rem 0; text-align: left }`

const STYLES = [
  BASE_STYLES,
  ...Array.from(
    { length: 110 },
    (_, step) => `.gap-${step} { gap: ${step / 4}rem } .pad-${step} { padding: ${step / 4}rem }`,
  ),
].join('\n')

const renderCard = (_: unknown, index: number) => `<li><article class="card">
<div class="row"><div><h2 class="heading"><a href="/clinic/${index}" class="strong">Example Aesthetics ${index + 1}</a></h2>
<address class="note">${100 + index * 11} Example Street, New York, NY 100${10 + index}</address></div>
<p class="note"><strong class="strong">4.${index % 10}</strong> <span class="note">(${100 + index * 37} reviews)</span></p></div>
<ul class="tags" aria-label="Treatments"><li class="tag">Botox</li><li class="tag">Fillers</li><li class="tag">Microneedling</li><li class="tag">Chemical peels</li></ul>
<p class="note">A small practice near the subway with evening appointments, where a physician sees everyone who comes for the first time, and number ${index + 1} on this list.</p>
<p class="note">Botox from <span class="strong">$${11 + (index % 9)} per unit</span>. Open until ${5 + (index % 4)}:30 on weekdays.</p>
<div class="row"><a href="tel:+121255501${10 + index}" class="link">(212) 555-01${10 + index}</a><a href="/clinic/${index}" class="link">View profile</a></div>
</article></li>`

const repeat = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('\n')

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Botox in Manhattan</title>
<link rel="stylesheet" href="/plain.css"></head><body>
<header class="frame row"><a href="/" class="heading">Example</a><nav aria-label="Main"><ul class="row">${repeat(5, (index) => `<li><a href="/${index}" class="link">Section ${index + 1}</a></li>`)}</ul></nav></header>
<nav class="frame note" aria-label="Breadcrumb"><ol class="row"><li><a href="/" class="link">Home</a></li><li><a href="/botox" class="link">Botox</a></li><li aria-current="page">Manhattan</li></ol></nav>
<main class="frame"><h1 class="title">Botox in Manhattan</h1>
<p class="lead">Compare 24 med spas in Manhattan that offer Botox: prices per unit, who gives the injections, and reviews of patients.</p>
<form class="row">${repeat(2, (index) => `<label class="note">Choice ${index + 1} <select class="field">${repeat(6, (option) => `<option>Option ${option + 1}</option>`)}</select></label>`)}<button class="field">Update</button></form>
<ul class="grid">${Array.from({ length: 24 }, renderCard).join('\n')}</ul>
<section class="frame"><h2 class="heading">What Botox costs</h2><table><thead><tr><th class="cell">Area</th><th class="cell">Units</th><th class="cell">Low</th><th class="cell">High</th></tr></thead><tbody>
${repeat(8, (index) => `<tr><td class="cell">Area ${index + 1}</td><td class="cell">${10 + index * 2}</td><td class="cell">$${120 + index * 20}</td><td class="cell">$${250 + index * 25}</td></tr>`)}</tbody></table></section>
<section class="frame"><h2 class="heading">Questions</h2>
${repeat(6, (index) => `<details class="card"><summary class="strong">Question number ${index + 1} about Botox in Manhattan?</summary><p class="note">An answer of two sentences, as such pages give them. It says where more is to be read, and how much of it there is: ${index + 2} pages.</p></details>`)}</section>
${repeat(3, (index) => `<section class="frame"><h2 class="heading">Part ${index + 1}</h2><ul class="grid">${repeat(8, (entry) => `<li class="card"><a href="/part/${index}/${entry}" class="link">Another page of the directory, number ${entry + 1}</a></li>`)}</ul></section>`)}</main>
<footer class="frame note"><p>Made for measuring.</p></footer></body></html>`

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
