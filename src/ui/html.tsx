/** HTML that the seed compiled from our own Markdown. Nothing from a request ever passes through here. */
export function Html({
  html,
  as: Tag = 'p',
  className,
}: {
  html: string
  as?: 'p' | 'div' | 'li' | 'span'
  className?: string
}) {
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

export const Paragraphs = ({ items }: { items: readonly string[] }) =>
  items.map((item) => <Html key={item} html={item} />)

/** A list of HTML items; `ordered` where their order is a sequence. */
export function HtmlList({ items, ordered = false }: { items: readonly string[]; ordered?: boolean }) {
  const children = items.map((item) => <Html key={item} as="li" html={item} />)
  return ordered ? <ol>{children}</ol> : <ul>{children}</ul>
}
