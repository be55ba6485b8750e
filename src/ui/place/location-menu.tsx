import { urls } from '../../urls.ts'

interface LocationMenuProps {
  areas: readonly { slug: string; name: string }[]
  treatment?: { slug: string; name: string }
  currentArea?: { slug: string; name: string }
}

export function LocationMenu({ areas, treatment, currentArea }: LocationMenuProps) {
  const createHref = (area: string) => (treatment ? urls.treatmentInArea(treatment.slug, area) : urls.areaClinics(area))
  return (
    <div className="stack">
      {/* The list is in normal flow, because a scrolling sidebar would clip an overlay. */}
      <details className="dropdown" data-menu>
        <summary className="input">{currentArea ? currentArea.name : 'Choose a location'}</summary>
        <ul className="link-list">
          {areas.map((area) => (
            <li key={area.slug}>
              <a href={createHref(area.slug)} aria-current={area.slug === currentArea?.slug ? 'page' : undefined}>
                {area.name}
              </a>
            </li>
          ))}
          <li>
            <a href={urls.locations()}>View All Locations</a>
          </li>
        </ul>
      </details>
      {currentArea && (
        <p className="text-sm text-muted">
          {`Showing ${treatment?.name ?? 'all treatments'} in ${currentArea.name}. Nearby neighborhoods are included.`}
        </p>
      )}
    </div>
  )
}
