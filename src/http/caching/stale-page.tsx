import { renderMarkup } from '../../render/checked-markup.ts'
import { STALE_TEXT, StaleNote } from '../../ui/page/errors.tsx'

export function addStaleNote(body: Uint8Array, isMarkdown: boolean): string {
  const page = new TextDecoder().decode(body)
  if (isMarkdown) return `> ${STALE_TEXT}\n\n${page}`
  return page.replace(/<main\b[^>]*>/, (main) => main + renderMarkup(<StaleNote />))
}

export const extractMain = (html: string) => /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
