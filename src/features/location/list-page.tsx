import { formatMedspaCount } from '../../domain/area.ts'
import { ClaimButton, ClaimButtonTargets } from '../../ui/clinic/claim.tsx'
import { DataLinks } from '../../ui/page/data-links.tsx'
import { PageHeader, type PageProps, Section } from '../../ui/page/layout.tsx'
import { AreaCard } from '../../ui/place/area-card.tsx'
import { type Notice, urls } from '../../urls.ts'
import { Toast } from './notice.tsx'

export const LocationListPage = ({
  meta,
  catalog,
  claimDialogProps,
  notice,
}: PageProps & { notice: Notice | null }) => (
  <>
    <PageHeader meta={meta} title="Locations" lead="Med spas by area. Choose one to see who is listed there." />
    <div className="wrap section stack">
      {notice && <Toast notice={notice} />}
      <p className="lead">
        A course means several visits, and you keep them if the clinic is near your work or home. Each area below has
        its listings and a guide to the neighborhood.
      </p>
      <h2 className="sr-only">All locations</h2>
      <div className="card-grid">
        {catalog.areas.map((area) => (
          <AreaCard key={area.slug} area={area}>
            <p>
              <strong>{formatMedspaCount(area.statedCount ?? area.listedCount)}</strong>
              {area.statedCount !== null && <span className="text-muted">{`, ${area.listedCount} listed here`}</span>}
            </p>
          </AreaCard>
        ))}
      </div>
      {catalog.areas.some(({ statedCount }) => statedCount !== null) && (
        <p className="text-sm text-muted">
          {`Where there are two numbers, the first is given by ${catalog.site.sample ? 'the directory and not counted here' : 'the source that the page of the area names'}. The second is how many profiles are listed.`}
        </p>
      )}
      <DataLinks listPath={urls.areaData()} />
      <Section id="own" title="Own a Luxury MedSpa in NYC?" className="panel">
        <p>
          Claim your listing or add one: correct hours, services and prices help the people who are looking for you.
        </p>
        <div className="actions">
          <ClaimButton label="Claim your listing" />
        </div>
      </Section>
    </div>
    <ClaimButtonTargets {...claimDialogProps} />
  </>
)
