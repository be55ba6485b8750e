import type { ReactNode } from 'react'
import type { Area } from '../domain/catalog.ts'
import { urls } from '../urls.ts'

/** An area under its own piece of the map; `children` stand below its description. */
export const AreaCard = ({ area, children }: { area: Area; children: ReactNode }) => (
  <article className="card card-link">
    <div className="clinic-map">
      <img src={urls.picture(area.map)} alt="" width="480" height="240" loading="lazy" decoding="async" />
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
