import type { ReactNode } from 'react'
import type { Area } from '../../domain/catalog.ts'
import { urls } from '../../urls.ts'

export const AreaPicture = ({ picture }: { picture: string }) => (
  <img
    src={urls.picture(picture)}
    className="size-full object-cover"
    alt=""
    width="480"
    height="240"
    loading="lazy"
    decoding="async"
  />
)

export const AreaCard = ({ area, badge, children }: { area: Area; badge?: string; children: ReactNode }) => (
  <article className="card card-link">
    <div className="clinic-map relative h-45">
      <AreaPicture picture={area.map} />
      {badge && (
        <p className="badge absolute bottom-3 left-3 rounded-full bg-navy px-3 py-1 text-sm font-semibold text-gold">
          {badge}
        </p>
      )}
    </div>
    <div className="card-body">
      <h3>
        <a href={urls.areaClinics(area.slug)}>{area.name}</a>
      </h3>
      <p className="text-muted">{area.shortDescription}</p>
      {children}
    </div>
  </article>
)
