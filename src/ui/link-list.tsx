interface LinkListProps {
  links: readonly { href: string; name: string }[]
  /** Tags are in a row, which wraps. Otherwise each link is on a line of its own. */
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
