import type { AreaGuidePage as AreaGuidePageData } from '../../db/areas.ts'
import { type Area, listPopularTreatments } from '../../domain/catalog.ts'
import { getInitials } from '../../domain/clinic/clinic.ts'
import type { SubArea } from '../../domain/content.ts'
import { SampleNotice } from '../../ui/clinic/badges.tsx'
import { ClinicCards } from '../../ui/clinic/card.tsx'
import { ClaimButtonTargets } from '../../ui/clinic/claim.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ClinicsMap, chooseMapAndEntries } from '../../ui/map/clinics-map.tsx'
import { Html, Paragraphs } from '../../ui/page/html.tsx'
import { Columns, PageHeader, type PageProps, Panel, Section, Sidebar } from '../../ui/page/layout.tsx'
import { AreaPicture } from '../../ui/place/area-card.tsx'
import { CoverMap } from '../../ui/place/cover-map.tsx'
import { MedicalNotice } from '../../ui/treatment/guide-text.tsx'
import { LastReviewed } from '../../ui/treatment/last-reviewed.tsx'
import { Sources } from '../../ui/treatment/sources.tsx'
import { TreatmentsPanel } from '../../ui/treatment/treatments-panel.tsx'
import { createTelephoneUrl, createUrlWithParameters, urls } from '../../urls.ts'

interface AreaGuideProps extends PageProps {
  area: Area
  data: AreaGuidePageData
}

export const AreaGuidePage = (props: AreaGuideProps) => {
  const { meta, catalog, claimDialogProps, area, data } = props
  return (
    <>
      <PageHeader
        meta={meta}
        title={`${area.name} guide`}
        lead={area.tagline}
        backdrop={{ kind: 'map', picture: <CoverMap cover={data.area.cover} /> }}
      />
      <Columns>
        <div className="stack">
          <div className="prose">
            <Paragraphs items={data.area.guide.guide} />
          </div>
          {data.subAreas.length > 0 && (
            <Section id="neighborhoods" title="Neighborhoods">
              <div className="card-grid">
                {data.subAreas.map((subArea) => (
                  <SubAreaCard key={subArea.slug} subArea={subArea} />
                ))}
              </div>
            </Section>
          )}
          {data.clinics.length > 0 && (
            <section className="stack" aria-labelledby="clinics" data-mapped>
              <h2 id="clinics">{`Listed ${area.where}`}</h2>
              <SampleNotice site={catalog.site} />
              <AreaMap {...props} />
              <ClinicCards layout="card-grid" clinics={data.clinics} isSample={catalog.site.sample} />
              <p>
                <a className="button" href={urls.areaClinics(area.slug)}>{`All med spas ${area.where}`}</a>
              </p>
            </section>
          )}
          <LastReviewed date={data.area.reviewedOn} />
          <MedicalNotice />
        </div>
        <AreaSidebar {...props} />
        <Sources
          sources={data.area.sources}
          citedIn={[...data.area.guide.guide, ...data.insights.map(({ description }) => description)]}
        />
      </Columns>
      <ClaimButtonTargets {...claimDialogProps} />
    </>
  )
}

const AreaMap = ({ catalog, area, data }: AreaGuideProps) => {
  const mapEntries = data.clinicsOnMap.flatMap(({ id, lat, lng, name, ...clinic }) =>
    lat === null || lng === null ? [] : [{ id, lat, lng, name, label: getInitials(name), href: urls.clinic(clinic) }],
  )
  const mapAndEntries = chooseMapAndEntries(catalog.maps, mapEntries)
  if (!mapAndEntries) return null
  return (
    <>
      <div className="max-w-160 max-lg:hidden print:hidden">
        <ClinicsMap
          map={mapAndEntries.map}
          entries={mapAndEntries.shownEntries}
          entriesName={`the clinics in ${area.name}`}
        />
      </div>
      <p className="lg:hidden print:hidden">
        <a href={createUrlWithParameters(urls.areaClinics(area.slug), { view: 'map' })}>{`Map of ${area.name}`}</a>
      </p>
    </>
  )
}

const SubAreaCard = ({ subArea }: { subArea: SubArea }) => (
  <article className="card card-link">
    <div className="clinic-map h-45">
      <AreaPicture picture={subArea.map} />
    </div>
    <div className="card-body">
      <h3>
        <a href={urls.subArea(subArea.area, subArea.slug)}>{subArea.name}</a>
      </h3>
      <p>{subArea.description}</p>
      <p className="text-sm text-muted">{`Who comes: ${subArea.clientele}`}</p>
      <ul className="tags" aria-label="Popular services">
        {subArea.popularServices.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
    </div>
  </article>
)

const AreaSidebar = ({ catalog, area, data }: AreaGuideProps) => (
  <Sidebar label={`Plan a visit ${area.where}`}>
    <Panel title="Book a visit">
      <p>
        {data.clinics.length > 0
          ? `Choose a clinic ${area.where} and call it, or call the directory.`
          : `No med spa is listed ${area.where} yet. Call the directory.`}
      </p>
      <a className="button" href={createTelephoneUrl(catalog.site.phone)}>
        <Icon name="phone" />
        {`Call to book: ${catalog.site.phone}`}
      </a>
      {data.clinics.length > 0 && (
        <a className="button button-quiet" href={urls.areaClinics(area.slug)}>
          Find appointments
        </a>
      )}
    </Panel>
    <TreatmentsPanel title="Popular services" area={area.slug} treatments={listPopularTreatments(catalog, area.slug)} />
    <Panel title="Insights">
      <dl className="stack">
        {data.insights.map((insight) => (
          <div key={insight.title}>
            <dt>
              <strong>{insight.title}</strong>
            </dt>
            <dd>
              <Html as="span" html={insight.description} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
    <Panel title="Concierge">
      <p>
        Not sure which treatment fits? Answer two questions and see the options, with what they cost and what they risk.
      </p>
      <a className="button button-quiet" href={createUrlWithParameters(urls.finder(), { area: area.slug })}>
        Request personalized recommendations
      </a>
    </Panel>
  </Sidebar>
)
