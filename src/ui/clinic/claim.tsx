import type { ClaimDialogProps } from '../../domain/clinic/claim-form.ts'
import { urls } from '../../urls.ts'
import { Island } from '../page/island.tsx'

/** Form that all claim buttons submit. Without JavaScript, it leads to the contact page. */
const CLAIM_BUTTONS_FORM_ID = 'claim'

const DEFAULT_LABEL = 'Claim Listing'

export const ClaimButton = ({
  clinic,
  name,
  label = DEFAULT_LABEL,
}: {
  clinic?: string
  name?: string
  label?: string
}) => (
  <button
    type="submit"
    className="button button-quiet"
    form={CLAIM_BUTTONS_FORM_ID}
    name="claim"
    value={clinic ?? ''}
    data-name={name}
  >
    {label}
    {name && label === DEFAULT_LABEL && <span className="sr-only"> of {name}</span>}
  </button>
)

/** Renders the form and the dialog of the claim buttons. Use it once per page. */
export const ClaimSection = (props: ClaimDialogProps) => (
  <>
    <form id={CLAIM_BUTTONS_FORM_ID} action={urls.contact()} method="get" hidden />
    <Island name="claim-dialog" props={props} />
  </>
)
