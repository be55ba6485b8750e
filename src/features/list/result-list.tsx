import { type Catalog, findService } from '../../domain/catalog.ts'
import { findZipCode } from '../../domain/clinic/address.ts'
import type { Day } from '../../domain/clinic/hours.ts'
import { formatMiles, getMilesBetween, type Point } from '../../domain/geo.ts'
import type { FilteredListProps, ResultCard } from '../../domain/list/list-results.ts'
import { getFullSelection } from '../../domain/list/list-state.ts'
import { isRegion } from '../../domain/list/near.ts'
import { type CardContext, ClinicCard } from '../../ui/clinic/card.tsx'
import { ClinicLink } from '../../ui/clinic/clinic-link.tsx'
import { Section } from '../../ui/page/layout.tsx'
import { findCityStatistic, formatPrice } from '../../ui/price/strip.tsx'

export const createResultId = (clinic: Pick<ResultCard, 'segment'>) => `clinic-${clinic.segment}`

export const ResultList = (props: FilteredListProps) => (
  <ol className="rows grid gap-6" aria-labelledby="results">
    {props.results.cards.map((clinic, index) => (
      <li key={clinic.id} id={createResultId(clinic)}>
        <ClinicCard
          clinic={clinic}
          isSample={props.catalog.site.sample}
          resultNumber={index + 1}
          context={createCardContext(props, clinic, props.results.near)}
        />
      </li>
    ))}
  </ol>
)

export const NearbyClinicList = ({ catalog, state, results }: FilteredListProps) => {
  if (!results.nearby) return null
  const { origin, cards } = results.nearby
  const service = findService(catalog, getFullSelection(state).treatment ?? '')
  return (
    <Section
      id="others"
      title={service ? `The nearest others with ${service.name}` : 'The nearest others'}
      className="stack pt-5 md:pt-4"
    >
      <p className="text-sm text-muted">{`In a straight line from the center of ${origin.name}.`}</p>
      <ul className="link-list">
        {cards.map((clinic) => (
          <li key={clinic.id}>
            <ClinicLink clinic={clinic} />
            <p className="text-sm">
              {[
                formatDistance(origin, clinic),
                service && (clinic.price ? formatPrice(clinic.price) : 'Price on request'),
                clinic.rating !== null && clinic.reviewCount ? `Rated ${clinic.rating.toFixed(1)}` : null,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const DAYS_BY_OPEN_FILTER: Readonly<Record<string, readonly Day[]>> = {
  saturday: ['sat'],
  sunday: ['sun'],
  weekend: ['sat', 'sun'],
}

function createCardContext(
  { catalog, state, results }: FilteredListProps,
  clinic: ResultCard,
  origin: Point | null,
): CardContext {
  const { treatment, language, skin, device, open } = getFullSelection(state)
  return {
    treatment,
    language,
    days: DAYS_BY_OPEN_FILTER[open ?? ''],
    showsDevicesAndSkinTypes: skin !== undefined || device !== undefined,
    ...(treatment && { price: clinic.price }),
    cityStatistic: clinic.price && findCityStatistic(results.cityStatistics, clinic.price.unit),
    place: origin ? formatDistance(origin, clinic) : getNeighborhoodOrArea(catalog, clinic),
    showsStation: origin !== null,
  }
}

/** Returns the neighborhood of a clinic in a region, if its zip code has only one, or else the name of its area. */
function getNeighborhoodOrArea({ areas, zipCodes: zips }: Catalog, { location, address }: ResultCard): string | null {
  const zip = isRegion(location) ? zips.get(findZipCode(address) ?? '') : undefined
  if (zip && !zip.name.includes(',')) return zip.name
  return areas.find(({ slug }) => slug === location)?.name ?? null
}

export function formatDistance(origin: Point, { lat, lng }: ResultCard): string {
  return lat === null || lng === null
    ? 'Distance unknown'
    : `${formatMiles(getMilesBetween(origin, { lat, lng }))} away`
}
