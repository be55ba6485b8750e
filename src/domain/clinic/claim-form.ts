/**
 * Sandbox of the third-party claim form. Without `allow-same-origin`, the form cannot reach the page or the site's
 * storage. Without `allow-top-navigation`, the form cannot navigate the visitor away.
 */
export const CLAIM_FORM_SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

/** The phone number and the email address are the directory's, not a clinic's. */
export interface ClaimDialogProps {
  phone: string
  phoneHref: string
  email: string
  sample: boolean
  formPageUrl: string | null
}

export type ClaimFormMessage = 'claim-form-failed'

export const createClaimMailtoUrl = (email: string, clinicName: string | null | undefined): string =>
  `mailto:${email}${clinicName ? `?subject=${encodeURIComponent(`Claim: ${clinicName}`)}` : ''}`
