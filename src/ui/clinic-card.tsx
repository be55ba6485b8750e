import { allUsed } from '../domain/all-used.ts'
import type { ClinicCard as ClinicCardData } from '../domain/clinic-record.ts'
import { DISPLAY_LIMITS } from '../domain/limits.ts'
import { urls } from '../urls.ts'
import { ClaimButton } from './claim.tsx'
import { ClinicMap } from './clinic-map.tsx'
import { CompareLink } from './compare-link.tsx'
import { MarksNote, SampleMark, VerifiedMark } from './marks.tsx'
import { Rating } from './rating.tsx'

interface CardProps {
  clinic: ClinicCardData
  sample: boolean
  heading?: 'h2' | 'h3'
  /** False on lists, where the previews would look alike. */
  preview?: boolean
  /** Loads the preview eagerly: set on the first card of a page. */
  first?: boolean
  number?: number
  /** Facts relevant to the list's sort order or filters. */
  notes?: readonly (string | null)[]
}

export function ClinicCard(props: CardProps) {
  const { clinic, sample, heading: Heading = 'h3', preview = true, first = false, number, notes = [] } = props
  const {
    id: _id,
    segment,
    name,
    excerpt,
    address,
    location: _location,
    services,
    featured: _featured,
    verified,
    rating,
    reviewCount,
    map,
    lat,
    lng: _lng,
    status: _status,
    ...rest
  } = clinic
  allUsed(rest)
  const shownNotes = notes.filter((note) => note !== null)
  const profile = urls.clinic(clinic)
  return (
    <article className="card clinic">
      {preview && <ClinicMap map={map} approximate={lat === null} eager={first} />}
      {number !== undefined && (
        <span className="card-number">
          <span className="visually-hidden">Number </span>
          {number}
        </span>
      )}
      <div className="card-body">
        <Heading>
          <a href={profile} data-clinic>
            {name}
          </a>
        </Heading>
        <div className="meta">
          <Rating rating={rating} reviewCount={reviewCount} />
          {verified && <VerifiedMark />}
          {sample && <SampleMark />}
        </div>
        <p className="muted small">{address}</p>
        {shownNotes.length > 0 && <p className="card-notes">{shownNotes.join(' · ')}</p>}
        <ul className="tags" aria-label="Popular services">
          {services.slice(0, DISPLAY_LIMITS.cardServices).map((service) => (
            <li key={service.slug}>{service.name}</li>
          ))}
        </ul>
        <p className="clamp">{excerpt}</p>
        <div className="actions">
          <a className="button" href={profile} data-clinic>
            View Profile<span className="visually-hidden"> of {name}</span>
          </a>
          <CompareLink clinic={clinic} />
          <ClaimButton clinic={segment} name={name} />
        </div>
      </div>
    </article>
  )
}

interface CardsProps {
  clinics: readonly ClinicCardData[]
  sample: boolean
  heading?: 'h2' | 'h3'
  layout: 'rows' | 'grid'
  preview?: boolean
}

export const ClinicCards = ({ clinics, layout, ...rest }: CardsProps) => (
  <>
    <div className={layout}>
      {clinics.map((clinic, index) => (
        <ClinicCard key={clinic.id} clinic={clinic} first={layout === 'rows' && index === 0} {...rest} />
      ))}
    </div>
    <MarksNote clinics={clinics} />
  </>
)
