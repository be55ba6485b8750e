/** No `allow-same-origin` and no `allow-top-navigation`, so the form cannot reach the site or leave the page. */
export const CLAIM_FORM_SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

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
