import { assertAllFieldsUsed } from '../../domain/assert-all-fields-used.ts'
import type { ClinicCard as ClinicCardData } from '../../domain/clinic/clinic-record.ts'
import { DAYS, type Day, formatDayHours } from '../../domain/clinic/hours.ts'
import { SHORT_DAY_NAMES } from '../../domain/clinic/open-state.ts'
import { formatStation } from '../../domain/clinic/station.ts'
import { DISPLAY_LIMITS } from '../../domain/limits.ts'
import { LICENSES } from '../../domain/list/facets.ts'
import type { ClinicPrice, PriceStatistic } from '../../domain/price-record.ts'
import { toSlug } from '../../domain/slug.ts'
import { createTelephoneUrl, urls } from '../../urls.ts'
import { PriceStrip } from '../price/strip.tsx'
import { ClinicBadges, VerifiedNote } from './badges.tsx'
import { ClaimButton } from './claim.tsx'
import { CompareLink } from './compare-link.tsx'
import { HoursLine } from './hours-line.tsx'
import { ClinicMapPicture } from './map.tsx'

export interface CardContext {
  treatment?: string | undefined
  /** The clinic's price for the treatment. Null if the clinic lists none. Unset on a list without a treatment. */
  price?: ClinicPrice | null
  /** City-wide prices for the treatment, in the unit of `price`. */
  cityStatistic?: PriceStatistic | null
  /** Neighborhood, area or distance. Null without distances if neither neighborhood nor area is known. */
  place?: string | null
  showsStation?: boolean
  language?: string | undefined
  /** Days that the list is filtered by. The card shows their hours. */
  days?: readonly Day[] | undefined
  showsDevicesAndSkinTypes?: boolean
}

interface ClinicCardProps {
  clinic: ClinicCardData
  isSample: boolean
  loadsMapEagerly?: boolean
  /** Position on the page of results, from 1. A card with a number shows the number instead of a map. */
  resultNumber?: number
  context?: CardContext
}

type FactField = 'station' | 'stationMiles' | 'providers' | 'languages' | 'devices' | 'skinTypes'

/** Fields that ClinicCard itself does not read. Child components or `urls.clinic` may. */
type OtherField = 'id' | 'location' | 'featured' | 'lng' | 'status' | 'hours' | 'byAppointment'

export function ClinicCard({ clinic, isSample, loadsMapEagerly = false, resultNumber, context = {} }: ClinicCardProps) {
  const { segment, name, excerpt, address, services, verified, rating, reviewCount, ratingSource, ...others } = clinic
  const { map, lat, phone, ...unreadFields } = others
  assertAllFieldsUsed(unreadFields as Omit<typeof unreadFields, FactField | OtherField>)
  const facts = listCardFacts(clinic, context)
  const profileUrl = urls.clinic(clinic)
  return (
    <article className={resultNumber === undefined ? 'card card-link md:@min-[40rem]:flex-row' : 'card card-link'}>
      {resultNumber === undefined ? (
        <ClinicMapPicture
          map={map}
          approximate={lat === null}
          eager={loadsMapEagerly}
          className="h-45 md:min-h-60 md:@min-[40rem]:h-auto md:@min-[40rem]:w-2/5"
        />
      ) : (
        <span className="card-number font-semibold">{resultNumber}</span>
      )}
      <div className="card-body">
        <h3 className={resultNumber === undefined ? undefined : 'ps-11'}>
          <a href={profileUrl} data-clinic="">
            {name}
          </a>
        </h3>
        <ClinicBadges clinic={{ verified, rating, reviewCount, ratingSource }} isSample={isSample} />
        {context.price && <PriceStrip price={context.price} cityStatistic={context.cityStatistic ?? null} />}
        {context.price === null && <p className="font-semibold">Price on request</p>}
        {phone ? (
          <div className="card-hours">
            <HoursLine clinic={clinic} />
            <a href={createTelephoneUrl(phone)}>
              Call<span className="sr-only"> {name}</span>
            </a>
          </div>
        ) : (
          <HoursLine clinic={clinic} />
        )}
        {facts.length > 0 && <p>{facts.join(' · ')}</p>}
        <p className="text-sm text-muted">{address}</p>
        {services.length > 0 && (
          <ul className="tags" aria-label="Popular services">
            {moveToFront(services, context.treatment)
              .slice(0, DISPLAY_LIMITS.cardServices)
              .map((service) => (
                <li key={service.slug}>{service.name}</li>
              ))}
          </ul>
        )}
        {excerpt !== '' && <p className="line-clamp-2">{excerpt}</p>}
        <div className="card-actions">
          <a className="button button-quiet" href={profileUrl} data-clinic="">
            View Profile<span className="sr-only"> of {name}</span>
          </a>
          <CompareLink clinic={clinic} />
          <ClaimButton clinicSegment={segment} clinicName={name} />
        </div>
      </div>
    </article>
  )
}

function listCardFacts(
  clinic: ClinicCardData,
  { place, showsStation, language, days = [], showsDevicesAndSkinTypes }: CardContext,
): string[] {
  const { hours, providers, languages, devices, skinTypes } = clinic
  const licenses = LICENSES.filter((license) => providers.some((provider) => provider.license === license))
  const spokenLanguage = languages.find((name) => toSlug(name) === language)
  return [
    place ?? '',
    (showsStation && formatStation(clinic)) || '',
    ...days.map((day) => (hours ? `${SHORT_DAY_NAMES[DAYS.indexOf(day)]} ${formatDayHours(hours[day])}` : '')),
    licenses.length > 0 ? `Treated by ${licenses.join(', ')}` : '',
    spokenLanguage ? `${spokenLanguage} spoken` : '',
    ...(showsDevicesAndSkinTypes ? [formatSkinTypes(skinTypes), devices.join(', ')] : []),
  ].filter(Boolean)
}

const formatSkinTypes = (types: readonly number[]) => (types.length > 0 ? `Treats skin types ${types.join(', ')}` : '')

const moveToFront = (services: ClinicCardData['services'], slug: string | undefined) => [
  ...services.filter((service) => service.slug === slug),
  ...services.filter((service) => service.slug !== slug),
]

interface ClinicCardsProps {
  clinics: readonly ClinicCardData[]
  isSample: boolean
  layout: 'rows' | 'card-grid'
}

export const ClinicCards = ({ clinics, isSample, layout }: ClinicCardsProps) => (
  <>
    <div className={layout === 'rows' ? 'rows @container grid gap-6' : 'card-grid'}>
      {clinics.map((clinic, index) => (
        <ClinicCard
          key={clinic.id}
          clinic={clinic}
          isSample={isSample}
          loadsMapEagerly={layout === 'rows' && index === 0}
        />
      ))}
    </div>
    <VerifiedNote clinics={clinics} />
  </>
)
