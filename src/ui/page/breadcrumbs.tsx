import type { PageMeta } from '../../seo/meta.ts'
import { urls } from '../../urls.ts'

export function Breadcrumbs({ meta }: { meta: PageMeta }) {
  if (!meta.crumbs) return null
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        <li>
          <a href={urls.home()}>Home</a>
        </li>
        {meta.crumbs.map((crumb) => (
          <li key={crumb.href}>
            <a href={crumb.href}>{crumb.label}</a>
          </li>
        ))}
        {meta.name && (
          <li>
            <span aria-current="page">{meta.name}</span>
          </li>
        )}
      </ol>
    </nav>
  )
}
