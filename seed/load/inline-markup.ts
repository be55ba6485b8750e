import type { Tokens } from 'marked'

export const countLineBreaks = (text: string) => text.split('\n').length - 1

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export function inlineExtension(name: string, rule: RegExp, prefix: string, render: (id: string) => string) {
  return {
    name,
    level: 'inline' as const,
    start: (src: string) => {
      const index = src.indexOf(prefix)
      return index < 0 ? undefined : index
    },
    tokenizer(src: string) {
      const match = rule.exec(src)
      return match ? { type: name, raw: match[0], id: match[1] } : undefined
    },
    renderer: (token: Tokens.Generic) => render(String(token['id'])),
  }
}
