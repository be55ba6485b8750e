import type { ReactNode } from 'react'
import { type Catalog, findArea, findService } from '../../domain/catalog.ts'
import type { Clinic, ClinicService } from '../../domain/clinic/clinic-record.ts'
import { formatDay, hasFixedHours, shownHours, withoutHours } from '../../domain/clinic/hours.ts'
import { formatPhone } from '../../domain/clinic/phone.ts'
import { comparablePrices } from '../../domain/comparison.ts'
import { formatMiles, milesBetween, type Point } from '../../domain/geo.ts'
import { formatRange } from '../../domain/price.ts'
import type { ClinicPrice } from '../../domain/price-record.ts'
import { formatDate } from '../../domain/time.ts'
import { Rating } from '../../ui/clinic/rating.tsx'
import { telephone } from '../../urls.ts'

export interface Compared {
  clinics: readonly { clinic: Clinic; prices: ClinicPrice[] }[]
  catalog: Catalog
  /** The treatment that the clinics are compared for, or null for all. */
  treatment: ClinicService | null
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

const UNPLACED = 'Not known: its exact place is not on record'

const UNKNOWN: ReadonlySet<string> = new Set(['Not known', 'Not listed', UNPLACED])

/** A row that says no more than this of any clinic is left out, and it differs from nothing. */
export const isKnown = (text: string) => !UNKNOWN.has(text)

export function comparisonRows(props: Compared): { name: string; rows: Row[] }[] {
  const { treatment } = props
  const prices = { name: 'Prices on the same unit', rows: priceRows(props) }
  return [
    ...(treatment ? [{ name: treatment.name, rows: treatmentRows(props, treatment) }] : []),
    { name: 'At a glance', rows: glanceRows(props) },
    ...(treatment ? [] : [prices, { name: 'Devices and skin types', rows: knownRows(props) }]),
    { name: 'Hours (New York time)', rows: hourRows(props) },
    { name: 'Where it is', rows: placeRows(props) },
    ...(treatment ? [] : [{ name: 'Services', rows: serviceRows(props) }]),
    { name: 'Who works there', rows: peopleRows(props) },
  ]
    .map(({ name, rows }) => ({ name, rows: rows.filter(({ said }) => said.some(isKnown)) }))
    .filter(({ rows }) => rows.length > 0)
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
    ...row(props, 'Rating', ({ rating, reviewCount, ratingSource }) =>
      rating === null ? 'Not known' : [rating, reviewCount, ratingSource].join(' '),
    ),
    shown: clinics.map(({ clinic }) =>
      clinic.rating === null ? (
        'Not known'
      ) : (
        <Rating key={clinic.id} rating={clinic.rating} reviewCount={clinic.reviewCount} source={clinic.ratingSource} />
      ),
    ),
  }
  const call = {
    ...row(props, 'Call to book', ({ phone }) => (phone ? 'Phone' : 'Not available')),
    shown: clinics.map(({ clinic }) =>
      clinic.phone ? (
        <a key={clinic.id} href={telephone(clinic.phone)}>
          {formatPhone(clinic.phone)}
        </a>
      ) : (
        'Not available'
      ),
    ),
  }
  const status = row(props, 'Status', statusOf)
  // Nobody has asked a real clinic.
  const unchanged = props.catalog.site.sample ? 'Open for business' : 'No change known'
  return [
    rating,
    row(props, 'Verified', ({ verified }) => (verified ? 'Verified' : 'Not verified')),
    call,
    ...(status.said.some(Boolean) ? [{ ...status, said: status.said.map((text) => text || unchanged) }] : []),
    row(props, 'Listing last checked', ({ lastChecked }) => (lastChecked ? formatDate(lastChecked) : 'Not known')),
  ]
}

function treatmentRows(props: Compared, { slug }: ClinicService): Row[] {
  return [offerRow(props, slug, 'Offered'), ...priceRows(props), ...knownRows(props)]
}

function priceRows({ clinics, catalog, treatment }: Compared): Row[] {
  const rows = comparablePrices(
    clinics.map(({ prices }) => prices),
    treatment?.slug,
  )
  return rows.map(({ service, unit, label, prices }) => ({
    name: [!(treatment && label) && (findService(catalog, service)?.name ?? service), label]
      .filter(Boolean)
      .join(': ')
      .concat(`, per ${unit}`),
    said: prices.map(
      (own) => own.map(({ minPrice, maxPrice }) => formatRange(minPrice, maxPrice)).join(' ') || 'Not listed',
    ),
    shown: prices.map((own) =>
      own.length === 0
        ? 'No price stated'
        : own.map((price) => (
            <span key={price.label} className="block not-first:mt-2">
              <strong>{formatRange(price.minPrice, price.maxPrice)}</strong>
              {label === null && <span className="note"> {price.label}</span>}
            </span>
          )),
    ),
  }))
}

