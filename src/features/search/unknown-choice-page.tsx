import { PageHeader } from '../../ui/page/page-header.tsx'
import type { PageProps } from '../../ui/page/page-props.ts'
import { DirectorySearch } from '../../ui/place/directory-search.tsx'

interface UnknownChoiceProps extends PageProps {
  treatment: string | null
  location: string | null
  unknownFields: readonly ('treatment' | 'location')[]
}

export const UnknownChoicePage = ({ meta, catalog, unknownFields, treatment, location }: UnknownChoiceProps) => (
  <>
    <PageHeader meta={meta} title="Search" />
    <div className="wrap section stack">
      {unknownFields.includes('treatment') && (
        <p role="alert">{`There is no treatment called “${treatment}”. Choose one from the list.`}</p>
      )}
      {unknownFields.includes('location') && (
        <p role="alert">{`There is no location called “${location}”. Choose one from the list.`}</p>
      )}
      <DirectorySearch
        catalog={catalog}
        chosen={{
          ...(unknownFields.includes('treatment') ? {} : { treatment: treatment ?? '' }),
          ...(unknownFields.includes('location') ? {} : { location: location ?? '' }),
        }}
      />
    </div>
  </>
)
