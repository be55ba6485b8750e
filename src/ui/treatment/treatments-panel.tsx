import { urls } from '../../urls.ts'
import { LinkList } from '../link-list.tsx'

interface TreatmentsPanelProps {
  title: string
  /** Slug of the area. If set, the links lead to each treatment in this area, and otherwise to its guide. */
  area: string | null
  treatments: readonly { slug: string; name: string }[]
}

export const TreatmentsPanel = ({ title, area, treatments }: TreatmentsPanelProps) => (
  <div className="panel">
    <h2>{title}</h2>
    <LinkList
      links={treatments.map(({ slug, name }) => ({
        href: area === null ? urls.treatment(slug) : urls.treatmentInArea(slug, area),
        name,
      }))}
    />
  </div>
)
