/** Pass only HTML that the seed wrote, or literals. Never pass anything from a request. */
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

export function HtmlList({ items, ordered = false }: { items: readonly string[]; ordered?: boolean }) {
  const children = items.map((item) => <Html key={item} as="li" html={item} />)
  return ordered ? <ol>{children}</ol> : <ul>{children}</ul>
}
