import type { ReactNode } from 'react'
import { toChunks } from './markup.ts'

let reactMarkup: ((node: ReactNode) => string) | null = null

/** Sets React's renderer, with which the output is compared. load-islands.ts loads it. */
export function compareWithReact(renderToStaticMarkup: (node: ReactNode) => string): void {
  reactMarkup = renderToStaticMarkup
}

/** React adds preload links for images, which are not needed right before the images. */
const PRELOADS = /<link rel="preload" as="image"[^>]*>/g

/** Compares the output with React's in development and tests. */
export function renderChunks(node: ReactNode): string[] {
  const chunks = toChunks(node)
  if (import.meta.env.DEV && reactMarkup) assertEqual(chunks.join(''), reactMarkup(node).replace(PRELOADS, ''))
  return chunks
}

export const renderMarkup = (node: ReactNode): string => renderChunks(node).join('')

function assertEqual(html: string, expected: string): void {
  if (html === expected) return
  let at = 0
  while (html[at] === expected[at]) at++
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 80)
  throw new Error(`markup.ts writes …${around(html)}… where React writes …${around(expected)}…`)
}
