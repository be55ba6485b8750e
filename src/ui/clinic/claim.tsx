import type { ClaimDialogProps } from '../../../client/islands/claim-dialog.tsx'
import { urls } from '../../urls.ts'
import { Island } from '../page/island.tsx'

/** All claim buttons submit this form. Without JavaScript it goes to the contact page. */
const CLAIM_FORM = 'claim'

const CLAIM_LISTING = 'Claim Listing'

export const ClaimButton = ({
  clinic,
  name,
  label = CLAIM_LISTING,
}: {
  clinic?: string
  name?: string
  label?: string
}) => (
  <button
    type="submit"
    className="button button-quiet"
    form={CLAIM_FORM}
    name="claim"
    value={clinic ?? ''}
    data-name={name}
  >
    {label}
    {name && label === CLAIM_LISTING && <span className="sr-only"> of {name}</span>}
  </button>
)

/** Contains the form and the dialog of the claim buttons. Render it once per page. */
export const ClaimSection = (props: ClaimDialogProps) => (
  <>
    <form id={CLAIM_FORM} action={urls.contact()} method="get" hidden />
    <Island name="claim-dialog" props={props} />
  </>
)
