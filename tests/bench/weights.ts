import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { getBuiltModulePath, listModuleAndStaticImports, readBuiltChunks } from '../tools/node/built-site.ts'
import { PAGES } from './pages.ts'
import { openRecorder } from './record.ts'

export interface Weight {
  /** The size of the page, compressed with gzip. */
  htmlBytes: number
  /** The size of the page without inline styles and the map behind its title, compressed with gzip. */
  contentBytes: number
  requestCount: number
  /**
   * The transfer size of the page, compressed with Brotli, and of the stylesheets, scripts, fonts and images in its
   * HTML, except lazy images.
   */
  totalBytes: number
  scriptBytes: number
}

const STYLES_AND_MAP = /<style>[\s\S]*?<\/style>|<svg class="cover[\s\S]*?<\/svg>/g

export async function weighPages(dbFolder: string): Promise<Map<string, Weight>> {
  const recorder = await openRecorder(dbFolder)
  try {
    const weights = new Map<string, Weight>()
    for (const { name, path } of PAGES) {
      const { html } = await recorder.record(path)
      const files = findLoadedFiles(html)
      const scripts = files.filter((file) => file.endsWith('.js'))
      weights.set(name, {
        htmlBytes: gzipSync(html).length,
        contentBytes: gzipSync(html.replace(STYLES_AND_MAP, '')).length,
        requestCount: 1 + files.length,
        totalBytes: brotliCompressSync(html).length + sum(files.map(measureTransferBytes)),
        scriptBytes: sum(scripts.map(measureTransferBytes)),
      })
    }
    return weights
  } finally {
    await recorder.close()
  }
}

export const measureWorkerSize = () => {
  const files = [readFileSync(getBuiltModulePath(), 'utf8'), ...readBuiltChunks().values()].map((text) =>
    Buffer.from(text),
  )
  return {
    raw: sum(files.map((code) => code.length)),
    gzip: sum(files.map((code) => gzipSync(code).length)),
    atStart: sum(listModuleAndStaticImports(getBuiltModulePath()).map((file) => statSync(file).size)),
  }
}

function findLoadedFiles(html: string): string[] {
  const tags = [...html.matchAll(/<(?:link|script|img)\b[^>]*>/g)].map(([tag]) => tag)
  const loadedTags = tags.filter(
    (tag) =>
      /rel="stylesheet"/.test(tag) ||
      tag.startsWith('<script') ||
      (tag.startsWith('<img') && !tag.includes('loading="lazy"')),
  )
  const fonts = [...html.matchAll(/url\("?([^")]+\.woff2)/g)].flatMap(([, file]) => file ?? [])
  return [...new Set([...loadedTags.flatMap((tag) => /(?:href|src)="([^"]+)"/.exec(tag)?.[1] ?? []), ...fonts])]
}

/** Returns the transfer size of a file. Fonts are already compressed. An image from the database counts as 2 KB. */
function measureTransferBytes(path: string): number {
  const file = join('dist/client', path)
  if (!existsSync(file)) return 2048
  return file.endsWith('.woff2') ? statSync(file).size : brotliCompressSync(readFileSync(file)).length
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
