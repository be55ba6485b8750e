import type { Token, Tokens } from 'marked'

/** Returns the term that a list item `- **Term** — meaning` defines, or null for any other item. */
export function termOf({ tokens }: Tokens.ListItem): string | null {
  const [line] = tokens
  const [term, meaning] = (line && 'tokens' in line ? (line.tokens as Token[] | undefined) : undefined) ?? []
  return term?.type === 'strong' && meaning?.raw.startsWith(' — ') ? (term as Tokens.Strong).text : null
}
