import type { ReactNode } from 'react'
import { type Catalog, findArea, findService } from '../../domain/catalog.ts'
import type { Clinic } from '../../domain/clinic-record.ts'
import { comparablePrices } from '../../domain/comparison.ts'
import { formatMiles, milesBetween, type Point } from '../../domain/geo.ts'
import { effectiveHours, formatDay, hasFixedHours } from '../../domain/hours.ts'
import { formatRange } from '../../domain/price.ts'
import type { ClinicPrice } from '../../domain/price-record.ts'
import { formatDate } from '../../domain/time.ts'
import { Rating } from '../../ui/rating.tsx'
import { telephone } from '../../urls.ts'

export interface Compared {
  clinics: readonly { clinic: Clinic; prices: ClinicPrice[] }[]
  catalog: Catalog
  place: (Point & { name: string }) | null
}

/** `said` holds the compared texts. `shown` replaces them where markup is needed. */
export interface Row {
  name: string
  said: string[]
  shown?: ReactNode[]
  /** Skips the "differs" mark: the value is always different, such as an address. */
  own?: boolean
}

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export function comparisonRows(props: Compared): { name: string; rows: Row[] }[] {
  const prices = priceRows(props)
  const hours = hourRows(props)
  return [
    { name: 'At a glance', rows: glanceRows(props) },
    ...(prices.length > 0 ? [{ name: 'Prices on the same unit', rows: prices }] : []),
    { name: 'Hours (New York time)', rows: hours },
    { name: 'Where it is', rows: placeRows(props) },
    { name: 'Services', rows: serviceRows(props) },
    { name: 'Who works there', rows: peopleRows(props) },
  ]
}

const row = ({ clinics }: Compared, name: string, say: (clinic: Clinic) => string): Row => ({
  name,
  said: clinics.map(({ clinic }) => say(clinic)),
})

const statusOf = ({ status }: Clinic) => {
  if (status?.kind === 'closed') return 'Closed for good'
  return status?.kind === 'moved' ? `Moved from ${status.from}` : ''
}

function glanceRows(props: Compared): Row[] {
  const { clinics } = props
  const rating = {
    ...row(props, 'Rating', ({ rating, reviewCount }) => `${rating} ${reviewCount}`),
    shown: clinics.map(({ clinic }) => (
      <Rating key={clinic.id} rating={clinic.rating} reviewCount={clinic.reviewCount} />
    )),
  }
  const call = {
    ...row(props, 'Call to book', ({ phone }) => (phone ? 'Phone' : 'Not available')),
    shown: clinics.map(({ clinic }) =>
      clinic.phone ? (
        <a key={clinic.id} href={telephone(clinic.phone)}>
          {clinic.phone}
        </a>
      ) : (
        'Not available'
      ),
    ),
  }
  const status = row(props, 'Status', statusOf)
  return [
    rating,
    row(props, 'Verified', ({ verified }) => (verified ? 'Verified' : 'Not verified')),
    call,
    ...(status.said.some(Boolean) ? [{ ...status, said: status.said.map((text) => text || 'Open for business') }] : []),
    row(props, 'Listing last checked', ({ lastChecked }) => (lastChecked ? formatDate(lastChecked) : 'Not known')),
  ]
}

function priceRows({ clinics, catalog }: Compared): Row[] {
  return comparablePrices(clinics.map(({ prices }) => prices)).map(({ service, unit, prices }) => ({
    name: `${findService(catalog, service)?.name ?? service}, per ${unit}`,
    said: prices.map((own) => own.map(({ minPrice, maxPrice }) => formatRange(minPrice, maxPrice)).join(' ') || '–'),
    shown: prices.map((own) =>
      own.length === 0
        ? 'No price stated'
        : own.map((price) => (
            <span key={price.label} className="line">
              <strong>{formatRange(price.minPrice, price.maxPrice)}</strong> <span className="note">{price.label}</span>
            </span>
          )),
    ),
  }))
}

function hourRows(props: Compared): Row[] {
  const usual = props.clinics.some(({ clinic }) => hasFixedHours(clinic))
  return [
    ...DAYS.map((day, index) =>
      row(props, DAY_NAMES[index] ?? day, (clinic) => formatDay(effectiveHours(clinic)[day])),
    ),
    row(props, 'By appointment', ({ byAppointment }) => (byAppointment ? 'By appointment' : 'Not said')),
    ...(usual
      ? [row(props, 'Hours from', (clinic) => (hasFixedHours(clinic) ? 'Usual hours of the directory' : 'The clinic'))]
      : []),
  ]
}

const pointOf = ({ lat, lng }: Clinic): Point | null => (lat === null || lng === null ? null : { lat, lng })
const UNPLACED = 'Not known: its exact place is not on record'

function placeRows(props: Compared): Row[] {
  const { clinics, catalog, place } = props
  const between = (clinic: Clinic) => {
    const here = pointOf(clinic)
    if (!here) return UNPLACED
    const others = clinics.flatMap(({ clinic: other }) => {
      const there = pointOf(other)
      return other === clinic || !there ? [] : [`${formatMiles(milesBetween(here, there))} from ${other.name}`]
    })
    return others.join('; ') || 'The others are not on record'
  }
  const fromPlace = (clinic: Clinic) => {
    const here = pointOf(clinic)
    return here && place ? formatMiles(milesBetween(here, place)) : UNPLACED
  }
  return [
    { ...row(props, 'Address', ({ address }) => address), own: true },
    row(props, 'Area', ({ location }) => findArea(catalog, location)?.name ?? location),
    ...(clinics.length > 1 ? [{ ...row(props, 'As the crow flies', between), own: true }] : []),
    ...(place ? [row(props, `From the middle of ${place.name}`, fromPlace)] : []),
    row(props, 'Step-free access', ({ stepFree }) => (stepFree === null ? 'Not known' : stepFree ? 'Yes' : 'No')),
  ]
}

/** Puts services that all clinics offer first. */
function serviceRows(props: Compared): Row[] {
  const offered = new Map(props.clinics.flatMap(({ clinic }) => clinic.services.map(({ slug, name }) => [slug, name])))
  const offers = (clinic: Clinic, slug: string) => clinic.services.some((service) => service.slug === slug)
  const count = (slug: string) => props.clinics.filter(({ clinic }) => offers(clinic, slug)).length
  return [...offered]
    .sort(([a], [b]) => count(b) - count(a))
    .map(([slug, name]) => row(props, name, (clinic) => (offers(clinic, slug) ? 'Yes' : 'No')))
}

function peopleRows(props: Compared): Row[] {
  const people = ({ providers }: Clinic) => providers.map(({ name, licence }) => `${name}, ${licence}`)
  return [
    {
      ...row(props, 'People and licenses', (clinic) => people(clinic).join('; ') || 'Not listed'),
      own: true,
      shown: props.clinics.map(({ clinic }) =>
        clinic.providers.length === 0
          ? 'Not listed'
          : people(clinic).map((person) => (
              <span key={person} className="line">
                {`${person} `}
              </span>
            )),
      ),
    },
    row(props, 'Languages', ({ languages }) => languages.join(', ') || 'Not known'),
    row(props, 'Open since', ({ openedYear }) => (openedYear === null ? 'Not known' : String(openedYear))),
  ]
}
