import { findService } from '../../domain/catalog.ts'
import { isClosed } from '../../domain/clinic/clinic.ts'
import type { Clinic } from '../../domain/clinic/clinic-record.ts'
import { groupComparablePrices } from '../../domain/comparison.ts'
import { formatRange } from '../../domain/price.ts'
import { CLOSED_FOR_GOOD, type CompareProps, type CompareRow, createRow } from './row.ts'

export function createPriceRows({ clinics, catalog, treatment }: CompareProps): CompareRow[] {
  const rows = groupComparablePrices(
    clinics.map((clinic) => (isClosed(clinic) ? [] : clinic.prices)),
    treatment?.slug,
  )
  return rows.map(({ service, unit, bodyPartOrKind, pricesByClinic }) => ({
    name: [!(treatment && bodyPartOrKind) && (findService(catalog, service)?.name ?? service), bodyPartOrKind]
      .filter(Boolean)
      .join(': ')
      .concat(`, per ${unit}`),
    texts: pricesByClinic.map(
      (clinicPrices) =>
        clinicPrices.map(({ minPrice, maxPrice }) => formatRange(minPrice, maxPrice)).join(' ') || 'Not listed',
    ),
    cells: pricesByClinic.map((clinicPrices) =>
      clinicPrices.length === 0
        ? 'No price stated'
        : clinicPrices.map((price) => (
            <span key={price.label} className="block not-first:mt-2">
              <strong>{formatRange(price.minPrice, price.maxPrice)}</strong>
              {bodyPartOrKind === null && <span className="note"> {price.label}</span>}
            </span>
          )),
    ),
  }))
}

const offersService = (clinic: Clinic, slug: string) => clinic.services.some((service) => service.slug === slug)

export const createOfferRow = (props: CompareProps, slug: string, name: string) =>
  createRow(props, name, (clinic) => {
    if (isClosed(clinic)) return CLOSED_FOR_GOOD
    return clinic.services.length === 0 ? 'Not known' : offersService(clinic, slug) ? 'Yes' : 'No'
  })

export function createServiceRows(props: CompareProps): CompareRow[] {
  const serviceNames = new Map(props.clinics.flatMap(({ services }) => services.map(({ slug, name }) => [slug, name])))
  const countClinics = (slug: string) => props.clinics.filter((clinic) => offersService(clinic, slug)).length
  return [...serviceNames]
    .sort(([a], [b]) => countClinics(b) - countClinics(a))
    .map(([slug, name]) => createOfferRow(props, slug, name))
}

export const createDeviceAndSkinTypeRows = (props: CompareProps): CompareRow[] => [
  createRow(props, 'Devices', ({ devices }) => devices.join(', ') || 'Not known'),
  createRow(props, 'Skin types treated (Fitzpatrick)', ({ skinTypes }) => skinTypes.join(', ') || 'Not known'),
]
