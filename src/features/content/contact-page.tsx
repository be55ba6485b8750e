import { createClaimMailtoUrl } from '../../domain/clinic/claim-form.ts'
import type { Prose } from '../../domain/content.ts'
import { ClaimButton, ClaimButtonTargets } from '../../ui/clinic/claim.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type PageProps, Section } from '../../ui/page/layout.tsx'
import { ProsePage } from './prose-page.tsx'

interface ContactProps extends PageProps {
  prose: Prose
  isClaiming: boolean
  claimedClinicName: string | null
}

export const ContactPage = ({ meta, prose, claimDialogProps, isClaiming, claimedClinicName }: ContactProps) => (
  <ProsePage meta={meta} prose={prose}>
    <Section id="reach" title={isClaiming ? 'Claim a listing' : 'Call or write'} className="panel">
      {claimedClinicName && (
        <p>
          You are claiming <strong>{claimedClinicName}</strong>.
        </p>
      )}
      {isClaiming && (
        <p>
          {claimedClinicName ? 'Tell us your role there.' : 'Tell us the name of the clinic and your role there.'}
          {' We call back on the number that is listed.'}
        </p>
      )}
      <div className="actions">
        <a className="button" href={claimDialogProps.phoneHref}>
          <Icon name="phone" />
          {`Call ${claimDialogProps.phone}`}
        </a>
        <a
          className="button button-quiet"
          href={createClaimMailtoUrl(claimDialogProps.email, claimedClinicName)}
        >{`Write to ${claimDialogProps.email}`}</a>
        {claimDialogProps.formPageUrl &&
          (isClaiming ? (
            <a className="button button-quiet" href={claimDialogProps.formPageUrl}>
              Open the claim form
            </a>
          ) : (
            <ClaimButton label="Claim a listing" />
          ))}
      </div>
    </Section>
    <ClaimButtonTargets {...claimDialogProps} />
  </ProsePage>
)
