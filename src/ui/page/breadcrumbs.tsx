import type { PageMeta } from '../../seo/meta.ts'
import { urls } from '../../urls.ts'

export function Breadcrumbs({ meta: { name, crumbs = [] } }: { meta: PageMeta }) {
  if (!name) return null
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        <li>
          <a href={urls.home()}>Home</a>
        </li>
        {crumbs.map((crumb) => (
          <li key={crumb.href}>
            <a href={crumb.href}>{crumb.label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{name}</span>
        </li>
      </ol>
    </nav>
  )
}
