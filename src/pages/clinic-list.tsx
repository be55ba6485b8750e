import type { ClaimDialogProps } from '../../client/islands/claim-dialog.tsx'
import type { Catalog } from '../domain/catalog.ts'
import type { ClinicCard } from '../domain/content.ts'
import type { PageMeta } from '../seo/meta.ts'
import { Banner } from '../ui/banner.tsx'
import { ClaimSection } from '../ui/claim.tsx'
import { ClinicRows } from '../ui/clinic-card.tsx'
import { DataLinks } from '../ui/data-links.tsx'
import { Icon } from '../ui/icon.tsx'
import { type ListChoice, ListFilters } from '../ui/list-filters.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { listUrl, telephone, urls } from '../urls.ts'

export interface ClinicListProps {
  meta: PageMeta
  catalog: Catalog
  claim: ClaimDialogProps
  title: string
  lead: string
  /** The list's own address; every choice below is a query of it. */
  path: string
  choice: ListChoice
  /** The page of a treatment offers no choice of treatment. */
  chooseTreatment: boolean
  clinics: ClinicCard[]
  total: number
  pages: number
}

/** Clinics with filters, an order and pages: all med spas, or all providers of a service. */
export const ClinicListPage = (props: ClinicListProps) => {
  const { meta, catalog, claim, title, lead, path, choice, chooseTreatment, clinics, total, pages } = props
  return (
    <>
      <Banner meta={meta} title={title} lead={lead} />
      <div className="wrap section">
        <ListFilters path={path} choice={choice} catalog={catalog} chooseTreatment={chooseTreatment} />
        <div className="section-head">
          <h2>{`${total} ${total === 1 ? 'med spa' : 'med spas'}`}</h2>
          <p className="small">
            <a href={telephone(catalog.site.phone)}>
              <Icon name="phone" className="inline-icon" />
              {`Call to book: ${catalog.site.phone}`}
            </a>
            {' · '}
            <a href={urls.ordering()}>How results are ordered</a>
          </p>
        </div>
        {clinics.length > 0 ? (
          <ClinicRows clinics={clinics} sample={catalog.site.sample} />
        ) : (
          <div className="empty">
            <h3>No MedSpas Found</h3>
            <p>No listed clinic fits all of these choices. Take one away, or look at all of them.</p>
            <p className="actions">
              <a className="button" href={path}>
                Remove all filters
              </a>
            </p>
          </div>
        )}
        <Pagination page={choice.page} pages={pages} href={(page) => listUrl(path, { ...choice, page })} />
        <DataLinks list={path} />
      </div>
      <ClaimSection {...claim} />
    </>
  )
}
