import type { Clinic, ClinicService } from '../../domain/clinic/clinic-record.ts'
import { formatPhone } from '../../domain/clinic/phone.ts'
import { ALL_TREATMENTS } from '../../domain/comparison.ts'
import { formatDate } from '../../domain/time.ts'
import { Rating } from '../../ui/clinic/rating.tsx'
import { telephoneUrl } from '../../urls.ts'
import { treatmentOf } from './compared-treatment.ts'
import { hourRows } from './hour-rows.ts'
import { placeRows } from './place-rows.ts'
import { type CompareProps, isKnown, type Row, textRow } from './row.ts'
import { deviceRows, offerRow, priceRows, serviceRows } from './service-rows.tsx'

/** Omits rows without a known value. If `comparedTreatment` is null, also omits prices, devices and services. */
export function comparisonRows(props: CompareProps): { name: string; rows: Row[] }[] {
  const treatment = treatmentOf(props.comparedTreatment)
  const isForAll = props.comparedTreatment === ALL_TREATMENTS
  const prices = { name: 'Prices on the same unit', rows: priceRows(props) }
  return [
    ...(treatment ? [{ name: treatment.name, rows: treatmentRows(props, treatment) }] : []),
    { name: 'At a glance', rows: glanceRows(props) },
    ...(isForAll ? [prices, { name: 'Devices and skin types', rows: deviceRows(props) }] : []),
    { name: 'Hours (New York time)', rows: hourRows(props) },
    { name: 'Where it is', rows: placeRows(props) },
    ...(isForAll ? [{ name: 'Services', rows: serviceRows(props) }] : []),
    { name: 'Who works there', rows: peopleRows(props) },
  ]
    .map(({ name, rows }) => ({ name, rows: rows.filter(({ texts }) => texts.some(isKnown)) }))
    .filter(({ rows }) => rows.length > 0)
}

const statusOf = ({ status }: Clinic) => {
  if (status?.kind === 'closed') return 'Closed for good'
  return status?.kind === 'moved' ? `Moved from ${status.from}` : ''
}

function glanceRows(props: CompareProps): Row[] {
  const { clinics } = props
  const rating = {
    ...textRow(props, 'Rating', ({ rating, reviewCount, ratingSource }) =>
      rating === null ? 'Not known' : [rating, reviewCount, ratingSource].join(' '),
    ),
    cells: clinics.map((clinic) =>
      clinic.rating === null ? (
        'Not known'
      ) : (
        <Rating key={clinic.id} rating={clinic.rating} reviewCount={clinic.reviewCount} source={clinic.ratingSource} />
      ),
    ),
  }
  const call = {
    ...textRow(props, 'Call to book', ({ phone }) => (phone ? 'Phone' : 'Not available')),
    cells: clinics.map((clinic) =>
      clinic.phone ? (
        <a key={clinic.id} href={telephoneUrl(clinic.phone)}>
          {formatPhone(clinic.phone)}
        </a>
      ) : (
        'Not available'
      ),
    ),
  }
  const status = textRow(props, 'Status', statusOf)
  // A real clinic without a status may have changed unnoticed.
  const unchanged = props.catalog.site.sample ? 'Open for business' : 'No change known'
  return [
    rating,
    textRow(props, 'Verified', ({ verified }) => (verified ? 'Verified' : 'Not verified')),
    call,
    ...(status.texts.some(Boolean) ? [{ ...status, texts: status.texts.map((text) => text || unchanged) }] : []),
    textRow(props, 'Listing last checked', ({ lastChecked }) => (lastChecked ? formatDate(lastChecked) : 'Not known')),
  ]
}

function treatmentRows(props: CompareProps, { slug }: ClinicService): Row[] {
  return [offerRow(props, slug, 'Offered'), ...priceRows(props), ...deviceRows(props)]
}

function peopleRows(props: CompareProps): Row[] {
  const people = ({ providers }: Clinic) => providers.map(({ name, license }) => `${name}, ${license}`)
  return [
    {
      ...textRow(props, 'People and licenses', (clinic) => people(clinic).join('; ') || 'Not listed'),
      alwaysDiffers: true,
      cells: props.clinics.map((clinic) =>
        clinic.providers.length === 0
          ? 'Not listed'
          : people(clinic).map((person) => (
              <span key={person} className="block not-first:mt-2">
                {`${person} `}
              </span>
            )),
      ),
    },
    textRow(props, 'Languages', ({ languages }) => languages.join(', ') || 'Not known'),
    textRow(props, 'Open since', ({ openedYear }) => (openedYear === null ? 'Not known' : String(openedYear))),
  ]
}
