import { renderMarkup } from '../render/render-markup.ts'
import { StaleNote, staleNote } from '../ui/errors.tsx'

export function stalePage(body: Uint8Array, isMarkdown: boolean): string {
  const page = new TextDecoder().decode(body)
  if (isMarkdown) return `> ${staleNote}\n\n${page}`
  return page.replace(/<main\b[^>]*>/, (main) => main + renderMarkup(<StaleNote />))
}

export const extractMain = (html: string) => /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
