import type { SearchField } from '../../domain/search/destination.ts'
import { PageHeader, type PageProps } from '../../ui/page/layout.tsx'
import { DirectorySearch } from '../../ui/place/directory-search.tsx'

interface UnknownChoiceProps extends PageProps {
  typed: Readonly<Record<SearchField, string>>
  unknownFields: readonly SearchField[]
}

export const UnknownChoicePage = ({ meta, catalog, typed, unknownFields }: UnknownChoiceProps) => (
  <>
    <PageHeader meta={meta} title="Search" />
    <div className="wrap section stack">
      {unknownFields.map((field) => (
        <p key={field} role="alert">{`There is no ${field} called “${typed[field]}”. Choose one from the list.`}</p>
      ))}
      <DirectorySearch
        catalog={catalog}
        chosen={{
          ...(unknownFields.includes('treatment') ? {} : { treatment: typed.treatment }),
          ...(unknownFields.includes('location') ? {} : { location: typed.location }),
        }}
      />
    </div>
  </>
)
