import type { BrowseProps, ResultCard } from '../../domain/browse-page.ts'
import { type Catalog, findArea } from '../../domain/catalog.ts'
import { formatMiles, milesBetween, type Point } from '../../domain/geo.ts'
import { fullSelection } from '../../domain/list-state.ts'
import { ClinicCard } from '../../ui/clinic-card.tsx'
import { cityRange } from '../../ui/price-strip.tsx'

/** Anchor of a result's card. Map markers link to it. */
export const resultId = (clinic: Pick<ResultCard, 'segment'>) => `clinic-${clinic.segment}`

export const ResultList = ({ catalog, state, found }: BrowseProps) => {
  const { treatment, language } = fullSelection(state)
  return (
    <ol className="rows grid gap-6 *:rounded-lg *:target:[outline:2px_solid_var(--accent)]" aria-labelledby="results">
      {found.cards.map((clinic, index) => (
        <li key={clinic.id} id={resultId(clinic)}>
          <ClinicCard
            clinic={clinic}
            sample={catalog.site.sample}
            preview={false}
            number={index + 1}
            context={{
              treatment,
              language,
              ...(treatment && { price: clinic.price }),
              city: clinic.price && cityRange(found.cityPrices, clinic.price.unit),
              place: found.near ? distanceFrom(found.near, clinic) : neighborhood(catalog, clinic),
            }}
          />
        </li>
      ))}
    </ol>
  )
}

const neighborhood = (catalog: Catalog, { location }: ResultCard) => findArea(catalog, location)?.name ?? null

function distanceFrom(near: Point, { lat, lng }: ResultCard): string {
  return lat === null || lng === null ? 'Distance unknown' : `${formatMiles(milesBetween(near, { lat, lng }))} away`
}
