import type { ReactNode } from 'react'
import { toChunks } from './markup.ts'

let renderWithReact: ((node: ReactNode) => string) | null = null

/** Sets React's renderer, whose output `renderChunks` compares with. Called by load-islands.ts. */
export function setReactRenderer(renderToStaticMarkup: (node: ReactNode) => string): void {
  renderWithReact = renderToStaticMarkup
}

/** The preload links that React adds for images. Not needed, because the images follow directly. */
const PRELOADS = /<link rel="preload" as="image"[^>]*>/g

/** Renders a node as chunks of HTML. In development and tests, throws if the output differs from React's. */
export function renderChunks(node: ReactNode): string[] {
  const chunks = toChunks(node)
  if (import.meta.env.DEV && renderWithReact) assertEqual(chunks.join(''), renderWithReact(node).replace(PRELOADS, ''))
  return chunks
}

export const renderMarkup = (node: ReactNode): string => renderChunks(node).join('')

function assertEqual(html: string, expected: string): void {
  if (html === expected) return
  let at = 0
  while (html[at] === expected[at]) at++
  const excerpt = (text: string) => text.slice(Math.max(0, at - 80), at + 80)
  throw new Error(`markup.ts writes …${excerpt(html)}… where React writes …${excerpt(expected)}…`)
}
