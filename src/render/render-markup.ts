import type { ReactNode } from 'react'
import { toMarkup } from './markup.ts'

/** Not in the build: nothing but islands needs React's renderer there. */
const react = import.meta.env.DEV ? await import('react-dom/server') : null

/** React asks for pictures ahead, in front of what it renders; they stand right behind it here. */
const PRELOADS = /<link rel="preload" as="image"[^>]*>/g

/** Static HTML of React elements; while developing and testing held against what React makes of them. */
export function renderMarkup(node: ReactNode): string {
  const html = toMarkup(node)
  if (react) assertAsReact(html, react.renderToStaticMarkup(node))
  return html
}

/** Throws where markup is not what React makes of the same elements, and says where the two part. */
function assertAsReact(html: string, markup: string): void {
  const expected = markup.replace(PRELOADS, '')
  if (html === expected) return
  let at = 0
  while (html[at] === expected[at]) at++
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 80)
  throw new Error(`markup.ts writes …${around(html)}… where React writes …${around(expected)}…`)
}
