import type { Catalog } from '../../domain/catalog.ts'
import type { ClinicCard } from '../../domain/clinic-record.ts'
import { urls } from '../../urls.ts'

const reviewCount = ({ reviewCount: count }: ClinicCard) => `${count} ${count === 1 ? 'review' : 'reviews'}`

/** One line per clinic. The list of all providers has the cards. */
export const ProviderList = ({ catalog, clinics }: { catalog: Catalog; clinics: readonly ClinicCard[] }) => {
  const areas = new Map(catalog.areas.map(({ slug, name }) => [slug, name]))
  return (
    <>
      <p className="small muted">
        {catalog.site.sample ? 'Sample listings, rated out of 5. ' : 'Rated out of 5. '}
        <a href={urls.ordering()}>How results are ordered</a>
      </p>
      <ul className="providers">
        {clinics.map((clinic) => (
          <li key={clinic.id}>
            <a href={urls.clinic(clinic)} data-clinic>
              {clinic.name}
            </a>{' '}
            <span>{areas.get(clinic.location)}</span>{' '}
            {clinic.reviewCount === 0 ? (
              <span>No reviews yet</span>
            ) : (
              <span className="rated">{`${clinic.rating.toFixed(1)} (${reviewCount(clinic)})`}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
