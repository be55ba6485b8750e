import { isFiltered } from '../../domain/list/list-state.ts'
import { ClaimButtonTargets } from '../../ui/clinic/claim.tsx'
import { DataLinks } from '../../ui/page/data-links.tsx'
import { PageHeader } from '../../ui/page/layout.tsx'
import { FilteredList } from './filtered-list.tsx'
import type { ListPageProps } from './send-list.tsx'

interface ClinicListProps extends ListPageProps {
  title: string
  lead: string
}

export const ClinicListPage = ({ meta, filteredList, claimDialogProps, title, lead }: ClinicListProps) => (
  <>
    <PageHeader meta={meta} title={title} lead={lead} compact />
    <div className="wrap section max-md:pt-3 max-xs:pt-2">
      <FilteredList {...filteredList} />
      {!isFiltered(filteredList.state) && <DataLinks listPath={filteredList.state.path} />}
    </div>
    <ClaimButtonTargets {...claimDialogProps} />
  </>
)
