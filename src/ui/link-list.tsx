interface LinkListProps {
  links: readonly { href: string; name: string }[]
  /** Shows the links as tags in a row that wraps, instead of one link per line. */
  asTags?: boolean
}

export const LinkList = ({ links, asTags = false }: LinkListProps) => (
  <ul className={asTags ? 'tags' : 'link-list'}>
    {links.map(({ href, name }) => (
      <li key={href}>
        <a href={href}>{name}</a>
      </li>
    ))}
  </ul>
)