function hourRows(props: Compared): Row[] {
  const { sample } = props.catalog.site
  if (props.clinics.every(({ clinic }) => shownHours(clinic, sample) === null))
    return [row(props, 'Hours', withoutHours)]
  const usual = props.clinics.some(({ clinic }) => hasFixedHours(clinic, sample))
  const dayOf = (clinic: Clinic, day: (typeof DAYS)[number]) => {
    const hours = shownHours(clinic, sample)
    return hours ? formatDay(hours[day]) : withoutHours(clinic)
  }
  return [
    ...joinEqual(DAYS.map((day, index) => row(props, DAY_NAMES[index] ?? day, (clinic) => dayOf(clinic, day)))),
    row(props, 'By appointment', ({ byAppointment }) => (byAppointment ? 'By appointment' : 'Not said')),
    ...(usual
      ? [
          row(props, 'Hours from', (clinic) =>
            hasFixedHours(clinic, sample) ? 'Usual hours of the directory' : 'The clinic',
          ),
        ]
      : []),
  ]
}

/** Joins consecutive rows that say the same, such as those of Monday to Friday. */
function joinEqual(rows: readonly Row[]): Row[] {
  const joined: { first: string; last: string; said: string[] }[] = []
  for (const { name, said } of rows) {
    const before = joined.at(-1)
    if (before?.said.join() === said.join()) before.last = name
    else joined.push({ first: name, last: name, said })
  }
  return joined.map(({ first, last, said }) => ({ name: first === last ? first : `${first}–${last}`, said }))
}

const pointOf = ({ lat, lng }: Clinic): Point | null => (lat === null || lng === null ? null : { lat, lng })

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
    row(props, 'Area', ({ location }) => findArea(catalog, location)?.name ?? 'Outside all areas'),
    ...(clinics.length > 1 ? [{ ...row(props, 'As the crow flies', between), own: true }] : []),
    ...(place ? [row(props, `From the middle of ${place.name}`, fromPlace)] : []),
    row(props, 'Step-free access', ({ stepFree }) => (stepFree === null ? 'Not known' : stepFree ? 'Yes' : 'No')),
  ]
}

const offers = (clinic: Clinic, slug: string) => clinic.services.some((service) => service.slug === slug)

const offerRow = (props: Compared, slug: string, name: string) =>
  row(props, name, (clinic) => (clinic.services.length === 0 ? 'Not known' : offers(clinic, slug) ? 'Yes' : 'No'))

/** Puts services that all clinics offer first. */
function serviceRows(props: Compared): Row[] {
  const offered = new Map(props.clinics.flatMap(({ clinic }) => clinic.services.map(({ slug, name }) => [slug, name])))
  const count = (slug: string) => props.clinics.filter(({ clinic }) => offers(clinic, slug)).length
  return [...offered].sort(([a], [b]) => count(b) - count(a)).map(([slug, name]) => offerRow(props, slug, name))
}

/** Rows that only appear if a listing has the field. */
const knownRows = (props: Compared): Row[] =>
  [
    row(props, 'Devices', ({ devices }) => devices.join(', ')),
    row(props, 'Skin types treated (Fitzpatrick)', ({ skinTypes }) => skinTypes.join(', ')),
  ].flatMap((known) =>
    known.said.some(Boolean) ? [{ ...known, said: known.said.map((text) => text || 'Not known') }] : [],
  )

function peopleRows(props: Compared): Row[] {
  const people = ({ providers }: Clinic) => providers.map(({ name, license }) => `${name}, ${license}`)
  return [
    {
      ...row(props, 'People and licenses', (clinic) => people(clinic).join('; ') || 'Not listed'),
      own: true,
      shown: props.clinics.map(({ clinic }) =>
        clinic.providers.length === 0
          ? 'Not listed'
          : people(clinic).map((person) => (
              <span key={person} className="block not-first:mt-2">
                {`${person} `}
              </span>
            )),
      ),
    },
    row(props, 'Languages', ({ languages }) => languages.join(', ') || 'Not known'),
    row(props, 'Open since', ({ openedYear }) => (openedYear === null ? 'Not known' : String(openedYear))),
  ]
}
