import type { ReactNode } from 'react'
import { toMarkup } from './markup.ts'

let renderWithReact: ((node: ReactNode) => string) | null = null

export function setReactRenderer(renderToStaticMarkup: (node: ReactNode) => string): void {
  renderWithReact = renderToStaticMarkup
}

/** React adds these links for images. markup.ts does not. */
const IMAGE_PRELOADS = /<link rel="preload" as="image"[^>]*>/g

/** Renders a node as HTML. In development and tests, after React is loaded, throws if React's output differs. */
export function renderMarkup(node: ReactNode): string {
  const html = toMarkup(node)
  if (import.meta.env.DEV && renderWithReact) assertEqual(html, renderWithReact(node).replace(IMAGE_PRELOADS, ''))
  return html
}

function assertEqual(html: string, expected: string): void {
  if (html === expected) return
  let index = 0
  while (html[index] === expected[index]) index++
  const excerpt = (text: string) => text.slice(Math.max(0, index - 80), index + 80)
  throw new Error(`markup.ts writes …${excerpt(html)}… where React writes …${excerpt(expected)}…`)
}
