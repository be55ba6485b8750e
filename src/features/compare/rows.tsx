import type { Clinic, Provider } from '../../domain/clinic/clinic-record.ts'
import { formatPhone } from '../../domain/clinic/phone.ts'
import { ALL_TREATMENTS } from '../../domain/comparison.ts'
import { formatDate } from '../../domain/time.ts'
import { Rating } from '../../ui/clinic/rating.tsx'
import { telephoneUrl } from '../../urls.ts'
import { treatmentOf } from './compared-treatment.ts'
import { hourRows } from './hour-rows.ts'
import { placeRows } from './place-rows.ts'
import { type CompareProps, type ComparisonRow, createRow, isKnown } from './row.ts'
import { deviceRows, offerRow, priceRows, serviceRows } from './service-rows.tsx'

export function comparisonRows(props: CompareProps): { name: string; rows: ComparisonRow[] }[] {
  const treatment = treatmentOf(props.comparedTreatment)
  const isForAll = props.comparedTreatment === ALL_TREATMENTS
  const prices = priceRows(props)
  const devices = deviceRows(props)
  return [
    {
      name: treatment?.name ?? '',
      rows: treatment ? [offerRow(props, treatment.slug, 'Offered'), ...prices, ...devices] : [],
    },
    { name: 'At a glance', rows: glanceRows(props) },
    { name: 'Prices on the same unit', rows: isForAll ? prices : [] },
    { name: 'Devices and skin types', rows: isForAll ? devices : [] },
    { name: 'Hours (New York time)', rows: hourRows(props) },
    { name: 'Where it is', rows: placeRows(props) },
    { name: 'Services', rows: isForAll ? serviceRows(props) : [] },
    { name: 'Who works there', rows: peopleRows(props) },
  ]
    .map(({ name, rows }) => ({ name, rows: rows.filter(({ texts }) => texts.some(isKnown)) }))
    .filter(({ rows }) => rows.length > 0)
}

const statusOf = ({ status }: Clinic) => {
  if (status?.kind === 'closed') return 'Closed for good'
  return status?.kind === 'moved' ? `Moved from ${status.from}` : ''
}

function glanceRows(props: CompareProps): ComparisonRow[] {
  const status = createRow(props, 'Status', statusOf)
  // A real clinic without a status may have changed unnoticed.
  const unchanged = props.catalog.site.sample ? 'Open for business' : 'No change known'
  return [
    createRow(
      props,
      'Rating',
      ({ rating, reviewCount, ratingSource }) =>
        rating === null ? 'Not known' : [rating, reviewCount, ratingSource].join(' '),
      ({ rating, reviewCount, ratingSource }) =>
        rating === null ? null : <Rating rating={rating} reviewCount={reviewCount} source={ratingSource} />,
    ),
    createRow(props, 'Verified', ({ verified }) => (verified ? 'Verified' : 'Not verified')),
    createRow(
      props,
      'Call to book',
      ({ phone }) => (phone ? 'Phone' : 'Not available'),
      ({ phone }) => phone && <a href={telephoneUrl(phone)}>{formatPhone(phone)}</a>,
    ),
    ...(status.texts.some(Boolean) ? [{ ...status, texts: status.texts.map((text) => text || unchanged) }] : []),
    createRow(props, 'Listing last checked', ({ lastChecked }) =>
      lastChecked ? formatDate(lastChecked) : 'Not known',
    ),
  ]
}

const personText = ({ name, license }: Provider) => `${name}, ${license}`

const peopleRows = (props: CompareProps): ComparisonRow[] => [
  {
    ...createRow(
      props,
      'People and licenses',
      ({ providers }) => providers.map(personText).join('; ') || 'Not listed',
      ({ providers }) =>
        providers.length === 0
          ? null
          : providers.map((person) => (
              <span key={personText(person)} className="block not-first:mt-2">
                {`${personText(person)} `}
              </span>
            )),
    ),
    alwaysDiffers: true,
  },
  createRow(props, 'Languages', ({ languages }) => languages.join(', ') || 'Not known'),
  createRow(props, 'Open since', ({ openedYear }) => (openedYear === null ? 'Not known' : String(openedYear))),
]
