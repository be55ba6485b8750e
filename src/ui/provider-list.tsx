import type { Catalog } from '../domain/catalog.ts'
import type { ClinicCard } from '../domain/content.ts'
import { urls } from '../urls.ts'
import { Rating } from './rating.tsx'

/** Who offers a treatment, a line each: below a long guide there is no room for cards, which stand on the list of all. */
export const ProviderList = ({ catalog, clinics }: { catalog: Catalog; clinics: readonly ClinicCard[] }) => {
  const areas = new Map(catalog.areas.map(({ slug, name }) => [slug, name]))
  return (
    <>
      <p className="small muted">
        {catalog.site.sample && 'Sample listings. '}
        <a href={urls.ordering()}>How results are ordered</a>
      </p>
      <ul className="providers">
        {clinics.map((clinic) => (
          <li key={clinic.id}>
            <a href={urls.clinic(clinic)} data-clinic>
              {clinic.name}
            </a>
            <span>{areas.get(clinic.location)}</span>
            <Rating rating={clinic.rating} reviewCount={clinic.reviewCount} />
          </li>
        ))}
      </ul>
    </>
  )
}
