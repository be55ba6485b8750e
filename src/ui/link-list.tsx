interface LinkListProps {
  links: readonly { href: string; name: string }[]
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
