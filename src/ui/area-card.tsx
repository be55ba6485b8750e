import type { ReactNode } from 'react'
import type { Area } from '../domain/catalog.ts'
import { urls } from '../urls.ts'

interface AreaCardProps {
  area: Area
  /** A word on the map. */
  badge?: string
  /** What stands below its description. */
  children: ReactNode
}

/** An area under its own piece of the map. */
export const AreaCard = ({ area, badge, children }: AreaCardProps) => (
  <article className="card card-link">
    <div className="clinic-map">
      <img src={urls.picture(area.map)} alt="" width="480" height="240" loading="lazy" decoding="async" />
      {badge && <p className="badge">{badge}</p>}
    </div>
    <div className="card-body">
      <h3>
        <a href={urls.landing(area.slug)}>{area.name}</a>
      </h3>
      <p className="muted">{area.shortDescription}</p>
      {children}
    </div>
  </article>
)
