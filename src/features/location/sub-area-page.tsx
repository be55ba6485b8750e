import type { SubAreaPage as SubAreaPageData } from '../../db/areas.ts'
import { type Area, getClinicCount, WILDCARD } from '../../domain/catalog.ts'
import { SampleNotice } from '../../ui/clinic/badges.tsx'
import { ClinicCards } from '../../ui/clinic/card.tsx'
import { ClaimButtonTargets } from '../../ui/clinic/claim.tsx'
import { LinkList } from '../../ui/link-list.tsx'
import { Paragraphs } from '../../ui/page/html.tsx'
import { Columns, PageHeader, type PageProps, Panel, Sidebar } from '../../ui/page/layout.tsx'
import { urls } from '../../urls.ts'

export const SubAreaPage = ({
  meta,
  catalog,
  claimDialogProps,
  area,
  data: { subArea, clinics, areaClinics },
}: PageProps & { area: Area; data: SubAreaPageData }) => (
  <>
    <PageHeader meta={meta} title={subArea.name} lead={`Part of ${area.name}`} />
    <Columns>
      <div className="stack">
        <div className="prose">
          <Paragraphs items={[subArea.description]} />
          <p>{`Who comes: ${subArea.clientele}`}</p>
        </div>
        <h2>{`Med spas ${subArea.where}`}</h2>
        {clinics.length + areaClinics.length > 0 && <SampleNotice site={catalog.site} />}
        {clinics.length > 0 ? (
          <>
            <ClinicCards layout="rows" clinics={clinics} isSample={catalog.site.sample} />
            {getClinicCount(catalog, WILDCARD, `${area.slug}/${subArea.slug}`) > clinics.length && (
              <p className="actions">
                <a className="button" href={urls.subAreaClinics(area.slug, subArea.slug)}>
                  {`All med spas ${subArea.where}`}
                </a>
              </p>
            )}
          </>
        ) : (
          <>
            <Panel title="No MedSpas Found" headingTag="h3">
              <p>{`We're currently updating our ${subArea.name} MedSpa listings.${areaClinics.length > 0 ? ` These are elsewhere ${area.where}:` : ''}`}</p>
            </Panel>
            {areaClinics.length > 0 && (
              <ClinicCards layout="rows" clinics={areaClinics} isSample={catalog.site.sample} />
            )}
          </>
        )}
      </div>
      <Sidebar label={`About ${subArea.name}`}>
        <Panel title="Popular services">
          <ul className="tags">
            {subArea.popularServices.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </Panel>
        <Panel title={`More of ${area.name}`}>
          <LinkList
            links={[
              { href: urls.area(area.slug), name: `The guide to ${area.name}` },
              { href: urls.areaClinics(area.slug), name: `All med spas ${area.where}` },
              ...area.subAreas
                .filter(({ slug }) => slug !== subArea.slug)
                .map(({ slug, name }) => ({ href: urls.subArea(area.slug, slug), name })),
            ]}
          />
        </Panel>
      </Sidebar>
    </Columns>
    <ClaimButtonTargets {...claimDialogProps} />
  </>
)
