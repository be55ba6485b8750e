import type { ClaimDialogProps } from '../../domain/clinic/claim-form.ts'
import { urls } from '../../urls.ts'
import { Island } from '../page/island.tsx'

/** Id of the form that all claim buttons submit. Without JavaScript, the form leads to the contact page. */
const CLAIM_BUTTONS_FORM_ID = 'claim'

const DEFAULT_LABEL = 'Claim Listing'

export const ClaimButton = ({
  clinicSegment,
  clinicName,
  label = DEFAULT_LABEL,
}: {
  clinicSegment?: string
  clinicName?: string
  label?: string
}) => (
  <button
    type="submit"
    className="button button-quiet"
    form={CLAIM_BUTTONS_FORM_ID}
    name="claim"
    value={clinicSegment ?? ''}
    data-name={clinicName}
  >
    {label}
    {clinicName && label === DEFAULT_LABEL && <span className="sr-only"> of {clinicName}</span>}
  </button>
)

/** Renders the dialog that the claim buttons open, and the form that they submit otherwise. Use it once per page. */
export const ClaimButtonTargets = (props: ClaimDialogProps) => (
  <>
    <form id={CLAIM_BUTTONS_FORM_ID} action={urls.contact()} method="get" hidden />
    <Island name="claim-dialog" props={props} />
  </>
)
