import { allUsed } from '../domain/all-used.ts'
import type { ClinicCard as ClinicCardData } from '../domain/clinic-record.ts'
import { DISPLAY_LIMITS } from '../domain/limits.ts'
import { urls } from '../urls.ts'
import { ClaimButton } from './claim.tsx'
import { ClinicMap } from './clinic-map.tsx'
import { CompareLink } from './compare-link.tsx'
import { HoursLine } from './hours-line.tsx'
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
    ratingSource,
    map,
    lat,
    lng: _lng,
    status: _status,
    phone: _phone,
    hours: _hours,
    byAppointment: _byAppointment,
    ...rest
  } = clinic
  allUsed(rest)
  const shownNotes = notes.filter((note) => note !== null)
  const profile = urls.clinic(clinic)
  return (
    <article className={preview ? 'card @min-[40rem]:flex-row' : 'card'}>
      {preview && (
        <ClinicMap
          map={map}
          approximate={lat === null}
          eager={first}
          className="h-45 @min-[40rem]:h-auto @min-[40rem]:min-h-60 @min-[40rem]:w-2/5"
        />
      )}
      {number !== undefined && (
        <span className="card-number absolute top-4 left-5 grid size-8 place-items-center rounded-full bg-gold font-semibold text-navy print:hidden">
          <span className="sr-only">Number </span>
          {number}
        </span>
      )}
      <div className="card-body">
        <Heading className={number === undefined ? undefined : 'ps-11'}>
          <a href={profile} data-clinic>
            {name}
          </a>
        </Heading>
        {(rating !== null || verified || sample) && (
          <div className="meta">
            <Rating rating={rating} reviewCount={reviewCount} source={ratingSource} />
            {verified && <VerifiedMark />}
            {sample && <SampleMark />}
          </div>
        )}
        <HoursLine clinic={clinic} />
        <p className="text-sm text-muted">{address}</p>
        {shownNotes.length > 0 && <p className="font-semibold">{shownNotes.join(' · ')}</p>}
        {services.length > 0 && (
          <ul className="tags" aria-label="Popular services">
            {services.slice(0, DISPLAY_LIMITS.cardServices).map((service) => (
              <li key={service.slug}>{service.name}</li>
            ))}
          </ul>
        )}
        {excerpt !== '' && <p className="line-clamp-2">{excerpt}</p>}
        <div className="actions mt-auto gap-1 text-md *:px-2.5">
          <a className="button" href={profile} data-clinic>
            View Profile<span className="sr-only"> of {name}</span>
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
  layout: 'rows' | 'card-grid'
  preview?: boolean
}

export const ClinicCards = ({ clinics, layout, ...rest }: CardsProps) => (
  <>
    <div className={layout === 'rows' ? 'rows @container grid gap-6' : 'card-grid'}>
      {clinics.map((clinic, index) => (
        <ClinicCard key={clinic.id} clinic={clinic} first={layout === 'rows' && index === 0} {...rest} />
      ))}
    </div>
    <MarksNote clinics={clinics} />
  </>
)
