import type { Token, Tokens } from 'marked'

/** What `- **Term** — meaning` defines, or null: an item of another kind. */
export function termOf({ tokens }: Tokens.ListItem): string | null {
  const [line] = tokens
  const [term, meaning] = (line && 'tokens' in line ? (line.tokens as Token[] | undefined) : undefined) ?? []
  return term?.type === 'strong' && meaning?.raw.startsWith(' — ') ? (term as Tokens.Strong).text : null
}

/** 'Crow's feet' is found at `#crows-feet`, 'Nd:YAG' at `#nd-yag`. */
export const termId = (term: string) =>
  term
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
