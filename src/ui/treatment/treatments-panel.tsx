import { urls } from '../../urls.ts'
import { LinkList } from '../link-list.tsx'
import { Panel } from '../page/layout.tsx'

interface TreatmentsPanelProps {
  title: string
  /** Slug of an area. If set, the links lead to the treatments in the area. If null, they lead to the guides. */
  area: string | null
  treatments: readonly { slug: string; name: string }[]
}

export const TreatmentsPanel = ({ title, area, treatments }: TreatmentsPanelProps) =>
  treatments.length > 0 && (
    <Panel title={title}>
      <LinkList
        links={treatments.map(({ slug, name }) => ({
          href: area === null ? urls.treatment(slug) : urls.treatmentInArea(slug, area),
          name,
        }))}
      />
    </Panel>
  )
