import type { ReactNode } from 'react'
import { toChunks } from './markup.ts'

let reactMarkup: ((node: ReactNode) => string) | null = null

/** Says what React itself makes of elements. It is there with the islands (load-islands.ts), which need React's renderer. */
export function holdAgainst(renderToStaticMarkup: (node: ReactNode) => string): void {
  reactMarkup = renderToStaticMarkup
}

/** React asks for pictures ahead, in front of what it renders; they stand right behind it here. */
const PRELOADS = /<link rel="preload" as="image"[^>]*>/g

/** Static HTML of React elements, in chunks; while developing and testing held against what React makes of them. */
export function renderChunks(node: ReactNode): string[] {
  const chunks = toChunks(node)
  if (import.meta.env.DEV && reactMarkup) assertEqual(chunks.join(''), reactMarkup(node).replace(PRELOADS, ''))
  return chunks
}

/** The same in one text, for what is short. */
export const renderMarkup = (node: ReactNode): string => renderChunks(node).join('')

/** Throws where markup is not what React makes of the same elements, and says where the two part. */
function assertEqual(html: string, expected: string): void {
  if (html === expected) return
  let at = 0
  while (html[at] === expected[at]) at++
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 80)
  throw new Error(`markup.ts writes …${around(html)}… where React writes …${around(expected)}…`)
}
