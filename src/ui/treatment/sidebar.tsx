import type { ReactNode } from 'react'
import type { Area, Catalog, Treatment } from '../../domain/catalog.ts'
import { createTelephoneUrl, createUrlWithParameters, urls } from '../../urls.ts'
import { FactList } from '../fact-list.tsx'
import { Icon } from '../icon.tsx'
import { Panel, Sidebar } from '../page/layout.tsx'
import { LocationMenu } from '../place/location-menu.tsx'

interface TreatmentSidebarProps {
  catalog: Catalog
  treatment: Treatment
  area?: Area
  children?: ReactNode
}

export const TreatmentSidebar = ({ catalog, treatment, area, children }: TreatmentSidebarProps) => (
  <Sidebar label={area ? `About ${treatment.name} ${area.where}` : `Book ${treatment.name}`}>
    <Panel title={area ? 'Quick facts' : `Book ${treatment.name}`}>
      <FactList facts={treatment.quickFacts} />
      {treatment.quickFacts.map(({ label, note }) => note && <p key={label} className="note">{`${label}: ${note}`}</p>)}
      <a className="button" href={createTelephoneUrl(catalog.site.phone)}>
        <Icon name="phone" />
        {`Call to book: ${catalog.site.phone}`}
      </a>
      <a
        className="button button-quiet"
        href={createUrlWithParameters(urls.priceEstimate(treatment.slug), { area: area?.slug })}
      >
        Get price quote
      </a>
      <a className="button button-quiet" href={urls.serviceAppointments(treatment.slug, area?.slug)}>
        Find appointments
      </a>
      {area && (
        <a className="button button-quiet" href={createUrlWithParameters(urls.finder(), { area: area.slug })}>
          Request personalized recommendations
        </a>
      )}
    </Panel>
    <Panel title={area ? 'Another location' : `${treatment.name} near you`}>
      <LocationMenu areas={catalog.areas} treatment={treatment} currentArea={area} />
    </Panel>
    {children}
  </Sidebar>
)
