import { readFileSync } from 'node:fs'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { createServer } from 'vite'
import type { ErrorPath } from '../../tools/example-pages.ts'

const MANIFEST_PATH = 'dist/client/.vite/manifest.json'

function createStylesheetModule() {
  const manifest = JSON.parse(readFileSync(MANIFEST_PATH, 'utf8')) as Record<string, { file: string }>
  return `export const stylesheet = ${JSON.stringify(`/${manifest['client/styles.css']?.file}`)}`
}

const SAMPLE_PROPS = {
  retryPath: '/about',
  message: 'Reference 0000-0000',
  seconds: 10,
  title: 'Address too long',
  detail: 'The site reads addresses of up to 2,048 characters.',
}

type ErrorPage = ComponentType<typeof SAMPLE_PROPS>

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
      renderErrorDocument: (title: string, main: ReactNode) => string
    }
    const pages = (await vite.ssrLoadModule('/src/ui/page/errors.tsx')) as Record<string, ErrorPage>
    const renderPage = (title: string, name: string) => {
      const component = pages[name]
      if (!component) throw new Error(`src/ui/page/errors.tsx exports no ${name}`)
      return renderErrorDocument(title, createElement(component, SAMPLE_PROPS))
    }
    return {
      '/error/unavailable': renderPage("We'll be right back", 'TemporarilyUnavailable'),
      '/error/render-failed': renderPage('Something went wrong', 'RenderFailed'),
      '/error/unexpected': renderPage('Unexpected Application Error!', 'UnexpectedError'),
      '/error/too-many-searches': renderPage('Too many searches', 'TooManySearches'),
      '/error/too-large': renderPage(SAMPLE_PROPS.title, 'RequestTooLarge'),
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
