import type { Catalog } from '../../domain/catalog.ts'
import type { PageMeta } from '../../seo/meta.ts'
import { Banner } from '../../ui/page/banner.tsx'
import { DirectorySearch } from '../../ui/place/directory-search.tsx'

interface UnknownChoiceProps {
  meta: PageMeta
  catalog: Catalog
  treatment: string | null
  location: string | null
  unknown: readonly ('treatment' | 'location')[]
}

export const UnknownChoicePage = ({ meta, catalog, unknown, treatment, location }: UnknownChoiceProps) => (
  <>
    <Banner meta={meta} title="Search" />
    <div className="wrap section stack">
      {unknown.includes('treatment') && (
        <p role="alert">{`There is no treatment called “${treatment}”. Choose one from the list.`}</p>
      )}
      {unknown.includes('location') && (
        <p role="alert">{`There is no location called “${location}”. Choose one from the list.`}</p>
      )}
      <DirectorySearch
        catalog={catalog}
        chosen={{
          ...(unknown.includes('treatment') ? {} : { treatment: treatment ?? '' }),
          ...(unknown.includes('location') ? {} : { location: location ?? '' }),
        }}
      />
    </div>
  </>
)
