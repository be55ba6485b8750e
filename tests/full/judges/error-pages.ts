import { readFileSync } from 'node:fs'
import { createServer } from 'vite'
import type { ErrorText } from '../../../src/ui/page/errors.tsx'
import type { ErrorPath } from '../../tools/example-pages.ts'

const MANIFEST_PATH = 'dist/client/.vite/manifest.json'

function createStylesheetModule() {
  const manifest = JSON.parse(readFileSync(MANIFEST_PATH, 'utf8')) as Record<string, { file: string }>
  return `export const stylesheet = ${JSON.stringify(`/${manifest['client/styles.css']?.file}`)}`
}

async function renderErrorPages(): Promise<Record<ErrorPath, string>> {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    plugins: [
      {
        name: 'built-stylesheet',
        resolveId: (id) => (id === 'virtual:assets' ? `\0${id}` : undefined),
        load: (id) => (id === '\0virtual:assets' ? createStylesheetModule() : undefined),
      },
    ],
  })
  try {
    const { renderErrorDocument } = (await vite.ssrLoadModule('/src/render/error-document.tsx')) as {
      renderErrorDocument: (text: ErrorText, linkPath: string) => string
    }
    const texts = (await vite.ssrLoadModule(
      '/src/ui/page/errors.tsx',
    )) as typeof import('../../../src/ui/page/errors.tsx')
    const tooLarge = { title: 'Address too long', lead: 'The site reads addresses of up to 2,048 characters.' }
    return {
      '/error/unavailable': renderErrorDocument(texts.UNAVAILABLE, '/about'),
      '/error/render-failed': renderErrorDocument(texts.RENDER_FAILED, '/about'),
      '/error/unexpected': renderErrorDocument(texts.createUnexpectedError('Reference 0000-0000'), '/about'),
      '/error/too-many-searches': renderErrorDocument(texts.createTooManySearchesError(10), '/search'),
      '/error/too-large': renderErrorDocument({ ...tooLarge, linkLabel: 'Browse Locations' }, '/locations'),
    }
  } finally {
    await vite.close()
  }
}

let renderedPages: Promise<Record<ErrorPath, string>> | undefined

export const getErrorPages = () => {
  renderedPages ??= renderErrorPages()
  return renderedPages
}
