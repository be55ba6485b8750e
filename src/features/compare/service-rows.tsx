import { findService } from '../../domain/catalog.ts'
import type { Clinic } from '../../domain/clinic/clinic-record.ts'
import { comparablePrices } from '../../domain/comparison.ts'
import { formatRange } from '../../domain/price.ts'
import { treatmentOf } from './compared-treatment.ts'
import { type CompareProps, type ComparisonRow, createRow } from './row.ts'

export function priceRows({ clinics, catalog, comparedTreatment }: CompareProps): ComparisonRow[] {
  const treatment = treatmentOf(comparedTreatment)
  const rows = comparablePrices(
    clinics.map(({ prices }) => prices),
    treatment?.slug,
  )
  return rows.map(({ service, unit, label, prices }) => ({
    name: [!(treatment && label) && (findService(catalog, service)?.name ?? service), label]
      .filter(Boolean)
      .join(': ')
      .concat(`, per ${unit}`),
    texts: prices.map(
      (clinicPrices) =>
        clinicPrices.map(({ minPrice, maxPrice }) => formatRange(minPrice, maxPrice)).join(' ') || 'Not listed',
    ),
    cells: prices.map((clinicPrices) =>
      clinicPrices.length === 0
        ? 'No price stated'
        : clinicPrices.map((price) => (
            <span key={price.label} className="block not-first:mt-2">
              <strong>{formatRange(price.minPrice, price.maxPrice)}</strong>
              {label === null && <span className="note"> {price.label}</span>}
            </span>
          )),
    ),
  }))
}

const offersService = (clinic: Clinic, slug: string) => clinic.services.some((service) => service.slug === slug)

export const offerRow = (props: CompareProps, slug: string, name: string) =>
  createRow(props, name, (clinic) =>
    clinic.services.length === 0 ? 'Not known' : offersService(clinic, slug) ? 'Yes' : 'No',
  )

export function serviceRows(props: CompareProps): ComparisonRow[] {
  const offered = new Map(props.clinics.flatMap(({ services }) => services.map(({ slug, name }) => [slug, name])))
  const count = (slug: string) => props.clinics.filter((clinic) => offersService(clinic, slug)).length
  return [...offered].sort(([a], [b]) => count(b) - count(a)).map(([slug, name]) => offerRow(props, slug, name))
}

export const deviceRows = (props: CompareProps): ComparisonRow[] => [
  createRow(props, 'Devices', ({ devices }) => devices.join(', ') || 'Not known'),
  createRow(props, 'Skin types treated (Fitzpatrick)', ({ skinTypes }) => skinTypes.join(', ') || 'Not known'),
]
