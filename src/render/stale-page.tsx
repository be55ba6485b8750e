import { StaleNote, staleNote } from '../pages/errors.tsx'
import { renderMarkup } from './render-markup.ts'

/** Returns the last copy of a page with a note above it: it is shown because the database is down. */
export function stalePage(body: Uint8Array, isMarkdown: boolean): string {
  const page = new TextDecoder().decode(body)
  if (isMarkdown) return `> ${staleNote}\n\n${page}`
  return page.replace(/<main\b[^>]*>/, (main) => main + renderMarkup(<StaleNote />))
}

/** Returns the HTML between a page's main tags. */
export const mainOf = (html: string) => /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
