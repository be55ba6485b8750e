import { urls } from '../../urls.ts'

interface TreatmentsPanelProps {
  title: string
  /** Links lead to the treatments in this area, or to the guides if null. */
  area: string | null
  treatments: readonly { slug: string; name: string }[]
}

export const TreatmentsPanel = ({ title, area, treatments }: TreatmentsPanelProps) => (
  <div className="panel">
    <h2>{title}</h2>
    <ul className="link-list">
      {treatments.map(({ slug, name }) => (
        <li key={slug}>
          <a href={area === null ? urls.treatment(slug) : urls.treatmentIn(slug, area)}>{name}</a>
        </li>
      ))}
    </ul>
  </div>
)
