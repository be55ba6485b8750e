import { type Catalog, getLocationName } from '../../domain/catalog.ts'
import type { ClinicCard } from '../../domain/clinic/clinic-record.ts'
import { formatQuantity } from '../../domain/plural.ts'
import { ClinicLink } from '../../ui/clinic/clinic-link.tsx'
import { urls } from '../../urls.ts'

const formatReviewCount = (count: number, source: string | null) =>
  `${formatQuantity(count, 'review')}${source ? `, ${source}` : ''}`

export const OfferingClinicList = ({ catalog, clinics }: { catalog: Catalog; clinics: readonly ClinicCard[] }) => (
  <>
    <p className="text-sm text-muted">
      {catalog.site.sample ? 'These clinics are invented. Ratings are out of 5. ' : 'Ratings are out of 5. '}
      <a href={urls.ordering()}>How results are ordered</a>
    </p>
    {/* biome-ignore lint/a11y/noRedundantRoles: WebKit calls a list a group if its items cannot have markers. */}
    <ul role="list" className="providers link-list text-md">
      {clinics.map((clinic) => (
        <OfferingClinic key={clinic.id} clinic={clinic} locationName={getLocationName(catalog, clinic.location)} />
      ))}
    </ul>
  </>
)

const OfferingClinic = ({ clinic, locationName }: { clinic: ClinicCard; locationName: string | null }) => (
  <li>
    <ClinicLink clinic={clinic} /> {locationName && <span>{locationName}</span>}{' '}
    {clinic.reviewCount === 0 && <span>No reviews yet</span>}
    {clinic.rating !== null && clinic.reviewCount ? (
      <span>{`${clinic.rating.toFixed(1)} (${formatReviewCount(clinic.reviewCount, clinic.ratingSource)})`}</span>
    ) : null}
  </li>
)
