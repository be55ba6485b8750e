interface LinkListProps {
  links: readonly { href: string; name: string }[]
  /** Whether to show the links as tags in a row that wraps, instead of one link per line. */
  tags?: boolean
}

export const LinkList = ({ links, tags = false }: LinkListProps) => (
  <ul className={tags ? 'tags' : 'link-list'}>
    {links.map(({ href, name }) => (
      <li key={href}>
        <a href={href}>{name}</a>
      </li>
    ))}
  </ul>
)
