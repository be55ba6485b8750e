import type { ClaimDialogProps } from '../../client/islands/claim-dialog.tsx'
import { urls } from '../urls.ts'
import { Island } from './island.tsx'

/** The one form all claim buttons of a page belong to. Without JavaScript it leads to the contact page. */
const CLAIM_FORM = 'claim'

/** Opens the claim dialog. */
export const ClaimButton = ({
  clinic,
  name,
  label = 'Claim Listing',
}: {
  clinic?: string
  name?: string
  label?: string
}) => (
  <button type="submit" className="button button-quiet" form={CLAIM_FORM} name="claim" value={clinic ?? ''}>
    {label}
    {name && <span className="visually-hidden"> of {name}</span>}
  </button>
)

/** The form behind the claim buttons and the dialog it opens; once a page. */
export const ClaimSection = (props: ClaimDialogProps) => (
  <>
    <form id={CLAIM_FORM} action={urls.contact()} method="get" hidden />
    <Island name="claim-dialog" props={props} />
  </>
)
