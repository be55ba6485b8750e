import type { BrowseProps, ResultCard } from '../../domain/browse-page.ts'
import { formatMiles, milesBetween } from '../../domain/geo.ts'
import { formatRange } from '../../domain/price.ts'
import { ClinicCard } from '../../ui/clinic-card.tsx'

/** Anchor of a result's card. Map markers link to it. */
export const resultId = (clinic: Pick<ResultCard, 'segment'>) => `clinic-${clinic.segment}`

export const ResultList = ({ catalog, state, found }: BrowseProps) => (
  <ol className="rows grid gap-6 *:rounded-lg *:target:[outline:2px_solid_var(--accent)]" aria-labelledby="results">
    {found.cards.map((clinic, index) => (
      <li key={clinic.id} id={resultId(clinic)}>
        <ClinicCard
          clinic={clinic}
          sample={catalog.site.sample}
          preview={false}
          number={index + 1}
          notes={[priceNote(clinic), state.sort === 'distance' ? distanceNote(clinic, found.near) : null]}
        />
      </li>
    ))}
  </ol>
)

const priceNote = ({ price }: ResultCard) => price && `${formatRange(price.min, price.max)} per ${price.unit}`

function distanceNote({ lat, lng }: ResultCard, near: { lat: number; lng: number } | null): string | null {
  if (!near) return null
  return lat === null || lng === null ? 'Distance unknown' : `${formatMiles(milesBetween(near, { lat, lng }))} away`
}
