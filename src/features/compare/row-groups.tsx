import { isClosed } from '../../domain/clinic/clinic.ts'
import type { Clinic, Provider } from '../../domain/clinic/clinic-record.ts'
import { formatPhone } from '../../domain/clinic/phone.ts'
import { ALL_TREATMENTS } from '../../domain/comparison.ts'
import { formatDate } from '../../domain/time.ts'
import { Rating } from '../../ui/clinic/rating.tsx'
import { createTelephoneUrl } from '../../urls.ts'
import { createHourRows } from './hour-rows.ts'
import { createPlaceRows } from './place-rows.ts'
import { CLOSED_FOR_GOOD, type CompareProps, type CompareRow, createRow, isKnown } from './row.ts'
import { createDeviceAndSkinTypeRows, createOfferRow, createPriceRows, createServiceRows } from './service-rows.tsx'

export function createRowGroups(props: CompareProps): { name: string; rows: CompareRow[] }[] {
  const { treatment } = props
  const comparesAllTreatments = props.treatmentParameter === ALL_TREATMENTS
  const priceRows = createPriceRows(props)
  const deviceAndSkinTypeRows = createDeviceAndSkinTypeRows(props)
  return [
    {
      name: treatment?.name ?? '',
      rows: treatment ? [createOfferRow(props, treatment.slug, 'Offered'), ...priceRows, ...deviceAndSkinTypeRows] : [],
    },
    { name: 'At a glance', rows: createAtAGlanceRows(props) },
    { name: 'Prices in the same unit', rows: comparesAllTreatments ? priceRows : [] },
    { name: 'Devices and skin types', rows: comparesAllTreatments ? deviceAndSkinTypeRows : [] },
    { name: 'Hours (New York time)', rows: createHourRows(props) },
    { name: 'Where it is', rows: createPlaceRows(props) },
    { name: 'Services', rows: comparesAllTreatments ? createServiceRows(props) : [] },
    { name: 'Who works there', rows: createPeopleRows(props) },
  ]
    .map(({ name, rows }) => ({ name, rows: rows.filter(({ texts }) => texts.some(isKnown)) }))
    .filter(({ rows }) => rows.length > 0)
}

const formatStatus = ({ status }: Clinic) => {
  if (status?.kind === 'closed') return CLOSED_FOR_GOOD
  return status?.kind === 'moved' ? `Moved from ${status.from}` : ''
}

function createAtAGlanceRows(props: CompareProps): CompareRow[] {
  const statusRow = createRow(props, 'Status', formatStatus)
  // A real clinic without a status may have changed unnoticed.
  const unchangedText = props.catalog.site.sample ? 'Open for business' : 'No change known'
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
      (clinic) => (isClosed(clinic) ? CLOSED_FOR_GOOD : clinic.phone ? 'Phone' : 'Not available'),
      ({ phone, status }) =>
        phone && !isClosed({ status }) ? <a href={createTelephoneUrl(phone)}>{formatPhone(phone)}</a> : null,
    ),
    ...(statusRow.texts.some(Boolean)
      ? [{ ...statusRow, texts: statusRow.texts.map((text) => text || unchangedText) }]
      : []),
    createRow(props, 'Listing last checked', ({ lastChecked }) =>
      lastChecked ? formatDate(lastChecked) : 'Not known',
    ),
  ]
}

const formatPerson = ({ name, license }: Provider) => `${name}, ${license}`

const createPeopleRows = (props: CompareProps): CompareRow[] => [
  {
    ...createRow(
      props,
      'People and licenses',
      ({ providers }) => providers.map(formatPerson).join('; ') || 'Not listed',
      ({ providers }) =>
        providers.length === 0
          ? null
          : providers.map((person) => (
              <span key={formatPerson(person)} className="block not-first:mt-2">
                {`${formatPerson(person)} `}
              </span>
            )),
    ),
    isExpectedToDiffer: true,
  },
  createRow(props, 'Languages', ({ languages }) => languages.join(', ') || 'Not known'),
  createRow(props, 'Open since', ({ openedYear }) => (openedYear === null ? 'Not known' : String(openedYear))),
]
