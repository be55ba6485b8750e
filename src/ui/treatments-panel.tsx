import { urls } from '../urls.ts'

interface TreatmentsPanelProps {
  title: string
  /** Slug of the area that each link leads to the treatment in. */
  area: string
  treatments: readonly { slug: string; name: string }[]
}

/** In a sidebar: treatments in one area, each a link to its page there. */
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
