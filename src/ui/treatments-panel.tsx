import { urls } from '../urls.ts'

interface TreatmentsPanelProps {
  title: string
  area: string
  treatments: readonly { slug: string; name: string }[]
}

export const TreatmentsPanel = ({ title, area, treatments }: TreatmentsPanelProps) => (
  <div className="panel">
    <h2>{title}</h2>
    <ul className="link-list">
      {treatments.map(({ slug, name }) => (
        <li key={slug}>
          <a href={urls.treatmentIn(slug, area)}>{name}</a>
        </li>
      ))}
    </ul>
  </div>
)
